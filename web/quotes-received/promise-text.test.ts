import { describe, expect, test } from "vitest";
import { durationWords } from "../quotes/duration-words.ts";
import { promiseText } from "./promise-text.ts";

const requestedAt = "2027-01-05T08:00:00.000Z";
const first = { name: "first-quote", dueAt: "2027-01-06T08:00:00.000Z" } as const;
const all = { name: "all-quotes", dueAt: "2027-01-07T08:00:00.000Z" } as const;

describe("promiseText()", () => {
  test.for([
    [
      { ...first, metAt: null, standing: "waiting" },
      "First quote due by Jan 6, 2027, 8:00 AM UTC, promised within 24 hours",
    ],
    [
      { ...first, metAt: "2027-01-05T12:30:00.000Z", standing: "on-time" },
      "First quote in on time, after 5 hours",
    ],
    [
      { ...first, metAt: null, standing: "late" },
      "First quote late: due by Jan 6, 2027, 8:00 AM UTC, promised within 24 hours",
    ],
    [
      { ...all, metAt: "2027-01-07T08:00:01.000Z", standing: "late" },
      "All quotes came late, after 49 hours; promised within 48 hours",
    ],
  ] as const)("%#", ([promise, text]) => {
    expect(promiseText(promise, requestedAt)?.text).toBe(text);
  });

  test("says nothing of what is owed no more", () => {
    expect(promiseText({ ...all, metAt: null, standing: "over" }, requestedAt)).toBeNull();
  });
});

test.for([
  [0, "1 minute"],
  [59.5 * 60_000, "60 minutes"],
  [60 * 60_000, "1 hour"],
  [47.2 * 3_600_000, "48 hours"],
  [72 * 3_600_000, "3 days"],
] as const)("durationWords() of %d ms is %s", ([ms, words]) => {
  expect(durationWords(ms)).toBe(words);
});
