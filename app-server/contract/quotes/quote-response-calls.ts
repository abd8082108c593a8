import * as z from "zod";
import { limits } from "../../../domain/quotes/limits.ts";
import type { CallRows } from "../call.ts";
import { confirmBriefForm, standsForm } from "./brief-edits.ts";
import { acceptForm, declineForm, newQuoteResponse, offerRevision } from "./offer-form.ts";
import { offerVersionBody, quoteResponseBody } from "./quote-responses.ts";
import { askPriceForm } from "./scope-edits.ts";
import { versionDiffBody } from "./version-diff.ts";

const callers = "members";
const tag = "Quotes";

/** Calls for quotes: send, revise, withdraw, accept, decline. */
export const quoteResponseCalls = {
  "POST /api/quote-responses": {
    tag,
    summary: `Quote for a request assigned to you, with an amount or with a message of at least ${limits.messageWithoutAmount} characters that says what you need to know`,
    callers: "members-and-links",
    body: newQuoteResponse,
    status: 201,
    answer: quoteResponseBody,
    problems: [404, 409, 429],
  },
  "PATCH /api/quote-responses/:id": {
    tag,
    summary: "Revise your pending quote. Absent fields stay unchanged; every version is stored",
    callers: "members-and-links",
    body: offerRevision,
    answer: quoteResponseBody,
    problems: [404, 409, 429],
  },
  "GET /api/quote-responses/:id/versions": {
    tag,
    summary: "List the versions of a quote, newest first",
    callers,
    answer: z.array(offerVersionBody),
    problems: [404],
  },
  "GET /api/quote-responses/:id/versions/:range/diff": {
    tag,
    summary:
      "Compare two versions of a quote, such as `1..3`: lines that are new, gone or changed, terms, and the total",
    callers,
    answer: versionDiffBody,
    problems: [404],
  },
  "POST /api/quote-responses/:id/stands": {
    tag,
    summary:
      "Answer an open round: your quote stands as it is. `version` is the `briefVersion` that you read: the quote stands for that brief, too",
    callers: "members-and-links",
    body: standsForm,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
  "POST /api/quote-responses/:id/confirm": {
    tag,
    summary:
      "Confirm that your pending quote stands for the changed brief. `version` is the `briefVersion` that you read",
    callers: "members-and-links",
    body: confirmBriefForm,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
  "POST /api/quote-responses/:id/withdraw": {
    tag,
    summary: "Withdraw your quote while it is pending",
    callers: "members-and-links",
    answer: quoteResponseBody,
    problems: [404, 409],
  },
  "POST /api/quote-responses/:id/accept": {
    tag,
    summary:
      "Accept a quote for your request; other pending quotes are declined. `revision` is the one you read: any other is rejected with the current quote",
    callers,
    body: acceptForm,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
  "POST /api/quote-responses/:id/ask-price": {
    tag,
    summary:
      "Ask the builder of a quote without an amount for one; with `categories`, for the price of what an itemized quote leaves out",
    callers,
    body: askPriceForm,
    answer: quoteResponseBody,
    problems: [404, 409, 429],
  },
  "POST /api/quote-responses/:id/ask-to-itemize": {
    tag,
    summary: "Ask the builder of a quote with one price to itemize it, once a day",
    callers,
    answer: quoteResponseBody,
    problems: [404, 409, 429],
  },
  "POST /api/quote-responses/:id/ask-update": {
    tag,
    summary:
      "Ask the builder of a quote that is for an earlier version of your brief to update its price, once a day",
    callers,
    answer: quoteResponseBody,
    problems: [404, 409, 429],
  },
  "POST /api/quote-responses/:id/decline": {
    tag,
    summary: "Decline a quote for your request. `revision` is the one you read",
    callers,
    body: declineForm,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
} satisfies CallRows;
