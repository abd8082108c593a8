import type { InvitationFacts, PricedAnswer } from "../promise-facts.ts";

/** The fields that decide an invitation's state. */
type Facts = Omit<InvitationFacts, "remindedAt">;

/** The state of an invitation, derived from its facts and the builder's responses. */
export type InvitationState =
  | "queued"
  | "bounced"
  | "delivered"
  | "acknowledged"
  | "lapsed"
  | "released"
  | "quoted"
  /** Answered without an amount. */
  | "needs-amount"
  | "withdrawn"
  | "declined"
  | "removed";

/**
 * An invitation's state, from its fields and the builder's answers since it was sent. A decline
 * wins, then a quote with an amount. A quote withdrawn before the builder acknowledged again
 * doesn't count.
 */
export function invitationState(
  invitation: Facts,
  answers: readonly PricedAnswer[],
): InvitationState {
  if (invitation.declinedAt) return "declined";
  const { invitedAt, acknowledgedAt } = invitation;
  let answered: "quoted" | "needs-amount" | "withdrawn" | null = null;
  for (const { builderId, createdAt, pricedAt, withdrawnAt } of answers) {
    if (builderId !== invitation.builderId || createdAt < invitedAt) continue;
    if (withdrawnAt && acknowledgedAt && withdrawnAt < acknowledgedAt) continue;
    if (withdrawnAt !== null) answered ??= "withdrawn";
    else if (pricedAt === null) answered = "needs-amount";
    else return "quoted";
  }
  if (invitation.removedAt) return "removed";
  if (answered) return answered;
  if (invitation.releasedAt) return "released";
  if (invitation.lapsedAt) return "lapsed";
  if (acknowledgedAt) return "acknowledged";
  if (invitation.delivery === "failed") return "bounced";
  return invitation.delivery === "sent" ? "delivered" : "queued";
}

/** Whether the builder has one of the seats: is at work, or may still start. */
export function hasSeat(invitation: Facts, state: InvitationState, now: Date): boolean {
  switch (state) {
    case "quoted":
    case "needs-amount":
    case "acknowledged":
      return true;
    case "withdrawn":
      return invitation.respondBy !== null && now < invitation.respondBy;
    case "queued":
    case "delivered":
      return invitation.invitedBy === "admin";
    default:
      return false;
  }
}

/** Number of taken seats; each builder counts once. */
export function seatsTaken(
  invitations: readonly Facts[],
  answers: readonly PricedAnswer[],
  now: Date,
): number {
  const seated = invitations.filter((invitation) =>
    hasSeat(invitation, invitationState(invitation, answers), now),
  );
  return new Set(seated.map(({ builderId }) => builderId)).size;
}
