import * as z from "zod";
import { actsToTakeBack } from "../../../domain/assignment/response-link/take-back.ts";
import type { LinkedBrief } from "../../../domain/assignment/response-link/view-by-link.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { declineCodes } from "../../../domain/quotes/quote-request.ts";
import { attachmentBody, toAttachmentBody } from "../attachments/attachments.ts";
import type { CallRows } from "../call.ts";
import {
  offeredRatesBody,
  termsIfWonBody,
  toOfferedBody,
  toTermsIfWonBody,
} from "../commission/commission-rates.ts";
import { optionalProse } from "../fields/text.ts";
import { messageBody } from "../message.ts";
import { exhibitorRecord } from "../questions/exhibitor-record.ts";
import {
  answerByLinkForm,
  questionBody,
  questionByLinkForm,
  questionDeclineByLinkForm,
  toQuestionBody,
} from "../questions/questions.ts";
import { rateCardBody } from "../rates/rate-card.ts";
import { findingBody, toFindingBodies } from "./booth-check.ts";
import { briefDetailsBody, toBriefDetailsBody } from "./brief-details.ts";
import { briefEditBody, confirmBriefForm, standsForm, toBriefEditBody } from "./brief-edits.ts";
import { earlierQuoteBody } from "./earlier-quotes.ts";
import { offerForm, offerRevision } from "./offer-form.ts";
import { quoteResponseBody, toQuoteResponseBody } from "./quote-responses.ts";
import { scopeEditsBody, toScopeEditsBody } from "./scope-edits.ts";
import { acknowledgementBody, answerTimesFields, seatsBody, toAnswerTimesFields } from "./seats.ts";

const tag = "Links in invitations";
const problems = [404, 409, 429];

const may = z.object({
  acknowledge: z.boolean(),
  decline: z.boolean(),
  quote: z.boolean(),
  revise: z.boolean(),
  confirm: z.boolean(),
  stands: z.boolean(),
  withdraw: z.boolean(),
  takeBack: z.boolean(),
  ask: z.boolean(),
  addFiles: z.boolean(),
});

/** The brief behind an invitation's link, without contact data. */
const linkedBriefBody = z.object({
  builderName: z.string(),
  company: z.string(),
  show: z.string(),
  eventDate: z.string(),
  venue: z.string(),
  industry: z.string(),
  boothSize: z.string(),
  serviceType: z.string(),
  budget: z.string().nullable(),
  features: z.array(z.string()),
  openSides: z.array(z.string()),
  brief: briefDetailsBody,
  findings: z.array(findingBody),
  scopeEdits: scopeEditsBody,
  briefVersion: z.int(),
  /** Latest first; contact data and names are masked. */
  briefEdits: z.array(briefEditBody),
  /** Email addresses, phone numbers, links and names of people are masked. */
  additionalRequirements: z.string().nullable(),
  respondBy: z.string().nullable(),
  ...answerTimesFields,
  /** Whether the exhibitor has to answer first: `respondBy` moves by the length of the pause. */
  isPaused: z.boolean(),
  /** The builder's time zone, in which times are shown; null when unknown. */
  timeZone: z.string().nullable(),
  seats: seatsBody,
  exhibitorRecord,
  acknowledgement: acknowledgementBody.nullable(),
  state: z.string(),
  ownQuote: quoteResponseBody.nullable(),
  /**
   * Questions of all builders, without their names, and those to this builder; contact data is
   * masked.
   */
  questions: z.array(questionBody),
  /** Files of the builder's own quote. */
  files: z.array(attachmentBody),
  /** Whether the brief has files, which require signing in. */
  hasBriefFiles: z.boolean(),
  /** The commission rates to agree to with a first quote. */
  ratesToAgree: offeredRatesBody,
  ifWon: termsIfWonBody,
  /** The action that `may.takeBack` allows to take back. */
  lastAct: z.enum(actsToTakeBack).nullable(),
  lastActVersion: z.string().nullable(),
  takeBackUntil: z.string().nullable().meta({
    description: "When `lastAct` can no longer be undone; null when there is none",
  }),
  may,
});
export type LinkedBriefBody = z.infer<typeof linkedBriefBody>;

/** Data to fill the lines of a quote; `last` is null without an earlier quote by line. */
const lineFillBody = rateCardBody
  .pick({ rates: true })
  .extend({ last: earlierQuoteBody.nullable() });

/**
 * `token` is the valid token from now on; it changes only when a decline is undone. `takenBack`
 * is the action that was undone; after `withdrawn` the quote is sent again.
 */
const respondedBody = z.object({
  message: z.string(),
  token: z.string(),
  takenBack: z.enum(actsToTakeBack).nullable(),
});
export type RespondedBody = z.infer<typeof respondedBody>;

/** A row of earlier clients, in place of a call that takes the link as a header. */
const alias = { tag, deprecated: true, answer: respondedBody, problems } as const;

