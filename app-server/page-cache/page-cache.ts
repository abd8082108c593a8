import type { Core } from "../../domain/core.ts";
import { apiCalls } from "../contract/api-calls.ts";
import type { System } from "../services/system.ts";
import { within } from "../services/within.ts";
import { createAnswerCache, type Runs } from "./answer-cache.ts";
import { createFastPath, type FastPath, type FastPathOptions } from "./fast-path.ts";
import { isCacheable, isContentPage, pageAddress } from "./page-address.ts";
import { recordCalls } from "./record-calls.ts";
import { createStoredPages } from "./stored-pages.ts";
import { createUntouchedCheck } from "./untouched-check.ts";

export type { RepeatAnswer } from "./fast-path.ts";

type Needs = FastPathOptions & {
  /** Without it every page is rendered, and every call is made, each time. */
  isOn: boolean;
  system: Pick<System, "compress" | "hash" | "now">;
  siteMap: Pick<Core["siteMap"], "publicVersions" | "listReworded">;
  /** Whether standbys answer reads: they may lag behind the versions. */
  hasStandbys: boolean;
  /** Adds the headers that every answer has. */
  addHeaders(headers: Headers): void;
};

type Rendering = {
  /** Whether the page may contain what only this person may see. */
  isPersonal: boolean;
  render(request: Request): Promise<Response>;
  /** Whether all reads for the page succeeded; called after rendering. */
  isWhole(): boolean;
};

/**
 * Timeout in milliseconds for reading the content versions; after it the database counts as down,
 * and the last copies are served.
 */
const longestReadMs = 2_000;

/**
 * Caches visitors' pages and public answers until their content changes. `serve` answers a request
 * before all middleware, or returns null; `open` is for a request within it.
 */
export function createPageCache({
  isOn,
  system,
  siteMap,
  hasStandbys,
  addHeaders,
  ...needs
}: Needs) {
  const readVersions = () => within(longestReadMs, siteMap.publicVersions());
  const areUntouched = createUntouchedCheck((since) =>
    within(longestReadMs, siteMap.listReworded({ since })),
  );
  const pages = createStoredPages(system, { addHeaders, ...(!hasStandbys && { areUntouched }) });
  const openAnswers = createAnswerCache(apiCalls, readVersions, () => system.now().getTime(), {
    isOff: !isOn || hasStandbys,
    areUntouched,
  });
  const off: FastPath = () => null;

  return {
    serve: isOn ? createFastPath({ ...needs, cache: pages, readVersions }) : off,

    /** Opens the cache for one request, which makes its page's calls by `run`. */
    open(runs: Runs) {
      const answers = openAnswers(runs);
      const made = recordCalls(answers.run, apiCalls);
      return {
        run: made.run,
        /** The page for everyone, cached or rendered now; null when it isn't for everyone. */
        serve(request: Request, { isPersonal, render, isWhole }: Rendering) {
          if (!isSameForAll(request, isPersonal)) return null;
          const isContent = isContentPage(request.url);
          const url = isContent ? pageAddress(request.url) : request.url;
          return pages.serve({
            url,
            headers: request.headers,
            readVersions: isOn && isContent && isCacheable(url) ? readVersions : null,
            onVersions: answers.useVersions,
            // only the URL counts: the first caller's headers must not affect others' answers, and
            // it may disconnect
            async make() {
              const page = await render(new Request(url));
              if (isContent && page.status === 200) {
                page.headers.set("cache-control", "no-cache");
                page.headers.set("vary", "accept-encoding, cookie");
              }
              return page;
            },
            isWhole,
            callsOf: made.calls,
          });
        },
      };
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Whether all visitors get the same bytes: content pages depend only on their URL, pictures also on
 * accepted formats, and other pages on any cookie of ours.
 */
function isSameForAll({ method, url, headers }: Request, isPersonal: boolean): boolean {
  // HEAD gets the page's answer, whose body Hono leaves out
  if (isContentPage(url)) return (method === "GET" || method === "HEAD") && !isPersonal;
  if (method !== "GET" || new URL(url).pathname.startsWith("/img/")) return false;
  return !headers.has("cookie");
}
