import type { ContentVersions } from "../../domain/site-map/ports.ts";
import { type RequestLine, redactPath } from "../http/middleware/log-requests.ts";
import { within } from "../services/within.ts";
import { pageAddress } from "./page-address.ts";
import type { ReadyAnswer } from "./stored-page.ts";
import type { StoredPages } from "./stored-pages.ts";

/** Prepares an answer for sending it many times, each time with its own request id. */
export type RepeatAnswer = (ready: ReadyAnswer) => (requestId: string) => Response;

export type FastPathOptions = {
  isStopping: () => boolean;
  repeatAnswer?: RepeatAnswer;
  /** Writes a request's log line; null when logging is off. */
  log: ((line: RequestLine) => void) | null;
  /** Records an answer in the metrics; null when metrics are off. */
  observe: ((status: number, ms: number) => void) | null;
};
type Needs = FastPathOptions & {
  cache: Pick<StoredPages, "has" | "readAnswer">;
  readVersions: () => Promise<ContentVersions>;
};
/** Passes the request on to the middleware. */
type Pass = () => Response | Promise<Response>;
/** Null when it has done nothing yet. */
export type FastPath = (request: Request, pass: Pass) => Promise<Response> | null;

/**
 * Matches a session cookie: a possible member, for whom the middleware decides. Other cookies don't
 * affect content pages.
 */
const session = /(?:^|;\s*)(?:__Host-)?session=/;

/**
 * After this number of waits a request goes through the middleware, even if content keeps changing.
 */
const maxWaits = 3;
/**
 * Milliseconds to wait for a page before the versions are read again, which detects a database that
 * began to hang meanwhile.
 */
const longestWaitMs = 3_000;

/**
 * Serves cached pages to visitors before all middleware, with the same bytes and headers, and with
 * the versions checked for each request. Other requests go to the middleware by `pass`: after an
 * edit one request for each page, while the others wait here for its result.
 */
export function createFastPath(needs: Needs): FastPath {
  const { cache, readVersions, isStopping, repeatAnswer = newEachTime, log, observe } = needs;
  /** Pages that a request is rendering now. */
  const underWay = new Map<string, Promise<void>>();
  const prepared = new WeakMap<ReadyAnswer, ReturnType<typeof prepare>>();

  return (request, pass) => {
    if (request.method !== "GET" || isStopping()) return null;
    const url = pageAddress(request.url);
    // URLs in the cache have passed every check
    if (!cache.has(url)) return null;
    const { headers } = request;
    if (session.test(headers.get("cookie") ?? "")) return null;
    if (!url.startsWith(`http://${headers.get("host")}/`)) return null;
    const began = performance.now();
    return cache
      .readAnswer(url, headers, readVersions)
      .then((ready) => (ready ? toResponse(ready, url, began) : wait(url, headers, pass, began)));
  };

  /** Renders the page through the middleware, or waits for a rendering in progress. */
  async function wait(url: string, headers: Headers, pass: Pass, began: number): Promise<Response> {
    for (let waits = 0; waits < maxWaits; waits++) {
      const making = underWay.get(url);
      if (!making) return lead(url, pass);
      await within(longestWaitMs, making).catch(() => {});
      const ready = await cache.readAnswer(url, headers, readVersions);
      if (ready) return toResponse(ready, url, began);
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

  function prepare(ready: ReadyAnswer, url: string) {
    const made = { route: redactPath(new URL(url).pathname), repeat: repeatAnswer(ready) };
    prepared.set(ready, made);
    return made;
  }

  function toResponse(ready: ReadyAnswer, url: string, began: number): Response {
    const { status } = ready;
    const { route, repeat } = prepared.get(ready) ?? prepare(ready, url);
    const requestId = crypto.randomUUID();
    const ms = performance.now() - began;
    log?.({ method: "GET", route, status, ms: Math.round(ms), requestId });
    observe?.(status, ms);
    return repeat(requestId);
  }
}

/** Makes a new response each time, for a runtime where cloning costs more. */
const newEachTime: RepeatAnswer =
  ({ status, body, headers }) =>
  (requestId) =>
    new Response(body, { status, headers: { ...headers, "x-request-id": requestId } });
