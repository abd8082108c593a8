import { expect, test } from "vitest";
import { roundWords } from "./round-words.ts";

const part = {
  ...{ id: "r", number: 1, text: "Your last word?", lines: [], openedAt: "", endsAt: "" },
  ...{ state: "open" as const, answer: null, answeredAt: null, isLate: false },
};

test.each([
  [{}, "Last word requested"],
  [{ answer: "stands" as const }, "Stands by this quote"],
  [{ answer: "revised" as const, state: "ended" as const }, "Revised in the round"],
  [{ state: "ended" as const }, "No last word"],
  [{ state: "ended" as const, isLate: true }, "Revised after the round"],
  [{ state: "cancelled" as const, answer: "revised" as const }, null],
])("roundWords() of %o is %s [R22]", (facts, words) => {
  expect(roundWords({ ...part, ...facts })).toBe(words);
});
