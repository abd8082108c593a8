import type { Principal } from "../../../domain/accounts/principal.ts";
import type { Refusal } from "../../../domain/core.ts";
import type { LinkHolder } from "../../../domain/quotes/response-link.ts";
import type { Result } from "../../../domain/shared/result.ts";
import type { Problem } from "../../contract/problem.ts";
import { type RateLimiters, withinLimits } from "./rate-limiter.ts";

type Changed<Value> = Result<Value, Refusal> | { ok: false; problem: Problem };

/**
 * Limits changes of a request or a quote, each of which emails the other side. Refused changes
 * don't count.
 */
export function createChangeLimit({ memberChanges, memberChangesOfOne }: RateLimiters) {
  /** `id` is the request's or the quote's, as the caller wrote it. */
  return async function change<Value>(
    { by }: { by: Principal | LinkHolder },
    id: string,
    work: () => Promise<Result<Value, Refusal>>,
  ): Promise<Changed<Value>> {
    // links have a limit of their own
    if (by.kind !== "member") return work();
    const { id: account } = by.user;
    const keys = [
      [memberChanges, account],
      [memberChangesOfOne, `${account} ${id.toLowerCase()}`],
    ] as const;
    const done = await withinLimits(keys, work, ({ ok }) => ok);
    return done.ok ? done.value : done;
  };
}
export type ChangeLimit = ReturnType<typeof createChangeLimit>;
