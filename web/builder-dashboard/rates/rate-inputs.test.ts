import { expect, test } from "vitest";
import { rateDifferences, rateInputsOf } from "./rate-inputs.ts";

const flooring = {
  category: "flooring",
  unit: "sq-ft",
  unitPrice: 14_00,
  minimum: 500_00,
  note: "Carpet",
  validFrom: "2026-01-01",
};
const install = {
  category: "install",
  unit: "hour",
  unitPrice: 95_50,
  minimum: null,
  note: null,
  validFrom: null,
};

test("rateDifferences() names the categories of which the stored rate is another", () => {
  const stored = rateInputsOf([install, flooring]);
  expect(rateDifferences(stored, rateInputsOf([flooring, install]))).toEqual([]);
  const typed = rateInputsOf([{ ...flooring, note: null }, install]);
  expect(rateDifferences(typed, stored)).toEqual([
    { label: "Flooring", there: "$14, Sq ft of floor, at least $500, from 2026-01-01, Carpet" },
  ]);
  expect(rateDifferences(stored, rateInputsOf([flooring]))).toEqual([
    { label: expect.stringMatching(/install/i), there: "Empty" },
  ]);
  // the same amount however it is typed
  const other = stored.map((rate) => ({ ...rate, unitPrice: `$${rate.unitPrice}` }));
  expect(rateDifferences(other, stored)).toEqual([]);
});
