import { expect, test } from "vitest";
import { isCacheable, isContentPage, pageAddress } from "./page-address.ts";

test.for([
  ["/", true],
  ["/_.data", true],
  ["/portfolio.data", true],
  ["/_", false],
  ["/_root.data", false],
] as const)("isContentPage() finds for %s: %s [Y11]", ([path, isContent]) => {
  expect(isContentPage(`http://localhost${path}`)).toBe(isContent);
});

test.for([
  ["/_.data", true],
  ["/_.data?show=CES&upcoming=3", true],
  ["/_.data?made=up", false],
  ["/?show=CES&date=2027-01-06&venue=LVCC", true],
  ["/quote?show=CES&date=2027-01-06&venue=LVCC", true],
  ["/?upcoming=3", true],
  ["/quote?upcoming=3", false],
  ["/?made=up", false],
  ["/contact?sent=1", true],
  ["/portfolio?more=1", true],
] as const)("isCacheable() finds for %s: %s", ([path, isKept]) => {
  expect(isCacheable(`http://localhost${path}`)).toBe(isKept);
});

test.for([
  ["/portfolio", "/portfolio"],
  ["/portfolio?page=2", "/portfolio?page=2"],
  ["/portfolio?utm_source=mail&utm_medium=a%20b", "/portfolio"],
  ["/portfolio?fbclid=x&sort=size-up&page=2&_gl=1*a", "/portfolio?sort=size-up&page=2"],
  ["/portfolio?gclid", "/portfolio"],
  // no tracking parameters: parts of other names, and of values
  [
    "/portfolio?page=utm_source&xgclid=1&q=?gclid=1",
    "/portfolio?page=utm_source&xgclid=1&q=?gclid=1",
  ],
  ["/portfolio?", "/portfolio?"],
] as const)("pageAddress() of %s is %s", ([path, shown]) => {
  expect(pageAddress(`http://localhost${path}`)).toBe(`http://localhost${shown}`);
});
