import type { ContentVersions } from "../../../domain/site-map/ports.ts";
import { within } from "../../services/within.ts";
import { type RequestLine, redactPath } from "../middleware/log-requests.ts";
import type { PageCache, ReadyAnswer } from "./page-cache.ts";

type Needs = {
  cache: Pick<PageCache, "has" | "readAnswer">;
  readVersions: () => Promise<ContentVersions>;
  isStopping: () => boolean;
  /** Writes the log's line of a request; null where none are written. */
  log: ((line: RequestLine) => void) | null;
  /** Measures an answer; null where nothing is measured. */
  observe: ((status: number, ms: number) => void) | null;
};
/** Hands the request to the middleware. */
type Pass = () => Response | Promise<Response>;

/** Marks a possible member: the middleware decides. Other cookies don't change content pages. */
const session = /(?:^|;\s*)(?:__Host-)?session=/;

/** Beyond this a request goes through the middleware, however often content changes meanwhile. */
const maxWaits = 3;
/** Then the versions are read again: a database that came to hang while the page is made shows in them. */
const longestWaitMs = 3_000;

/**
 * Serves cached pages to visitors before all middleware, with the same bytes and headers and the
 * version checked per request. What it cannot serve, `pass` hands to the middleware: after an edit
 * one request for each page, while the others wait here for that page. Null: with nothing done yet.
 */
export function createFastPath({ cache, readVersions, isStopping, log, observe }: Needs) {
  /** Pages that one request is having made. */
  const underWay = new Map<string, Promise<void>>();

  return (request: Request, pass: Pass): Promise<Response> | null => {
    const { method, url } = request;
    // URLs in the cache have passed every check
    if (method !== "GET" || isStopping() || !cache.has(url)) return null;
    const { headers } = request;
    if (session.test(headers.get("cookie") ?? "")) return null;
    if (!url.startsWith(`http://${headers.get("host")}/`)) return null;
    return answer(request, pass);
  };

  async function answer(request: Request, pass: Pass): Promise<Response> {
    const { url } = request;
    const began = performance.now();
    for (let waits = 0; waits <= maxWaits; waits++) {
      // after waiting too: a page counts that is as of versions read since the request came
      const ready = await cache.readAnswer(request, readVersions);
      if (ready) return toResponse(ready, url, performance.now() - began);
      const making = underWay.get(url);
      if (!making) return lead(url, pass);
      await within(longestWaitMs, making).catch(() => {});
    }
    return pass();
  }

  async function lead(url: string, pass: Pass): Promise<Response> {
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.set(url, promise);
    try {
      return await pass();
    } finally {
      underWay.delete(url);
      resolve();
    }
  }

  function toResponse({ status, body, headers }: ReadyAnswer, url: string, ms: number): Response {
    const requestId = crypto.randomUUID();
    log?.({ method: "GET", route: redactPath(pathOf(url)), status, ms: Math.round(ms), requestId });
    observe?.(status, ms);
    return new Response(body, { status, headers: { ...headers, "x-request-id": requestId } });
  }
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
