import type { Member, Principal } from "../accounts/principal.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** Whether the caller's account owns the request. A visitor's request has no owner. */
export function ownsRequest(by: Principal, request: QuoteRequest): by is Member {
  return by.kind === "member" && request.userId === by.user.id;
}
