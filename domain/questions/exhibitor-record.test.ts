import { expect, test } from "vitest";
import { exhibitorRecordText } from "./exhibitor-record.ts";

test("exhibitorRecordText() names counts only [S48]", () => {
  const record = { requests: 3, awarded: 1, answerHours: 4.6 };
  expect(exhibitorRecordText(record)).toBe(
    "3 requests in 24 months, 1 awarded here, answers questions in 5 h (median)",
  );
  expect(exhibitorRecordText({ ...record, answerHours: 0.2 })).toContain("in under 1 h");
  expect(exhibitorRecordText({ ...record, answerHours: null })).toBe(
    "3 requests in 24 months, 1 awarded here",
  );
});
