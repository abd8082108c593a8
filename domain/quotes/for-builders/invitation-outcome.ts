import type { BuilderId } from "../../shared/id.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { RequestStatus } from "../request-state.ts";

export const invitationOutcomes = ["open", "won", "not-chosen", "cancelled"] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];

/** The outcome of an invitation for its builder; `open` while a quote can still be accepted. */
export function invitationOutcome(
  status: RequestStatus,
  responses: readonly Pick<QuoteResponse, "builderId" | "status">[],
  builderId: BuilderId,
): InvitationOutcome {
  if (status === "cancelled") return "cancelled";
  const accepted = responses.find((response) => response.status === "accepted");
  if (accepted) return accepted.builderId === builderId ? "won" : "not-chosen";
  return status === "completed" ? "not-chosen" : "open";
}
