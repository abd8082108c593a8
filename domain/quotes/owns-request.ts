import type { Member, Principal } from "../accounts/principal.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** Whether the caller is the exhibitor whose account the request belongs to. A visitor's request belongs to nobody. */
export function ownsRequest(by: Principal, request: QuoteRequest): by is Member {
  return by.kind === "member" && request.userId === by.user.id;
}
