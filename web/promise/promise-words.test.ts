import { expect, test } from "vitest";
import type { PromiseSummaryBody } from "../../app-server/contract/promise/promise-calls.ts";
import { forecastSentence, headline, promiseSentence } from "./promise-words.ts";

const usual: PromiseSummaryBody["policies"][number] = {
  version: 1,
  from: "2026-01-01T00:00:00Z",
  mode: "suggest",
  clock: "wall",
  firstHours: 24,
  allHours: 48,
  quotesPromised: 5,
};
const summary = {
  days: 90,
  settled: 41,
  least: 20,
  policies: [usual],
  policyVersions: [1],
  first: { kept: 37, missed: 4, share: 37 / 41, medianMs: null },
  all: { kept: 20, missed: 20, share: 0.5, histogram: [0, 0, 0, 0, 0, 0] },
} as unknown as PromiseSummaryBody;

test("headline() names shares of enough requests, and no percentage of fewer [Q35] [W26]", () => {
  expect(headline(summary)).toBe(
    "In the last 90 days five quotes were in within 48 hours for 50% of 40 requests; a first quote within 24 hours for 90%",
  );
  const almost = { ...summary, all: { ...summary.all, kept: 199, missed: 1, share: 0.995 } };
  expect(headline(almost)).toContain("for 99% of 200 requests");
  const of = (kept: number, missed: number) =>
    headline({ ...summary, all: { ...summary.all, kept, missed, share: null } });
  expect(of(3, 1)).toBe("No percentage yet. We need 20 finished requests; this site has 4.");
  // 41 are settled, most of them accepted early
  expect(of(12, 7)).toBe("No percentage yet. We need 20 finished requests; this site has 19.");
});

test("forecastSentence() compares the first forecasts with what came", () => {
  const of = (within: number, below: number, above: number, share: number | null) =>
    forecastSentence({ forecast: { within, below, above, share } });
  expect(of(0, 0, 0, null)).toBeNull();
  expect(of(3, 1, 0, null)).toBe(
    "What we first forecast held for 3 of 4 requests: 1 got fewer quotes, 0 more.",
  );
  expect(of(40, 6, 4, 0.8)).toContain("held for 80% of 50 requests");
});

test("the headline names what the counted requests were promised, and no figure where that was changed [Q35]", () => {
  const four = { ...usual, version: 3, quotesPromised: 4, firstHours: 12, allHours: 36 };
  const days = { ...usual, version: 4, clock: "business" } as const;
  const policies = [days, four, { ...usual, version: 2, mode: "auto" as const }, usual];
  const of = (...policyVersions: number[]) => ({ ...summary, policies, policyVersions });
  expect(headline(of(3))).toBe(
    "In the last 90 days four quotes were in within 36 hours for 50% of 40 requests; a first quote within 12 hours for 90%",
  );
  expect(headline(of(4))).toContain("five quotes were in within 2 business days for");
  expect(headline(of(1, 2))).toBe(headline(summary));
  expect(headline(of(2, 3))).toBe(
    "In the last 90 days all promised quotes were in on time for 50% of 40 requests; a first quote for 90%",
  );
  expect([promiseSentence(of(3)), promiseSentence(of(2, 3)), promiseSentence(of())]).toEqual([
    "A first quote within 12 hours, four within 36 hours.",
    null,
    "A first quote within 1 business day, five within 2 business days.",
  ]);
});
