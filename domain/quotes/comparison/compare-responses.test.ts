import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxAmountCents } from "../../shared/money/money.ts";
import { compareResponses } from "./compare-responses.ts";
import { priceUnit } from "./price-unit.ts";

describe("priceUnit()", () => {
  it.each([
    ["island", "20x20", { kind: "square-foot", count: 400 }],
    ["peninsula", "20 ft x 30 ft", { kind: "square-foot", count: 600 }],
    ["inline", "10x20", { kind: "linear-foot", count: 20 }],
    ["inline", "20' × 10'", { kind: "linear-foot", count: 20 }],
    ["Perimeter", "10x10", { kind: "linear-foot", count: 10 }],
    ["island", "custom", { kind: "none", why: "size-unreadable" }],
    ["island", "0x20", { kind: "none", why: "size-unreadable" }],
    ["island", "about 400 sq ft", { kind: "none", why: "size-unreadable" }],
    ["pavilion", "20x20", { kind: "none", why: "no-usual-unit" }],
    ["Technology", "20x20", { kind: "none", why: "no-usual-unit" }],
  ] as const)("of %s %s", (industry, boothSize, unit) => {
    expect(priceUnit({ industry, boothSize })).toEqual(unit);
  });
});

const amount = fc.option(fc.integer({ min: 0, max: maxAmountCents }));
const response = fc.record({
  quotedAmount: amount,
  responseMessage: fc.option(fc.string()),
  confirmedBrief: fc.constant(1),
  pricedFor: fc.constant({ industry: "inline", boothSize: "10x20" }),
});
const offer = fc.record({ response, stands: fc.boolean() });

describe("compareResponses()", () => {
  it("gives whole cents a foot, within half a cent of the truth, whatever the size", () => {
    const feet = fc.integer({ min: 1, max: 99999 });
    fc.assert(
      fc.property(feet, feet, fc.array(offer), (width, depth, shown) => {
        const request = { industry: "island", boothSize: `${width}x${depth}` };
        const priced = shown.map(({ response, stands }) => ({
          response: { ...response, pricedFor: request },
          stands,
        }));
        const { offers } = compareResponses(request, priced);
        for (const { response, unitPrice } of offers) {
          expect(unitPrice === null).toBe(!response.quotedAmount);
          if (unitPrice === null || response.quotedAmount === null) continue;
          expect(Number.isInteger(unitPrice)).toBe(true);
          expect(Math.abs(unitPrice - response.quotedAmount / (width * depth))).toBeLessThanOrEqual(
            0.5,
          );
        }
      }),
    );
  });

  it("keeps the offers and their order, and says how far each that stands is above the least of those", () => {
    fc.assert(
      fc.property(fc.array(offer), (shown) => {
        const { offers } = compareResponses({ industry: "inline", boothSize: "10x20" }, shown);
        expect(offers.map(({ response, stands }) => ({ response, stands }))).toEqual(shown);
        const above = offers.flatMap(({ aboveLeast }) => aboveLeast ?? []);
        if (above.length > 0) expect(Math.min(...above)).toBe(0);
        expect(above.length).not.toBe(1);
        for (const { stands, aboveLeast } of offers) if (!stands) expect(aboveLeast).toBeNull();
      }),
    );
  });

  it("has no unit price where there is no unit", () => {
    const request = { industry: "island", boothSize: "custom" };
    const { unit, offers } = compareResponses(request, [
      {
        response: {
          quotedAmount: 100,
          responseMessage: "Graphics included",
          confirmedBrief: 1,
          pricedFor: request,
        },
        stands: true,
      },
    ]);
    expect(unit).toEqual({ kind: "none", why: "size-unreadable" });
    expect(offers[0]).toMatchObject({
      unitPrice: null,
      mentions: [{ topic: "Graphics", says: "named" }],
    });
  });

  it("changes no figure of a quote that wasn't revised when the booth changes [W02]", () => {
    const small = { industry: "island", boothSize: "20x20" };
    const quotes = [44_900_00, 52_800_00, 61_500_00].map((quotedAmount) => ({
      response: { quotedAmount, responseMessage: null, confirmedBrief: 1, pricedFor: small },
      stands: true,
    }));
    const unitPrices = [11_225, 13_200, 15_375];
    const before = compareResponses(small, quotes).offers;
    expect(before.map(({ unitPrice }) => unitPrice)).toEqual(unitPrices);
    const larger = { industry: "island", boothSize: "20x30" };
    expect(compareResponses(larger, quotes).offers).toEqual(before);
    // nor of one in the same unit when its type changes; another unit has no figure beside it
    expect(compareResponses({ ...small, industry: "peninsula" }, quotes).offers).toEqual(before);
    const inRow = compareResponses({ ...small, industry: "inline" }, quotes).offers;
    expect(inRow.map(({ unitPrice }) => unitPrice)).toEqual([null, null, null]);

    const revised = {
      response: {
        quotedAmount: 60_000_00,
        responseMessage: null,
        confirmedBrief: 2,
        pricedFor: larger,
      },
      stands: true,
    };
    const mixed = compareResponses(larger, [...quotes, revised]).offers;
    expect(mixed.map(({ unitPrice }) => unitPrice)).toEqual([...unitPrices, 10_000]);
    // those for the earlier brief have no place beside one for the present, and one alone isn't the lowest
    expect(mixed.map(({ aboveLeast }) => aboveLeast)).toEqual([null, null, null, null]);
    const second = { ...revised, response: { ...revised.response, quotedAmount: 64_000_00 } };
    const placed = compareResponses(larger, [...quotes, revised, second]).offers;
    expect(placed.map(({ aboveLeast }) => aboveLeast)).toEqual([null, null, null, 0, 4_000_00]);
  });
});
