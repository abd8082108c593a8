import { expect, test } from "vitest";
import { createSecurityTally, maxLines } from "./security-tally.ts";

const now = new Date("2027-01-05T10:00:00.000Z");
const hourLater = new Date("2027-01-05T11:00:00.000Z");

test("securityTally() makes a line of the 1st, 10th and 100th of one key within an hour", () => {
  const count = createSecurityTally();
  const lines = Array.from({ length: 500 }, () => count("failed", "a", now)).filter(Boolean);
  expect(lines.map((line) => line?.times)).toEqual([1, 10, 100]);
  expect(count("failed", "b", now)?.times).toBe(1);
  expect(count("failed", "a", hourLater)?.times).toBe(1);
});

test("securityTally() has a bounded number of lines of a kind, and says which is the last", () => {
  const count = createSecurityTally();
  const lines = Array.from({ length: 50_000 }, (_, at) => count("failed", `${at}`, now));
  const written = lines.filter(Boolean);
  expect(written).toHaveLength(maxLines);
  expect(written.map((line) => line?.isLast).indexOf(true)).toBe(maxLines - 1);
});

test("securityTally() lets no kind use up the lines of another", () => {
  const count = createSecurityTally();
  for (let at = 0; at < 5_000; at++) count("visitors", `${at}`, now);
  expect(count("accounts", "a", now)).toEqual({ times: 1, isLast: false });
});
