import { expect, test } from "vitest";
import { promisedNumbers, usualNumbers } from "../shared/promised-numbers.ts";
import { defaultPromiseParams } from "./promise-policy.ts";

test("by default an admin confirms each invitation, and five quotes are promised within 48 wall hours", () => {
  const numbers = promisedNumbers(defaultPromiseParams);
  expect(numbers).toEqual({
    mode: "suggest",
    clock: "wall",
    quotesPromised: 5,
    firstHours: 24,
    allHours: 48,
    seats: 7,
    mostInvited: 12,
  });
  // texts name these before the site's own numbers are known
  expect(usualNumbers).toEqual(numbers);
});
