import fc from "fast-check";
import { expect, it } from "vitest";
import { forecastQuotes, quoteDistribution } from "./forecast.ts";

it("quoteDistribution() of three fair coins", () => {
  expect(quoteDistribution([0.5, 0.5, 0.5])).toEqual([0.125, 0.375, 0.375, 0.125]);
  expect(quoteDistribution([])).toEqual([1]);
});

it("forecastQuotes() counts what is in", () => {
  expect(forecastQuotes(3, [])).toEqual({ low: 3, median: 3, high: 3 });
  expect(forecastQuotes(2, [1, 1, 0])).toEqual({ low: 4, median: 4, high: 4 });
  expect(forecastQuotes(0, [0.5, 0.5, 0.5])).toEqual({ low: 0, median: 1, high: 3 });
});

it("chances add up to one, and the range is in order and in bounds [Q29]", () => {
  const likelihoods = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 });
  fc.assert(
    fc.property(likelihoods, (each) => {
      expect(quoteDistribution(each).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      const { low, median, high } = forecastQuotes(1, each);
      expect([1, low, median, high, 1 + each.length]).toEqual(
        [1, low, median, high, 1 + each.length].sort((one, other) => one - other),
      );
    }),
  );
});
