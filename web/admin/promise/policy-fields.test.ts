import { expect, test } from "vitest";
import { defaultPromiseParams } from "../../../domain/promise/promise-policy.ts";
import { policyDifferences } from "./policy-fields.ts";

test("policyDifferences() lists the stored numbers that differ from the form, typed or not", () => {
  const calendar = { ...defaultPromiseParams.calendar, holidays: ["2027-12-25"] };
  const stored = {
    ...defaultPromiseParams,
    mode: "auto" as const,
    seats: 9,
    allHours: 96,
    calendar,
  };
  expect(policyDifferences(defaultPromiseParams, { seats: "8", allHours: "96 " }, stored)).toEqual([
    { label: "Mode", there: "Auto: the system invites by itself" },
    { label: "Seats", there: "9" },
    { label: "Holidays", there: "2027-12-25" },
  ]);
  expect(policyDifferences(stored, {}, stored)).toEqual([]);
});
