import { expect, test } from "vitest";
import type { PromiseSummaryBody } from "../../app-server/contract/promise/promise-calls.ts";
import { headline } from "./promise-words.ts";

const summary = {
  ...{ days: 90, settled: 41, least: 20 },
  first: { kept: 37, missed: 4, share: 37 / 41, medianMs: null },
  all: { kept: 20, missed: 20, share: 0.5, histogram: [0, 0, 0, 0, 0, 0] },
} as unknown as PromiseSummaryBody;

test("headline() names shares of enough requests, and no percentage of fewer [Q35]", () => {
  expect(headline(summary)).toBe(
    "In the last 90 days five quotes were in within 48 hours for 50% of 40 requests; a first quote within 24 hours for 90%",
  );
  const few = { ...summary, settled: 4, all: { ...summary.all, share: null } };
  expect(headline(few)).toBe("4 of the 20 requests we want before we name a percentage");
});
