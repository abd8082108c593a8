import { expect, test } from "vitest";
import { callOf, versionsAt } from "../test/test-versions.ts";
import { createUntouchedCheck } from "./untouched-check.ts";

const before = versionsAt("1");
const edited = versionsAt("1", { projects: "2" });
const shown = callOf(["projects", "builders"], "a-booth,a-builder");

test.each([
  ["nothing but the words of another project changed", ["another-booth"], true],
  ["the words of a project that they name changed", ["another-booth", "a-booth"], false],
  ["more than words may have changed", null, false],
] as const)("calls are made again, or need not be: %s", async (_, reworded, isUntouched) => {
  const check = createUntouchedCheck(async () => reworded);
  expect(await check([shown], before, edited)).toBe(isUntouched);
});

test("calls are made again when another kind of what they show changed too, or one of them names no projects", async () => {
  let asked = 0;
  const check = createUntouchedCheck(async () => {
    asked += 1;
    return [];
  });
  expect(await check([shown], before, { ...edited, builders: "2" })).toBe(false);
  expect(await check([shown, callOf(["projects"])], before, edited)).toBe(false);
  expect(asked).toBe(0);
  expect(await check([shown], before, { ...edited, articles: "2" })).toBe(true);
});

test("what was reworded is read once for all pages of the same versions, and after a failure it may be all", async () => {
  const asked: string[] = [];
  let isAway = false;
  const check = createUntouchedCheck(async (since) => {
    asked.push(since);
    if (isAway) throw new Error("away");
    return [];
  });
  const pages = Array.from({ length: 5 }, () => check([shown], before, edited));
  expect(new Set(await Promise.all(pages))).toEqual(new Set([true]));
  expect(await check([shown], edited, versionsAt("1", { projects: "3" }))).toBe(true);
  expect(asked).toEqual(["1", "2"]);
  isAway = true;
  expect(await check([shown], edited, versionsAt("1", { projects: "4" }))).toBe(false);
});
