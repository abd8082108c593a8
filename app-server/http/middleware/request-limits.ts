import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { createConcurrencyLimiter } from "../../../domain/shared/concurrency-limiter.ts";
import { TooBusyError } from "../../../domain/shared/too-busy.ts";
import { attachmentsPath } from "../../contract/attachments/attachments.ts";
import { picturesPath } from "../../contract/portfolio/picture-calls.ts";
import { type Problem, problemOf } from "../../contract/problem.ts";
import { documentsPath } from "../../contract/vetting/vetting-calls.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../problem-response.ts";

/** Maximum size of a body in bytes: far larger than the largest form, and harmless. */
const largestBodyBytes = 256 * 1024;

const tooLarge = problemOf("too-large", 413, "The body is too large");

const forms = bodyLimit({
  maxSize: largestBodyBytes,
  onError: (c) => refuseBody(c, tooLarge),
});

/** Enough for a large photo or a short video that was picked by mistake. */
const discardedBytes = 64 * 1024 * 1024;
const discardedForMs = 30_000;

/**
 * Answers a problem after reading and discarding the body, up to 64 MB and 30 seconds: if the
 * server closed the connection while the client is sending, the client would often lose the answer
 * to a reset. If the stated length is more than that, it answers at once.
 */
export async function refuseBody(c: Context, refusal: Problem): Promise<Response> {
  const { body } = c.req.raw;
  const isEndless = Number(c.req.header("content-length")) > discardedBytes;
  if (body && !body.locked && !isEndless) await discard(body.getReader());
  return problem(c, refusal);
}

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), discardedForMs);
  try {
    for (let read = 0; read < discardedBytes; ) {
      const { done, value } = await reader.read();
      if (done) return;
      read += value.length;
    }
  } catch {
    // the client disconnected
  } finally {
    clearTimeout(timer);
  }
}

const uploadPaths = new Set([picturesPath, attachmentsPath, documentsPath]);
const uploadPath =
  /^\/api\/(?:respond\/[^/]+\/attachments|punch\/[^/]+\/photos|site\/[^/]+\/photos\/[^/]+)$/;

/** Whether the request uploads pictures or files, which have limits of their own. */
export function isUpload(path: string): boolean {
  return uploadPaths.has(path) || uploadPath.test(path);
}

/** Refuses a body that is larger than any form, whether it states its length or not. */
export const limitBody = createMiddleware((c, next) =>
  isUpload(c.req.path) ? next() : forms(c, next),
);

/** Limit of items from which on a read counts as large: more than any screen shows. */
const longLimit = 500;

const words = "The server is busy with other large reads. Please try again in a few seconds";
const busy = problemOf("busy", 503, words);

/** Query parameters with which an admin reads one page of results. */
const searching = ["search", "sort", "page"];

/**
 * Lists of up to 10,000 items without a limit, each with a test of the query's names. Without any
 * query, those in `cachedListRoutes` come from memory.
 */
const wholeLists = new Map<string, (names: string[]) => boolean>([
  ["/api/portfolio", (names) => names.length > 0 && names.every((name) => name === "after")],
  ["/api/exhibit-builders", (names) => names.length > 0],
  ["/api/admin/quotes", (names) => !names.some((name) => searching.includes(name))],
  ...[
    "admin/audit",
    "dashboard/quotes",
    "dashboard/assigned-quotes",
    "dashboard/projects",
    "dashboard/available-quote-requests",
    "dashboard/quote-responses",
  ].map((path) => [`/api/${path}`, () => true] as const),
]);
/**
 * Whether the request reads many items, by its limit or the lack of one. An invalid limit counts as
 * large; it is rejected later.
 */
function isLarge(c: Context): boolean {
  const limits = c.req.queries("limit");
  if (limits) return limits.some((limit) => !(Number(limit) <= longLimit));
  return wholeLists.get(c.req.path)?.(Object.keys(c.req.queries())) ?? false;
}

/**
 * Bulkhead for reads of thousands of items, which take megabytes to serialize: two at a time;
 * others wait up to ten seconds, beyond that the answer is 503.
 */
export function limitLargeReads({ atOnce = 2, waiting = 200 } = {}) {
  const queue = createConcurrencyLimiter({ atOnce, waiting, longestMs: 10_000 });
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isLarge(c)) return next();
    try {
      return await queue.run(next);
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error;
      return problem(c, { ...busy, retryAfterSeconds: error.retryAfterSeconds });
    }
  });
}
