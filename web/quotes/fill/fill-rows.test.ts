import fc from "fast-check";
import { expect, test } from "vitest";
import type { LineInput } from "../../../app-server/contract/quotes/line-fields.ts";
import type { OfferLineBody } from "../../../app-server/contract/quotes/offer-lines.ts";
import { type RateBody, rateCardForm } from "../../../app-server/contract/rates/rate-card.ts";
import { type Category, categoryFacts } from "../../../domain/offers/category.ts";
import { emptyRate } from "../../builder-dashboard/rates/rate-inputs.ts";
import { emptyLine } from "../lines/line-inputs.ts";
import { addLines, fillRows, isSaid } from "./fill-rows.ts";
import { gapRates } from "./gap-rates.ts";
import { linesFromRates } from "./lines-from-rates.ts";
import { linesOfEarlier } from "./lines-of-earlier.ts";

const rate = (category: Category, facts: Partial<RateBody>): RateBody => ({
  category,
  unit: "lot",
  unitPrice: 0,
  minimum: null,
  note: null,
  validFrom: null,
  ...facts,
});
const included = (category: Category, unitPrice: string, facts: Partial<LineInput> = {}) =>
  emptyLine(category, { kind: "included", unit: "lot", unitPrice, ...facts });
const none = new Set<Category>();
const said = ({ category, kind, quantity, unit, unitPrice }: LineInput) =>
  [category, kind, quantity, unit, unitPrice].join(" ");

const rates = [
  rate("install", { unit: "hour", unitPrice: 95_00 }),
  rate("structure", { unit: "linear-ft", unitPrice: 110_50 }),
  rate("graphics", { unit: "sq-ft", unitPrice: 2_00, minimum: 900_00 }),
  rate("flooring", { unit: "sq-ft", unitPrice: 14_00, minimum: 500_00 }),
  rate("shipping", { unit: "cwt", unitPrice: 60_00 }),
  rate("dismantle", { unit: "hour", unitPrice: 90_00 }),
  rate("management", { unitPrice: 2_400_00 }),
  rate("lighting", { unit: "each", unitPrice: 80_00 }),
  rate("design", { unitPrice: 3_000_00, validFrom: "2027-01-02" }),
];
const asked = new Set<Category>([
  "design",
  "structure",
  "graphics",
  "flooring",
  "install",
  "dismantle",
  "shipping",
  "management",
]);
const booth = {
  feet: { width: 10, depth: 20 },
  logistics: { shippingWeightLb: 1_901, dismantleHours: 16 },
  today: "2027-01-01",
};

test("linesFromRates() takes the quantity from the booth or the quote, and asks for one that neither states [R06]", () => {
  const { lines, ...facts } = linesFromRates(rates, asked, booth);
  expect(lines.map(said)).toEqual([
    "structure included 20 linear-ft 110.50",
    "graphics included  lot 900",
    "flooring included 200 sq-ft 14",
    "install   hour 95",
    "dismantle included 16 hour 90",
    "shipping included 20 cwt 60",
    "management included  lot 2400",
  ]);
  expect(facts).toEqual({ toCount: ["install"], atMinimum: ["graphics"], notYet: ["design"] });
  const unknown = linesFromRates(rates, asked, { ...booth, feet: null, logistics: {} });
  expect(unknown.toCount).toEqual([
    "structure",
    "graphics",
    "flooring",
    "install",
    "dismantle",
    "shipping",
  ]);
});

test("a rate is also by day, by month and by kilogram, in the category's usual unit [R06]", () => {
  for (const category of ["supervision", "storage"] as const) {
    expect(emptyRate(category).unit).toBe(categoryFacts(category).unit);
  }
  const card = [
    rate("supervision", { unit: "day", unitPrice: 650_00 }),
    rate("storage", { unit: "month", unitPrice: 120_00 }),
    rate("shipping", { unit: "kg", unitPrice: 1_10 }),
  ];
  expect(rateCardForm.safeParse({ rates: card }).success).toBe(true);
  const wanted = new Set<Category>(["supervision", "storage", "shipping"]);
  const { lines, toCount } = linesFromRates(card, wanted, booth);
  expect(lines.map(said)).toEqual([
    "supervision   day 650",
    "shipping included 862.279 kg 1.10",
    "storage   month 120",
  ]);
  expect(toCount).toEqual(["supervision", "storage"]);
});

test("fillRows() fills empty rows in their place, and leaves what is typed until it may be replaced [R06]", () => {
  const present = [
    emptyLine("structure", { label: "Aluminum frame" }),
    included("graphics", "1,200"),
    emptyLine("flooring", { kind: "excluded", billedBy: "show" }),
    emptyLine("install"),
    emptyLine("supervision"),
  ];
  const { lines } = linesFromRates(rates, asked, booth);
  const once = fillRows({ present, offered: lines, replaces: none });
  expect(once.rows.map(said)).toEqual([
    "structure included 20 linear-ft 110.50",
    "graphics included  lot 1,200",
    "flooring excluded  sq-ft ",
    "install   hour 95",
    "supervision   day ",
    "dismantle included 16 hour 90",
    "shipping included 20 cwt 60",
    "management included  lot 2400",
  ]);
  expect(once.typed).toEqual(["graphics", "flooring"]);
  expect(once.rows[0]).toMatchObject({ id: present[0]?.id, label: "Aluminum frame" });
  expect(once.filled.map(({ category }) => category)).toEqual([
    "structure",
    "install",
    "dismantle",
    "shipping",
    "management",
  ]);

  // again, with the hours stated: only what was not filled yet
  const logistics = { ...booth.logistics, installHours: 40 };
  const later = linesFromRates(rates, asked, { ...booth, logistics }).lines;
  const twice = fillRows({ present: once.rows, offered: later, replaces: none });
  expect(twice.filled.map(said)).toEqual(["install included 40 hour 95"]);
  const replaced = fillRows({ present: once.rows, offered: later, replaces: new Set(once.typed) });
  expect(replaced.rows.slice(1, 3).map(said)).toEqual([
    "graphics included  lot 900",
    "flooring included 200 sq-ft 14",
  ]);
  expect(replaced.typed).toEqual([]);
});

