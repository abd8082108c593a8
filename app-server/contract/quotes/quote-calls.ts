import * as z from "zod";
import { limits } from "../../../domain/quotes/limits.ts";
import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { briefEditBody, briefEditForm, confirmBriefForm } from "./brief-edits.ts";
import { comparisonBody } from "./comparison.ts";
import { comparisonQuery } from "./comparison-query.ts";
import { moreQuotesBody } from "./promised-times.ts";
import { quoteRequestBody, submitForm, submittedBody } from "./quote-requests.ts";
import {
  acceptForm,
  declineForm,
  newQuoteResponse,
  offerRevision,
  offerVersionBody,
  quoteResponseBody,
  reasonForm,
  receivedResponseBody,
} from "./quote-responses.ts";
import { quotingBuilderBody } from "./quoting-builders.ts";
import { acknowledgedBody, declineInvitationForm } from "./respond-calls.ts";
import { openedRoundBody, roundForm } from "./rounds.ts";
import { askPriceForm, scopeEditsForm } from "./scope-edits.ts";
import { seenQuotesForm, versionDiffBody } from "./version-diff.ts";
import { viewedReceiptBody, viewedRequestBody } from "./viewed-request.ts";

const callers = "members";
const ofRequests = "Quote requests";
const ofQuotes = "Quotes";

