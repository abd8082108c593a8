import { expect, test } from "vitest";
import { clockWords, spanWords } from "./clock-words.ts";

const now = new Date("2027-03-01T12:00:00Z");
const minute = 60_000;
const hour = 60 * minute;

test.for([
  [6 * hour + 59 * minute, "6 h left", "caution"],
  [28 * hour, "1 d 4 h left", "neutral"],
  [24 * hour, "1 d left", "neutral"],
  [40 * minute, "40 min left", "caution"],
  [10, "1 min left", "caution"],
  [-3 * hour, "3 h late", "critical"],
  [-30 * 24 * hour - hour, "30 d late", "critical"],
] as const)("clockWords() of %s ms", ([ms, words, tone]) => {
  expect(clockWords(new Date(now.getTime() + ms).toISOString(), now)).toEqual({ words, tone });
});

test("spanWords() names two units at most", () => {
  expect(spanWords(51 * hour + 5 * minute)).toBe("2 d 3 h");
});
