import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ComparisonBody } from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import type { ComparedOffer } from "../offer-table/offer-facts.tsx";
import { old } from "../offer-table/offer-table.css.ts";
import { unitPricesFact } from "./landed-facts.tsx";

const band = {
  category: null,
  unit: "sq-ft",
  low: 137_00,
  high: 161_00,
  address: null,
  source: "EDPA",
  asOf: "2025-12-31",
  isOld: false,
};
const comparison = (benchmarks: object[]) =>
  ({
    offers: [
      {
        responseId: "a",
        itemized: true,
        unitPrices: { squareFoot: 150_00, linearFoot: 3_000_00, squareMeter: 1_614_59 },
      },
    ],
    benchmarks,
  }) as unknown as ComparisonBody;
const shown = (benchmarks: object[]) => {
  const offer = { response: { id: "a", lines: [] } } as unknown as ComparedOffer;
  return renderToStaticMarkup(unitPricesFact(comparison(benchmarks)).value(offer));
};

test("unitPricesFact() has the operator's band beside the unit price, with its source and day [R18] [R19]", () => {
  const html = shown([band, { ...band, category: "graphics", source: "Of one category" }]);
  expect(html).toContain("$150 per sq\u00a0ft");
  expect(html).toContain("$3,000 per linear\u00a0ft");
  expect(html).toContain("$1,614.59 per m²");
  expect(html).toContain("(usual $137 to $161, EDPA, as of Dec 31, 2025)");
  expect(html).not.toContain("Of one category");
  expect(html).not.toContain(old);
});

test("unitPricesFact() grays a band of more than two years ago, and says so [R18]", () => {
  const html = shown([{ ...band, asOf: "2017-12-31", isOld: true }]);
  const [, grayed] = new RegExp(`<span class="${old}">([^<]+)`).exec(html) ?? [];
  expect(grayed).toBe(" (usual $137 to $161, EDPA, as of Dec 31, 2017, over 2 years old)");
});
