import type {
  BriefChanges,
  DebriefFacts,
  EarlierBriefFacts,
  RequestFacts,
} from "../../../domain/messages/letter-facts.ts";
import type { QuoteLetter } from "../../../domain/messages/quote-letter.ts";
import { type Category, categoryFacts } from "../../../domain/offers/category.ts";
import { namesPrice } from "../../../domain/offers/names-price.ts";
import { questionDeclines } from "../../../domain/questions/question.ts";
import { placeWords, priceBandWords } from "../../../domain/quotes/award/debrief-words.ts";
import { awardReasonWords } from "../../../domain/quotes/award.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { briefFieldNames } from "../../../domain/quotes/brief/brief-field-names.ts";
import { lastDayOf } from "../../../domain/quotes/last-day.ts";
import { promiseText, usualNumbers, withNumbers } from "../../../domain/shared/promised-numbers.ts";
import { briefButtons } from "../brief-buttons.ts";
import { dateWords, momentWords } from "../date-words.ts";
import { factsOfRequest } from "../facts-of-request.ts";
import { greeting } from "../greeting.ts";
import type { Block, Letters, WriteLetter } from "../letter-words.ts";
import type { MailSite } from "../mail-site.ts";
import { pictureOfRequest } from "../picture-of-request.ts";
import { priceFacts } from "../price-facts.ts";
import { quotedLines } from "../quoted-lines.ts";
import { showName, subjectBuilder, subjectShow } from "../show-name.ts";

type Answered = { question: string; answer: string | null; declineCode: string | null };

/**
 * A question with its answer, or the reason why there is none. `asked`: the line above the
 * question.
 */
function answeredBlocks({ question, answer, declineCode }: Answered, asked: string): Block[] {
  const declined = questionDeclines.find(({ value }) => value === declineCode)?.label;
  return [
    { kind: "text", text: asked },
    ...quotedLines(question),
    { kind: "text", text: answer === null ? `No answer: ${declined ?? ""}` : "The answer:" },
    ...quotedLines(answer ?? ""),
  ];
}

function whatChanged({ fields }: BriefChanges): string {
  return fields.length > 0 ? briefFieldNames(fields) : "scope";
}

function labels(categories: BriefChanges["asked"]): string {
  return categories.map((code) => categoryFacts(code as Category).label).join(", ");
}

type Given = { request: RequestFacts; earlierBrief?: EarlierBriefFacts | null };

/**
 * The brief that a quote was priced for and the current one, as facts of an email; empty if they
 * are equal.
 */
function earlierBriefFacts({ request, earlierBrief }: Given): [string, string][] {
  if (!earlierBrief) return [];
  const { boothSize, changed } = earlierBrief;
  const sizes: [string, string][] = [
    ["Price is for", boothSizeText(boothSize)],
    ["Brief now", boothSizeText(request.boothSize)],
  ];
  return [
    ...sizes.filter(([, value]) => value !== ""),
    ["Changed since the price", briefFieldNames(changed) || "files"],
  ];
}

/** Says that the price is for an earlier brief, and to agree on one of the two. */
function earlierBriefWords(
  { request, earlierBrief }: Given,
  { was, agree }: { was: string; agree: string },
): Block[] {
  if (!earlierBrief) return [];
  const areNamed = request.boothSize !== "" && earlierBrief.boothSize !== "";
  const below = areNamed ? "Both briefs are below" : "What changed is below";
  return [{ kind: "text", text: `${was} ${below}: ${agree}` }];
}

const list = new Intl.ListFormat("en-US");

function wordsFor(answers: readonly { isPrivate?: boolean }[]) {
  const count = answers.length === 1 ? "An answer" : `${answers.length} answers`;
  const own = answers.filter(({ isPrivate }) => isPrivate).length;
  if (own === answers.length) {
    const readers = "You asked in private: no other builder reads this.";
    return { title: `${count} for you`, preheader: "No other builder reads this.", readers };
  }
  if (own === 0) {
    return {
      title: `${count} for everyone`,
      preheader: "Every builder who is asked to quote reads the same.",
      readers: "Every builder who was asked gets the same answers.",
    };
  }
  return {
    title: `${count} from the exhibitor`,
    preheader: "Answers for every builder, and to your private questions.",
    readers: "Every builder who was asked gets the same, except what you asked in private.",
  };
}

