import { expect, test } from "vitest";
import { promiseText, seatsText, usualNumbers, withNumbers } from "./promised-numbers.ts";

test("one sentence says what is promised; the bounds are unsaid where an admin may go beyond them [W33]", () => {
  const auto = { ...usualNumbers, mode: "auto" as const };
  expect(promiseText(auto)).toBe(
    "We invite enough builders to get you five quotes, never more than twelve; the first arrives within 24 hours, all five within 48.",
  );
  expect(seatsText(auto)).toBe("Up to seven builders can quote this job.");
  expect(promiseText(usualNumbers)).toBe(
    "We invite enough builders to get you five quotes; the first arrives within 24 hours, all five within 48.",
  );
  expect(seatsText(usualNumbers)).toBe("");
  const other = { ...auto, quotesPromised: 3, allHours: 36, mostInvited: 9, seats: 4 };
  expect(promiseText(other)).toBe(
    "We invite enough builders to get you three quotes, never more than nine; the first arrives within 24 hours, all three within 36.",
  );
  expect(seatsText(other)).toBe("Up to four builders can quote this job.");
});

test("texts that the specification words are as it words them with its numbers, and follow others [C08][F07][W33]", () => {
  const toast = "We'll send you {5} {quotes} from top builders within {hyphened}.";
  expect(withNumbers(toast, usualNumbers)).toBe(
    "We'll send you 5 quotes from top builders within 24-48 hours.",
  );
  const hero = "first quote within {first}, all {five} within {48}";
  expect(withNumbers(hero, usualNumbers)).toBe("first quote within 24 hours, all five within 48");
  expect(withNumbers("{h}", usualNumbers)).toBe("24–48 h");
  const days = { ...usualNumbers, clock: "business" as const, quotesPromised: 3 };
  expect(withNumbers(hero, days)).toBe(
    "first quote within 1 business day, all three within 2 business days",
  );
  const one = { ...usualNumbers, quotesPromised: 1, firstHours: 1, allHours: 1 };
  expect(withNumbers("{Five} {quotes} within {range}, {unknown}", one)).toBe(
    "One quote within 1 hour, {unknown}",
  );
});
