import type { CommissionLetter } from "../../../domain/messages/commission-letter.ts";
import { dayWords, momentWords } from "../date-words.ts";
import type { Block, Letters } from "../letter-words.ts";
import type { MailSite } from "../mail-site.ts";

const moneyButton = (site: MailSite, label: string): Block => ({
  kind: "button",
  label,
  url: site.signInLink("/dashboard?view=money"),
});

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
} satisfies Letters<CommissionLetter>;
