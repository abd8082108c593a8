import { lastDayOf } from "../../../../domain/quotes/last-day.ts";
import { dateWords, momentWords } from "../../date-words.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { Block, WriteLetter } from "../../letter-words.ts";
import { quotedLines } from "../../quoted-lines.ts";
import { showName } from "../../show-name.ts";
import { briefButtons } from "./brief-buttons.ts";

/** A last day ends where the exhibitor is, which a builder isn't told. */
function endWords(validUntil: string, timeZone: string | null): string {
  const day = lastDayOf(new Date(validUntil));
  return day ? `at the end of ${dateWords(day)}` : momentWords(validUntil, timeZone);
}

/** To a builder in a round: their best and final offer is asked for, is due soon, or is not needed anymore. */
export const roundToBuilder: WriteLetter<"round-opened" | "round-ends" | "round-cancelled"> = (
  letter,
  site,
) => {
  const { kind, request, builderName, text, lines, endsAt, validUntil, timeZone } = letter;
  const until = momentWords(endsAt, timeZone);
  if (kind === "round-cancelled") {
    return {
      subject: `No final offer needed: ${showName(request)}`,
      preheader: "Your quote stands as it is.",
      title: "The exhibitor called off the round",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, the exhibitor no longer asks for a best and final offer. Your quote stands as it is.`,
        },
        factsOfRequest(request),
        ...briefButtons(letter, site, { label: "See the request" }),
      ],
    };
  }
  const isReminder = kind === "round-ends";
  const marked: Block[] =
    lines.length > 0
      ? [{ kind: "text", text: "Lines to look at:" }, ...lines.flatMap(quotedLines)]
      : [];
  return {
    subject: `Final offer ${isReminder ? "due" : "by"} ${until}: ${showName(request)}`,
    preheader: "Revise your quote, or let it stand.",
    title: isReminder
      ? "Your best and final offer is due soon"
      : "The exhibitor asks for your best and final offer",
    blocks: [
      {
        kind: "text",
        text: `Hi ${builderName}, before deciding, the exhibitor asks you to look at your quote once more. Revise it or let it stand by ${until}.`,
      },
      ...(isReminder ? [] : [{ kind: "text", text: "The exhibitor writes:" } as const]),
      ...(isReminder ? [] : quotedLines(text)),
      ...(isReminder ? [] : marked),
      factsOfRequest(request, [["Answer by", until]]),
      ...briefButtons(letter, site, { label: "Answer", part: "last-word" }),
      {
        kind: "note",
        text: validUntil
          ? `Without an answer your quote stands as it is, and expires ${endWords(validUntil, timeZone)}. To keep it longer, revise it with a later date.`
          : "No answer means that your quote stands as it is.",
      },
    ],
  };
};
