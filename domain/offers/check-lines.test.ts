import { expect, test } from "vitest";
import { maxAmountCents } from "../shared/money/money.ts";
import { checkLines } from "./check-lines.ts";
import { lineOf } from "./examples.ts";
import type { OfferLine } from "./offer-line.ts";

const structure = lineOf("structure", { amount: 100_00 });
const problemOf = (line: OfferLine) => {
  const [problem] = checkLines([structure, line]).lines;
  return problem ? `${problem.index} ${problem.field} ${problem.rule}` : null;
};
const hours = { unit: "hour", quantity: 12_500, unitPrice: 95_00 } as const;

test.for<[string, OfferLine, string | null]>([
  ["an amount of its own", lineOf("design", { amount: 1 }), null],
  ["nothing to pay", lineOf("design", { amount: 0 }), null],
  ["hours at a price", lineOf("install", hours), null],
  ["its computed amount", lineOf("install", { ...hours, amount: 1187_50 }), null],
  ["another amount", lineOf("install", { ...hours, amount: 1187_51 }), "1 amount amount-differs"],
  ["no price", lineOf("install"), "1 unitPrice price-missing"],
  ["no quantity", lineOf("install", { unitPrice: 1 }), "1 quantity quantity-missing"],
  ["a quantity alone", lineOf("install", { quantity: 1 }), "1 unitPrice price-missing"],
  [
    "a quantity with an amount",
    lineOf("install", { quantity: 1, amount: 5 }),
    "1 unitPrice unit-price-missing",
  ],
  ["an option", lineOf("av", { kind: "option", amount: 5 }), null],
  ["an option without a price", lineOf("av", { kind: "option" }), "1 unitPrice price-missing"],
  ["something excluded", lineOf("flooring", { kind: "excluded" }), null],
  [
    "something excluded at a price",
    lineOf("flooring", { kind: "excluded", unitPrice: 1 }),
    "1 unitPrice not-priced",
  ],
  [
    "something excluded at an amount",
    lineOf("flooring", { kind: "excluded", amount: 1 }),
    "1 amount not-priced",
  ],
  ["what the show bills", lineOf("rigging", { kind: "excluded", billedBy: "show" }), null],
  [
    "what the show bills, included",
    lineOf("rigging", { amount: 1, billedBy: "show" }),
    "1 kind billed-by-others",
  ],
  ["a discount", lineOf("discount", { amount: -1 }), null],
  ["a discount above zero", lineOf("discount", { amount: 1 }), "1 amount discount-above-zero"],
  [
    "a price below zero",
    lineOf("design", { unitPrice: -1, quantity: 1000 }),
    "1 unitPrice price-below-zero",
  ],
  [
    "a huge amount",
    lineOf("design", { unitPrice: maxAmountCents, quantity: 1001 }),
    "1 unitPrice amount-too-large",
  ],
  ["within another", lineOf("design", { within: structure.id }), null],
  [
    "within another, with an amount",
    lineOf("design", { within: structure.id, amount: 1 }),
    "1 amount priced-elsewhere",
  ],
  [
    "an allowance within another",
    lineOf("design", { within: structure.id, kind: "allowance" }),
    "1 within within-needs-included",
  ],
  [
    "within an unknown one",
    lineOf("design", { within: lineOf("av").id }),
    "1 within within-unknown",
  ],
  ["the id of another", { ...lineOf("design", { amount: 1 }), id: structure.id }, "1 id id-taken"],
])("checkLines() of %s [R04]", ([, line, problem]) => {
  expect(problemOf(line)).toBe(problem);
});

test("checkLines() has one level of lines within others [R04]", () => {
  const design = lineOf("design", { within: structure.id });
  const own = lineOf("av", {});
  const rules = (...lines: OfferLine[]) => checkLines(lines).lines.map(({ rule }) => rule);
  expect(rules(structure, design, { ...own, within: design.id })).toEqual(["within-not-included"]);
  expect(rules(structure, { ...own, within: own.id })).toEqual(["within-unknown"]);
  const excluded = lineOf("design", { kind: "excluded" });
  expect(rules(structure, excluded, { ...own, within: excluded.id })).toEqual([
    "within-not-included",
  ]);
});

test("checkLines() bounds the list: 120 lines, one with a price, a total of 0 to 100 million [R04]", () => {
  const listOf = (...lines: OfferLine[]) => checkLines(lines).list;
  const many = (count: number) => Array.from({ length: count }, () => lineOf("av", { amount: 1 }));
  expect(listOf()).toBeNull();
  expect(listOf(...many(120))).toBeNull();
  expect(listOf(...many(121))).toBe("too-many");
  expect(listOf(lineOf("av", { kind: "excluded" }))).toBe("nothing-priced");
  expect(listOf(structure, lineOf("discount", { amount: -100_00 }))).toBeNull();
  expect(listOf(structure, lineOf("discount", { amount: -100_01 }))).toBe("total-below-zero");
  const large = lineOf("av", { amount: maxAmountCents });
  expect(listOf(large)).toBeNull();
  expect(listOf(large, structure)).toBe("total-too-large");
});
