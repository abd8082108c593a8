import { expect, test } from "vitest";
import { defaultPromiseParams } from "../../../domain/promise/promise-policy.ts";
import { policyDifferences, promiseSentence, replacedNumbers } from "./policy-fields.ts";

test("policyDifferences() lists the stored numbers that differ from the form, typed or not", () => {
  const calendar = { ...defaultPromiseParams.calendar, holidays: ["2027-12-25"] };
  const stored = {
    ...defaultPromiseParams,
    mode: "auto" as const,
    quotesPromised: 4,
    allHours: 96,
    calendar,
  };
  expect(
    policyDifferences(defaultPromiseParams, { quotesPromised: "3", allHours: "96 " }, stored),
  ).toEqual([
    { label: "Mode", there: "Auto: the system invites by itself" },
    { label: "Quotes promised", there: "4" },
    { label: "Holidays", there: "2027-12-25" },
  ]);
  expect(policyDifferences(stored, {}, stored)).toEqual([]);
});

test.each([
  [{}, "We promise 5 quotes, the first within 24 hours, all within 48, counting every hour."],
  [{ quotesPromised: 1 }, "We promise 1 quote, within 24 hours, counting every hour."],
  [
    { clock: "business" as const, firstHours: 20, allHours: 72 },
    "We promise 5 quotes, the first within 1 business day, all within 3 business days, at the same time of day in Chicago.",
  ],
])("promiseSentence() says what customers are promised [W12]", (facts, sentence) => {
  expect(promiseSentence({ ...defaultPromiseParams, ...facts })).toBe(sentence);
});

test("replacedNumbers() names what the next save sets back [W12]", () => {
  expect(replacedNumbers(defaultPromiseParams)).toEqual([]);
  expect(replacedNumbers({ ...defaultPromiseParams, seats: 8, margin: 0.5 })).toEqual([
    "seats 8, now 7",
    "margin 0.5, now 1",
  ]);
});
