import { createConcurrencyLimiter } from "../../../domain/shared/concurrency-limiter.ts";
import { TooBusyError } from "../../../domain/shared/too-busy.ts";
import type { ContentVersions } from "../../../domain/site-map/ports.ts";
import type { MadeCall } from "../../calls/clients/record-calls.ts";
import { isCacheable, isContentPage, pageAddress } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";

type PageRequest = {
  request: Request;
  /**
   * The owner of the request's share of renders: a member's account, or otherwise the client's
   * address.
   */
  client: { isMember: boolean; key: string };
  /** Whether a page may contain what only this person may see. */
  isPersonal: boolean;
  render: (request: Request) => Promise<Response>;
  readVersions: () => Promise<ContentVersions>;
  /** Called with the content versions that the page will be rendered at. */
  onVersions: (versions: ContentVersions | null) => void;
  /** Whether all reads for the page succeeded; call it after rendering. */
  isWhole: () => boolean;
  /** The calls made for the page; call it after rendering. */
  callsOf: () => readonly MadeCall[];
  /** Whether calls are answered now as they were for an earlier page. */
  areAnsweredAsBefore: (calls: readonly MadeCall[]) => Promise<boolean>;
};

const busy = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Please try again</title>
<p>The site is very busy right now. Please try again in a few seconds.</p></html>`;

/**
 * A request waits up to 15 seconds as long as renders finish, and 5 seconds when none finishes, as
 * with a hanging database.
 */
const usualShare: Parameters<typeof createConcurrencyLimiter>[0] = {
  atOnce: 8,
  waiting: 1_000,
  patienceMs: 5_000,
  longestMs: 15_000,
};

/**
 * Serves page GETs under load. Visitors' content pages come from the page cache. Members and
 * visitors each have a share of concurrent renders, with turns within it; beyond that the answer is
 * 503 with Retry-After. Writes are never limited here.
 */
export function createRenderLimiter(
  cache: Pick<PageCache, "serve">,
  { members = usualShare, visitors = usualShare } = {},
) {
  const shares = {
    members: createConcurrencyLimiter(members),
    visitors: createConcurrencyLimiter(visitors),
  };

  return async (asked: PageRequest): Promise<Response> => {
    const { request, client, render, readVersions, onVersions, isWhole, callsOf } = asked;
    if (request.method !== "GET" && request.method !== "HEAD") return render(request);
    const share = client.isMember ? shares.members : shares.visitors;
    const inTurn = (request: Request) => share.run(() => render(request), client.key);
    try {
      if (!isSameForAll(asked)) return await inTurn(request);
      const isContent = isContentPage(request.url);
      const url = isContent ? pageAddress(request.url) : request.url;
      return await cache.serve({
        url,
        headers: request.headers,
        readVersions: isContent && isCacheable(url) ? readVersions : null,
        onVersions,
        // only the URL counts: the first caller's headers must not affect others' answers, and it
        // may disconnect
        make: () => inTurn(new Request(url)),
        isWhole,
        callsOf,
        areAnsweredAsBefore: (calls) =>
          share.run(() => asked.areAnsweredAsBefore(calls), client.key),
      });
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error;
      const headers = {
        "content-type": "text/html; charset=utf-8",
        "retry-after": `${error.retryAfterSeconds}`,
      };
      return new Response(busy, { status: 503, headers });
    }
  };
}

/**
 * Whether all visitors get the same bytes: content pages depend only on their URL, pictures also on
 * accepted formats, and other pages on any cookie of ours.
 */
function isSameForAll({ request: { method, url, headers }, isPersonal }: PageRequest): boolean {
  // HEAD gets the page's answer, whose body Hono leaves out
  if (isContentPage(url)) return !isPersonal;
  if (method !== "GET" || new URL(url).pathname.startsWith("/img/")) return false;
  return !headers.has("cookie");
}
