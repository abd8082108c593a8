import type { Outcome } from "../../contract/problem.ts";
import type { RequestScope } from "../request-scope.ts";
import { type RateLimiter, type RateLimiters, withinLimits } from "./rate-limiter.ts";

type Counted = "request" | "message" | "project";
/** The writer, and the form's address when there is one. */
type Writer = Pick<RequestScope, "by" | "clientAddress"> & { email?: string };

/** Limits accepted writes by the table of limits. Refused, failed and replayed writes don't count. */
export function createWriteLimit(limiters: RateLimiters) {
  const ofMembers = {
    request: [limiters.memberRequests, limiters.memberRequestsOfAddress],
    message: [limiters.memberMessages, limiters.memberMessagesOfAddress],
    project: [limiters.memberProjects, limiters.memberProjectsOfAddress],
  } as const;

  function keysOf(counted: Counted, { by, clientAddress, email = "" }: Writer) {
    const [own, ofAddress] =
      by.kind === "member"
        ? ofMembers[counted]
        : [limiters.visitorWrites, limiters.visitorWritesOfAddress];
    const key = by.kind === "member" ? by.user.id : `${clientAddress} ${email.toLowerCase()}`;
    return [[own, key] as [RateLimiter, string], [ofAddress, clientAddress] as const];
  }

  /** Writes while there is room. `isNew` says whether the write counts. */
  return function write<Value>(
    counted: Counted,
    writer: Writer,
    work: () => Promise<Value>,
    isNew: (value: Value) => boolean = () => true,
  ): Promise<Outcome<Value>> {
    return withinLimits(keysOf(counted, writer), work, isNew);
  };
}
export type WriteLimit = ReturnType<typeof createWriteLimit>;
