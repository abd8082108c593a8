import type { JobLetter, ToSide } from "../../../domain/messages/job-letter.ts";
import type { ChangeFacts, JobFacts } from "../../../domain/messages/letter-facts.ts";
import { amountText } from "../../../domain/offers/stated-price.ts";
import { closedWords } from "../closed-words.ts";
import { dateWords, momentWords } from "../date-words.ts";
import { factsOfRequest } from "../facts-of-request.ts";
import { greeting } from "../greeting.ts";
import type { Block, Letters } from "../letter-words.ts";
import type { MailSite } from "../mail-site.ts";
import { quotedLines } from "../quoted-lines.ts";
import { showName, subjectBuilder } from "../show-name.ts";

/** The price of a change in words: "$1,200 more". */
function difference({ total, currency }: ChangeFacts): string {
  if (total === null) return "no price yet";
  if (total === 0) return "same price";
  return `${amountText(Math.abs(total), currency)} ${total > 0 ? "more" : "less"}`;
}

function facts({ number, title, ...change }: ChangeFacts): [string, string][] {
  const { total, currency, agreed } = change;
  return [
    [`Change ${number}`, title],
    ...(total === null ? [] : [["Price", difference({ number, title, ...change })]]),
    ["Agreed now", amountText(agreed, currency)],
  ] as [string, string][];
}

function note(text: string | null): Block[] {
  return text ? quotedLines(text) : [];
}

const jobButton = ({ responseId }: ChangeFacts, site: MailSite, label: string): Block => ({
  kind: "button",
  label,
  url: site.signInLink(`/jobs/${responseId}?view=changes`),
});

const billButton = (
  { responseId }: { responseId: string },
  site: MailSite,
  label: string,
): Block => ({
  kind: "button",
  label,
  url: site.signInLink(`/jobs/${responseId}?view=bill`),
});

/** A difference from the quote in words: "$250 above the quote". */
function besideQuote(difference: number, currency: string): string {
  if (difference === 0) return "as quoted";
  const amount = amountText(Math.abs(difference), currency);
  return `${amount} ${difference > 0 ? "above" : "below"} the quote`;
}

const jobPart = (job: JobFacts, site: MailSite, part: string, label: string): Block => ({
  kind: "button",
  label,
  url: site.signInLink(`/jobs/${job.responseId}#${part}`),
});

const jobView = (job: JobFacts, site: MailSite, view: string, label: string): Block => ({
  kind: "button",
  label,
  url: site.signInLink(`/jobs/${job.responseId}?view=${view}`),
});

type ApprovalFacts = Extract<JobLetter, { kind: "approval-asked" }>["approval"];

function approvalFacts({ title, round, due }: ApprovalFacts): [string, string][] {
  const facts: [string, string][] = [["Files", round > 1 ? `${title}, round ${round}` : title]];
  return due ? [...facts, ["Answer by", dateWords(due)]] : facts;
}

function filesWords(count: number): string {
  if (count === 0) return "";
  return count === 1 ? ", with a file" : `, with ${count} files`;
}

/** "Hi Ada," */
function hello(letter: ToSide): string {
  return "firstName" in letter ? greeting(letter.firstName) : `Hi ${letter.builderName},`;
}

