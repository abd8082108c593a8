import type { CheckBody } from "../../app-server/contract/vetting/vetting.ts";
import type { CheckState } from "../../domain/vetting/check-state.ts";
import { leastAnswers } from "../../domain/vetting/reference.ts";
import { formatDate } from "../format.ts";

const words: Record<CheckState, (check: CheckBody) => string> = {
  submitted: ({ kind, references }) => {
    const answered = references.filter(({ state }) => state === "answered");
    const isAsking = kind === "references" && answered.length < leastAnswers;
    return isAsking ? "Waiting for answers" : "Waiting for us";
  },
  valid: ({ validUntil }) => `Valid until ${formatDate(validUntil ?? "", "MMM d, yyyy")}`,
  refused: () => "Not accepted",
  expired: ({ validUntil }) => `Ended on ${formatDate(validUntil ?? "", "MMM d, yyyy")}`,
  replaced: () => "Replaced by a later one",
};

/** The state of a check in words: "Valid until Mar 3, 2027". */
export function stateWords(check: CheckBody): string {
  return words[check.state](check);
}

export const stateTones = {
  submitted: "info",
  valid: "positive",
  refused: "caution",
  expired: "caution",
  replaced: "neutral",
} as const;
