import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { createConcurrencyLimiter } from "../../../domain/shared/concurrency-limiter.ts";
import { TooBusyError } from "../../../domain/shared/too-busy.ts";
import { attachmentsPath } from "../../contract/attachments/attachments.ts";
import { picturesPath } from "../../contract/portfolio/picture-calls.ts";
import { problemOf } from "../../contract/problem.ts";
import { problem } from "../problem-response.ts";
import type { RequestContext } from "../request-context.ts";

/** Many times the largest form, and far from hurting. */
const largestBodyBytes = 256 * 1024;

const tooLarge = problemOf("too-large", 413, "The body is too large");

const forms = bodyLimit({ maxSize: largestBodyBytes, onError: (c) => problem(c, tooLarge) });

const linkUploadPath = /^\/api\/respond\/[^/]+\/attachments$/;

/** Of pictures and files, which have bounds of their own. */
export function isUpload(path: string): boolean {
  return path === picturesPath || path === attachmentsPath || linkUploadPath.test(path);
}

/** Reads no more of a body than any form of ours has, whether it tells its length or not. */
export const limitBody = createMiddleware((c, next) =>
  isUpload(c.req.path) ? next() : forms(c, next),
);

/** More than any screen shows at once. */
const longLimit = 500;

const words = "The server is busy with other large reads. Please try again in a few seconds";
const busy = { ...problemOf("busy", 503, words), retryAfterSeconds: 3 };

/**
 * Bulkhead for reads of thousands of items, which take megabytes while being serialized: two at a
 * time, some wait, more get 503.
 */
export function limitLargeReads({ atOnce = 2, waiting = 20 } = {}) {
  const queue = createConcurrencyLimiter({ atOnce, waiting });
  return createMiddleware<RequestContext>(async (c, next) => {
    if (!(Number(c.req.query("limit")) > longLimit)) return next();
    try {
      return await queue.run(next);
    } catch (error) {
      if (error instanceof TooBusyError) return problem(c, busy);
      throw error;
    }
  });
}
