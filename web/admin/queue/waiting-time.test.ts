import { expect, test } from "vitest";
import { dueIn, waited } from "./waiting-time.ts";

const now = new Date("2026-11-22T12:00:00Z");

test.for([
  ["2026-11-22T11:59:30Z", "0 min", "neutral"],
  ["2026-11-22T11:01:00Z", "59 min", "neutral"],
  ["2026-11-22T00:00:01Z", "11 h", "neutral"],
  ["2026-11-22T00:00:00Z", "12 h", "caution"],
  ["2026-11-20T12:00:01Z", "47 h", "caution"],
  ["2026-11-20T12:00:00Z", "2 days", "critical"],
  ["2026-11-22T13:00:00Z", "0 min", "neutral"],
] as const)("waiting since %s: %s, %s", ([since, words, tone]) => {
  expect(waited(since, now)).toEqual({ words, tone });
});

test.for([
  ["2026-11-24T12:00:00Z", "2 days left", "neutral"],
  ["2026-11-22T18:00:00Z", "6 h left", "neutral"],
  ["2026-11-22T17:59:00Z", "5 h left", "caution"],
  ["2026-11-22T12:00:00Z", "0 min late", "critical"],
  ["2026-11-22T08:00:00Z", "4 h late", "critical"],
] as const)("due at %s: %s, %s", ([dueAt, words, tone]) => {
  expect(dueIn(dueAt, now)).toEqual({ words, tone });
});
