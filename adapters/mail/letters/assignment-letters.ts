import type { RequestFacts } from "../../../domain/messages/letter-facts.ts";
import type { AssignmentLetter } from "../../../domain/messages/promise-letter.ts";
import { boothSizeText, readBoothSize } from "../../../domain/quotes/booth-size-text.ts";
import type { ContactAfter } from "../../../domain/quotes/contact-after.ts";
import { declineWords } from "../../../domain/quotes/decline-words.ts";
import {
  budgetRanges,
  exhibitTypes,
  labelOf,
  serviceTypes,
} from "../../../domain/quotes/options.ts";
import type { DeclineCode } from "../../../domain/quotes/quote-request.ts";
import { answerButtons } from "../answer-buttons.ts";
import { briefButtons } from "../brief-buttons.ts";
import { closedWords } from "../closed-words.ts";
import { laterWords, momentWords, weekdayWords } from "../date-words.ts";
import { factsOfRequest } from "../facts-of-request.ts";
import { greeting } from "../greeting.ts";
import type { Block, Letters } from "../letter-words.ts";
import { pictureOfRequest } from "../picture-of-request.ts";
import { showName } from "../show-name.ts";

/**
 * The invitation's subject. Includes the size only if it is two numbers: other typed texts stay out
 * of subjects.
 */
function subjectOf(request: RequestFacts, until: string | null, isReopened: boolean): string {
  const sides = readBoothSize(request.boothSize);
  // with plain spaces, which an inbox search finds
  const size = sides ? `, ${boothSizeText(request.boothSize).replaceAll("\u00a0", " ")}` : "";
  const asked = `${isReopened ? "Open again, answer" : "Answer"} ${until ? `by ${until}` : "as soon as you can"}`;
  return `${asked}: ${showName(request)}${size}`;
}

const contactWords: Record<ContactAfter, string> = {
  assigned: "so are the contact details",
  awarded: "the contact details once your quote is accepted",
};

/** The reason that an admin gave for reopening, as blocks. */
function reasonBlocks(reason: string | null): Block[] {
  if (!reason) return [];
  return [
    { kind: "text", text: "Here's why:" },
    { kind: "quote", text: reason },
  ];
}

const outcomeTexts = {
  open: "A quote that was closed stays closed, and you can send a new one.",
  won: "The exhibitor's acceptance of your quote still stands.",
  "not-chosen":
    "The exhibitor has accepted another builder's quote, so there's nothing you need to do.",
  cancelled: "There's nothing you need to do.",
} as const;

