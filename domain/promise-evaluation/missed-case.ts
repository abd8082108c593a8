import type { QueuedPromise } from "../promise/ports.ts";
import { isProven } from "../quotes/letters/request-letter.ts";
import type { Invitation } from "../quotes/quote-request.ts";
import type { BuilderId } from "../shared/id.ts";
import { countInWords } from "../shared/text/count-in-words.ts";
import { writeInZone } from "../shared/time/write-in-zone.ts";
import { shortShowName } from "../trade-shows/short-show-name.ts";

/** Texts for an admin who ends a missed promise. */
export type MissedCase = {
  /** Three lines: invited, answered, undelivered. */
  happened: string[];
  /** An email to the exhibitor, to edit. */
  email: string;
};

/** Describes a missed promise; null for any other. `quoted`: builders whose quote is in. */
export function missedCase(
  { promise, request, params }: QueuedPromise,
  quoted: ReadonlySet<BuilderId>,
  names: ReadonlyMap<BuilderId, string>,
): MissedCase | null {
  if (promise.standing !== "missed") return null;
  const latest = new Map(request.invitations.map((each) => [each.builderId, each]));
  const invited = [...latest.values()].filter((each) => !each.removedAt || each.declinedAt);
  const undelivered = invited.filter(({ delivery }) => delivery === "failed");
  return {
    happened: [
      invited.length === 0
        ? "Invited: no builder."
        : `Invited: ${invited.length} ${invited.length === 1 ? "builder" : "builders"}.`,
      answeredWords(invited, quoted),
      undelivered.length === 0
        ? "Undelivered: none."
        : `Undelivered: ${undelivered.map(({ builderId }) => names.get(builderId) ?? "a builder").join(", ")}.`,
    ],
    email: emailOf({ promise, request, params }, invited, quoted.size),
  };
}

function answeredWords(invited: Invitation[], quoted: ReadonlySet<BuilderId>): string {
  if (invited.length === 0 && quoted.size === 0) return "Answered: none.";
  const declined = invited.filter(({ declinedAt }) => declinedAt).length;
  const silent = invited.filter(
    ({ builderId, declinedAt, delivery }) =>
      !declinedAt && delivery !== "failed" && !quoted.has(builderId),
  ).length;
  return `Answered: ${quoted.size} with a quote, ${declined} declined, ${silent} not yet.`;
}

/** Says what was promised, what is in, and what the exhibitor can do. */
function emailOf(
  { promise, request, params }: QueuedPromise,
  invited: Invitation[],
  quoted: number,
): string {
  const isAll = promise.all.outcome === "missed";
  const promised = isAll ? params.quotesPromised : 1;
  const due = writeInZone(
    isAll ? promise.allDueAt : promise.firstDueAt,
    { weekday: "long", month: "long", day: "numeric" },
    promise.timeZone,
  );
  const isNamed = isProven(request);
  const show = isNamed ? ` for ${shortShowName(request.tradeShowName, request.eventDay)}` : "";
  const what = promised === 1 ? "a first quote" : `${countInWords(promised)} quotes`;
  const asked =
    invited.length === 1
      ? "We invited one builder"
      : `We invited ${countInWords(invited.length)} builders`;
  return [
    isNamed ? `Hi ${request.firstName},` : "Hello,",
    `We promised you ${what}${show} by ${due}. ${inWords(quoted)} That's our fault, not yours.`,
    quoted === 0
      ? `${asked}, and none has sent a quote.`
      : `${asked}. You can compare what is in on your request.`,
    "Do you want us to keep looking, or would another size, budget or date work for you? Just reply to this email.",
  ].join("\n\n");
}

function inWords(quoted: number): string {
  if (quoted === 0) return "None is in.";
  const count = countInWords(quoted);
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} ${quoted === 1 ? "is" : "are"} in now.`;
}
