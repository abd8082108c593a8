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
    label: "Structure (build or rental)",
    there: "2 lot at EUR 53,000",
  });
  expect(offerDifferences(itemized, offer)).toEqual([
    { label: "Amount", there: "$12,500" },
    { label: "Structure (build or rental)", there: "Not there" },
    { label: "Graphics", there: "Not there" },
  ]);
});

test("offerDifferences() knows whose an excluded line is, which line has the price of another, and percentages [R39]", () => {
  const holder = emptyLine("structure", { kind: "included", unitPrice: "52000" });
  const other = emptyLine("graphics", { kind: "included", unitPrice: "9000" });
  const rigging = emptyLine("rigging", { kind: "excluded", billedBy: "show" });
  const design = emptyLine("design", { kind: "within", within: holder.id });
  const tax = emptyLine("tax", { kind: "included", unit: "percent", quantity: "8" });
  const lines = [holder, other, rigging, design, tax];
  const itemized = { ...offer, pricing: "itemized" as const, lines };
  const there = (changed: (typeof lines)[number]) =>
    offerDifferences(itemized, {
      ...itemized,
      lines: lines.map((line) => (line.id === changed.id ? changed : line)),
    }).map((difference) => difference.there);
  expect(there({ ...rigging, billedBy: "exhibitor" })).toEqual([
    "excluded, the exhibitor arranges it",
  ]);
  expect(there({ ...rigging, billedBy: "builder" })).toEqual(["excluded"]);
  expect(there({ ...design, within: other.id })).toEqual(["in Graphics"]);
  expect(there({ ...tax, quantity: "9" })).toEqual(["9 percent"]);
  expect(there({ ...other, quantity: "3", unitPrice: "" })).toEqual(["3 sq-ft"]);
  // fields that are not shown
  for (const hidden of [rigging, design, tax]) {
    expect(there({ ...hidden, unitPrice: "5" })).toEqual([]);
  }
});

test("offerDifferences() names the choice for own rates, not their amounts [R10]", () => {
  const flooring = { category: "flooring" as const, amount: 5_600_00 };
  const own = { ...offer, ownRates: [flooring] };
  const [label, none] = ["Compare my gaps at my rates", { ...offer, ownRates: [] }];
  expect(offerDifferences(none, own)).toEqual([{ label, there: "Yes" }]);
  expect(offerDifferences(own, offer)).toEqual([{ label, there: "No" }]);
  expect(offerDifferences(offer, own)).toEqual([]);
  expect(offerDifferences({ ...own, ownRates: [{ ...flooring, amount: 1 }] }, own)).toEqual([]);
  expect(offerDifferences(none, offer)).toEqual([]);
});
