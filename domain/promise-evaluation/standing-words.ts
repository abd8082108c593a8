import type { QueuedPromise } from "../promise/ports.ts";
import type { QuotePromise } from "../promise/quote-promise.ts";

/** Why a promise is in the queue, in a sentence or two for an admin. */
export function standingWords({ promise, params }: Omit<QueuedPromise, "request">): string {
  const promised = params.quotesPromised;
  const { standing, outlook, pauseReason, proposal, missesClosed } = promise;
  if (!outlook) return "Not evaluated yet.";
  const { countable, asked, fitting, expected } = outlook;
  const isIn = `${countable} of ${promised} quotes ${countable === 1 ? "is" : "are"} in`;
  const likely = `we expect ${rounded(expected)} more from the builders invited so far`;
  switch (standing) {
    case "paused":
      return pauseReason ? `Paused: ${pauseReason}` : "Paused.";
    case "waiting": {
      const more = proposal?.invitations.length ?? 0;
      const first = asked === 0 ? "No builder is invited yet." : `${isIn}, and ${likely}.`;
      return `${first} Invite ${more} ${asked === 0 ? "" : "more "}${more === 1 ? "builder" : "builders"}.`;
    }
    case "missed":
      return `${missedWords(promise, promised)} ${countable} ${countable === 1 ? "is" : "are"} in now. Answer the customer and close the case, or keep trying.`;
    case "at-risk": {
      const left = (fitting ?? asked) - asked;
      const reason =
        left > 0
          ? `${left} more ${left === 1 ? "builder fits" : "builders fit"}.`
          : "Every builder who fits is invited.";
      return `${isIn}, and ${likely}. ${reason}`;
    }
    case "over":
      if (missesClosed > 0) return `${missedWords(promise, promised)} An admin closed the case.`;
      return "Decided, closed or excluded: there's nothing left to do.";
    case "on-track":
      return countable >= promised || fitting === null ? `${isIn}.` : `${isIn}, and ${likely}.`;
  }
}

/** Which target was missed. */
function missedWords({ all }: Pick<QuotePromise, "all">, promised: number): string {
  return all.outcome === "missed"
    ? `All ${promised} quotes were due, and ${all.count} ${all.count === 1 ? "was" : "were"} in.`
    : "The first quote was due, and none was in.";
}

function rounded(quotes: number): string {
  return `${Math.round(quotes * 10) / 10}`;
}
