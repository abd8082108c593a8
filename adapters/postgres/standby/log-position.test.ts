import { expect, test } from "vitest";
import { parseLogPosition, primaryOnly, writeLogPosition } from "./log-position.ts";

test.each(["0/0", "0/16B3748", "16/B374D848", "FFFFFFFF/FFFFFFFF"])(
  "parseLogPosition() and writeLogPosition() keep %s as it is",
  (text) => {
    expect(writeLogPosition(parseLogPosition(text) ?? -1n)).toBe(text);
  },
);

test("parseLogPosition() orders positions as the log does, and refuses other texts", () => {
  expect(parseLogPosition("1/0")).toBeGreaterThan(parseLogPosition("0/FFFFFFFF") ?? 0n);
  expect(parseLogPosition("FFFFFFFF/FFFFFFFF")).toBe(primaryOnly);
  for (const text of ["", "16", "16/", "g/0", "1/123456789"])
    expect(parseLogPosition(text)).toBe(null);
});
