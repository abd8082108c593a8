import { createConcurrencyLimiter } from "../../../domain/shared/concurrency-limiter.ts";
import { TooBusyError } from "../../../domain/shared/too-busy.ts";
import type { ContentVersions } from "../../../domain/site-map/ports.ts";
import type { MadeCall } from "../../calls/clients/record-calls.ts";
import { isCacheable, isContentPage, pageAddress } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";

type PageRequest = {
  request: Request;
  /** On whose account the rendering counts: a member's own, or else the client's address. */
  client: { isMember: boolean; key: string };
  /** Whether a page may show what only this person sees. */
  isPersonal: boolean;
  render: (request: Request) => Promise<Response>;
  readVersions: () => Promise<ContentVersions>;
  /** Told the versions as of which a page is made. */
  onVersions: (versions: ContentVersions | null) => void;
  /** Whether all could be read that a page shows, once it is rendered. */
  isWhole: () => boolean;
  /** The calls that were made for a page, once it is rendered. */
  callsOf: () => readonly MadeCall[];
  /** Whether calls are answered now as they were for an earlier page. */
  areAnsweredAsBefore: (calls: readonly MadeCall[]) => Promise<boolean>;
};

const busy = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Please try again</title>
<p>The site is very busy right now. Please try again in a few seconds.</p></html>`;

/** A request waits up to 15 seconds while pages end fast enough, and 5 seconds when a hanging database lets none end. */
const usualShare: Parameters<typeof createConcurrencyLimiter>[0] = {
  atOnce: 8,
  waiting: 1_000,
  patienceMs: 5_000,
  longestMs: 15_000,
};

/**
 * Serves page GETs under load. Visitors' content pages come from the page cache. Members and
 * visitors each have a share of the renders, taking turns within it; beyond that 503 with
 * Retry-After. Writes are never limited here.
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
        // the first caller's headers must not shape what others get, and it may disconnect: only
        // the URL counts
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

/** Pages of visitors differ by their address only; pictures also by what a browser takes, and the rest by any of our cookies. */
function isSameForAll({ request: { method, url, headers }, isPersonal }: PageRequest): boolean {
  // the answer to HEAD is a page's without its body, which Hono leaves out
  if (isContentPage(url)) return !isPersonal;
  if (method !== "GET" || new URL(url).pathname.startsWith("/img/")) return false;
  return !headers.has("cookie");
}
