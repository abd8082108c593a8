import { expect, test } from "vitest";
import { outlookText } from "./outlook-text.ts";

const outlook = { asked: 9, working: 6, fitting: 14, low: 4, high: 6 };
const quotes = { received: 2, promised: 5 };

test.each([
  [outlook, "9 builders invited, 6 working on it. We expect 4 to 5 quotes."],
  [{ ...outlook, working: 0, low: 5 }, "9 builders invited. We expect 5 quotes."],
  [
    { ...outlook, fitting: 3, low: 1, high: 2 },
    "Only 3 builders in our network fit this show, size and budget, so we expect 1 to 2 quotes, not 5.",
  ],
  [{ ...outlook, asked: 0 }, null],
  [null, null],
])("the exhibitor reads what is likely: %o [Q27]", (given, words) => {
  expect(outlookText({ outlook: given }, quotes)).toBe(words);
});

test("nothing is expected once all quotes are in", () => {
  expect(outlookText({ outlook }, { received: 5, promised: 5 })).toBeNull();
});