/** Emails about jobs of accepted quotes. */
export const jobLetters = {
  /** Tells the exhibitor the price of a change, and until when to answer. */
  "change-proposed": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, firstName, builderName, change, answerBy, timeZone } = letter;
      const { isAnswer, isNewVersion } = letter;
      const until = answerBy && momentWords(answerBy, timeZone);
      const builder = subjectBuilder(builderName);
      const what = isAnswer
        ? "priced the change that you asked for"
        : isNewVersion
          ? "edited a change that waits for you"
          : "proposes a change";
      return {
        subject: `Change ${change.number}: ${difference(change)}${until ? `, answer by ${until}` : ""}`,
        preheader: `${builder} ${what} for ${showName(request)}.`,
        title: "A change waits for your answer",
        blocks: [
          {
            kind: "text",
            text: `${greeting(firstName)} ${builderName} ${what}. It counts only if you approve it: without an answer, nothing changes.`,
          },
          ...note(change.note),
          factsOfRequest(request, [
            ...facts(change),
            ...(until ? [["Answer by", until] as [string, string]] : []),
          ]),
          jobButton(change, site, "Approve or refuse"),
        ],
      };
    },
  },

  /** Tells the exhibitor that a change comes to nothing. */
  "change-ended": {
    topic: "jobs",
    ownedBy: "request",
    write: ({ request, firstName, builderName, change, outcome, answer }, site) => {
      const what =
        outcome === "declined" ? "declined the change that you asked for" : "withdrew a change";
      return {
        subject: `${subjectBuilder(builderName)} ${what}: ${showName(request)}`,
        preheader: "The agreed amount stays as it is.",
        title: outcome === "declined" ? "Your change was declined" : "A change was withdrawn",
        blocks: [
          {
            kind: "text",
            text: `${greeting(firstName)} ${builderName} ${what}. The agreed amount stays as it is.`,
          },
          ...note(answer),
          factsOfRequest(request, facts(change)),
          jobButton(change, site, "Open the job"),
        ],
      };
    },
  },

  /** Asks the builder for the price of the exhibitor's wish. */
  "change-wished": {
    topic: "jobs",
    ownedBy: "request",
    write: ({ request, builderName, change }, site) => ({
      subject: `The exhibitor asks for a change: ${showName(request)}`,
      preheader: "Price it or decline it on your job page.",
      title: "The exhibitor asks for a change",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, the exhibitor asks for a change. Send a price, or decline it and say why.`,
        },
        ...note(change.note),
        factsOfRequest(request, facts(change)),
        jobButton(change, site, "Price the change"),
      ],
    }),
  },

  /** Tells the builder the exhibitor's decision, or that there was none in time. */
  "change-decided": {
    topic: "jobs",
    ownedBy: "request",
    write: ({ request, builderName, change, outcome, answer }, site) => {
      const what =
        outcome === "approved"
          ? "The exhibitor approved your change"
          : outcome === "refused"
            ? "The exhibitor refused your change"
            : "Your change lapsed without an answer";
      const next =
        outcome === "approved"
          ? "It is part of the agreed amount now."
          : "The agreed amount stays as it is. Don't build it without a new approval.";
      return {
        subject: `${what}: ${showName(request)}`,
        preheader: next,
        title: what,
        blocks: [
          { kind: "text", text: `Hi ${builderName}, ${next}` },
          ...note(answer),
          factsOfRequest(request, facts(change)),
          jobButton(change, site, "Open the job"),
        ],
      };
    },
  },

  /** Tells the builder that the booth is delivered and the bill can be entered. */
  "bill-opens": {
    topic: "jobs",
    ownedBy: "request",
    write: ({ request, builderName, responseId }, site) => ({
      subject: `The booth is delivered: ${showName(request)}`,
      preheader: "Enter your final bill, or confirm it as agreed.",
      title: "Time for the final bill",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, the booth is delivered. Enter your final bill beside the quote, or confirm with one click that it is as agreed. The exhibitor confirms it after you.`,
        },
        factsOfRequest(request),
        billButton({ responseId }, site, "Enter the bill"),
      ],
    }),
  },

  /** Asks the exhibitor to confirm the builder's final bill. */
  "bill-waits": {
    topic: "jobs",
    ownedBy: "request",
    write: ({ request, firstName, builderName, bill, difference }, site) => {
      const { billed, currency } = bill;
      const amount = amountText(billed, currency);
      return {
        subject: `Your final bill for ${showName(request)}: ${amount}, ${besideQuote(difference, currency)}`,
        preheader: "Read it beside the quote, and confirm it.",
        title: "The final bill",
        blocks: [
          {
            kind: "text",
            text: `${greeting(firstName)} ${builderName} confirmed the final bill: ${amount}, ${besideQuote(difference, currency)}. Read it beside what you both approved, then confirm it. Without an answer the job is closed in 14 days, as billed and not confirmed by you.`,
          },
          factsOfRequest(request),
          billButton(bill, site, "Read the bill"),
        ],
      };
    },
  },

  /** Tells the builder that the exhibitor confirmed the bill first. */
  "bill-confirmed": {
    topic: "jobs",
    ownedBy: "request",
    write: ({ request, builderName, bill }, site) => ({
      subject: `The exhibitor confirmed the bill: ${showName(request)}`,
      preheader: "Confirm it, too, to close the job.",
      title: "The exhibitor confirmed the bill",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, the exhibitor confirmed a final bill of ${amountText(bill.billed, bill.currency)}. Confirm it to close the job. Without an answer it is closed in 14 days.`,
        },
        factsOfRequest(request),
        billButton(bill, site, "Confirm the bill"),
      ],
    }),
  },

  /** Tells the builder that the job is closed. */
  "job-closed": {
    topic: null,
    ownedBy: "request",
    write: ({ request, builderName, bill }, site) => ({
      subject: `The job is closed: ${showName(request)}`,
      preheader: "The bill can be corrected for 60 days.",
      title: "The job is closed",
      blocks: [
        { kind: "text", text: `Hi ${builderName}, the job is closed. ${closedWords(bill)}` },
        factsOfRequest(request),
        billButton(bill, site, "See the bill"),
      ],
    }),
  },

  /** Asks a side to agree to the other's edit. */
  "agreement-changed": {
    topic: "jobs",
    ownedBy: "request",
    write: (letter, site) => {
      const { request, job, amount, currency, parts } = letter;
      return {
        subject: `What you agreed was edited: ${showName(request)}`,
        preheader: "Read it, and say whether this is what you agreed.",
        title: "The agreement was edited",
        blocks: [
          {
            kind: "text",
            text: `${hello(letter)} ${job.other} edited what your job page says you agreed. It counts once both of you say so again.`,
          },
          factsOfRequest(request, [
            ["Agreed amount", amountText(amount, currency)],
            ["Payments", parts === 0 ? "As your contract says" : `${parts}`],
          ]),
          jobPart(job, site, "agreement", "Read the agreement"),
        ],
      };
    },
  },

  /** Tells the side that agreed first that the other one has, too. */
  "job-agreed": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, job, amount, currency } = letter;
      return {
        subject: `You both agree: ${showName(request)}`,
        preheader: "Both of you say the same now.",
        title: "You both agree",
        blocks: [
          {
            kind: "text",
            text: `${hello(letter)} ${job.other} says that your job page has what you agreed. Your contract is between the two of you; the page records what you both say it contains.`,
          },
          factsOfRequest(request, [["Agreed amount", amountText(amount, currency)]]),
          jobPart(job, site, "agreement", "Open the job"),
        ],
      };
    },
  },

  /** Tells a side that the other one sees a payment otherwise. */
  "payment-not-agreed": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, job, payment, note: words } = letter;
      return {
        subject: `A payment is not agreed: ${showName(request)}`,
        preheader: payment.label,
        title: "A payment is not agreed",
        blocks: [
          {
            kind: "text",
            text: `${hello(letter)} ${job.other} doesn't agree with what your job page says about a payment. Call each other: we move no money.`,
          },
          ...note(words),
          factsOfRequest(request, [
            ["Payment", payment.label],
            ["Amount", amountText(payment.amount, payment.currency)],
          ]),
          jobPart(job, site, "payments", "See the payment"),
        ],
      };
    },
  },

  /** Reminds the exhibitor of a payment: before its day, on it, and once after it. */
  "payment-due": {
    topic: "jobs",
    ownedBy: "request",
    write: (letter, site) => {
      const { request, job, payment, day, daysLeft } = letter;
      const amount = amountText(payment.amount, payment.currency);
      const when = daysLeft < 0 ? "was due" : daysLeft === 0 ? "is due today" : "is due";
      const on = daysLeft === 0 ? "" : ` on ${dateWords(day)}`;
      return {
        subject: `${amount} ${when}${on}: ${showName(request)}`,
        preheader: `${payment.label}, to ${job.other}`,
        title: daysLeft < 0 ? "A payment is late" : "A payment is due",
        blocks: [
          {
            kind: "text",
            text: `${hello(letter)} a payment to ${job.other} ${when}${on}. You pay them, not us. Sent it? Say so on the job page, and we'll stop reminding you.`,
          },
          factsOfRequest(request, [
            ["Payment", payment.label],
            ["Amount", amount],
            ["Due", dateWords(day)],
          ]),
          jobPart(job, site, "payments", "Say that you sent it"),
        ],
      };
    },
  },

  /** Asks a side to approve files. */
  "approval-asked": {
    topic: "jobs",
    ownedBy: "request",
    write: (letter, site) => {
      const { request, job, approval, note: words } = letter;
      return {
        subject: `Files wait for your approval: ${showName(request)}`,
        preheader: `${approval.title}, from ${job.other}`,
        title: "Files wait for your approval",
        blocks: [
          {
            kind: "text",
            text: `${hello(letter)} ${job.other} shows you files. Approve exactly these, or say what is to change.`,
          },
          ...note(words),
          factsOfRequest(request, approvalFacts(approval)),
          jobView(job, site, "approvals", "Look at the files"),
        ],
      };
    },
  },

  /** Tells who asked what the other side decided. */
  "approval-decided": {
    topic: "jobs",
    ownedBy: "request",
    write: (letter, site) => {
      const { request, job, approval, outcome, note: words } = letter;
      const isApproved = outcome !== "changes-wanted";
      const title = isApproved ? "Your files are approved" : "Your files need changes";
      const what = isApproved ? "approved your files" : "wants changes of your files";
      const noted = outcome === "approved-with-notes" ? ", with notes" : "";
      return {
        subject: `${title}: ${showName(request)}`,
        preheader: approval.title,
        title,
        blocks: [
          { kind: "text", text: `${hello(letter)} ${job.other} ${what}${noted}.` },
          ...note(words),
          factsOfRequest(request, approvalFacts(approval)),
          jobView(job, site, "approvals", "Open the job"),
        ],
      };
    },
  },

  /** The messages of some minutes, for a side that didn't write them. */
  "job-messages": {
    topic: "jobs",
    ownedBy: "request",
    write: (letter, site) => {
      const { request, job, messages } = letter;
      const count = messages.length === 1 ? "A new message" : `${messages.length} new messages`;
      return {
        subject: `${count} about your job: ${showName(request)}`,
        preheader: `From ${messages[0]?.from ?? site.siteName}`,
        title: count,
        blocks: [
          {
            kind: "text",
            text: `${hello(letter)} you have ${count.toLowerCase()} on your job page.`,
          },
          ...messages.flatMap(({ from, text, files }) => [
            { kind: "text", text: `${from ?? site.siteName}${filesWords(files)}:` } as const,
            ...quotedLines(text),
          ]),
          jobView(job, site, "messages", "Answer"),
        ],
      };
    },
  },
} satisfies Letters<JobLetter>;
