import { expect, test } from "vitest";
import { readServed, serve } from "./served.ts";

test("on the server a page is given the answers for all themselves, which are frozen, and a copy of others", () => {
  const forAll = Object.freeze({ id: "a", none: undefined });
  expect(readServed(serve({ found: forAll, isMissing: false })).found).toBe(forAll);
  const own = { id: "b" };
  const text = serve({ found: own, claims: forAll });
  own.id = "changed since";
  const read = readServed(text);
  expect(read).toEqual({ found: { id: "b" }, claims: { id: "a" } });
  expect(readServed(text)).toBe(read);
  expect(Object.isFrozen(own)).toBe(false);
});

test("of lists of pages the pages are the answers", () => {
  const page = Object.freeze([{ id: "c" }]);
  const query = { pages: [page], pageParams: [0] };
  expect(readServed(serve({ query }, query.pages)).query.pages[0]).toBe(page);
});
