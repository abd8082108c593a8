import { maxListItems } from "../../../domain/shared/page.ts";
import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { reasonForm } from "../quotes/offer-form.ts";
import { suggestedBuildersBody } from "../quotes/suggested-builders.ts";
import { adminQuotesQuery } from "./admin-queries.ts";
import { adminQuotesBody, adminStatsBody, viewedQuoteBody } from "./admin-quotes.ts";
import { assignmentForm, quoteNotesForm, sendAgainForm } from "./assignment-forms.ts";
import { auditBody, auditQuery } from "./audit.ts";
import { syncStateBody } from "./content-sync.ts";
import { builderNameQuery, foundBuildersBody } from "./found-builders.ts";
import { quoteMeasuresBody } from "./quote-measures.ts";

const tag = "Administration";
const callers = "admins";

/** The calls about requests as admins work on them. */
export const adminCalls = {
  "GET /api/admin/dashboard": {
    tag,
    summary: "Read the dashboard's five counts",
    callers,
    answer: adminStatsBody,
  },
  "GET /api/admin/quote-measures": {
    tag,
    summary: "Measure how quotes are written, asked about and chosen, over the latest requests",
    callers,
    answer: quoteMeasuresBody,
  },
  "GET /api/admin/content-sync": {
    tag,
    summary: "Read the result of the last content sync",
    callers,
    answer: syncStateBody,
  },
  "GET /api/admin/audit": {
    tag,
    summary: `Read the audit log: actions on requests, builders and projects, and security events, newest first, up to ${maxListItems}`,
    callers,
    query: auditQuery,
    answer: auditBody,
  },
  "GET /api/admin/builders": {
    tag,
    summary: "Find assignable builders by part of their name",
    callers,
    query: builderNameQuery,
    answer: foundBuildersBody,
  },
  "GET /api/admin/quotes": {
    tag,
    summary: "List all requests and the assignable builders",
    callers,
    query: adminQuotesQuery,
    answer: adminQuotesBody,
  },
  "GET /api/admin/quotes/:id": {
    tag,
    summary: "Read one request with its admin fields",
    callers,
    answer: viewedQuoteBody,
    problems: [404],
  },
  "GET /api/admin/quotes/:id/suggested-builders": {
    tag,
    summary: "Suggest builders for a request, with scores and reasons, and list ineligible ones",
    callers,
    answer: suggestedBuildersBody,
    problems: [404],
  },
  "PATCH /api/admin/quotes/:id": {
    tag,
    summary: "Set a request's priority or notes",
    callers,
    body: quoteNotesForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/assign": {
    tag,
    summary: "Replace the builders assigned to a request",
    callers,
    body: assignmentForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/send-again": {
    tag,
    summary: "Resend failed invitations",
    callers,
    body: sendAgainForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/complete": {
    tag,
    summary: "Complete a request that has an accepted quote",
    callers,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/cancel": {
    tag,
    summary: "Cancel a request",
    callers,
    body: reasonForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/erase": {
    tag,
    summary:
      "Permanently erase the personal data of a request. It is closed, and its builders are asked to delete the data. Requires recent re-authentication",
    callers,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/reopen": {
    tag,
    summary: "Reopen a request that was completed or canceled within 7 days",
    callers,
    body: reasonForm,
    answer: messageBody,
    problems: [404, 409],
  },
} satisfies CallRows;
