import type { RequestNotOpen } from "./refusals.ts";
import type { RequestStatus } from "./request-state.ts";

const possible: Record<RequestStatus, string> = {
  pending: "Builders can be assigned, or it can be canceled.",
  assigned: "Its builders can send quotes, or it can be canceled.",
  quotes_sent: "Its builders can send quotes, or it can be canceled.",
  email_failed: "The invitations can be sent again, or it can be canceled.",
  "in-progress": "A quote can be accepted, or it can be canceled.",
  completed: "An admin can reopen it within seven days.",
  cancelled: "An admin can reopen it within seven days, or a new one can be sent.",
};

/**
 * The refusal of a step that the request's status doesn't allow. `attempted`: the step in words,
 * such as "accept this quote".
 */
export function requestNotOpen(status: RequestStatus, attempted: string): RequestNotOpen {
  return { kind: "quote-request-state", status, attempted, possible: possible[status] };
}
