import { expect, test } from "vitest";
import { contentVersion } from "./content-version.ts";

test("contentVersion() is the same for the same content, in any order of keys", () => {
  const content = { low: 1, high: { a: null, b: ["x"] } };
  expect(contentVersion({ high: { b: ["x"], a: null }, low: 1 })).toBe(contentVersion(content));
});

test("contentVersion() differs with a value, with the order of a list, and from none", () => {
  const all = [null, [], [1, 2], [2, 1], { a: 1 }, { a: 2 }, { b: 1 }, "a", "b", "ab", "ba"];
  expect(new Set(all.map(contentVersion)).size).toBe(all.length);
});