test("fillRows() and addLines() never change what is typed, and stay within 120 lines [R06]", () => {
  const category = fc.constantFrom<Category>("structure", "graphics", "flooring", "other");
  const row = fc
    .record({ category, kind: fc.constantFrom("" as const, "included" as const) })
    .map(({ category, kind }) => emptyLine(category, { kind, unitPrice: kind && "500" }));
  const list = (maxLength: number) => fc.array(row, { maxLength });
  fc.assert(
    fc.property(list(130), list(120), (present, offered) => {
      const typed = present.slice(0, 120);
      for (const fill of [fillRows, addLines]) {
        const { rows } = fill({ present: typed, offered, replaces: none });
        expect(rows).toEqual(expect.arrayContaining(typed.filter(isSaid)));
        expect(rows.length).toBeLessThanOrEqual(120);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      }
    }),
    { numRuns: 40 },
  );
});

test("addLines() copies an earlier quote in its order, and names what this request does not ask for [R06]", () => {
  const line = (id: string, category: Category, facts: Partial<OfferLineBody>): OfferLineBody => ({
    id,
    position: 1,
    category,
    label: category,
    note: null,
    kind: "included",
    quantity: null,
    unit: "lot",
    unitPrice: null,
    amount: null,
    within: null,
    billedBy: "builder",
    ...facts,
  });
  const stored = [
    line("a", "structure", { quantity: 12_500, unit: "linear-ft", unitPrice: 110_50 }),
    line("b", "management", { quantity: 10_000, unit: "percent" }),
    line("c", "graphics", { within: "a" }),
    line("d", "av", { amount: 4_000_00 }),
    line("e", "discount", { amount: -500_00 }),
  ];
  const { lines, notAsked } = linesOfEarlier(stored, asked, { isSameCurrency: true });
  const fitting = lines.filter((each) => !notAsked.includes(each));
  expect(notAsked.map(said)).toEqual(["av included  lot 4000"]);
  const present = [emptyLine("structure"), included("flooring", "900"), emptyLine("shipping")];
  const { rows } = addLines({ present, offered: fitting, replaces: none });
  expect(rows.map(said)).toEqual([
    "flooring included  lot 900",
    "structure included 12.5 linear-ft 110.50",
    "management included 10 percent ",
    "graphics within  lot ",
    "discount included  lot -500",
    "shipping   lot ",
  ]);
  expect(rows[3]?.within).toBe(rows[1]?.id);
  expect(rows.map(({ id }) => id)).not.toContain("a");

  // a line that stays as typed holds no copied price
  const typed = [included("structure", "9000")];
  const beside = addLines({ present: typed, offered: fitting, replaces: none });
  expect(beside.typed).toEqual(["structure"]);
  expect(beside.rows.find(({ category }) => category === "graphics")).toMatchObject({
    kind: "within",
    within: "",
  });
  const changed = beside.rows.filter(({ category }) => category !== "discount");
  const replaces = new Set(beside.typed);
  const replaced = addLines({ present: changed, offered: fitting, replaces });
  expect(replaced.rows.map(said)).toEqual([
    "structure included 12.5 linear-ft 110.50",
    "management included 10 percent ",
    "graphics within  lot ",
  ]);
  expect(replaced.rows[2]?.within).toBe(replaced.rows[0]?.id);
  const added = addLines({ present: rows, offered: lines, replaces: none });
  expect(added.filled).toEqual(notAsked);
  expect(added.rows.slice(1, -1).map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
  const { lines: abroad } = linesOfEarlier(stored, asked, { isSameCurrency: false });
  expect(abroad.map(({ unitPrice }) => unitPrice)).toEqual(["", "", "", "", ""]);
});

test("gapRates() has the builder's amounts for work that is asked for, and in no line of theirs [R10]", () => {
  const required = [...asked].map((category) => ({ category, why: "service" as const }));
  const typed = [
    included("structure", "9000"),
    emptyLine("graphics", { kind: "excluded", billedBy: "builder" }),
    emptyLine("flooring", { kind: "excluded", billedBy: "show" }),
    emptyLine("management", { kind: "within" }),
    emptyLine("shipping"),
    emptyLine("dismantle", { kind: "option", unitPrice: "500" }),
  ];
  expect(gapRates(rates, typed, { ...booth, required })).toEqual([
    { category: "graphics", amount: 900_00 },
    { category: "dismantle", amount: 1_440_00 },
    { category: "shipping", amount: 1_200_00 },
  ]);
});
