import fc from "fast-check";
import { expect, test } from "vitest";
import type { MaterialHandlingRate } from "./service-rates.ts";
import { averageOfUnitedStates } from "./service-rates.ts";
import { rateWords } from "./service-words.ts";
import { inUsDollars } from "./services-at-show.ts";
import { laborCharge, materialHandling } from "./show-charges.ts";

const at90: MaterialHandlingRate = {
  advance: 90_00,
  direct: 85_00,
  per: "cwt",
  minimumCwt: 2,
  latePercent: 25_000,
};
const advance = { delivery: "advance", isLate: false } as const;
const one = (weightLb: number) => ({ weightLb, shipments: 1 });

test.each([
  ["1,901 lb at $90 a CWT are 20 CWT", one(1901), at90, advance, 1_800_00],
  ["1,900 lb are 19 CWT", one(1900), at90, advance, 1_710_00],
  ["the minimum is 2 CWT", one(40), at90, advance, 180_00],
  ["each shipment has the minimum", { weightLb: 150, shipments: 2 }, at90, advance, 360_00],
  [
    "two shipments of 951 lb are 10 CWT each",
    { weightLb: 1901, shipments: 2 },
    at90,
    advance,
    1_800_00,
  ],
  ["straight to the hall", one(1901), at90, { delivery: "direct", isLate: false }, 1_700_00],
  ["25% more when it is late", one(1901), at90, { ...advance, isLate: true }, 2_250_00],
  [
    "a show that bills by the pound has no minimum",
    one(40),
    { ...at90, per: "lb" as const, advance: 1_88 },
    advance,
    75_20,
  ],
  [
    "$1.88 a pound is about $2.08 when it is late",
    one(1000),
    { ...at90, per: "lb" as const, advance: 1_88, latePercent: 10_638 },
    { ...advance, isLate: true },
    2_079_99,
  ],
] as const)("materialHandling(): %s [R16]", (_, shipped, rate, choices, amount) => {
  expect(materialHandling(shipped, rate, choices)).toBe(amount);
});

const usual = { straight: 140_00, overtime: 213_00 };

test.each([
  ["10 hours at $140", { hours: 10, workers: 2 }, 0, 1_400_00],
  ["the minimum of 4 hours is each worker's", { hours: 6, workers: 3 }, 0, 1_680_00],
  ["half of it on overtime", { hours: 10, workers: 2 }, 50, 1_765_00],
  ["all of it on overtime", { hours: 10, workers: 2 }, 100, 2_130_00],
])("laborCharge(): %s [R16]", (_, work, overtimePercent, amount) => {
  expect(laborCharge(work, usual, 4, overtimePercent)).toBe(amount);
});

test("charges are whole cents, and more weight or more hours never cost less [R16]", () => {
  const count = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 9 }), (weight, more, shipments) => {
      const least = materialHandling({ weightLb: weight, shipments }, at90, advance);
      const most = materialHandling({ weightLb: weight + more, shipments }, at90, advance);
      expect(Number.isInteger(least) && most >= least).toBe(true);
    }),
  );
  fc.assert(
    fc.property(count, count, fc.integer({ min: 0, max: 100 }), (hours, more, share) => {
      const least = laborCharge({ hours, workers: 2 }, usual, 4, share);
      expect(Number.isInteger(least)).toBe(true);
      expect(
        laborCharge({ hours: hours + more, workers: 2 }, usual, 4, share),
      ).toBeGreaterThanOrEqual(least);
    }),
  );
});

test("laborCharge() bills a minimum in half hours to each worker [X19]", () => {
  expect(laborCharge({ hours: 1, workers: 3 }, usual, 0.5)).toBe(210_00);
  expect(laborCharge({ hours: 2, workers: 3 }, usual, 0.5)).toBe(280_00);
  expect(laborCharge({ hours: 1, workers: 1 }, usual, 1.5, 50)).toBe(264_75);
});

test("rateWords() say what is known of special freight and double time [X19]", () => {
  const nothing = { rigging: null, electricians: null, outlet: null };
  const labor = { ...usual, double: 280_00 };
  const materialHandling = { ...at90, special: 117_00, uncrated: null, smallPackage: 60_00 };
  const words = rateWords({ ...nothing, materialHandling, labor, minimumHours: 0.5 });
  expect(words).toContain("special handling $117; each small package $60; labor");
  expect(words).toContain("$213 on overtime, $280 on double time; at least 0.5 hours");
});

test("inUsDollars() converts each amount that is known [X19]", () => {
  const rates = {
    ...averageOfUnitedStates,
    materialHandling: { ...at90, special: 100_00, uncrated: null },
    labor: { ...usual, double: 200_00 },
    currency: "CAD",
  };
  const applied = {
    origin: "show",
    country: "Canada",
    rates,
    billsMaterialHandling: true,
  } as const;
  const half = { rateMillionths: 500_000, source: "bank", day: "2026-11-27" };
  const { rates: converted } = inUsDollars(applied, () => half);
  expect(converted).toMatchObject({
    materialHandling: { advance: 45_00, special: 50_00, uncrated: null, minimumCwt: 2 },
    labor: { straight: 70_00, double: 100_00 },
  });
});