/**
 * `other` requires a text. A body without a code, as earlier clients send it, means `other`, with
 * or without a text.
 */
export const declineInvitationForm = z
  .object({
    code: z
      .enum(declineCodes, "Reason must be one of the list")
      .nullish()
      .transform((code) => code ?? null),
    reason: optionalProse("Reason", limits.reason),
  })
  .refine(({ code, reason }) => code !== "other" || (reason?.length ?? 0) >= 3, {
    path: ["reason"],
    message: "Tell us the reason in 3 characters or more",
  });

const takeBackForm = z
  .object({
    seen: z.string("Seen must be a version").max(40, "Seen must be a version").nullish(),
  })
  .transform(({ seen }) => ({ seen: seen ?? null }));

/**
 * Calls for builders who answer from an email. Without a session: the token grants access to one
 * invitation. Calls that members make as well take the token in the header `Response-Link`.
 */
export const respondCalls = {
  "GET /api/respond/:token": {
    tag,
    summary: "Read the brief that a link in an invitation is for. Changes nothing",
    answer: linkedBriefBody,
    problems: [404],
  },
  "GET /api/respond/:token/fill": {
    tag,
    summary:
      "Read the builder's own rates and last quote by line for another request, to fill the lines",
    answer: lineFillBody,
    problems: [404],
  },
  "POST /api/respond/:token/acknowledge": {
    ...alias,
    summary: "Say that you'll quote, and take a spot",
  },
  "POST /api/respond/:token/decline": {
    ...alias,
    summary: "Decline the invitation",
    body: declineInvitationForm,
  },
  "POST /api/respond/:token/quote": {
    ...alias,
    summary: "Send a quote",
    body: offerForm,
  },
  "POST /api/respond/:token/revise": {
    ...alias,
    summary: "Revise your pending quote. Absent fields stay unchanged; every version is stored",
    body: offerRevision,
  },
  "POST /api/respond/:token/ask": {
    ...alias,
    summary: "Ask about the brief; all builders read the question and the answer",
    body: questionByLinkForm,
  },
  "POST /api/respond/:token/answer": {
    ...alias,
    summary: "Answer a question that the exhibitor asks you",
    body: answerByLinkForm,
  },
  "POST /api/respond/:token/decline-question": {
    ...alias,
    summary: "Decline to answer a question that the exhibitor asks you",
    body: questionDeclineByLinkForm,
  },
  "POST /api/respond/:token/stands": {
    ...alias,
    summary:
      "Answer an open round: your quote stands as it is. `version` is the `briefVersion` that you read: the quote stands for that brief, too",
    body: standsForm,
  },
  "POST /api/respond/:token/confirm": {
    ...alias,
    summary: "Confirm that your pending quote stands for the changed brief",
    body: confirmBriefForm,
  },
  "POST /api/respond/:token/withdraw": {
    ...alias,
    summary: "Withdraw your pending quote",
  },
  "POST /api/respond/:token/remove-file": {
    ...alias,
    summary: "Remove a file of your offer, until a quote is accepted",
    body: z.object({ fileId: z.string("File is required") }),
  },
  "POST /api/respond/:token/new-link": {
    tag,
    summary:
      "Have a new link sent to the builder who was invited, in place of one that works no longer. The answer is the same for every token",
    answer: messageBody,
  },
  "POST /api/respond/:token/take-back": {
    tag,
    summary:
      "Undo what you sent last, within an hour. `seen` is the `lastActVersion` that you read: another act stays",
    body: takeBackForm,
    answer: respondedBody,
    problems,
  },
} satisfies CallRows;

/** The brief for the holder of a link, with their own quote as of `now`. */
export function toLinkedBriefBody(brief: LinkedBrief, now: Date): LinkedBriefBody {
  const {
    tradeShowName,
    respondBy,
    answerBy,
    welcomeUntil,
    ownQuote,
    scopeEdits,
    questions,
    isClosedToQuestions,
    files,
    briefEdits,
    takeBackUntil,
    brief: details,
    ratesToAgree,
    ifWon,
    findings,
    ...rest
  } = brief;
  return {
    ...rest,
    show: tradeShowName,
    scopeEdits: toScopeEditsBody(scopeEdits),
    brief: toBriefDetailsBody(details),
    findings: toFindingBodies(findings, tradeShowName),
    briefEdits: briefEdits.map(toBriefEditBody),
    respondBy: respondBy?.toISOString() ?? null,
    takeBackUntil: takeBackUntil?.toISOString() ?? null,
    ratesToAgree: ratesToAgree && toOfferedBody(ratesToAgree),
    ifWon: toTermsIfWonBody(ifWon),
    ...toAnswerTimesFields({ answerBy, welcomeUntil }),
    questions: questions.map((one) => toQuestionBody(one, isClosedToQuestions)),
    files: files.map(toAttachmentBody),
    ownQuote: ownQuote && toQuoteResponseBody(ownQuote, now),
  };
}
