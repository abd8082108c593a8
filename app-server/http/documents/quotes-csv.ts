import { stringify } from "csv-stringify/sync";
import { Hono } from "hono";
import type { ExportedQuote } from "../../../domain/assignment/requests/export-quotes.ts";
import { toSearchText } from "../../../domain/assignment/requests/request-search.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { csvQuery } from "../../contract/admin/admin-queries.ts";
import { toProblem } from "../../contract/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { validate } from "../call-routes.ts";
import { adminsOnly } from "../middleware/admins-only.ts";
import { problem } from "../problem-response.ts";
import { toHarmlessText, toPhoneText } from "./spreadsheet-text.ts";

/** Download of requests as CSV. */
export const quotesCsvRoutes = new Hono<AppEnv>().get(
  "/quotes.csv",
  adminsOnly,
  validate("query", csvQuery),
  async (c) => {
    const { core, by, now } = c.var;
    const { status, search } = c.req.valid("query");
    const filter = { group: status ?? null, search: toSearchText(search) };
    const result = await core.assignment.exportQuotes({ by, ...filter });
    if (!result.ok) return problem(c, toProblem(result.refusal));
    const day = utcDay(now);
    return c.body(quotesCsv(result.value), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="quote-requests-${day}.csv"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-accel-buffering": "no",
    });
  },
);

type Cell = string | number | null;
const instant = (at: Date | null) => at?.toISOString() ?? null;
const of = (read: (request: QuoteRequest) => string | null) => (row: ExportedQuote) => {
  const text = read(row.request);
  return text === null ? null : toHarmlessText(text);
};

const columns: readonly [string, (row: ExportedQuote) => Cell][] = [
  ["Id", of(({ id }) => id)],
  ["Sent", of(({ createdAt }) => instant(createdAt))],
  ["Status", of(({ status }) => status)],
  ["Priority", of(({ priority }) => priority)],
  ["Company", of(({ company }) => company)],
  ["First name", of(({ firstName }) => firstName)],
  ["Last name", of(({ lastName }) => lastName)],
  ["Email", of(({ email }) => email)],
  ["Phone", ({ request }) => toPhoneText(request.phone)],
  ["Job title", of(({ jobTitle }) => jobTitle)],
  ["Trade show", of(({ tradeShowName }) => tradeShowName)],
  ["Event date", of(({ eventDay, eventDate }) => eventDay ?? eventDate)],
  ["Venue", of(({ venue }) => venue)],
  ["Exhibit type", of(({ industry }) => industry)],
  ["Booth size", of(({ boothSize }) => boothSize)],
  ["Service", of(({ serviceType }) => serviceType)],
  ["Budget", of(({ budget }) => budget)],
  ["Features", of(({ features }) => features.join("; "))],
  ["Requirements", of(({ additionalRequirements }) => additionalRequirements)],
  ["Assigned builders", ({ assignedBuilders }) => toHarmlessText(assignedBuilders.join("; "))],
  ["Assigned", of(({ assignmentDate }) => instant(assignmentDate))],
  ["Accepted builder", ({ accepted }) => accepted && toHarmlessText(accepted.builder)],
  ["Accepted amount (USD)", ({ accepted }) => toDollars(accepted?.amount ?? null)],
  ["Completed", of(({ status, closedAt }) => (status === "completed" ? instant(closedAt) : null))],
  ["Notes", of(({ notes }) => notes)],
  ["Reason for canceling", of(({ cancelReason }) => cancelReason)],
  ["Last updated", of(({ updatedAt }) => instant(updatedAt))],
  // at the end: readers may count columns
  [
    "Booth the accepted amount is for",
    ({ accepted }) => accepted && toHarmlessText(accepted.boothSize),
  ],
];

/** Requests as CSV, written while they are read. */
export const quotesCsv = (portions: AsyncIterable<ExportedQuote[]>) => csvStream(columns, portions);

/** Rows as CSV, written while they are read. */
export function csvStream<Row>(
  columns: readonly (readonly [string, (row: Row) => Cell])[],
  portions: AsyncIterable<Row[]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const source = portions[Symbol.asyncIterator]();
  const head = columns.map(([name]) => name);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(toLines([head], true)));
    },
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) return controller.close();
      const rows = value.map((row) => columns.map(([, cell]) => cell(row)));
      controller.enqueue(encoder.encode(toLines(rows, false)));
    },
    async cancel() {
      await source.return?.();
    },
  });
}

/**
 * The rows as CSV lines. `bom` prepends a byte order mark, by which spreadsheets recognize UTF-8.
 * Cells that another separator would split are quoted.
 */
function toLines(rows: Cell[][], bom: boolean): string {
  return stringify(rows, { bom, record_delimiter: "windows", quoted_match: /[;\t\0]|^\s|\s$/ });
}

function toDollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
