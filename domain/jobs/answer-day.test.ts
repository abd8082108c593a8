import { expect, test } from "vitest";
import { answerDay } from "./answer-day.ts";

test("an answer is asked for within five days from Monday to Friday [T35]", () => {
  // a Monday, a Friday and a Sunday
  expect(["2027-03-01", "2027-03-05", "2027-03-07"].map(answerDay)).toEqual([
    "2027-03-08",
    "2027-03-12",
    "2027-03-12",
  ]);
});
