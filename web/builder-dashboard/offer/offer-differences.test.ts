import { expect, test } from "vitest";
import { emptyLine } from "./lines/line-inputs.ts";
import { offerDifferences } from "./offer-differences.ts";

const offer = {
  pricing: "single" as const,
  lines: [],
  quotedAmount: "12,500",
  estimatedTimeline: "6 weeks",
  responseMessage: "With pleasure",
  attachments: "",
  validUntil: "2027-02-04",
};

test("offerDifferences() names what is different there, and nothing else", () => {
  expect(offerDifferences(offer, { ...offer, estimatedTimeline: "6 weeks " })).toEqual([]);
  expect(
    offerDifferences(offer, { ...offer, quotedAmount: "11,000", responseMessage: "" }),
  ).toEqual([
    { label: "Amount", there: "$11,000" },
    { label: "Message", there: "Empty" },
  ]);
});

test("offerDifferences() knows an amount however it is typed", () => {
  expect(offerDifferences(offer, { ...offer, quotedAmount: "12500" })).toEqual([]);
  expect(offerDifferences(offer, { ...offer, quotedAmount: "" })).toEqual([
    { label: "Amount", there: "Empty" },
  ]);
});

test("offerDifferences() of an itemized quote are those of its lines, whatever stands in the amount", () => {
  const line = emptyLine("structure", { kind: "included", unitPrice: "52000" });
  const itemized = { ...offer, pricing: "itemized" as const, lines: [line, emptyLine("av")] };
  expect(offerDifferences(itemized, { ...itemized, lines: [line], quotedAmount: "7" })).toEqual([]);
  const dearer = { ...line, unitPrice: "53,000" };
  expect(offerDifferences(itemized, { ...itemized, lines: [dearer] })).toEqual([
    { label: "Lines", there: "Structure (build or rental) $53,000" },
  ]);
  expect(offerDifferences(itemized, offer)).toEqual([
    { label: "Amount", there: "$12,500" },
    { label: "Lines", there: "Empty" },
  ]);
});
