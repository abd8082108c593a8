import { createMiddleware } from "hono/factory";
import { createConcurrencyLimiter } from "../../../domain/shared/concurrency-limiter.ts";
import { TooBusyError } from "../../../domain/shared/too-busy.ts";
import { problemOf } from "../../contract/problem.ts";
import { problem } from "../problem-response.ts";
import type { RequestContext } from "../request-context.ts";

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
