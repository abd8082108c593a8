import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { createConcurrencyLimiter } from "../../../domain/shared/concurrency-limiter.ts";
import { TooBusyError } from "../../../domain/shared/too-busy.ts";
import { attachmentsPath } from "../../contract/attachments/attachments.ts";
import { picturesPath } from "../../contract/portfolio/picture-calls.ts";
import { type Problem, problemOf } from "../../contract/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../problem-response.ts";

/** Many times the largest form, and far from hurting. */
const largestBodyBytes = 256 * 1024;

const tooLarge = problemOf("too-large", 413, "The body is too large");

const forms = bodyLimit({
  maxSize: largestBodyBytes,
  onError: (c) => refuseBody(c, tooLarge),
});

/** Room for a large photo or a short video that was picked by mistake. */
const discardedBytes = 64 * 1024 * 1024;
const discardedForMs = 30_000;

/**
 * The problem, once the body has been read and thrown away, up to 64 MB and for 30 seconds: a server that closes the connection
 * while the client still sends resets it, and the client then often loses the answer.
 */
export async function refuseBody(c: Context, refusal: Problem): Promise<Response> {
  const { body } = c.req.raw;
  if (body && !body.locked) await discard(body.getReader());
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
    // the client hung up
  } finally {
    clearTimeout(timer);
  }
}

const linkUploadPath = /^\/api\/respond\/[^/]+\/attachments$/;

/** Whether the request uploads pictures or files, which have bounds of their own. */
export function isUpload(path: string): boolean {
  return path === picturesPath || path === attachmentsPath || linkUploadPath.test(path);
}

/** Reads no more of a body than any form of ours has, whether it states its length or not. */
export const limitBody = createMiddleware((c, next) =>
  isUpload(c.req.path) ? next() : forms(c, next),
);

/** More than any screen shows at once. */
const longLimit = 500;

const words = "The server is busy with other large reads. Please try again in a few seconds";
const busy = problemOf("busy", 503, words);

/** With one of these an admin reads a page of results. */
const searching = ["search", "sort", "page"];

/**
 * Lists that answer up to 10,000 items to a query without a limit, by the names in the query. What is asked for without any query
 * comes from memory where `cachedListRoutes` has it.
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
/** By the limit in effect. One that is no number is turned away in its turn. */
function isLarge(c: Context): boolean {
  const limits = c.req.queries("limit");
  if (limits) return limits.some((limit) => !(Number(limit) <= longLimit));
  return wholeLists.get(c.req.path)?.(Object.keys(c.req.queries())) ?? false;
}

/**
 * Bulkhead for reads of thousands of items, which take megabytes while being serialized: two at a
 * time, those wait that have their turn within ten seconds, more get 503.
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
