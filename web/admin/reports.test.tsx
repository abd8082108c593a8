import { expect, test } from "vitest";
import { toReportsBody } from "../../app-server/contract/admin/reports.ts";
import type { Report } from "../../domain/promise/ledger/read-reports.ts";
import { callQuery } from "../api/call-query.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import { Reports } from "./reports.tsx";

const none = { value: null, of: 0 };
const reports: Report[] = [
  { key: "kept", now: { value: 92, of: 24 }, before: { value: 81, of: 16 } },
  { key: "firstQuote", now: { value: 5 * 3_600_000, of: 12 }, before: none },
  { key: "quotes", now: { value: 3.25, of: 1_204 }, before: { value: 4, of: 2 } },
  { key: "accepted", now: none, before: { value: 50, of: 2 } },
];

const shown = (given: Report[], missed = 0) =>
  linesOf(
    written(<Reports />, {
      read: [
        [callQuery("GET /api/admin/reports").queryKey, toReportsBody(given)],
        [callQuery("GET /api/admin/dashboard").queryKey, { promises: { missed } }],
      ],
    }),
  );

test("each report stands beside that of the period before, with its method; none without a case [W16]", () => {
  const lines = shown(reports);
  const text = lines.join(" ");
  for (const words of [
    ["Promise kept", "92%", "81% the 30 days before"],
    ["Median first quote", "5 hours", "How it's counted"],
    ["Quotes per request", "3.3", "4.0 the 30 days before"],
  ]) {
    expect(text).toContain(words.join(" "));
  }
  expect(text).not.toContain("Share accepted");
  expect(text).toContain("Counted over 1,204.");
  expect(shown([]).join(" ")).toContain("No figures yet");
});

test("missed promises that no admin has closed are counted as in the queue [W11]", () => {
  expect(shown(reports, 2).join(" ")).toContain("2 missed promises to answer");
  expect(shown(reports).join(" ")).not.toContain("missed");
});