const contact = "Contact the exhibitor";

/** Leads both sides of an accepted quote to its job. */
function jobBlocks({ responseId }: { responseId: string }, site: MailSite): Block[] {
  return [
    {
      kind: "text",
      text: "Your job page starts with the accepted quote. Keep changes and their prices there: they count once both of you agree.",
    },
    { kind: "button", label: "Open the job", url: site.signInLink(`/jobs/${responseId}`) },
  ];
}

function whyChosen(award: { reasons: string[]; note: string | null } | null | undefined): Block[] {
  const reasons = awardReasonWords(award?.reasons ?? []);
  const said: Block[] = reasons ? [{ kind: "text", text: `Why they chose you: ${reasons}.` }] : [];
  return award?.note ? [...said, ...quotedLines(award.note)] : said;
}

function debriefFacts({ reasons, place, priceBand, unsaid }: DebriefFacts): [string, string][] {
  const decided = awardReasonWords(reasons);
  const missing = (unsaid ?? [])
    .map((category) => categoryFacts(category as Category).label)
    .join(", ");
  return [
    ...(decided ? ([["What decided it", decided]] as [string, string][]) : []),
    ...(place ? ([["Your place by price", placeWords(place)]] as [string, string][]) : []),
    ...(priceBand === null
      ? []
      : ([["Your price", priceBandWords(priceBand)]] as [string, string][])),
    ...(missing ? ([["Not mentioned in your quote", missing]] as [string, string][]) : []),
  ];
}

/** Tells the exhibitor that a builder has quoted, or changed the quote. */
const responseReceived: WriteLetter<"response-received" | "response-revised"> = (letter, site) => {
  const { kind, request, firstName, builderName } = letter;
  const isNew = kind === "response-received";
  const builder = subjectBuilder(builderName);
  const [[, amount] = []] = priceFacts("Quote", letter);
  if (!namesPrice(letter.quotedAmount)) {
    return {
      subject: `${subjectShow(request)}: ${builder} needs more information`,
      preheader: "Read the message, and ask for a price once it's clear.",
      title: "A builder needs more information",
      blocks: [
        {
          kind: "text",
          text: `${greeting(firstName)} ${builderName} replied without a price. Their message says what they need to know.`,
        },
        factsOfRequest(request, [["Builder", builderName]]),
        {
          kind: "button",
          label: "Read the message",
          url: site.signInLink(`/requests/${request.quoteRequestId}/compare`),
        },
      ],
    };
  }
  return {
    subject: isNew
      ? `${subjectShow(request)}: ${amount} from ${builder}${ofPromised(letter)}`
      : `${subjectShow(request)}: ${builder} revised to ${amount}`,
    preheader: "Compare it with the others in your dashboard.",
    title: isNew ? "You have a new quote" : "A quote has changed",
    blocks: [
      {
        kind: "text",
        text: isNew
          ? `${greeting(firstName)} ${builderName} has sent you a quote.`
          : `${greeting(firstName)} ${builderName} has changed the quote. The new one counts.`,
      },
      factsOfRequest(request, [["Builder", builderName], ...priceFacts("Quote", letter)]),
      {
        kind: "button",
        label: "Compare quotes",
        url: site.signInLink(`/requests/${request.quoteRequestId}/compare`),
      },
      { kind: "note", text: "When you accept one, we'll let the other builders know right away." },
    ],
  };
};

/** The quotes that are in, of those promised: " (2 of 5)". */
function ofPromised({ received, promised }: { received?: number; promised?: number }): string {
  if (!received || !promised) return "";
  return received <= promised ? ` (${received} of ${promised})` : ` (${received} in)`;
}

