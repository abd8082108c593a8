import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Billed, commissionOf, type RepeatFacts } from "./commission-of.ts";
import { exampleRates } from "./examples.ts";
import type { CommissionParams } from "./rates.ts";
import { ratesText } from "./rates-text.ts";

const day = (text: string) => new Date(`${text}T12:00:00.000Z`);
const acceptedAt = day("2027-03-31");
const first: RepeatFacts = { acceptedAt, lastCompletedAt: null };
const repeat = { acceptedAt, lastCompletedAt: day("2026-12-01") };
const quoted: Billed = { total: 96_000_00, byCategory: {} };
const billed: Billed = {
  total: 100_150_00,
  byCategory: { structure: 93_750_00, shipping: 6_000_00, permits: 400_00 },
};
const rates: CommissionParams = {
  ...exampleRates,
  base: "billed",
  leaveOut: ["shipping", "permits"],
};
const amount = (more: Partial<CommissionParams>, history = first) =>
  commissionOf(quoted, billed, { ...rates, ...more }, history).amount;

describe("commissionOf()", () => {
  it("gives the amounts of the worked example [U05]", () => {
    expect(commissionOf(quoted, billed, rates, first)).toEqual({
      base: 93_750_00,
      leftOut: 6_400_00,
      rateBp: 500,
      amount: 4_687_50,
      isRepeat: false,
    });
    expect(amount({}, repeat)).toBe(1_875_00);
    expect(amount({ leastCents: 250_00 })).toBe(4_687_50);
    expect(amount({ mostCents: 4_000_00 })).toBe(4_000_00);
  });

  it("takes the base that the rates name, and leaves out nothing of a quote without lines [U05]", () => {
    const ofQuote = commissionOf(quoted, billed, { ...rates, base: "quoted" }, first);
    expect([ofQuote.base, ofQuote.leftOut]).toEqual([96_000_00, 0]);
    expect(commissionOf(quoted, null, rates, first).base).toBe(96_000_00);
  });

  it("rounds half a cent up, and takes the least only of a base above zero [U05]", () => {
    const of = (total: number, more: Partial<CommissionParams> = {}) =>
      commissionOf({ total, byCategory: {} }, null, { ...exampleRates, ...more }, first).amount;
    expect([of(9), of(10), of(29), of(30)]).toEqual([0, 1, 1, 2]);
    expect([of(0, { leastCents: 250_00 }), of(1, { leastCents: 250_00 })]).toEqual([0, 250_00]);
    expect(of(100_00, { rateBp: 0 })).toBe(0);
  });

  it.each([
    ["2025-03-31", 24, true],
    ["2025-03-30", 24, false],
    ["2027-02-28", 1, true],
    ["2027-02-27", 1, false],
    ["2027-03-31", 1, true],
    ["2027-04-01", 1, false],
    ["2027-03-31", 0, false],
  ])("a job completed on %s is a repeat within %d months: %s [U05]", (last, months, isRepeat) => {
    const history = { acceptedAt, lastCompletedAt: day(last) };
    const found = commissionOf(quoted, null, { ...rates, repeatMonths: months }, history);
    expect(found.isRepeat).toBe(isRepeat);
  });

  it("is never below zero, nor above the base's share and the most [U05]", () => {
    const cents = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.nat(3000),
        fc.option(fc.nat(1e6)),
        (total, shipping, rateBp, most) => {
          const found = commissionOf(
            { total, byCategory: { shipping } },
            null,
            { ...rates, rateBp, mostCents: most },
            first,
          );
          expect(found.base + found.leftOut).toBe(Math.max(total, 0));
          expect(found.amount).toBeGreaterThanOrEqual(0);
          expect(found.amount).toBeLessThanOrEqual(
            most ?? Math.ceil((found.base * rateBp) / 10_000),
          );
        },
      ),
    );
  });
});

it("rates are read as one sentence [U04]", () => {
  expect(ratesText({ ...rates, leastCents: 250_00, mostCents: 4_000_00, rateBp: 425 })).toBe(
    "4.25% of what you bill, for jobs that came through us; 2% for an exhibitor you completed a job for in the 24 months before; without freight and permits; at least $250 and at most $4,000 for a job",
  );
  expect(ratesText({ ...exampleRates, repeatRateBp: 500 })).toBe(
    "5% of the accepted quote, for jobs that came through us",
  );
  expect(ratesText({ ...exampleRates, rateBp: 0, repeatRateBp: 0 })).toBe("0% for every job");
});
