import type { SuggestionBody } from "../../../app-server/contract/quotes/suggested-builders.ts";
import { promisedQuotes } from "../../../domain/quotes/limits.ts";

/** The best builders that are still missing to five; they are ticked at first. */
export function topSuggestions(
  suggestions: readonly SuggestionBody[],
  assigned: readonly string[],
): string[] {
  return suggestions
    .filter(({ builderId }) => !assigned.includes(builderId))
    .slice(0, Math.max(0, promisedQuotes - assigned.length))
    .map(({ builderId }) => builderId);
}

/** The words of the button that invites the ticked builders. */
export function inviteLabel(ticked: readonly string[], top: readonly string[]): string {
  const isTop = ticked.length === top.length && ticked.every((id) => top.includes(id));
  if (isTop && ticked.length === promisedQuotes) return "Invite top five";
  return `Invite ${ticked.length} ${ticked.length === 1 ? "builder" : "builders"}`;
}
