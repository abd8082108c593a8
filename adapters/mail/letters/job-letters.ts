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

const jobSite = (job: JobFacts, site: MailSite, label: string): Block => ({
  kind: "button",
  label,
  url: site.signInLink(`/jobs/${job.responseId}/site`),
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

const outcomes = {
  settled: "Settled by you both",
  "not-settled": "Not settled",
  withdrawn: "Withdrawn",
};

/** The blocks of an email: its text, the other side's words, the facts, and a button. */
const said = (text: string, words: string | null, about: Block, button: Block): Block[] => [
  { kind: "text", text },
  ...note(words),
  about,
  button,
];

/** "Hi Ada," */
function hello(letter: ToSide): string {
  return "firstName" in letter ? greeting(letter.firstName) : `Hi ${letter.builderName},`;
}

/** Emails that their reader may do without, and those that are always sent. */
const mutable = <W>(write: W) => ({ topic: "jobs" as const, ownedBy: "request" as const, write });
const always = <W>(write: W) => ({ topic: null, ownedBy: "request" as const, write });

/** Emails about jobs of accepted quotes. */
export const jobLetters = {
  /** Tells the exhibitor the price of a change, and until when to answer. */
  "change-proposed": always((letter, site) => {
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
      blocks: said(
        `${greeting(firstName)} ${builderName} ${what}. It counts only if you approve it: without an answer, nothing changes.`,
        change.note,
        factsOfRequest(request, [
          ...facts(change),
          ...(until ? [["Answer by", until] as [string, string]] : []),
        ]),
        jobButton(change, site, "Approve or refuse"),
      ),
    };
  }),

  /** Tells the exhibitor that a change comes to nothing. */
  "change-ended": mutable(({ request, firstName, builderName, change, outcome, answer }, site) => {
    const what =
      outcome === "declined" ? "declined the change that you asked for" : "withdrew a change";
    return {
      subject: `${subjectBuilder(builderName)} ${what}: ${showName(request)}`,
      preheader: "The agreed amount stays as it is.",
      title: outcome === "declined" ? "Your change was declined" : "A change was withdrawn",
      blocks: said(
        `${greeting(firstName)} ${builderName} ${what}. The agreed amount stays as it is.`,
        answer,
        factsOfRequest(request, facts(change)),
        jobButton(change, site, "Open the job"),
      ),
    };
  }),

  /** Asks the builder for the price of the exhibitor's wish. */
  "change-wished": mutable(({ request, builderName, change }, site) => ({
    subject: `The exhibitor asks for a change: ${showName(request)}`,
    preheader: "Price it or decline it on your job page.",
    title: "The exhibitor asks for a change",
    blocks: said(
      `Hi ${builderName}, the exhibitor asks for a change. Send a price, or decline it and say why.`,
      change.note,
      factsOfRequest(request, facts(change)),
      jobButton(change, site, "Price the change"),
    ),
  })),

  /** Tells the builder the exhibitor's decision, or that there was none in time. */
  "change-decided": mutable(({ request, builderName, change, outcome, answer }, site) => {
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
      blocks: said(
        `Hi ${builderName}, ${next}`,
        answer,
        factsOfRequest(request, facts(change)),
        jobButton(change, site, "Open the job"),
      ),
    };
  }),

  /** Tells the builder that the booth is delivered and the bill can be entered. */
  "bill-opens": mutable(({ request, builderName, responseId }, site) => ({
    subject: `The booth is delivered: ${showName(request)}`,
    preheader: "Enter your final bill, or confirm it as agreed.",
    title: "Time for the final bill",
    blocks: said(
      `Hi ${builderName}, the booth is delivered. Enter your final bill beside the quote, or confirm with one click that it is as agreed. The exhibitor confirms it after you.`,
      null,
      factsOfRequest(request),
      billButton({ responseId }, site, "Enter the bill"),
    ),
  })),

  /** Asks the exhibitor to confirm the builder's final bill. */
  "bill-waits": mutable(({ request, firstName, builderName, bill, difference }, site) => {
    const { billed, currency } = bill;
    const amount = amountText(billed, currency);
    return {
      subject: `Your final bill for ${showName(request)}: ${amount}, ${besideQuote(difference, currency)}`,
      preheader: "Read it beside the quote, and confirm it.",
      title: "The final bill",
      blocks: said(
        `${greeting(firstName)} ${builderName} confirmed the final bill: ${amount}, ${besideQuote(difference, currency)}. Read it beside what you both approved, then confirm it. Without an answer the job is closed in 14 days, as billed and not confirmed by you.`,
        null,
        factsOfRequest(request),
        billButton(bill, site, "Read the bill"),
      ),
    };
  }),

  /** Tells the builder that the exhibitor confirmed the bill first. */
  "bill-confirmed": mutable(({ request, builderName, bill }, site) => ({
    subject: `The exhibitor confirmed the bill: ${showName(request)}`,
    preheader: "Confirm it, too, to close the job.",
    title: "The exhibitor confirmed the bill",
    blocks: said(
      `Hi ${builderName}, the exhibitor confirmed a final bill of ${amountText(bill.billed, bill.currency)}. Confirm it to close the job. Without an answer it is closed in 14 days.`,
      null,
      factsOfRequest(request),
      billButton(bill, site, "Confirm the bill"),
    ),
  })),

  /** Tells the builder that the job is closed. */
  "job-closed": always(({ request, builderName, bill }, site) => ({
    subject: `The job is closed: ${showName(request)}`,
    preheader: "The bill can be corrected for 60 days.",
    title: "The job is closed",
    blocks: said(
      `Hi ${builderName}, the job is closed. ${closedWords(bill)}`,
      null,
      factsOfRequest(request),
      billButton(bill, site, "See the bill"),
    ),
  })),

  /** Asks a side to agree to the other's edit. */
  "agreement-changed": mutable((letter, site) => {
    const { request, job, amount, currency, parts } = letter;
    return {
      subject: `What you agreed was edited: ${showName(request)}`,
      preheader: "Read it, and say whether this is what you agreed.",
      title: "The agreement was edited",
      blocks: said(
        `${hello(letter)} ${job.other} edited what your job page says you agreed. It counts once both of you say so again.`,
        null,
        factsOfRequest(request, [
          ["Agreed amount", amountText(amount, currency)],
          ["Payments", parts === 0 ? "As your contract says" : `${parts}`],
        ]),
        jobPart(job, site, "agreement", "Read the agreement"),
      ),
    };
  }),

  /** Tells the side that agreed first that the other one has, too. */
  "job-agreed": always((letter, site) => {
    const { request, job, amount, currency } = letter;
    return {
      subject: `You both agree: ${showName(request)}`,
      preheader: "Both of you say the same now.",
      title: "You both agree",
      blocks: said(
        `${hello(letter)} ${job.other} says that your job page has what you agreed. Your contract is between the two of you; the page records what you both say it contains.`,
        null,
        factsOfRequest(request, [["Agreed amount", amountText(amount, currency)]]),
        jobPart(job, site, "agreement", "Open the job"),
      ),
    };
  }),

  /** Tells a side that the other one sees a payment otherwise. */
  "payment-not-agreed": always((letter, site) => {
    const { request, job, payment, note: words } = letter;
    return {
      subject: `A payment is not agreed: ${showName(request)}`,
      preheader: payment.label,
      title: "A payment is not agreed",
      blocks: said(
        `${hello(letter)} ${job.other} doesn't agree with what your job page says about a payment. Call each other: we move no money.`,
        words,
        factsOfRequest(request, [
          ["Payment", payment.label],
          ["Amount", amountText(payment.amount, payment.currency)],
        ]),
        jobPart(job, site, "payments", "See the payment"),
      ),
    };
  }),

  /** Reminds the exhibitor of a payment: before its day, on it, and once after it. */
  "payment-due": mutable((letter, site) => {
    const { request, job, payment, day, daysLeft } = letter;
    const amount = amountText(payment.amount, payment.currency);
    const when = daysLeft < 0 ? "was due" : daysLeft === 0 ? "is due today" : "is due";
    const on = daysLeft === 0 ? "" : ` on ${dateWords(day)}`;
    return {
      subject: `${amount} ${when}${on}: ${showName(request)}`,
      preheader: `${payment.label}, to ${job.other}`,
      title: daysLeft < 0 ? "A payment is late" : "A payment is due",
      blocks: said(
        `${hello(letter)} a payment to ${job.other} ${when}${on}. You pay them, not us. Sent it? Say so on the job page, and we'll stop reminding you.`,
        null,
        factsOfRequest(request, [
          ["Payment", payment.label],
          ["Amount", amount],
          ["Due", dateWords(day)],
        ]),
        jobPart(job, site, "payments", "Say that you sent it"),
      ),
    };
  }),

  /** Asks a side to approve files. */
  "approval-asked": mutable((letter, site) => {
    const { request, job, approval, note: words } = letter;
    return {
      subject: `Files wait for your approval: ${showName(request)}`,
      preheader: `${approval.title}, from ${job.other}`,
      title: "Files wait for your approval",
      blocks: said(
        `${hello(letter)} ${job.other} shows you files. Approve exactly these, or say what is to change.`,
        words,
        factsOfRequest(request, approvalFacts(approval)),
        jobView(job, site, "approvals", "Look at the files"),
      ),
    };
  }),

  /** Tells who asked what the other side decided. */
  "approval-decided": mutable((letter, site) => {
    const { request, job, approval, outcome, note: words } = letter;
    const isApproved = outcome !== "changes-wanted";
    const title = isApproved ? "Your files are approved" : "Your files need changes";
    const what = isApproved ? "approved your files" : "wants changes of your files";
    const noted = outcome === "approved-with-notes" ? ", with notes" : "";
    return {
      subject: `${title}: ${showName(request)}`,
      preheader: approval.title,
      title,
      blocks: said(
        `${hello(letter)} ${job.other} ${what}${noted}.`,
        words,
        factsOfRequest(request, approvalFacts(approval)),
        jobView(job, site, "approvals", "Open the job"),
      ),
    };
  }),

  /** Tells the exhibitor that the booth is up. */
  "booth-is-up": mutable((letter, site) => {
    const { request, job, boothNumber } = letter;
    return {
      subject: `The booth is up: ${showName(request)}`,
      preheader: "Look at it, and say what is not as agreed.",
      title: "The booth is up",
      blocks: said(
        `${hello(letter)} ${job.other} says that your booth is up. Look at it: sign it off, or add what is not as agreed to the punch list, with photos.`,
        null,
        factsOfRequest(request, boothNumber ? [["Booth", boothNumber]] : []),
        jobSite(job, site, "Open the floor page"),
      ),
    };
  }),

  /** Tells the builder what is to be fixed before the show opens. */
  "punch-before-opening": always((letter, site) => {
    const { request, job, items } = letter;
    const count = items.length === 1 ? "Something" : `${items.length} things`;
    return {
      subject: `${count} to fix before the opening: ${showName(request)}`,
      preheader: `From ${job.other}`,
      title: `${count} to fix before the opening`,
      blocks: [
        {
          kind: "text",
          text: `${hello(letter)} ${job.other} wrote down what is not as agreed on the booth. Say on the floor page when it is fixed.`,
        },
        ...items.flatMap(({ number, text, photos }) => [
          { kind: "text", text: `Item ${number}${filesWords(photos)}:` } as const,
          ...quotedLines(text),
        ]),
        jobSite(job, site, "Open the floor page"),
      ],
    };
  }),

  /** Tells a side that we were called in, of the answer, or of our last words. */
  "called-in": always((letter, site) => {
    const { request, job, stage, isTheirs, outcome, text, answerBy } = letter;
    const { title, words } = {
      opened: {
        title: "We were called in",
        words: isTheirs
          ? "we look at it and write to both of you."
          : `${job.other} called us in. Read what it is about, and answer by ${dateWords(answerBy)}. It is no verdict, and nothing of it is public.`,
      },
      answered: {
        title: "An answer to your call",
        words: `${job.other} answered. We read both and write to you.`,
      },
      closed: { title: outcomes[outcome ?? "withdrawn"], words: "we wrote to both of you:" },
    }[stage];
    return {
      subject: `${title}: ${showName(request)}`,
      preheader: "It is no verdict, and nothing of it is public.",
      title,
      blocks: said(
        `${hello(letter)} ${words}`,
        text,
        factsOfRequest(request),
        jobView(job, site, "messages", "Open the job"),
      ),
    };
  }),

  /** Tells an admin that a side has called us in. */
  "we-are-called-in": {
    topic: "jobs",
    ownedBy: "office",
    write: ({ request, company, builderName, text }, site) => ({
      subject: `We are called in: ${showName(request)}`,
      preheader: "Read the record, and write to both.",
      title: "We are called in",
      blocks: said(
        `${company} and ${builderName} don't agree. Read the record, write to both on the job page, and close the call.`,
        text,
        factsOfRequest(request),
        {
          kind: "button",
          label: "See who called",
          url: site.signInLink("/admin-dashboard?view=jobs&state=called-in"),
        },
      ),
    }),
  },

  /** Asks whether the booth of a past show was built. */
  "was-it-built": always((letter, site) => {
    const { request, job } = letter;
    const isBuilder = !("firstName" in letter);
    const words = isBuilder
      ? `${job.other} says that the booth was not built. Say whether that is so: without an answer in 14 days the job is canceled.`
      : "the show is over, and your job page doesn't say that the booth was delivered. Was it built?";
    return {
      subject: `Was it built? ${showName(request)}`,
      preheader: "One click on the job page.",
      title: "Was it built?",
      blocks: said(
        `${hello(letter)} ${words}`,
        null,
        factsOfRequest(request),
        jobView(job, site, "messages", "Yes or no"),
      ),
    };
  }),

  /** The messages of some minutes, for a side that didn't write them. */
  "job-messages": mutable((letter, site) => {
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
  }),
} satisfies Letters<JobLetter>;
