import { minuteMs } from "../../shared/time/time-units.ts";
import { workingHoursBetween } from "../../shared/time/zone-time.ts";
import type { AnsweringBuilder, InvitationFacts } from "../promise-facts.ts";
import type { PromiseParams } from "../promise-policy.ts";
import type { Pause } from "../quote-promise.ts";
import type { InvitationState } from "./invitation-state.ts";
import { haveHoursPassed } from "./unpaused-hours.ts";

/**
 * Bayesian prior of the response rate: every builder starts with 70% of three invitations answered.
 */
const quoteRatePrior = { invitations: 3, share: 0.7 } as const;

/** Share of acknowledged invitations that get a quote. */
const acknowledgedShare = 0.85;
/** Factor after some hours of silence, and for an answer without an amount. */
const halfLikely = 0.5;
/** Factor for an invitation that the mail server hasn't accepted for half an hour. */
const waitingShare = 0.3;
export const waitingMs = 30 * minuteMs;

/** The share of invitations that a builder answers with an amount, 0 to 1, with the prior. */
export function answerShare({ invited, answered }: AnsweringBuilder): number {
  const { invitations, share } = quoteRatePrior;
  return (answered + invitations * share) / (Math.max(invited, answered) + invitations);
}

/** Whether an invitation has been queued too long to be counted on. */
export function waitsForMail({ invitedAt }: InvitationFacts, state: InvitationState, now: Date) {
  return state === "queued" && now.getTime() - invitedAt.getTime() >= waitingMs;
}

type AskedBuilder = {
  invitation: InvitationFacts;
  state: InvitationState;
  builder: AnsweringBuilder;
};

/** The probability that an invited builder still quotes, 0 to 1, ignoring the time left. */
export function likelihood(
  { invitation, state, builder }: AskedBuilder,
  params: Pick<PromiseParams, "acknowledgeHours" | "lapseHours">,
  pauses: readonly Pause[],
  now: Date,
): number {
  switch (state) {
    case "acknowledged":
      return acknowledgedShare;
    case "needs-amount":
      return answerShare(builder) * halfLikely;
    case "queued":
      return answerShare(builder) * (waitsForMail(invitation, state, now) ? waitingShare : 1);
    case "delivered": {
      const since = invitation.deliveredAt ?? invitation.invitedAt;
      const isSilentFor = (hours: number) =>
        haveHoursPassed(builder.week, { from: since, until: now }, hours, pauses);
      if (isSilentFor(params.lapseHours)) return 0;
      return answerShare(builder) * (isSilentFor(params.acknowledgeHours) ? halfLikely : 1);
    }
    default:
      return 0;
  }
}

/** The share of the usual answering time that a builder has left until `until`, at most 1. */
export function timeLeft(
  { week }: AnsweringBuilder,
  now: Date,
  until: Date,
  { answerWorkHours }: Pick<PromiseParams, "answerWorkHours">,
): number {
  return Math.min(1, workingHoursBetween(week, now, until) / answerWorkHours);
}