/** The builder's own price, where the letter names one. */
function ownPrice({ quotedAmount = null, price }: Partial<Parameters<typeof priceFacts>[1]>) {
  return priceFacts("Your quote", { quotedAmount, ...(price && { price }) });
}

/** When a quote ends. A last day ends in the exhibitor's time zone, which builders don't learn. */
function endWords(validUntil: string, timeZone: string | null): string {
  const day = lastDayOf(new Date(validUntil));
  return day ? `at the end of ${dateWords(day)}` : momentWords(validUntil, timeZone);
}

/** Tells a builder in a round that a best and final offer is asked for, is due soon, or is not needed anymore. */
const roundToBuilder: WriteLetter<"round-opened" | "round-ends" | "round-cancelled"> = (
  letter,
  site,
) => {
  const { kind, request, builderName, text, lines, endsAt, validUntil, timeZone } = letter;
  const until = momentWords(endsAt, timeZone);
  if (kind === "round-cancelled") {
    return {
      subject: `No final offer needed: ${showName(request)}`,
      preheader: "Your quote stands as it is.",
      title: "The exhibitor canceled the round",
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
      factsOfRequest(request, [...ownPrice(letter), ["Answer by", until]]),
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

/** Emails about a request and its quotes: questions, revisions, rounds, awards. */
export const quoteLetters = {
  /** Asks the exhibitor for a review of the builder, or reminds them once. */
  "review-invitation": {
    topic: "reviews",
    ownedBy: "request",
    write: ({ request, firstName, responseId, builderName, until, isReminder }, site) => ({
      subject: `How was ${subjectBuilder(builderName)} at ${showName(request)}?`,
      preheader: "Two minutes, and the next exhibitor chooses better.",
      title: `How was ${subjectBuilder(builderName)}?`,
      blocks: [
        {
          kind: "text",
          text: isReminder
            ? `${greeting(firstName)} you haven't reviewed ${builderName} yet. Was the booth on time, on budget and well built? We won't ask again.`
            : `${greeting(firstName)} your project with ${builderName} has ended. Was it on time, on budget and well built? Only exhibitors like you can say so here.`,
        },
        {
          kind: "button",
          label: "Write a review",
          url: site.signInLink(`/review/${responseId}`),
        },
        {
          kind: "note",
          text: `Your review is published 48 hours after you send it; until then you can change it. Your company is named only if you say so. The link works until ${dateWords(until)}.`,
        },
      ],
    }),
  },

  /** Tells the author of a review that the builder replied. */
  "review-replied": {
    topic: "reviews",
    ownedBy: "request",
    write: ({ firstName, builderId, builderName }, site) => ({
      subject: `${subjectBuilder(builderName)} replied`,
      preheader: "To your review.",
      title: `${subjectBuilder(builderName)} replied to your review`,
      blocks: [
        { kind: "text", text: `${greeting(firstName)} the reply is below your review.` },
        {
          kind: "button",
          label: "Read the reply",
          url: `${site.origin}/builders/${builderId}#reviews`,
        },
      ],
    }),
  },

  /** Confirms a request to its exhibitor. At an unverified address it contains nothing of the request. */
  "request-received": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, quoteRequestId } = letter;
      const show = request ? showName(request) : null;
      const id = encodeURIComponent(quoteRequestId);
      const button = (url: string) =>
        ({ kind: "button", label: "View your request", url }) as const;
      const numbers = letter.numbers ?? usualNumbers;
      const next = promiseText(numbers);

      return {
        subject: show ? `We have your request for ${show}` : "We have your quote request",
        preheader: withNumbers("Builders are next. Expect your quotes within {range}.", numbers),
        title: "We have your request",
        blocks: request
          ? [
              { kind: "text", text: `Hi ${request.firstName}, your quote request is in. ${next}` },
              ...pictureOfRequest(request, site),
              factsOfRequest(request),
              button(site.signInLink(`/requests/${id}`)),
              {
                kind: "note",
                text: "Every quote lands in your dashboard, and we email you each time.",
              },
            ]
          : [
              { kind: "text", text: `A quote request with this email address is in. ${next}` },
              button(`${site.origin}/quote-success/${id}`),
              {
                kind: "note",
                text: `Sign in at ${site.origin}/login with this address to follow it. Not yours? Tell us at ${site.supportEmail} and we'll stop it.`,
              },
            ],
      };
    },
  },

  "response-received": { topic: "quotes-received", ownedBy: "request", write: responseReceived },

  "response-revised": { topic: "quotes-received", ownedBy: "request", write: responseReceived },

  /** Tells a builder that they got the job. */
  "response-accepted": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, builderName, award } = letter;
      return {
        subject: `Your quote was accepted: ${showName(request)}`,
        preheader: "The job is yours. Get in touch with the exhibitor.",
        title: "The job is yours",
        blocks: [
          {
            kind: "text",
            text: `Congratulations, ${builderName}! The exhibitor accepted your quote. Reach out to settle the details; their contact info is in your dashboard.`,
          },
          ...earlierBriefWords(letter, {
            was: "Your price was made before the brief changed.",
            agree: "agree with the exhibitor on which one you build.",
          }),
          ...whyChosen(award),
          factsOfRequest(request, [
            ...priceFacts("Your quote", letter),
            ...earlierBriefFacts(letter),
          ]),
          ...briefButtons(letter, site, {
            label: letter.link ? "See your accepted quote" : contact,
            second: contact,
            of: "request",
          }),
          ...jobBlocks(letter, site),
        ],
      };
    },
  },

  /** Gives the exhibitor a record of the quote that they accepted. */
  "acceptance-record": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, firstName, estimatedTimeline, validUntil } = letter;
      const amount = priceFacts("Amount", letter);
      const builder = letter.builderName ?? "the builder";
      const said: Block[] = letter.responseMessage
        ? [
            { kind: "text", text: "What the builder wrote:" },
            ...quotedLines(letter.responseMessage),
          ]
        : [];
      return {
        subject: `Your record: quote accepted for ${showName(request)}`,
        preheader: "Keep this email: it says what you accepted.",
        title: "You accepted a quote",
        blocks: [
          {
            kind: "text",
            text: `${greeting(firstName)} you accepted the quote from ${builder}. We've emailed them, and let any other builders we asked know that you've chosen.`,
          },
          ...earlierBriefWords(letter, {
            was: "The price was made before your brief changed.",
            agree: "agree with the builder on which one they build.",
          }),
          factsOfRequest(request, [
            ["Builder", letter.builderName ?? "No longer listed"],
            ...(amount.length > 0 ? amount : [["Amount", "Not given"] as [string, string]]),
            ...earlierBriefFacts(letter),
            ["Timeline", estimatedTimeline ?? "Not given"],
            ["Valid until", dateWords(validUntil.slice(0, 10))],
          ]),
          ...said,
          ...jobBlocks(letter, site),
          {
            kind: "button",
            isSecond: true,
            label: "View your request",
            url: site.signInLink(`/requests/${request.quoteRequestId}`),
          },
          {
            kind: "note",
            text: `Didn't accept it, or chose it by mistake? Write to ${site.supportEmail}.`,
          },
        ],
      };
    },
  },

  /** Tells an invited builder without a pending quote that the exhibitor has accepted another builder's. */
  "request-decided": {
    topic: null,
    ownedBy: "request",
    write: ({ request, builderName }, site) => ({
      subject: `No quote needed: ${showName(request)}`,
      preheader: "The exhibitor has accepted another builder's quote.",
      title: "No quote needed",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, the exhibitor has accepted another builder's quote for this booth, so we no longer need one from you. There's nothing you need to do.`,
        },
        factsOfRequest(request),
        { kind: "button", label: "See your other requests", url: site.signInLink("/dashboard") },
      ],
    }),
  },

  /** Tells a builder that they did not get the job, with a debrief when another quote was accepted. */
  "response-declined": {
    topic: "quote-outcomes",
    ownedBy: "request",
    write: ({ request, builderName, reason, debrief }, site) => {
      const said: Block[] = reason
        ? [
            { kind: "text", text: "The exhibitor's reason:" },
            { kind: "quote", text: reason },
          ]
        : [];
      const learned = debrief ? debriefFacts(debrief) : [];
      const where: Block[] =
        learned.length > 0
          ? [
              { kind: "text", text: "Here's what we can share about where your quote stood:" },
              { kind: "facts", facts: learned },
              { kind: "note", text: "We never share other builders' names or prices, or yours." },
            ]
          : [];
      return {
        subject:
          learned.length > 0
            ? `${showName(request)} went to another builder: where you stood`
            : `Your quote was not chosen: ${showName(request)}`,
        preheader: "Thank you for the work you put in.",
        title: "Not this time",
        blocks: [
          {
            kind: "text",
            text: `Thank you, ${builderName}. Your quote for this booth was not chosen. The work you put into it is appreciated.`,
          },
          ...said,
          ...where,
          factsOfRequest(request),
          { kind: "button", label: "See open requests", url: site.signInLink("/dashboard") },
        ],
      };
    },
  },

  /** Asks a builder who quoted without an amount for one. */
  "price-asked": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => ({
      subject: `Please add your price: ${showName(letter.request)}`,
      preheader: "The exhibitor read your reply and is asking for a price.",
      title: "The exhibitor is asking for your price",
      blocks: [
        {
          kind: "text",
          text: `Hi ${letter.builderName}, the exhibitor read your reply and would like a price. Your reply counts as a quote once it names one.`,
        },
        factsOfRequest(letter.request),
        ...briefButtons(letter, site, { label: "Add your price", part: "quote" }),
      ],
    }),
  },

  /** Tells the exhibitor that builders ask about the brief. */
  "question-asked": {
    topic: null,
    ownedBy: "request",
    write: ({ request, firstName, questions, privateQuestions = [] }, site) => {
      const count = questions.length + privateQuestions.length;
      const asks = count === 1 ? "a builder asks" : "builders ask";
      const isShared = questions.length > 0;
      const readers = isShared
        ? "Answer once, and every builder we asked will read it."
        : "Only the builder who asks will read your answer.";
      return {
        subject: `${count === 1 ? "A question" : `${count} questions`} about your booth at ${showName(request)}`,
        preheader: isShared ? "Answer once, and every builder reads it." : readers,
        title: count === 1 ? "A builder has a question" : "Builders have questions",
        blocks: [
          { kind: "text", text: `${greeting(firstName)} ${asks} about your booth. ${readers}` },
          ...questions.flatMap(quotedLines),
          ...(isShared && privateQuestions.length > 0
            ? [
                {
                  kind: "text" as const,
                  text: "Asked in private, so only the builder who asks will read your answer:",
                },
              ]
            : []),
          ...privateQuestions.flatMap(quotedLines),
          {
            kind: "button",
            label: "Answer",
            url: site.signInLink(`/requests/${request.quoteRequestId}?view=questions`),
          },
          factsOfRequest(request),
        ],
      };
    },
  },

  /**
   * Tells each assigned builder the exhibitor's answers to all builders' questions, and to their
   * own private ones.
   */
  "questions-answered": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, builderName, answers } = letter;
      const words = wordsFor(answers);
      const answered = answers.flatMap((each) =>
        answeredBlocks(each, each.isPrivate ? "You asked in private:" : "A builder asked:"),
      );
      return {
        subject: `${words.title}: ${showName(request)}`,
        preheader: words.preheader,
        title: words.title,
        blocks: [
          {
            kind: "text",
            text: `Hi ${builderName}, here's what the exhibitor says. ${words.readers}`,
          },
          ...answered,
          factsOfRequest(request),
          ...briefButtons(letter, site, { label: "See the brief and quote", of: "request" }),
        ],
      };
    },
  },

  /** Tells a builder who is asked to quote that the exhibitor has a question. */
  "exhibitor-asked": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, builderName, questions } = letter;
      const isOne = questions.length === 1;
      return {
        subject: `${isOne ? "A question" : `${questions.length} questions`} for you: ${showName(request)}`,
        preheader: "Only the exhibitor reads your answer.",
        title: isOne ? "The exhibitor has a question" : "The exhibitor has questions",
        blocks: [
          {
            kind: "text",
            text: `Hi ${builderName}, the exhibitor asks you about your quote or your work. Only the exhibitor reads what you answer.`,
          },
          ...questions.flatMap(quotedLines),
          factsOfRequest(request),
          ...briefButtons(letter, site, { label: "Answer", of: "request", part: "questions" }),
        ],
      };
    },
  },

  /** Tells the exhibitor what builders answered to their questions. */
  "builders-answered": {
    topic: null,
    ownedBy: "request",
    write: ({ request, firstName, answers }, site) => {
      const answered = answers.flatMap((each) =>
        answeredBlocks(each, `You asked ${each.builderName}:`),
      );
      const isOne = answers.length === 1;
      return {
        subject: `${isOne ? "An answer" : `${answers.length} answers`} to your question: ${showName(request)}`,
        preheader: "Builders answered what you asked.",
        title: isOne ? "A builder answered" : "Builders answered",
        blocks: [
          {
            kind: "text",
            text: `${greeting(firstName)} here's what you get back on your question.`,
          },
          ...answered,
          {
            kind: "button",
            label: "See all answers",
            url: site.signInLink(`/requests/${request.quoteRequestId}?view=questions`),
          },
          factsOfRequest(request),
        ],
      };
    },
  },

  /** Asks a builder whose quote leaves something out for its lines, or for the price of categories. */
  "lines-asked": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, builderName, company, categories } = letter;
      const labels = list.format(categories.map((code) => categoryFacts(code as Category).label));
      const isPrices = categories.length > 0;
      return {
        subject: isPrices
          ? `What would ${labels} cost? ${showName(request)}`
          : `Please itemize your quote: ${showName(request)}`,
        preheader: isPrices
          ? "The exhibitor asks for the price of what your quote leaves out."
          : "An itemized quote can be compared with the others.",
        title: isPrices ? "The exhibitor asks what this would cost" : "Please itemize your quote",
        blocks: [
          {
            kind: "text",
            text: isPrices
              ? `Hi ${builderName}, ${company} asks you to price: ${labels}. Until you do, they see an estimate from other quotes, or none.`
              : `Hi ${builderName}, ${company} would like your quote by line. One price can't be compared with itemized quotes. Your total may stay as it is.`,
          },
          factsOfRequest(request),
          ...briefButtons(letter, site, {
            label: isPrices ? "Add the prices" : "Itemize your quote",
            part: "quote",
          }),
          {
            kind: "note",
            text: "If you don't offer it, mark it as excluded. The exhibitor sees that too.",
          },
        ],
      };
    },
  },

  /** Asks a builder whose quote is for an earlier brief for its price now. */
  "update-asked": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, builderName, company } = letter;
      return {
        subject: `Please update your price: ${showName(request)}`,
        preheader: "The brief changed after your quote. Confirm your price, or revise it.",
        title: "Please update your price",
        blocks: [
          {
            kind: "text",
            text: `Hi ${builderName}, ${company} changed the brief after your quote and would like your price for the brief as it is now. If your price stands, confirm it.`,
          },
          factsOfRequest(request, [
            ...priceFacts("Your quote", letter),
            ...earlierBriefFacts(letter),
          ]),
          ...briefButtons(letter, site, { label: "Confirm or revise your price", part: "quote" }),
        ],
      };
    },
  },

  /** Tells a builder who was asked to quote that the exhibitor changed the brief. */
  "brief-changed": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, builderName, changes } = letter;
      const { asked, notAsked, fields } = changes;
      const price = ownPrice(letter);
      const facts: [string, string][] = [
        ...(fields.length > 0 ? [["Changed", briefFieldNames(fields)] as [string, string]] : []),
        ...(asked.length > 0 ? [["Now asked for", labels(asked)] as [string, string]] : []),
        ...(notAsked.length > 0
          ? [["No longer asked for", labels(notAsked)] as [string, string]]
          : []),
      ];
      return {
        subject: `The brief changed: ${whatChanged(changes)}, ${showName(request)}`,
        preheader: facts.map(([label, value]) => `${label}: ${value}`).join(". "),
        title: "The brief changed",
        blocks: [
          {
            kind: "text",
            text:
              fields.length > 0
                ? `Hi ${builderName}, the exhibitor changed the brief. If you've sent a quote, confirm that it stands or revise it.`
                : `Hi ${builderName}, the exhibitor changed what quotes must cover.`,
          },
          factsOfRequest(request, [...facts, ...price]),
          ...briefButtons(letter, site, {
            label: "See the brief",
            part: "changes",
            also: price.length > 0 ? { label: "Change your price", part: "price" } : undefined,
          }),
        ],
      };
    },
  },

  "round-opened": { topic: null, ownedBy: "request", write: roundToBuilder },

  "round-ends": { topic: null, ownedBy: "request", write: roundToBuilder },

  "round-cancelled": { topic: null, ownedBy: "request", write: roundToBuilder },

  /** Tells the exhibitor that all builders of a round have answered, or that its time is up. */
  "round-closed": {
    topic: "quotes-received",
    ownedBy: "request",
    write: ({ request, firstName, revised, stands, silent }, site) => {
      const count = (amount: number) => (amount === 1 ? "1 quote" : `${amount} quotes`);
      return {
        subject:
          silent === 0
            ? `Every builder has answered: ${showName(request)}`
            : `Time is up for final offers: ${showName(request)}`,
        preheader: "Compare the quotes as they stand now.",
        title: silent === 0 ? "Every builder has answered" : "Your round is over",
        blocks: [
          {
            kind: "text",
            text: `${greeting(firstName)} you asked for best and final offers. Here's how the builders answered.`,
          },
          factsOfRequest(request, [
            ["Revised", count(revised)],
            ["Stand as they were", count(stands)],
            ...(silent > 0 ? [["No answer", count(silent)] as [string, string]] : []),
          ]),
          {
            kind: "button",
            label: "Compare quotes",
            url: site.signInLink(`/requests/${request.quoteRequestId}/compare`),
          },
          { kind: "note", text: "Quotes without an answer stand as they were." },
        ],
      };
    },
  },

  /** Tells the exhibitor that a builder's quote stands for the changed brief. */
  "offer-confirmed": {
    topic: "quotes-received",
    ownedBy: "request",
    write: (letter, site) => {
      const { request, firstName, builderName } = letter;
      const [[, amount] = []] = priceFacts("Quote", letter);
      return {
        subject: `${subjectShow(request)}: ${subjectBuilder(builderName)} confirms ${amount ?? "the quote"} for your new brief`,
        preheader: "The quote stands as it is.",
        title: "A quote stands for your new brief",
        blocks: [
          {
            kind: "text",
            text: `${greeting(firstName)} ${builderName} has read your changes and confirms the quote as it is.`,
          },
          factsOfRequest(request, [["Builder", builderName], ...priceFacts("Quote", letter)]),
          {
            kind: "button",
            label: "Compare quotes",
            url: site.signInLink(`/requests/${request.quoteRequestId}/compare`),
          },
        ],
      };
    },
  },

  /** Tells the exhibitor that a builder has taken the quote back. */
  "response-withdrawn": {
    topic: "quotes-received",
    ownedBy: "request",
    write: (letter, site) => {
      const { request, firstName, builderName, quotedAmount = null } = letter;
      const [[, amount] = []] = priceFacts("Quote", { ...letter, quotedAmount });
      const quote = amount ? `their quote of ${amount}` : "their quote";
      return {
        subject: `${subjectShow(request)}: ${subjectBuilder(builderName)} withdrew ${quote}`,
        preheader: "Any other quotes still stand.",
        title: "A quote was withdrawn",
        blocks: [
          {
            kind: "text",
            text: `${greeting(firstName)} ${builderName} withdrew ${quote}. Any other quotes still stand.`,
          },
          factsOfRequest(request),
          {
            kind: "button",
            label: "See your quotes",
            url: site.signInLink(`/requests/${request.quoteRequestId}`),
          },
        ],
      };
    },
  },

  /** Tells the exhibitor that the builder whose quote they accepted has deleted the account. */
  "builder-left": {
    topic: null,
    ownedBy: "request",
    write: ({ request, firstName, builderName }, site) => ({
      subject: `Your builder deleted their account: ${showName(request)}`,
      preheader: "Your agreement with them still stands.",
      title: "Your builder deleted their account",
      blocks: [
        {
          kind: "text",
          text: `${greeting(firstName)} ${builderName} deleted their account with us. You accepted their quote, and that agreement is between the two of you: it still stands. Please contact them directly.`,
        },
        {
          kind: "text",
          text: "Can't reach them? Write to us, and we'll help you find another builder.",
        },
        factsOfRequest(request),
        {
          kind: "button",
          label: "See your request",
          url: site.signInLink(`/requests/${request.quoteRequestId}`),
        },
      ],
    }),
  },

  /** Tells the builder who got the job that the exhibitor has deleted the account. */
  "exhibitor-left": {
    topic: null,
    ownedBy: "request",
    write: ({ request, builderName }, site) => ({
      subject: `The exhibitor deleted their account: ${showName(request)}`,
      preheader: "Your agreement with them still stands.",
      title: "The exhibitor deleted their account",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, the exhibitor who accepted your quote deleted their account with us. Your agreement is between the two of you, and it still stands. Their contact info stays in your dashboard.`,
        },
        factsOfRequest(request),
        {
          kind: "button",
          label: "See the request",
          url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
        },
      ],
    }),
  },

  /** Tells an invited builder that the request is canceled, or the builder whose quote was accepted that the job is. */
  "request-cancelled": {
    topic: null,
    ownedBy: "request",
    write: ({ request, builderName, reason, wasAccepted = false }, site) => {
      const said: Block[] = reason
        ? [
            { kind: "text", text: "The reason given:" },
            { kind: "quote", text: reason },
          ]
        : [];
      return {
        subject: `Request canceled: ${showName(request)}`,
        preheader: wasAccepted
          ? "Your quote for it had been accepted."
          : "Please stop work on your quote.",
        title: "This request was canceled",
        blocks: [
          {
            kind: "text",
            text: wasAccepted
              ? `Hi ${builderName}, this request was canceled after your quote had been accepted. Please talk to the exhibitor about what you have agreed before you go on with the booth.`
              : `Hi ${builderName}, this request was canceled. Please stop work on your quote. If you had already sent one, it's closed.`,
          },
          ...said,
          factsOfRequest(request),
          { kind: "button", label: "See your other requests", url: site.signInLink("/dashboard") },
        ],
      };
    },
  },

  /** Tells a builder who was asked to quote that we erased the person's data, and asks them to delete their copy. */
  "request-erased": {
    topic: null,
    ownedBy: "request",
    write: ({ request, builderName }, site) => ({
      subject: `Please delete the contact details: ${showName(request)}`,
      preheader: "The exhibitor asked us to erase their data.",
      title: "Please delete this exhibitor's data",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, the exhibitor behind this request asked us to erase their personal data, and we have. The request is closed.`,
        },
        {
          kind: "text",
          text: "Please delete their name, contact details and project notes from your own files too, unless the law requires you to keep them or you have a contract with them.",
        },
        factsOfRequest(request),
        { kind: "button", label: "See your other requests", url: site.signInLink("/dashboard") },
      ],
    }),
  },
} satisfies Letters<QuoteLetter>;
