import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceScale } from "./price-scale.ts";

const offers = (...dollars: number[]) =>
  dollars.map((each, index) => ({ id: `${index}`, cents: each * 100 }));

describe("priceScale", () => {
  it("puts quotes on one line, the lowest first, with room at both ends", () => {
    const { marks, band } = priceScale(offers(300, 100, 200), null, 0.1);
    expect(marks.map(({ cents }) => cents)).toEqual([10_000, 20_000, 30_000]);
    expect(marks.map(({ at }) => at.toFixed(2))).toEqual(["0.08", "0.50", "0.92"]);
    expect(band).toBeNull();
  });

  it("shows where the budget begins and ends, below and above the quotes", () => {
    const { marks, band } = priceScale(offers(100, 150), { minimum: 50, maximum: 100 }, 0.1);
    expect(band?.from).toBe(0);
    expect(band?.to).toBe(marks[0]?.at);
  });

  it("lets a budget without an end reach beyond the line", () => {
    const { band } = priceScale(offers(100, 200), { minimum: 150, maximum: null }, 0.1);
    expect(band?.from).toBeCloseTo(0.5);
    expect(band?.to).toBe(1);
  });

  it("puts one quote in the middle", () => {
    expect(priceScale(offers(100), null, 0.1).marks).toMatchObject([{ at: 0.5, lane: 0 }]);
  });

  it("counts a wide price at the end of the line as closer to the middle, where it stays within the line", () => {
    // at 0.08, 0.50 and 0.92: prices of 0.4 at the ends stand at 0.2 and 0.8
    const { marks, lanes } = priceScale(offers(100, 200, 300), null, 0.4);
    expect(marks.map(({ lane }) => lane)).toEqual([0, 1, 0]);
    expect(lanes).toBe(2);
  });

  it("never lets two marks touch, and never leaves the line", () => {
    const dollars = fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 9,
    });
    const budget = fc.option(
      fc.record({ minimum: fc.constantFrom(0, 5_000), maximum: fc.constantFrom(15_000, null) }),
    );
    const middle = ({ at }: { at: number }) => Math.min(Math.max(at, 0.06), 0.94);
    fc.assert(
      fc.property(dollars, budget, (each, range) => {
        const { marks, lanes } = priceScale(offers(...each), range, 0.12);
        for (const mark of marks) {
          expect(mark.at).toBeGreaterThanOrEqual(0);
          expect(mark.at).toBeLessThanOrEqual(1);
          expect(mark.lane).toBeLessThan(lanes);
        }
        for (let lane = 0; lane < lanes; lane++) {
          const own = marks.filter((mark) => mark.lane === lane);
          for (const [index, mark] of own.entries()) {
            const before = own[index - 1];
            if (before) expect(middle(mark) - middle(before)).toBeGreaterThanOrEqual(0.12);
          }
        }
      }),
    );
  });
});
