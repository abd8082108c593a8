import { maxListItems } from "../../../domain/shared/page.ts";
import { administration, type CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { reasonForm } from "../quotes/offer-form.ts";
import { suggestedBuildersBody } from "../quotes/suggested-builders.ts";
import { adminQuotesQuery } from "./admin-queries.ts";
import { adminQuotesBody, adminStatsBody, viewedQuoteBody } from "./admin-quotes.ts";
import { assignmentForm, quoteNotesForm, sendAgainForm } from "./assignment-forms.ts";
import { auditBody, auditQuery } from "./audit.ts";
import { syncStateBody } from "./content-sync.ts";
import { builderNameQuery, foundBuildersBody } from "./found-builders.ts";
import { mailHoldBody, releasedMailBody, releaseMailForm } from "./mail-hold.ts";
import { quoteMeasuresBody } from "./quote-measures.ts";
import { reportsBody } from "./reports.ts";

/** Calls for admins' work on requests. */
export const adminCalls = {
  "GET /api/admin/dashboard": {
    ...administration,
    summary: "Read the dashboard's five counts",
    answer: adminStatsBody,
  },
  "GET /api/admin/reports": {
    ...administration,
    summary: "Read four figures of the last 30 days, each beside that of the 30 days before",
    answer: reportsBody,
  },
  "GET /api/admin/quote-measures": {
    ...administration,
    summary: "Measure how quotes are written, asked about and chosen, over the latest requests",
    answer: quoteMeasuresBody,
  },
  "GET /api/admin/content-sync": {
    ...administration,
    summary: "Read the result of the last content sync",
    answer: syncStateBody,
  },
  "GET /api/admin/mail-hold": {
    ...administration,
    summary: "Read whether this is a copy of a database, whose emails wait for their release",
    answer: mailHoldBody,
  },
  "POST /api/admin/mail-hold/release": {
    ...administration,
    summary:
      "Release the emails of a copied database. Promises that fell due are settled first. Requires recent re-authentication",
    body: releaseMailForm,
    answer: releasedMailBody,
    problems: [409],
  },
  "GET /api/admin/audit": {
    ...administration,
    summary: `Read the audit log: actions on requests, builders and projects, and security events, newest first, up to ${maxListItems}`,
    query: auditQuery,
    answer: auditBody,
  },
  "GET /api/admin/builders": {
    ...administration,
    summary: "Find assignable builders by part of their name",
    query: builderNameQuery,
    answer: foundBuildersBody,
  },
  "GET /api/admin/quotes": {
    ...administration,
    summary: "List all requests and the assignable builders",
    query: adminQuotesQuery,
    answer: adminQuotesBody,
  },
  "GET /api/admin/quotes/:id": {
    ...administration,
    summary: "Read one request with its admin fields",
    answer: viewedQuoteBody,
    problems: [404],
  },
  "GET /api/admin/quotes/:id/suggested-builders": {
    ...administration,
    summary: "Suggest builders for a request, with scores and reasons, and list ineligible ones",
    answer: suggestedBuildersBody,
    problems: [404],
  },
  "PATCH /api/admin/quotes/:id": {
    ...administration,
    summary: "Set a request's priority or notes",
    body: quoteNotesForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/assign": {
    ...administration,
    summary: "Replace the builders assigned to a request",
    body: assignmentForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/send-again": {
    ...administration,
    summary: "Resend failed invitations",
    body: sendAgainForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/complete": {
    ...administration,
    summary: "Complete a request that has an accepted quote",
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/cancel": {
    ...administration,
    summary: "Cancel a request",
    body: reasonForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/erase": {
    ...administration,
    summary:
      "Permanently erase the personal data of a request. It is closed, and its builders are asked to delete the data. Requires recent re-authentication",
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/reopen": {
    ...administration,
    summary: "Reopen a request that was completed or canceled within 7 days",
    body: reasonForm,
    answer: messageBody,
    problems: [404, 409],
  },
} satisfies CallRows;
