import { expect, test } from "vitest";
import * as z from "zod";
import { sourceFields } from "../../../domain/offers/source.ts";
import { wholeZodOf } from "../fields/zod-of.ts";
import { type RateInput, rateCardInput } from "./rate-card.ts";

const flooring: RateInput = {
  category: "flooring",
  unit: "sq-ft",
  unitPrice: "14",
  minimum: "",
  note: "",
  validFrom: "",
};

test("rateCardInput reads dollars as cents, and says by field what is no rate [R06]", () => {
  const typed = { ...flooring, unitPrice: "$1,250.50", minimum: "500", note: " Carpet " };
  expect(rateCardInput.parse({ rates: [typed, { ...flooring, validFrom: "2027-01-01" }] })).toEqual(
    {
      rates: [
        {
          category: "flooring",
          unit: "sq-ft",
          unitPrice: 1250_50,
          minimum: 500_00,
          note: "Carpet",
          validFrom: null,
        },
        {
          category: "flooring",
          unit: "sq-ft",
          unitPrice: 14_00,
          minimum: null,
          note: null,
          validFrom: "2027-01-01",
        },
      ],
    },
  );
  const wrong = { ...flooring, unitPrice: "a lot", minimum: "-5", note: "x".repeat(201) };
  const { error } = rateCardInput.safeParse({ rates: [flooring, { ...wrong, unit: "percent" }] });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    [
      "rates.1.unit",
      "Unit must be one of lot, each, sq-ft, sq-m, linear-ft, linear-m, hour, day, month, lb, kg, cwt",
    ],
    ["rates.1.unitPrice", "Enter an amount in dollars, such as 14 or 95.50"],
    ["rates.1.minimum", "Enter an amount in dollars, such as 14 or 95.50"],
    ["rates.1.note", "Note must be 200 characters or fewer"],
  ]);
});

test("a figure is as of a day that the database has", () => {
  const form = z.object(wholeZodOf(sourceFields));
  const asOf = (day: string) => form.safeParse({ source: "A survey", asOf: day }).success;
  expect([asOf("2026-11-22"), asOf("0001-01-01"), asOf("0000-06-01")]).toEqual([true, true, false]);
});
