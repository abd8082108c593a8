import { expect, test } from "vitest";
import { promisedQuotes } from "../shared/promised-numbers.ts";
import { defaultPromiseParams } from "./promise-policy.ts";

test("by default an admin confirms each invitation, and five quotes are promised within 48 wall hours", () => {
  expect(defaultPromiseParams).toMatchObject({
    mode: "suggest",
    clock: "wall",
    firstHours: 24,
    allHours: 48,
    quotesPromised: promisedQuotes,
    seats: 7,
    mostInvited: 12,
  });
});
