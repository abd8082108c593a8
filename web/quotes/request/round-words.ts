import type { RoundPartBody } from "../../../app-server/contract/quotes/rounds.ts";
import { formatDate } from "../../format.ts";

/** The status of a quote in its round, for the exhibitor; null after the round was canceled. */
export function roundWords({ state, answer, isLate }: RoundPartBody): string | null {
  if (state === "cancelled") return null;
  if (isLate) return "Revised after the round";
  if (answer === "revised") return "Revised in the round";
  if (answer === "stands") return "Stands by this quote";
  return state === "open" ? "Best and final offer requested" : "No best and final offer";
}

/**
 * Whether every builder in an open round has answered. For the exhibitor the round is over then,
 * although revisions count until its end.
 */
export function isAnsweredByAll(
  quotes: readonly { status: string; round: RoundPartBody | null }[],
  id: string,
): boolean {
  return quotes.every(
    ({ status, round }) => round?.id !== id || round.answer !== null || status !== "pending",
  );
}

/**
 * The outcome of a request's latest round, for its exhibitor and for admins (only admins may open
 * another one).
 */
export function roundEndWords(parts: readonly RoundPartBody[], canReopen: boolean): string {
  const latest = parts.reduce((a, b) => (a.openedAt < b.openedAt ? b : a));
  const day = formatDate(latest.endsAt, "MMM d");
  const end =
    latest.state === "cancelled"
      ? "The round of best and final offers was canceled."
      : `The round of best and final offers ended ${day}.`;
  return canReopen ? end : `${end} Contact us if you need another.`;
}

/** The outcome of a builder's part in the round; null while it is open. */
export function ownRoundEndWords({ state, answer, isLate, endsAt }: RoundPartBody): string | null {
  if (state === "open") return null;
  if (state === "cancelled") return "The exhibitor no longer asks for your best and final offer.";
  const end = `The exhibitor asked for your best and final offer by ${formatDate(endsAt, "MMM d")}.`;
  if (isLate) return `${end} You revised your quote after that.`;
  if (answer === "revised") return `${end} You revised your quote.`;
  return `${end} Your quote stands.`;
}
