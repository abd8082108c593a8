import type { SuggestionBody } from "../../../app-server/contract/quotes/suggested-builders.ts";
import { countInWords } from "../../../domain/shared/text/count-in-words.ts";

/**
 * The best-scoring builders, as many as are missing to the promised number of quotes. They are
 * checked by default.
 */
export function topSuggestions(
  suggestions: readonly SuggestionBody[],
  assigned: readonly string[],
  promised: number,
): string[] {
  return suggestions
    .filter(({ builderId }) => !assigned.includes(builderId))
    .slice(0, Math.max(0, promised - assigned.length))
    .map(({ builderId }) => builderId);
}

/** Label of the button that invites the checked builders. */
export function inviteLabel(
  ticked: readonly string[],
  top: readonly string[],
  promised: number,
): string {
  const isTop = ticked.length === top.length && ticked.every((id) => top.includes(id));
  if (isTop && ticked.length === promised) return `Invite top ${countInWords(promised)}`;
  return `Invite ${ticked.length} ${ticked.length === 1 ? "builder" : "builders"}`;
}

/** The number of names that the bar has room for. */
const shownNames = 3;

/**
 * Names of builders for a short line: "Redwood, Sunbelt, Parallel +2". A first word that is very
 * short, or that several of them have, is no name.
 */
export function shortNames(names: readonly string[]): string {
  const firstWord = (name: string) => name.split(/[\s,]/, 1)[0] ?? name;
  const isClear = (word: string) =>
    word.length > 3 && names.filter((name) => firstWord(name) === word).length === 1;
  const shown = names
    .slice(0, shownNames)
    .map((name) => (isClear(firstWord(name)) ? firstWord(name) : name));
  const more = names.length - shown.length;
  return shown.join(", ") + (more > 0 ? ` +${more}` : "");
}
