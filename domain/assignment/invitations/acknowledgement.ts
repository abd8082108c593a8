import type { BuilderId } from "../../shared/id.ts";
import { acknowledge } from "./acknowledge-invitation.ts";
import type { SeatCase, SeatRules } from "./seat-rules.ts";

export const acknowledgements = ["possible", "given", "seats-taken", "enough-quotes"] as const;
/** Whether an invited builder has said "We will quote", or why they can't. */
export type Acknowledgement = (typeof acknowledgements)[number];

/** The builder's acknowledgement; null when the invitation or the request is over. */
export function acknowledgementOf(
  found: SeatCase,
  builderId: BuilderId,
  rules: SeatRules,
  now: Date,
): Acknowledgement | null {
  const step = acknowledge(found, builderId, rules, now);
  if (step.ok) return step.value === found.request ? "given" : "possible";
  const { kind } = step.refusal;
  return kind === "seats-taken" || kind === "enough-quotes" ? kind : null;
}
