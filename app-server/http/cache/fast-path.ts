import type { ContentVersions } from "../../../domain/site-map/ports.ts";
import { within } from "../../services/within.ts";
import { type RequestLine, redactPath } from "../middleware/log-requests.ts";
import type { ReadyAnswer } from "./cached-page.ts";
import { pageAddress } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";

/** Gives an answer again and again, each time with a request id of its own. */
export type RepeatAnswer = (ready: ReadyAnswer) => (requestId: string) => Response;

type Needs = {
  cache: Pick<PageCache, "has" | "readAnswer" | "answerAsRead">;
  readVersions: () => Promise<ContentVersions>;
  isStopping: () => boolean;
  repeatAnswer?: RepeatAnswer;
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
export function createFastPath(needs: Needs) {
  const { cache, readVersions, isStopping, repeatAnswer = newEachTime, log, observe } = needs;
  /** Pages that one request is having made. */
  const underWay = new Map<string, Promise<void>>();
  const prepared = new WeakMap<ReadyAnswer, ReturnType<typeof prepare>>();

  return (request: Request, pass: Pass): Promise<Response> | null => {
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

  /** Has the page made, or waits for the one that is being made. */
  async function wait(url: string, headers: Headers, pass: Pass, began: number): Promise<Response> {
    for (let waits = 0; waits < maxWaits; waits++) {
      const making = underWay.get(url);
      if (!making) return lead(url, pass);
      await within(longestWaitMs, making).catch(() => {});
      // a page counts that is as of versions read since the request came: mostly those that it waited with
      const ready =
        (await cache.answerAsRead(url, headers)) ??
        (await cache.readAnswer(url, headers, readVersions));
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

/** A new response each time, for a runtime whose clones cost more. */
const newEachTime: RepeatAnswer =
  ({ status, body, headers }) =>
  (requestId) =>
    new Response(body, { status, headers: { ...headers, "x-request-id": requestId } });
