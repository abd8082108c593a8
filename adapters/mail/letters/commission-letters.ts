import type { CommissionLetter } from "../../../domain/messages/commission-letter.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { shortShowName } from "../../../domain/trade-shows/short-show-name.ts";
import { dayWords, momentWords } from "../date-words.ts";
import type { Block, Letters } from "../letter-words.ts";
import type { MailSite } from "../mail-site.ts";

const moneyButton = (site: MailSite, label: string): Block => ({
  kind: "button",
  label,
  url: site.signInLink("/dashboard?view=money"),
});

const statementButtons = (site: MailSite, id: string): Block[] => [
  moneyButton(site, "See it on your dashboard"),
  {
    kind: "button",
    label: "Download the PDF",
    url: site.signInLink(`/api/statements/${id}/statement.pdf`),
    isSecond: true,
  },
];

/** Emails about the commission that builders pay when a project completes. */
export const commissionLetters = {
  /** Announces new rates to a builder who agreed to earlier ones. */
  "rates-change": {
    topic: null,
    ownedBy: "profile",
    write: ({ builderName, rates, from }, site) => ({
      subject: `Our rates from ${dayWords(from)}: what changes`,
      preheader: "Quotes you sent before keep their rates.",
      title: `New rates from ${dayWords(from)}`,
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, from ${dayWords(from)} our rates are: ${rates}. Nothing if you don't win.`,
        },
        {
          kind: "text",
          text: "Quotes you sent before that day keep the rates you agreed to, also when you revise them. We'll ask you to agree before your first quote at the new rates.",
        },
        moneyButton(site, "Compare with today's rates"),
      ],
    }),
  },

  /** The record of a builder's yes. */
  "rates-agreed": {
    topic: null,
    ownedBy: "profile",
    write: ({ builderName, rates, from, at }, site) => ({
      subject: `You agreed to our rates of ${dayWords(from)}`,
      preheader: "Keep this email as a record.",
      title: "You agreed to our rates",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, this is a record for you: ${rates}. Nothing if you don't win.`,
        },
        {
          kind: "facts",
          facts: [
            ["Rates of", dayWords(from)],
            ["Agreed", momentWords(at)],
          ],
        },
        moneyButton(site, "See your rates"),
        {
          kind: "note",
          text: "They hold for every quote you send under them, also if our rates change later.",
        },
      ],
    }),
  },
  "statement-issued": {
    topic: null,
    ownedBy: "profile",
    write: ({ builderName, number, total, dueOn, statementId }, site) =>
      total < 0
        ? {
            subject: `Statement ${number}: a credit of ${moneyText(-total)}`,
            preheader: "We owe you this amount.",
            title: `Credit ${number}`,
            blocks: [
              {
                kind: "text",
                text: `Hi ${builderName}, last month's corrections make ${moneyText(-total)} that we owe you.`,
              },
              ...statementButtons(site, statementId),
            ],
          }
        : {
            subject: `Statement ${number}: ${moneyText(total)}, due ${dayWords(dueOn)}`,
            preheader: "The commission on jobs that you won here.",
            title: `Statement ${number}`,
            blocks: [
              {
                kind: "text",
                text: `Hi ${builderName}, this is the commission on jobs that you won here and completed. The PDF says how to pay.`,
              },
              {
                kind: "facts",
                facts: [
                  ["Total", moneyText(total)],
                  ["Due", dayWords(dueOn)],
                ],
              },
              ...statementButtons(site, statementId),
            ],
          },
  },

  "statement-overdue": {
    topic: null,
    ownedBy: "profile",
    write: ({ builderName, number, open, dueOn, statementId }, site) => ({
      subject: `${moneyText(open)} is overdue since ${dayWords(dueOn)}`,
      preheader: `Statement ${number}`,
      title: `Statement ${number} is overdue`,
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, ${moneyText(open)} of statement ${number} was due on ${dayWords(dueOn)}. If you paid it in the last days, there is nothing to do.`,
        },
        ...statementButtons(site, statementId),
      ],
    }),
  },

  "payment-recorded": {
    topic: null,
    ownedBy: "profile",
    write: ({ builderName, number, amount, open, statementId }, site) => ({
      subject: `We received ${moneyText(amount)} for statement ${number}`,
      preheader: open > 0 ? `${moneyText(open)} is still open.` : "It is paid.",
      title: "Payment received",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, we received ${moneyText(amount)} for statement ${number}. ${open > 0 ? `${moneyText(open)} is still open.` : "It is paid. Thank you."}`,
        },
        ...statementButtons(site, statementId),
      ],
    }),
  },
  "contest-received": {
    topic: null,
    ownedBy: "office",
    write: ({ builderName, number, show, text }, site) => ({
      subject: `About ${shortShowName(show)} on statement ${number}`,
      preheader: "It waits for your decision.",
      title: "A builder contests a job",
      blocks: [
        {
          kind: "text",
          text: `${builderName} contests ${show} on statement ${number}. It isn't due until you decide. They write:`,
        },
        { kind: "quote", text },
        { kind: "button", label: "Decide", url: site.signInLink("/admin-dashboard?view=money") },
      ],
    }),
  },

  "contest-decided": {
    topic: null,
    ownedBy: "profile",
    write: (
      { builderName, number, show, takenOff, next, open, dueOn, words, statementId },
      site,
    ) => {
      const title = takenOff === 0 && next === 0 ? "The amount stays" : "The amount changes";
      const sentences = [
        `Hi ${builderName}, we decided about ${show} on statement ${number}.`,
        takenOff > 0 && `We took ${moneyText(takenOff)} off the statement.`,
        next < 0 && `Your next statement credits ${moneyText(-next)}.`,
        next > 0 && `Your next statement has ${moneyText(next)} more.`,
        takenOff === 0 && next === 0 && "The amount stays.",
        open > 0
          ? `${moneyText(open)} of it is open, due ${dayWords(dueOn)}.`
          : "Nothing of it is open.",
        "We write:",
      ];
      return {
        subject: `About ${shortShowName(show)} on statement ${number}`,
        preheader: `${title}.`,
        title,
        blocks: [
          { kind: "text", text: sentences.filter(Boolean).join(" ") },
          { kind: "quote", text: words },
          ...statementButtons(site, statementId),
        ],
      };
    },
  },
} satisfies Letters<CommissionLetter>;
