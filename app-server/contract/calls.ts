import * as z from "zod";
import { csvQuery } from "./admin/admin-queries.ts";
import { apiCalls } from "./api-calls.ts";
import { attachmentFileCalls } from "./attachments/attachments.ts";
import { type Call, describeCalls } from "./call.ts";
import { agreementQuery } from "./jobs/agreements.ts";
import { siteFileCalls } from "./jobs/floor.ts";
import { pictureCalls } from "./portfolio/picture-calls.ts";
import { ledgerQuery } from "./promise/promise-calls.ts";
import {
  comparisonPaperQuery,
  comparisonQuery,
  paperQuery,
} from "./quotes/comparison/comparison-query.ts";
import { vettingFileCalls } from "./vetting/vetting-calls.ts";

/** Changes of a project without an id in the path, which are rejected with 400. */
const missingIdCalls = (["patch", "delete"] as const).map(
  (method): Call => ({
    method,
    path: "/api/portfolio",
    tag: "Portfolio",
    summary: "Rejected: the project id belongs in the path",
    answer: { status: 400, body: z.never() },
    problems: [401],
  }),
);

/** Answers a CSV file instead of JSON. */
const quotesCsvCall: Call = {
  method: "get",
  path: "/api/admin/quotes.csv",
  tag: "Administration",
  summary: "Export the matching requests as CSV, newest first",
  query: csvQuery,
  answer: { status: 200, body: z.string(), mediaType: "text/csv" },
  problems: [401, 403],
};

const ledgerCsvCall: Call = {
  method: "get",
  path: "/api/promise/ledger.csv",
  tag: "Promise",
  summary: "Export a thousand rows of the promise ledger as CSV",
  query: ledgerQuery,
  answer: { status: 200, body: z.string(), mediaType: "text/csv" },
  problems: [],
};

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const comparisonExport = "Export the comparison of your request's quotes as";

/** Answer files instead of JSON. */
const comparisonFileCalls = (
  [
    ["comparison.csv", "text/csv", `${comparisonExport} CSV`, comparisonQuery],
    ["comparison.xlsx", workbookType, `${comparisonExport} XLSX`, comparisonQuery],
    ["comparison.pdf", "application/pdf", `${comparisonExport} PDF`, comparisonPaperQuery],
    ["accepted-quote.pdf", "application/pdf", "Export the quote you accepted as PDF", paperQuery],
    [
      "brief.pdf",
      "application/pdf",
      "Export the brief as a page of PDF: its owner, an assigned builder, admins",
      paperQuery,
    ],
  ] as const
).map(
  ([name, mediaType, summary, query]): Call => ({
    method: "get",
    path: `/api/quote-requests/{id}/${name}`,
    tag: "Quote requests",
    summary,
    query,
    answer: { status: 200, body: z.string(), mediaType },
    problems: [401, 404],
  }),
);

const jobFileCalls: Call[] = (
  [
    ["agreement", "Export a version of what both sides agreed as PDF", agreementQuery],
    ["record", "Export what both sides approved, changed, fixed and billed as PDF", paperQuery],
  ] as const
).map(([name, summary, query]) => ({
  method: "get",
  path: `/api/jobs/{id}/${name}.pdf`,
  tag: "Jobs",
  summary,
  query,
  answer: { status: 200, body: z.string(), mediaType: "application/pdf" },
  problems: [401, 404],
}));

const linkedBriefCall: Call = {
  method: "get",
  path: "/api/respond/{token}/brief.pdf",
  tag: "Links in invitations",
  summary: "Export the brief as a page of PDF, without contact data",
  query: paperQuery,
  answer: { status: 200, body: z.string(), mediaType: "application/pdf" },
  problems: [404],
};

const statementCall: Call = {
  method: "get",
  path: "/api/statements/{id}/statement.pdf",
  tag: "Commission",
  summary: "Export a statement as PDF, as its builder or an admin",
  query: paperQuery,
  answer: { status: 200, body: z.string(), mediaType: "application/pdf" },
  problems: [401, 404],
};

const statementExports = (
  [
    ["csv", "text/csv"],
    ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ] as const
).map(
  ([extension, mediaType]): Call => ({
    method: "get",
    path: `/api/admin/commission/statements.${extension}`,
    tag: "Administration",
    summary: `Export all statements as ${extension.toUpperCase()}, newest first`,
    answer: { status: 200, body: z.string(), mediaType },
    problems: [401, 403],
  }),
);

/** All calls of the REST API. A test compares it with the existing routes. */
export const calls: Call[] = [
  ...describeCalls(apiCalls),
  ...missingIdCalls,
  quotesCsvCall,
  ledgerCsvCall,
  ...comparisonFileCalls,
  linkedBriefCall,
  ...jobFileCalls,
  statementCall,
  ...statementExports,
  ...pictureCalls,
  ...attachmentFileCalls,
  ...siteFileCalls,
  ...vettingFileCalls,
];
