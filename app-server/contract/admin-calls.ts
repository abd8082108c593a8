import { wholeListLimit } from "../../domain/shared/page.ts";
import {
  adminQuotesBody,
  adminQuotesQuery,
  adminStatsBody,
  assignmentForm,
  builderNameQuery,
  foundBuildersBody,
  messageBody,
  quoteNotesForm,
  sendAgainForm,
  viewedQuoteBody,
} from "./admin.ts";
import { auditBody, auditQuery } from "./audit.ts";
import type { CallRows } from "./call.ts";
import { syncStateBody } from "./content-sync.ts";
import { reasonForm } from "./quotes/quote-responses.ts";
import { suggestedBuildersBody } from "./quotes/suggested-builders.ts";

const tag = "Administration";
const callers = "admins";

/** The calls about requests as admins work on them. */
export const adminCalls = {
  "GET /api/admin/dashboard": {
    tag,
    summary: "Counts for the five cards",
    callers,
    answer: adminStatsBody,
  },
  "GET /api/admin/content-sync": {
    tag,
    summary: "How the last content sync went",
    callers,
    answer: syncStateBody,
  },
  "GET /api/admin/audit": {
    tag,
    summary: `Who did what to requests, builders and projects, and security events, latest first, ${wholeListLimit} lines at most`,
    callers,
    query: auditQuery,
    answer: auditBody,
  },
  "GET /api/admin/builders": {
    tag,
    summary: "Builders that can be assigned, by a part of their name",
    callers,
    query: builderNameQuery,
    answer: foundBuildersBody,
  },
  "GET /api/admin/quotes": {
    tag,
    summary: "Every request, with the builders that can be assigned",
    callers,
    query: adminQuotesQuery,
    answer: adminQuotesBody,
  },
  "GET /api/admin/quotes/:id": {
    tag,
    summary: "One request as admins see it",
    callers,
    answer: viewedQuoteBody,
    problems: [404],
  },
  "GET /api/admin/quotes/:id/suggested-builders": {
    tag,
    summary:
      "Who should quote for a request, with points and reasons, and who does not fit and why",
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
    summary: "Replace the builders that a request is assigned to",
    callers,
    body: assignmentForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/send-again": {
    tag,
    summary: "Send failed invitations again",
    callers,
    body: sendAgainForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/complete": {
    tag,
    summary: "Close a request whose quote was accepted",
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
      "Erase the person from a request for good. It is closed, and its builders are asked to delete the data. Needs a fresh proof",
    callers,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/reopen": {
    tag,
    summary: "Reopen a request that was completed or cancelled within 7 days",
    callers,
    body: reasonForm,
    answer: messageBody,
    problems: [404, 409],
  },
} satisfies CallRows;
