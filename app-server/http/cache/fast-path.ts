import type { ContentVersions } from "../../../domain/site-map/ports.ts";
import type { RequestLine } from "../middleware/log-requests.ts";
import { redactPath } from "../redact-path.ts";
import type { PageCache } from "./page-cache.ts";

type Needs = {
  cache: Pick<PageCache, "has" | "readAnswer">;
  readVersions: () => Promise<ContentVersions>;
  isStopping: () => boolean;
  /** Writes the log's line of a request; null where none are written. */
  log: ((line: RequestLine) => void) | null;
};

/** Marks a possible member: the middleware decides. Other cookies don't change content pages. */
const session = /(?:^|;\s*)(?:__Host-)?session=/;

/**
 * Serves cached pages to visitors before all middleware, with the same bytes and headers and the
 * version checked per request. Null hands over to the middleware, with nothing done yet.
 */
export function createFastPath({ cache, readVersions, isStopping, log }: Needs) {
  return (request: Request): Promise<Response | null> | null => {
    const { method, url } = request;
    // URLs in the cache have passed every check
    if (method !== "GET" || isStopping() || !cache.has(url)) return null;
    const { headers } = request;
    if (session.test(headers.get("cookie") ?? "")) return null;
    if (!url.startsWith(`http://${headers.get("host")}/`)) return null;
    return answer(request);
  };

  async function answer(request: Request): Promise<Response | null> {
    const began = log && performance.now();
    const ready = await cache.readAnswer(request, readVersions);
    if (!ready) return null;
    const { status, body, headers } = ready;
    const requestId = crypto.randomUUID();
    if (log && began !== null) {
      const ms = Math.round(performance.now() - began);
      log({ method: "GET", route: redactPath(pathOf(request.url)), status, ms, requestId });
    }
    return new Response(body, { status, headers: { ...headers, "x-request-id": requestId } });
  }
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
