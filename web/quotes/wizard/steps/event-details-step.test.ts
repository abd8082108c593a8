import { expect, test } from "vitest";
import { timeLeft } from "../../../../domain/show-plan/build-days.ts";
import { timeLeftWords } from "./event-details-step.tsx";

test.for([
  ["2026-11-23", "1 day away. Very late: call builders directly."],
  ["2026-12-01", "9 days away. Only a rental or a crew can make this."],
  [
    "2026-12-10",
    "18 days away. Too late for a new booth of this size. A rental works until Nov 26.",
  ],
  ["2027-01-06", "45 days away. Enough time for a new build."],
  ["2027-04-20", "21 weeks away. Enough time for a new build."],
  ["2026-11-22", null],
] as const)("the words on the time left before %s [D6] [S23]", ([day, words]) => {
  expect(timeLeftWords(timeLeft(day, "2026-11-22", "20x20"))).toBe(words);
});
