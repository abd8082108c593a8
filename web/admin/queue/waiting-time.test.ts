import { expect, test } from "vitest";
import { waitingTime, waitingTone } from "./waiting-time.ts";

const now = new Date("2026-11-22T12:00:00Z");

test.for([
  ["2026-11-22T11:59:30Z", "0 min", "neutral"],
  ["2026-11-22T11:01:00Z", "59 min", "neutral"],
  ["2026-11-22T00:00:01Z", "11 h", "neutral"],
  ["2026-11-22T00:00:00Z", "12 h", "caution"],
  ["2026-11-20T12:00:01Z", "47 h", "caution"],
  ["2026-11-20T12:00:00Z", "2 days", "critical"],
  ["2026-11-22T13:00:00Z", "0 min", "neutral"],
] as const)("since %s: %s, %s", ([since, words, tone]) => {
  expect(waitingTime(since, now)).toBe(words);
  expect(waitingTone(since, now)).toBe(tone);
});