/** The calls about asking for quotes and quoting. */
export const quoteCalls = {
  "POST /api/quote-requests": {
    tag: ofRequests,
    summary: "Request quotes. Sets a receipt cookie that lets this browser read the request",
    body: submitForm,
    status: 201,
    answer: submittedBody,
    problems: [409, 413, 415, 422, 429],
    takesIdempotencyKey: true,
  },
  "GET /api/quote-requests/:id": {
    tag: ofRequests,
    summary: "Read a request: its owner, an assigned builder, an admin, or a holder of its receipt",
    answer: z.union([viewedRequestBody, viewedReceiptBody]),
    problems: [404],
  },
  "GET /api/quote-requests/:id/responses": {
    tag: ofRequests,
    summary: "Read the quotes for a request; a builder reads only its own",
    answer: z.array(receivedResponseBody),
    problems: [401, 404],
  },
  "GET /api/quote-requests/:id/builders": {
    tag: ofRequests,
    summary:
      "Read who quotes for your request: their published work nearest to your booth, shows built at, response time",
    answer: z.array(quotingBuilderBody),
    problems: [401, 404],
  },
  "GET /api/quote-requests/:id/comparison": {
    tag: ofRequests,
    summary:
      "Compare the quotes for your request by category: what each includes and leaves out, and what it would cost on the same scope",
    callers,
    query: comparisonQuery,
    answer: comparisonBody,
    problems: [404],
  },
  "PUT /api/quote-requests/:id/seen": {
    tag: ofRequests,
    summary:
      "Note the revisions of quotes that you have looked at: `seenRevision` of each names the latest",
    callers,
    body: seenQuotesForm,
    answer: messageBody,
    problems: [404],
  },
  "PATCH /api/quote-requests/:id": {
    tag: ofRequests,
    summary:
      "Change the brief of your open request: a new version, of which all builders get an email. `version` is the `briefVersion` that you read. Absent fields stay unchanged; due times do, too",
    callers,
    body: briefEditForm,
    answer: quoteRequestBody,
    problems: [404, 409],
  },
  "GET /api/quote-requests/:id/brief-changes": {
    tag: ofRequests,
    summary:
      "List the changes of the brief, the latest first: its owner, an assigned builder, admins",
    callers,
    answer: z.array(briefEditBody),
    problems: [404],
  },
  "PUT /api/quote-requests/:id/scope": {
    tag: ofRequests,
    summary:
      "Set the categories that you add to your request's scope and those you strike; builders get an email about what changed",
    callers,
    body: scopeEditsForm,
    answer: quoteRequestBody,
    problems: [404, 409],
  },
  "POST /api/quote-requests/:id/more-quotes": {
    tag: ofRequests,
    summary:
      "Ask for more quotes for your own request, also after the due time: the next best builders are invited",
    callers,
    answer: moreQuotesBody,
    problems: [404, 409],
  },
  "POST /api/quote-requests/:id/stop-asking": {
    tag: ofRequests,
    summary:
      "Ask no further builders for your own request. Those who were asked may still quote; asking for more takes it back",
    callers,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/quote-requests/:id/rounds": {
    tag: ofRequests,
    summary:
      "Ask the builders of one to five quotes for their last word, once; an admin opens a further round. No builder learns of the others",
    callers,
    body: roundForm,
    status: 201,
    answer: openedRoundBody,
    problems: [404, 409],
  },
  "POST /api/rounds/:id/cancel": {
    tag: ofRequests,
    summary: "Call off an open round of your request; its builders get an email",
    callers,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/quote-requests/:id/cancel": {
    tag: ofRequests,
    summary: "Cancel your own request",
    callers,
    body: reasonForm,
    answer: quoteRequestBody,
    problems: [404, 409],
  },
  "POST /api/quote-requests/:id/decline": {
    tag: ofRequests,
    summary: "Decline the invitation to quote, as an assigned builder; admins read the reason",
    callers,
    body: declineInvitationForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/quote-requests/:id/acknowledge": {
    tag: ofRequests,
    summary: "Say that you'll quote, as an assigned builder, and take a seat",
    callers,
    answer: acknowledgedBody,
    problems: [404, 409],
  },
  "POST /api/quote-requests/:id/interest": {
    tag: ofRequests,
    summary: "Express interest in an available request; admins see it",
    callers,
    answer: messageBody,
    problems: [404],
  },
  "DELETE /api/quote-requests/:id/interest": {
    tag: ofRequests,
    summary: "Withdraw your interest",
    callers,
    answer: messageBody,
    problems: [404],
  },
  "POST /api/quote-responses": {
    tag: ofQuotes,
    summary: `Quote for a request assigned to you, with an amount or with a message of at least ${limits.messageWithoutAmount} characters that says what you need to know`,
    callers,
    body: newQuoteResponse,
    status: 201,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
  "PATCH /api/quote-responses/:id": {
    tag: ofQuotes,
    summary: "Revise your pending quote. Absent fields stay unchanged; every version is stored",
    callers,
    body: offerRevision,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
  "GET /api/quote-responses/:id/versions": {
    tag: ofQuotes,
    summary: "List the versions of a quote, newest first",
    callers,
    answer: z.array(offerVersionBody),
    problems: [404],
  },
  "GET /api/quote-responses/:id/versions/:range/diff": {
    tag: ofQuotes,
    summary:
      "Compare two versions of a quote, such as `1..3`: lines that are new, gone or changed, terms, and the total",
    callers,
    answer: versionDiffBody,
    problems: [404],
  },
  "POST /api/quote-responses/:id/stands": {
    tag: ofQuotes,
    summary: "Answer an open round: your quote stands as it is",
    callers,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
  "POST /api/quote-responses/:id/confirm": {
    tag: ofQuotes,
    summary:
      "Confirm that your pending quote stands for the changed brief. `version` is the `briefVersion` that you read",
    callers,
    body: confirmBriefForm,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
  "POST /api/quote-responses/:id/withdraw": {
    tag: ofQuotes,
    summary: "Withdraw your quote while it is pending",
    callers,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
  "POST /api/quote-responses/:id/accept": {
    tag: ofQuotes,
    summary:
      "Accept a quote for your request; other pending quotes are declined. `revision` is the one you read: any other is rejected with the current quote",
    callers,
    body: acceptForm,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
  "POST /api/quote-responses/:id/ask-price": {
    tag: ofQuotes,
    summary:
      "Ask the builder of a quote without an amount for one; with `categories`, for the price of what an itemized quote leaves out",
    callers,
    body: askPriceForm,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
  "POST /api/quote-responses/:id/ask-to-itemize": {
    tag: ofQuotes,
    summary: "Ask the builder of a quote with one price to itemize it, once a day",
    callers,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
  "POST /api/quote-responses/:id/decline": {
    tag: ofQuotes,
    summary: "Decline a quote for your request. `revision` is the one you read",
    callers,
    body: declineForm,
    answer: quoteResponseBody,
    problems: [404, 409],
  },
} satisfies CallRows;
