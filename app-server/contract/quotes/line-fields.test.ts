import { expect, test } from "vitest";
import {
  type LineInput,
  readLines,
  readPrice,
  readThousandths,
  typedAmounts,
} from "./line-fields.ts";

const row = (facts: Partial<LineInput>): LineInput => ({
  id: crypto.randomUUID(),
  category: "structure",
  label: "A line",
  note: "",
  kind: "included",
  quantity: "",
  unit: "lot",
  unitPrice: "",
  within: "",
  billedBy: "builder",
  ...facts,
});
const unsaid = row({ kind: "" });
const structure = row({ unitPrice: "52,000" });

test("readLines() makes lines of what was typed, and leaves out rows that say nothing [R04]", () => {
  const labor = row({ category: "install", quantity: "12.5", unit: "hour", unitPrice: "$95" });
  const within = row({ category: "design", kind: "within", within: structure.id, unitPrice: "9" });
  const show = row({ category: "rigging", kind: "excluded", billedBy: "show", unitPrice: "9" });
  const { lines, problems, list } = readLines([unsaid, structure, labor, within, show]);
  expect([problems, list]).toEqual([[], null]);
  expect(lines).toMatchObject([
    { category: "structure", kind: "included", quantity: null, amount: 52_000_00 },
    { category: "install", quantity: 12_500, unitPrice: 95_00, amount: null },
    { category: "design", kind: "included", within: structure.id, amount: null },
    { category: "rigging", kind: "excluded", billedBy: "show", amount: null },
  ]);
});

test.for(["", "1,250.50", "a lot", "-"])(
  "a line by percent has no price: %j in its hidden field is not read [R04]",
  (unitPrice) => {
    const tax = row({ category: "tax", quantity: "8.25", unit: "percent", unitPrice });
    const { lines, problems } = readLines([structure, tax]);
    expect(problems).toEqual([]);
    expect(lines[1]).toMatchObject({ quantity: 8_250, unit: "percent", unitPrice: null });
    expect(typedAmounts([structure, tax])).toEqual([52_000_00, 4_290_00]);
    expect(typedAmounts([structure, { ...tax, quantity: "" }])).toEqual([52_000_00, null]);
  },
);

test.for<[string, Partial<LineInput>, string]>([
  ["no price", {}, "unitPrice"],
  ["words for a price", { unitPrice: "a lot" }, "unitPrice"],
  ["a price below zero", { unitPrice: "-5" }, "unitPrice"],
  ["words for a quantity", { quantity: "some", unitPrice: "5" }, "quantity"],
  ["four decimals", { quantity: "1.2345", unitPrice: "5" }, "quantity"],
  ["nothing of it", { quantity: "0", unitPrice: "5" }, "quantity"],
  ["an unnamed other", { category: "other", label: " ", unitPrice: "5" }, "label"],
  ["a long label", { label: "x".repeat(121), unitPrice: "5" }, "label"],
  ["no line that has its price", { kind: "within" }, "within"],
])("readLines() names the row and field of %s [R04]", ([, facts, field]) => {
  const { problems } = readLines([unsaid, structure, row(facts)]);
  expect(problems).toEqual([{ index: 2, field, message: expect.stringMatching(/^[A-Z].*[^.]$/) }]);
});

test("readLines() wants a line with a price", () => {
  expect(readLines([unsaid]).list).toMatch(/at least one/);
  expect(readLines([row({ kind: "excluded" })]).list).toMatch(/at least one/);
});

test.for([
  ["", null],
  ["1,250.50", 1250_50],
  ["-500", -500_00],
  ["−500", -500_00],
  ["1.234,50", undefined],
  ["--5", undefined],
] as const)("readPrice() of %j", ([text, cents]) => {
  expect(readPrice(text)).toBe(cents);
});

test.for([
  [" ", null],
  ["400", 400_000],
  ["1,200.5", 1_200_500],
  [".25", 250],
  ["12.345", 12_345],
  [".", undefined],
  ["1e3", undefined],
  ["-1", undefined],
] as const)("readThousandths() of %j", ([text, quantity]) => {
  expect(readThousandths(text)).toBe(quantity);
});
