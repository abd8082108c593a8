import * as z from "zod";
import {
  adminQuotesBody,
  adminQuotesQuery,
  adminStatsBody,
  assignmentForm,
  builderNameQuery,
  csvQuery,
  foundBuildersBody,
  messageBody,
  quoteNotesForm,
  sendAgainForm,
  viewedQuoteBody,
} from "./admin.ts";
import type { Call } from "./call.ts";
import { syncStateBody } from "./content-sync.ts";
import { reasonForm } from "./quote-responses.ts";
import { suggestedBuildersBody } from "./suggested-builders.ts";

/** The calls about requests as admins work on them. */
export const adminCalls: Call[] = [
  {
    method: "get",
    path: "/api/admin/dashboard",
    tag: "Administration",
    summary: "Counts for the five cards",
    answer: { status: 200, body: adminStatsBody },
    problems: [401, 403],
  },
  {
    method: "get",
    path: "/api/admin/content-sync",
    tag: "Administration",
    summary: "How the last content sync went",
    answer: { status: 200, body: syncStateBody },
    problems: [401, 403],
  },
  {
    method: "get",
    path: "/api/admin/quotes",
    tag: "Administration",
    summary: "Every request, with the builders that can be assigned",
    query: adminQuotesQuery,
    answer: { status: 200, body: adminQuotesBody },
    problems: [401, 403],
  },
  {
    method: "get",
    path: "/api/admin/quotes.csv",
    tag: "Administration",
    summary: "The requests that fit, newest first, as a file for a spreadsheet",
    query: csvQuery,
    answer: { status: 200, body: z.string(), mediaType: "text/csv" },
    problems: [401, 403],
  },
  {
    method: "get",
    path: "/api/admin/quotes/{id}",
    tag: "Administration",
    summary: "One request as admins see it",
    answer: { status: 200, body: viewedQuoteBody },
    problems: [401, 403, 404],
  },
  {
    method: "get",
    path: "/api/admin/builders",
    tag: "Administration",
    summary: "Builders that can be assigned, by a part of their name",
    query: builderNameQuery,
    answer: { status: 200, body: foundBuildersBody },
    problems: [401, 403],
  },
  {
    method: "get",
    path: "/api/admin/quotes/{id}/suggested-builders",
    tag: "Administration",
    summary:
      "Who should quote for a request, with points and reasons, and who does not fit and why",
    answer: { status: 200, body: suggestedBuildersBody },
    problems: [401, 403, 404],
  },
  {
    method: "patch",
    path: "/api/admin/quotes/{id}",
    tag: "Administration",
    summary: "Set a request's priority or notes",
    body: quoteNotesForm,
    answer: { status: 200, body: messageBody },
    problems: [401, 403, 404, 409],
  },
  ...(
    [
      ["assign", "Replace the builders that a request is assigned to", assignmentForm],
      ["send-again", "Send failed invitations again", sendAgainForm],
      ["complete", "Close a request whose quote was accepted", undefined],
      ["cancel", "Cancel a request", reasonForm],
      [
        "erase",
        "Erase the person from a request for good. It is closed, and its builders are asked to delete the data. Needs a fresh proof",
        undefined,
      ],
      ["reopen", "Reopen a request that was completed or cancelled within 7 days", reasonForm],
    ] as const
  ).map(
    ([verb, summary, body]): Call => ({
      method: "post",
      path: `/api/admin/quotes/{id}/${verb}`,
      tag: "Administration",
      summary,
      body,
      answer: { status: 200, body: messageBody },
      problems: [401, 403, 404, 409],
    }),
  ),
];
