import type { PlanDay, PlanLetter } from "../../../domain/messages/plan-letter.ts";
import { dateWords } from "../date-words.ts";
import { greeting } from "../greeting.ts";
import type { Letters } from "../letter-words.ts";
import type { MailSite } from "../mail-site.ts";
import { showName } from "../show-name.ts";

function timeWords({ daysLeft }: PlanDay): string {
  if (daysLeft === 0) return "Today";
  const days = `${Math.abs(daysLeft)} ${Math.abs(daysLeft) === 1 ? "day" : "days"}`;
  return daysLeft < 0 ? `${days} past` : `${days} left`;
}

const usual = "Usual dates, where the show hasn't said. Your exhibitor manual rules.";

type Place = Pick<PlanLetter, "request" | "responseId">;
const planPath = ({ request, responseId }: Place) =>
  responseId ? `/jobs/${responseId}#plan` : `/requests/${request.quoteRequestId}?view=plan`;
const planButton = (letter: Place, site: MailSite) =>
  ({ kind: "button", label: "Open the plan", url: site.signInLink(planPath(letter)) }) as const;

/** Emails about the plan of a request. */
export const planLetters = {
  /** Reminds a person of the open days of their plans, once a day. */
  "plan-days": {
    topic: "plan",
    ownedBy: "request",
    write: (letter, site) => {
      const { firstName, days } = letter;
      const [first] = days;
      const title = first ? `${timeWords(first)}: ${first.label}` : "Your plan";
      return {
        subject: `${title}, ${showName(letter.request)}`,
        preheader: days.length > 1 ? `And ${days.length - 1} more.` : usual,
        title,
        blocks: [
          {
            kind: "text",
            text: `${greeting(firstName)} these days of your plan are near or past.`,
          },
          {
            kind: "facts",
            facts: days.map((each) => [
              `${each.label}, ${showName(each.request)}`,
              `${dateWords(each.day)} (${timeWords(each).toLowerCase()})`,
            ]),
          },
          planButton(letter, site),
          { kind: "note", text: `${usual} Mark what is done, and we won't remind you of it.` },
        ],
      };
    },
  },

  /** Tells both sides of a plan that the show moved. */
  "plan-moved": {
    topic: "plan",
    ownedBy: "request",
    write: (letter, site) => {
      const { firstName, changes, quotes } = letter;
      const confirm =
        quotes === 1
          ? "The builder with a quote is asked whether it stands."
          : `The ${quotes} builders with quotes are asked whether they stand.`;
      return {
        subject: `${showName(letter.request)} moved: what changes`,
        preheader: "The days of your plan have changed.",
        title: `${showName(letter.request)} moved`,
        blocks: [
          {
            kind: "text",
            text: `${greeting(firstName)} the show has new dates, and your plan follows them.${quotes > 0 ? ` ${confirm}` : ""}`,
          },
          {
            kind: "facts",
            facts: changes.map(({ label, from, to }) => [
              label,
              `${dateWords(to)}, was ${dateWords(from)}`,
            ]),
          },
          planButton(letter, site),
          { kind: "note", text: usual },
        ],
      };
    },
  },
} satisfies Letters<PlanLetter>;
