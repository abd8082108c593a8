import { expect, test } from "vitest";
import { lineOf } from "../../offers/examples.ts";
import { billerWords, otherBillers } from "./other-billers.ts";

const excluded = (billedBy: "builder" | "show" | "exhibitor") =>
  lineOf("flooring", { kind: "excluded", billedBy });

test.for([
  [[excluded("show")], "the show bills it"],
  [[excluded("exhibitor"), lineOf("graphics", { amount: 1 })], "the exhibitor arranges it"],
  [[excluded("builder")], null],
  [[], null],
  [
    [excluded("show"), excluded("exhibitor")],
    "the show bills part of it, the exhibitor arranges part of it",
  ],
  [[excluded("show"), excluded("builder")], "the show bills part of it"],
  [[excluded("show"), lineOf("flooring", { amount: 1 })], "the show bills part of it"],
] as const)("otherBillers() of %j [R09]", ([lines, words]) => {
  expect(otherBillers(lines, "flooring")).toBe(words);
});

test("billerWords() has none for a biller that it does not know", () => {
  expect(["show", "builder", "toString"].map((each) => billerWords(each))).toEqual([
    "the show bills it",
    null,
    null,
  ]);
});
