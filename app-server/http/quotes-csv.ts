import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import { byteOrderMark, csvLine } from "./csv.ts";

const columns: readonly [string, (request: QuoteRequest) => string | number | null][] = [
  ["Id", ({ id }) => id],
  ["Sent", ({ createdAt }) => createdAt.toISOString()],
  ["Status", ({ status }) => status],
  ["Priority", ({ priority }) => priority],
  ["Company", ({ company }) => company],
  ["First name", ({ firstName }) => firstName],
  ["Last name", ({ lastName }) => lastName],
  ["E-mail", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Job title", ({ jobTitle }) => jobTitle],
  ["Trade show", ({ tradeShowName }) => tradeShowName],
  ["Event date", ({ eventDay, eventDate }) => eventDay ?? eventDate],
  ["Venue", ({ venue }) => venue],
  ["Exhibit type", ({ industry }) => industry],
  ["Booth size", ({ boothSize }) => boothSize],
  ["Service", ({ serviceType }) => serviceType],
  ["Budget", ({ budget }) => budget],
  ["Features", ({ features }) => features.join("; ")],
  ["Requirements", ({ additionalRequirements }) => additionalRequirements],
  ["Assigned builders", ({ assignedBuilders }) => assignedBuilders.length],
  ["Assigned", ({ assignmentDate }) => assignmentDate?.toISOString() ?? null],
  ["Notes", ({ notes }) => notes],
  ["Reason for cancelling", ({ cancelReason }) => cancelReason],
  ["Last updated", ({ updatedAt }) => updatedAt.toISOString()],
];

/** Requests as a file for a spreadsheet, written as they are read. */
export function quotesCsv(portions: AsyncIterable<QuoteRequest[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const source = portions[Symbol.asyncIterator]();
  return new ReadableStream({
    start(controller) {
      const head = csvLine(columns.map(([name]) => name));
      controller.enqueue(encoder.encode(byteOrderMark + head));
    },
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) return controller.close();
      const lines = value.map((request) => csvLine(columns.map(([, cell]) => cell(request))));
      controller.enqueue(encoder.encode(lines.join("")));
    },
    async cancel() {
      await source.return?.();
    },
  });
}
