import { describe, expect, test } from "vitest";
import { durationWords } from "../quotes/duration-words.ts";
import { promiseText } from "./promise-text.ts";

const requestedAt = "2027-01-05T08:00:00.000Z";
const first = { name: "first-quote", dueAt: "2027-01-06T08:00:00.000Z" } as const;
const all = { name: "all-quotes", dueAt: "2027-01-07T08:00:00.000Z" } as const;

const facts = { requestedAt, promised: 5 };

describe("promiseText()", () => {
  test.for([
    [
      { ...first, metAt: "2027-01-05T12:30:00.000Z", standing: "on-time" },
      "First quote in on time, after 5 hours",
    ],
    [
      { ...all, metAt: "2027-01-07T08:00:01.000Z", standing: "late" },
      "All 5 quotes came late, after 49 hours",
    ],
  ] as const)("%#", ([promise, text]) => {
    expect(promiseText(promise, facts)?.text).toBe(text);
  });

  test("says nothing of what is not in, or owed no more", () => {
    expect(promiseText({ ...all, metAt: null, standing: "late" }, facts)).toBeNull();
    expect(promiseText({ ...all, metAt: null, standing: "over" }, facts)).toBeNull();
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
