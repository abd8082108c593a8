import type { RoundPartBody } from "../../../app-server/contract/quotes/rounds.ts";

/** How a quote stands in its round, for the exhibitor; null when it was called off. */
export function roundWords({ state, answer, isLate }: RoundPartBody): string | null {
  if (state === "cancelled") return null;
  if (isLate) return "Revised after the round";
  if (answer === "revised") return "Revised in the round";
  if (answer === "stands") return "Stands by this quote";
  return state === "open" ? "Last word requested" : "No last word";
}
