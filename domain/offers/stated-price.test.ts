import { expect, test } from "vitest";
import { lineOf } from "./examples.ts";
import { amountText, priceText, statedPrice } from "./stated-price.ts";

const euro = { rateMillionths: 1_085_000, source: "Fixed table", day: "2026-11-20" };

test("priceText() has the quote's own amount before the dollars that it is about [R38]", () => {
  const lines = [lineOf("structure", { amount: 12_500_00 })];
  const price = statedPrice({
    quotedAmount: 13_562_50,
    currency: "EUR",
    exchange: euro,
    lines,
    terms: {},
  });
  expect(priceText(price)).toBe("EUR 12,500 (about $13,562.50)");
  const dollars = { quotedAmount: 99_50, currency: "USD", exchange: null, lines: [], terms: {} };
  expect(priceText(statedPrice(dollars))).toBe("$99.50");
  expect(priceText(statedPrice({ ...dollars, quotedAmount: null }))).toBeNull();
  expect(priceText({ ...price, high: 14_000_00 })).toBe(
    "EUR 12,500 to EUR 14,000 (about $13,562.50 to $15,190)",
  );
  expect(priceText({ ...statedPrice(dollars), high: 120_00 })).toBe("$99.50 to $120");
});

test("amountText() of a discount has its sign before the currency", () => {
  expect(amountText(-250_00, "USD")).toBe("-$250");
  expect(amountText(-250_50, "CAD")).toBe("-CAD 250.50");
});
