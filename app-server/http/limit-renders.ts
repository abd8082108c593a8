import { createConcurrencyLimiter } from "../../domain/shared/concurrency-limiter.ts";
import { TooBusyError } from "../../domain/shared/too-busy.ts";

/** The owner of a request's share: a member's account, or otherwise the client's address. */
type Client = { isMember: boolean; key: string };
type InTurn = <Made>(run: () => Promise<Made>) => Promise<Made>;

const busy = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Please try again</title>
<p>The site is very busy right now. Please try again in a few seconds.</p></html>`;

/**
 * A request waits up to 15 seconds as long as renders finish, and 5 seconds when none finishes, as
 * with a hanging database.
 */
const usualShare: Parameters<typeof createConcurrencyLimiter>[0] = {
  atOnce: 8,
  waiting: 1_000,
  patienceMs: 5_000,
  longestMs: 15_000,
};

/**
 * Limits the renders of pages under load. Members and visitors each have a share of concurrent
 * renders, with turns within it; beyond that the answer is 503 with Retry-After. Writes are never
 * limited here.
 */
export function createRenderLimiter({ members = usualShare, visitors = usualShare } = {}) {
  const shares = {
    members: createConcurrencyLimiter(members),
    visitors: createConcurrencyLimiter(visitors),
  };

  /** Gets the answer, which renders by `inTurn`. */
  return async (
    { method }: Request,
    { isMember, key }: Client,
    answer: (inTurn: InTurn) => Promise<Response>,
  ): Promise<Response> => {
    if (method !== "GET" && method !== "HEAD") return answer((run) => run());
    const share = isMember ? shares.members : shares.visitors;
    try {
      return await answer((run) => share.run(run, key));
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
