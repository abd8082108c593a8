import { expect, test } from "vitest";
import type { PromisedTimesBody } from "../../../app-server/contract/quotes/promised-times.ts";
import { outlookText, wideningText } from "./outlook-text.ts";

const outlook: NonNullable<PromisedTimesBody["outlook"]> = {
  asked: 9,
  working: 6,
  fitting: 14,
  low: 4,
  high: 6,
  countable: 2,
  promised: 5,
  state: "on-track",
  later: null,
  worksFrom: null,
  inviting: 0,
  widenings: [],
};
const promise = { allDueAt: "2027-01-06T15:00:00Z", timeZone: "America/Chicago" };
const due = "Wed, Jan 6, 9:00 AM CST";

test.each<[Partial<typeof outlook>, string | null]>([
  [{}, "9 builders invited, 6 working on it. We expect 4 to 5 quotes."],
  [{ working: 0, low: 5 }, "9 builders invited. We expect 5 quotes."],
  [
    { state: "few", fitting: 3, low: 1, high: 2 },
    "Only 3 builders in our network fit this show, size and budget, so we expect 1 to 2 quotes, not 5.",
  ],
  [{ asked: 0 }, null],
  [{ fitting: null, low: null, high: null }, "9 builders invited, 6 working on it."],
  [
    { state: "resting", worksFrom: { at: "2027-01-11T14:00:00Z", timeZone: "America/Chicago" } },
    "Builders are off work until Monday at 8:00 AM CST. Expect the first quote on Monday.",
  ],
  [
    {
      state: "resting",
      asked: 0,
      working: 0,
      low: 0,
      high: 0,
      worksFrom: { at: "2027-01-11T14:00:00Z", timeZone: "America/Chicago" },
    },
    "Builders are off work until Monday at 8:00 AM CST, so don't expect a quote before then.",
  ],
  [{ state: "at-risk", inviting: 2 }, "Five will be tight. We're inviting two more builders."],
  [{ state: "at-risk" }, "Five will be tight. We're following up with the builders."],
  [
    { state: "missed", later: { low: 2, high: 4, by: "2027-01-06T23:00:00Z" } },
    `We promised 5 quotes by ${due}; 2 are in. That's our fault, not yours. 4 builders are still working on it; we expect 2 to 4 quotes in all by Wed, Jan 6, 5:00 PM CST.`,
  ],
  [
    { state: "missed", working: 2 },
    `We promised 5 quotes by ${due}; 2 are in. That's our fault, not yours.`,
  ],
])("the exhibitor reads what is likely: %o [Q27][Q28]", (facts, words) => {
  expect(outlookText({ ...promise, outlook: { ...outlook, ...facts } }, 2)).toBe(words);
});

test("nothing is said before the first evaluation, or once all quotes are in", () => {
  expect(outlookText({ ...promise, outlook: null }, 2)).toBeNull();
  expect(outlookText({ ...promise, outlook }, 5)).toBeNull();
});

test("what would bring more builders is named, each way in a sentence [Q27]", () => {
  expect([
    wideningText({ kind: "budget", builders: 4, upToDollars: 60_000 }),
    wideningText({ kind: "service-type", builders: 1, serviceType: "design-build" }),
  ]).toEqual([
    "A budget up to $60,000 brings 4 more builders.",
    "Asking for Design Build brings 1 more builder.",
  ]);
});