/** Emails about who is asked for quotes, and about requests that close or open again. */
export const assignmentLetters = {
  /** Tells an admin that a new request waits for builders. */
  "request-to-assign": {
    topic: "new-requests",
    ownedBy: "office",
    write: ({ request, company }, site) => ({
      subject: `New quote request: ${showName(request)}`,
      preheader: "It needs builders.",
      title: "New request: assign builders",
      blocks: [
        { kind: "text", text: `${company} wants quotes. Choose which builders to invite.` },
        factsOfRequest(request),
        {
          kind: "button",
          label: "Assign builders",
          url: site.signInLink(`/admin-dashboard?assign=${request.quoteRequestId}`),
        },
      ],
    }),
  },

  /** Tells an admin that requests come in faster than they are emailed one by one. */
  "many-requests": {
    topic: "new-requests",
    ownedBy: "office",
    write: ({ perHour }, site) => {
      const title = `More than ${perHour} new requests in an hour`;
      return {
        subject: title,
        preheader: "The rest are in your dashboard.",
        title,
        blocks: [
          {
            kind: "text",
            text: `More than ${perHour} quote requests came in within an hour, so we've paused the email about each one. They're all in your dashboard.`,
          },
          { kind: "button", label: "See new requests", url: site.signInLink("/admin-dashboard") },
          {
            kind: "note",
            text: "Admins get this at most once an hour. If many requests look alike, check them for spam.",
          },
        ],
      };
    },
  },

  /** The invitation email, to a builder who is asked to quote. Names and numbers of people stay behind the sign-in. */
  invitation: {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, builderId, builderName, link, isReopened = false } = letter;
      const { answerBy = null, timeZone = null } = letter;
      const later = laterWords(letter);
      return {
        subject: subjectOf(request, answerBy && weekdayWords(answerBy, timeZone), isReopened),
        preheader: answerBy
          ? `Please answer by ${momentWords(answerBy, timeZone)}.`
          : "The exhibitor is waiting: please send your quote as soon as you can.",
        title: "You are invited to quote",
        blocks: [
          ...(isReopened
            ? [
                {
                  kind: "text" as const,
                  text: "This request was canceled by mistake and is open again.",
                },
              ]
            : []),
          {
            kind: "text",
            text: `Hi ${builderName}, ${request.company} needs a booth builder and you're a match. ${
              answerBy
                ? `Please answer by ${momentWords(answerBy, timeZone)}.`
                : "The time we promised for quotes has passed, so please send yours as soon as you can."
            }${later}`,
          },
          ...pictureOfRequest(request, site),
          factsOfRequest(request, [
            ["Exhibit type", labelOf(exhibitTypes, request.industry)],
            ["Service", labelOf(serviceTypes, request.serviceType)],
            ["Budget", request.budget ? labelOf(budgetRanges, request.budget) : "Not given"],
            ...(request.criteria
              ? [["How they choose", request.criteria] as [string, string]]
              : []),
            ["Answer by", answerBy ? momentWords(answerBy, timeZone) : "As soon as you can"],
          ]),
          ...(request.pitch ? [{ kind: "text" as const, text: request.pitch }] : []),
          ...(link ? answerButtons(site, { request, builderId, link }) : []),
          {
            kind: "button",
            label: link ? "See it in your dashboard" : "Send your quote",
            url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
            isSecond: link !== undefined && link !== null,
          },
          {
            kind: "note",
            text: [
              ...(link
                ? ["The first three links need no sign-in, so don't forward this email."]
                : []),
              `The full brief is in your dashboard, and ${contactWords[site.contactAfter ?? "assigned"]}. Sign in with the email address this was sent to.`,
            ].join(" "),
          },
        ],
      };
    },
  },

  /** Tells an admin that a builder will not quote. */
  "invitation-declined": {
    topic: null,
    ownedBy: "office",
    write: ({ request, builderName, declineCode = "other", reason, buildersLeft }, site) => {
      const left =
        buildersLeft === 0
          ? "No builders are assigned anymore, so the request needs builders again."
          : `${buildersLeft} ${buildersLeft === 1 ? "builder is" : "builders are"} still assigned.`;
      const said = declineWords(declineCode as DeclineCode, reason);
      const why: Block[] = said
        ? [
            { kind: "text", text: "Their reason:" },
            { kind: "quote", text: said },
          ]
        : [];
      return {
        subject: `An invitation was declined: ${showName(request)}`,
        preheader: left,
        title: "A builder won't quote",
        blocks: [
          { kind: "text", text: `${builderName} declined the invitation. ${left}` },
          ...why,
          factsOfRequest(request),
          {
            kind: "button",
            label: "See the request",
            url: site.signInLink(`/admin-dashboard?brief=${request.quoteRequestId}`),
          },
        ],
      };
    },
  },

  /** Tells a builder that their quote is no longer needed. */
  "invitation-removed": {
    topic: null,
    ownedBy: "request",
    write: ({ request, builderName }, site) => ({
      subject: `No quote needed: ${showName(request)}`,
      preheader: "There's nothing you need to do.",
      title: "No quote needed",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, this request went to other builders. There's nothing you need to do. If you had already sent a quote, it's closed.`,
        },
        factsOfRequest(request),
        { kind: "button", label: "See your other requests", url: site.signInLink("/dashboard") },
      ],
    }),
  },

  /** Tells the exhibitor that an admin has closed the request. */
  "request-closed": {
    topic: null,
    ownedBy: "request",
    write: ({ request, firstName, outcome, calledOff, bill }, site) => {
      const isDone = outcome === "completed";
      if (calledOff) {
        const { builderName, reason } = calledOff;
        return {
          subject: `The builder canceled the job for ${showName(request)}`,
          preheader: "Ask the builders who quoted for you again.",
          title: "The builder canceled the job",
          blocks: [
            {
              kind: "text",
              text: `${greeting(firstName)} ${builderName} canceled the job, and your request is closed. What you two agreed in your contract is between you. The reason given:`,
            },
            { kind: "quote", text: reason },
            factsOfRequest(request),
            {
              kind: "button",
              label: "Ask the other builders again",
              url: site.signInLink(`/requests/${request.quoteRequestId}`),
            },
          ],
        };
      }
      return {
        subject: `Your request is ${isDone ? "completed" : "canceled"}: ${showName(request)}`,
        preheader: isDone ? "Thank you, and have a great show." : "This request is now closed.",
        title: isDone ? "Your request is completed" : "Your request was canceled",
        blocks: [
          {
            kind: "text",
            text: isDone
              ? `${greeting(firstName)} we've closed your request as completed. Thank you for building with us, and have a great show.`
              : `${greeting(firstName)} we've canceled your request and let the builders know. If that's a mistake, write to ${site.supportEmail}.`,
          },
          ...(bill ? [{ kind: "text" as const, text: closedWords(bill) }] : []),
          factsOfRequest(request),
          {
            kind: "button",
            label: "Open your dashboard",
            url: site.signInLink(`/requests/${request.quoteRequestId}`),
          },
        ],
      };
    },
  },

  /** Tells an assigned builder that a closed request is open again. */
  "request-reopened": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, builderName, outcome, reason } = letter;
      return {
        subject: `Request reopened: ${showName(request)}`,
        preheader: outcomeTexts[outcome],
        title: "This request is open again",
        blocks: [
          {
            kind: "text",
            text: `Hi ${builderName}, this request was closed by mistake and is open again. ${outcomeTexts[outcome]}`,
          },
          ...reasonBlocks(reason),
          factsOfRequest(request),
          ...briefButtons(letter, site, { label: "See the request", of: "request" }),
        ],
      };
    },
  },

  /** Tells the exhibitor that an admin has reopened the request. */
  "own-request-reopened": {
    topic: null,
    ownedBy: "request",
    write: ({ request, firstName, hasAccepted, reason }, site) => ({
      subject: `Your request is open again: ${showName(request)}`,
      preheader: "We've reopened your request and told the builders.",
      title: "Your request is open again",
      blocks: [
        {
          kind: "text",
          text: `${greeting(firstName)} we've reopened your request. Any builders we asked have been emailed. ${
            hasAccepted
              ? "The quote you accepted still stands."
              : "Quotes that were declined stay declined, and builders can send new ones until you've accepted one."
          }`,
        },
        ...reasonBlocks(reason),
        factsOfRequest(request),
        {
          kind: "button",
          label: "View your request",
          url: site.signInLink(`/requests/${request.quoteRequestId}`),
        },
        { kind: "note", text: `Didn't expect this? Write to ${site.supportEmail}.` },
      ],
    }),
  },
} satisfies Letters<AssignmentLetter>;
