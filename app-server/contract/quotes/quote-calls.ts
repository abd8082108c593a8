import * as z from "zod";
import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { boothCheckBody } from "./booth-check.ts";
import { briefEditBody, briefEditForm } from "./brief-edits.ts";
import { comparisonBody } from "./comparison/comparison.ts";
import { comparisonQuery } from "./comparison/comparison-query.ts";
import { quotingBuilderBody } from "./comparison/quoting-builders.ts";
import { reasonForm } from "./offer-form.ts";
import { moreQuotesBody } from "./promised-times.ts";
import { boothCheckForm, quoteRequestBody, submitForm, submittedBody } from "./quote-requests.ts";
import { receivedResponseBody } from "./quote-responses.ts";
import { declineInvitationForm } from "./respond-calls.ts";
import { openedRoundBody, roundForm } from "./rounds.ts";
import { scopeEditsForm } from "./scope-edits.ts";
import { acknowledgedBody, interestBody } from "./seats.ts";
import { seenQuotesForm } from "./version-diff.ts";
import { viewedReceiptBody, viewedRequestBody } from "./viewed-request.ts";

const callers = "members";
const tag = "Quote requests";

export const quoteCalls = {
  "POST /api/quote-requests": {
    tag,
    summary: "Request quotes. Sets a receipt cookie that lets this browser read the request",
    body: submitForm,
    status: 201,
    answer: submittedBody,
    problems: [409, 422, 429],
    takesIdempotencyKey: true,
  },
  "POST /api/booth-check": {
    tag,
    summary:
      "Check a booth against the rules of a show, and the time left before it. Nothing is stored",
    body: boothCheckForm,
    answer: boothCheckBody,
    problems: [429],
  },
  "GET /api/quote-requests/:id": {
    tag,
    summary: "Read a request: its owner, an assigned builder, an admin, or a holder of its receipt",
    answer: z.union([viewedRequestBody, viewedReceiptBody]),
    problems: [404],
  },
  "GET /api/quote-requests/:id/responses": {
    tag,
    summary: "Read the quotes for a request; a builder reads only its own",
    answer: z.array(receivedResponseBody),
    problems: [401, 404],
  },
  "GET /api/quote-requests/:id/builders": {
    tag,
    summary:
      "Read who quotes for your request: their published work nearest to your booth, shows built at, response time",
    answer: z.array(quotingBuilderBody),
    problems: [401, 404],
  },
  "GET /api/quote-requests/:id/comparison": {
    tag,
    summary:
      "Compare the quotes for your request by category: what each includes and leaves out, and what it would cost on the same scope",
    callers,
    query: comparisonQuery,
    answer: comparisonBody,
    problems: [404],
  },
  "PUT /api/quote-requests/:id/seen": {
    tag,
    summary:
      "Note the revisions of quotes that you have looked at: `seenRevision` of each names the latest",
    callers,
    body: seenQuotesForm,
    answer: messageBody,
    problems: [404],
  },
  "PATCH /api/quote-requests/:id": {
    tag,
    summary:
      "Change the brief of your open request: a new version, of which all builders get an email. `version` is the `briefVersion` that you read. Absent fields stay unchanged; due times do, too",
    callers,
    body: briefEditForm,
    answer: quoteRequestBody,
    problems: [404, 409, 429],
  },
  "GET /api/quote-requests/:id/brief-changes": {
    tag,
    summary:
      "List the changes of the brief, the latest first: its owner, an assigned builder, admins",
    callers,
    answer: z.array(briefEditBody),
    problems: [404],
  },
  "PUT /api/quote-requests/:id/scope": {
    tag,
    summary:
      "Set the categories that you add to your request's scope and those you strike; builders get an email about what changed",
    callers,
    body: scopeEditsForm,
    answer: quoteRequestBody,
    problems: [404, 409, 429],
  },
  "POST /api/quote-requests/:id/more-quotes": {
    tag,
    summary:
      "Ask for more quotes for your own request, also after the due time: the next best builders are invited",
    callers,
    answer: moreQuotesBody,
    problems: [404, 409, 429],
  },
  "POST /api/quote-requests/:id/stop-asking": {
    tag,
    summary:
      "Ask no further builders for your own request. Those who were asked may still quote; asking for more takes it back",
    callers,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/quote-requests/:id/rounds": {
    tag,
    summary:
      "Ask the builders of one to five quotes for a best and final offer, once; an admin opens a further round. No builder learns of the others",
    callers,
    body: roundForm,
    status: 201,
    answer: openedRoundBody,
    problems: [404, 409],
  },
  "POST /api/rounds/:id/cancel": {
    tag,
    summary: "Cancel an open round of your request; its builders get an email",
    callers,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/quote-requests/:id/cancel": {
    tag,
    summary: "Cancel your own request",
    callers,
    body: reasonForm,
    answer: quoteRequestBody,
    problems: [404, 409],
  },
  "POST /api/quote-requests/:id/decline": {
    tag,
    summary: "Decline the invitation to quote, as an assigned builder; admins read the reason",
    callers: "members-and-links",
    body: declineInvitationForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/quote-requests/:id/acknowledge": {
    tag,
    summary: "Say that you'll quote, as an assigned builder, and take a spot",
    callers: "members-and-links",
    answer: acknowledgedBody,
    problems: [404, 409],
  },
  "POST /api/quote-requests/:id/interest": {
    tag,
    summary:
      "Express interest in an available request: admins see it, or it takes a free spot where the promise is kept automatically",
    callers,
    answer: interestBody,
    problems: [404, 409],
  },
  "DELETE /api/quote-requests/:id/interest": {
    tag,
    summary: "Withdraw your interest",
    callers,
    answer: messageBody,
    problems: [404],
  },
} satisfies CallRows;
