import { expect, test } from "vitest";
import { isCacheable } from "./page-address.ts";

test.for([
  ["/?show=CES&date=2027-01-06&venue=LVCC", true],
  ["/quote?show=CES&date=2027-01-06&venue=LVCC", true],
  ["/?upcoming=3", true],
  ["/quote?upcoming=3", false],
  ["/?made=up", false],
] as const)("isCacheable() finds for %s: %s", ([path, isKept]) => {
  expect(isCacheable(`http://localhost${path}`)).toBe(isKept);
});
