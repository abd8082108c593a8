import { expect, test } from "vitest";
import { emptyLine } from "../lines/line-inputs.ts";
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

test("offerDifferences() of an itemized quote names each line that was changed, added or removed elsewhere [R39]", () => {
  const line = emptyLine("structure", { kind: "included", unitPrice: "52000" });
  const graphics = emptyLine("graphics", { kind: "allowance", unitPrice: "9,000" });
  const itemized = {
    ...offer,
    pricing: "itemized" as const,
    lines: [line, graphics, emptyLine("av")],
  };
  const same = [graphics, { ...line, unitPrice: "52,000" }];
  expect(offerDifferences(itemized, { ...itemized, lines: same, quotedAmount: "7" })).toEqual([]);
  const dearer = { ...line, quantity: "2", unit: "lot" as const, unitPrice: "53,000" };
  const added = emptyLine("shipping", { kind: "excluded", note: "Your carrier" });
  expect(offerDifferences(itemized, { ...itemized, lines: [dearer, added] })).toEqual([
    { label: "Structure (build or rental)", there: "2 lot at $53,000" },
    { label: added.label, there: "excluded Your carrier" },
    { label: "Graphics", there: "Not there" },
  ]);
  const euros = { ...itemized, lines: [dearer, graphics], currency: "EUR" };
  expect(offerDifferences(itemized, euros)).toContainEqual({ label: "Currency", there: "EUR" });
  expect(offerDifferences(itemized, euros)).toContainEqual({
    ...{ label: "Structure (build or rental)", there: "2 lot at EUR 53,000" },
  });
  expect(offerDifferences(itemized, offer)).toEqual([
    { label: "Amount", there: "$12,500" },
    { label: "Structure (build or rental)", there: "Not there" },
    { label: "Graphics", there: "Not there" },
  ]);
});
