import { expect, test } from "vitest";
import { priceUnit } from "../../../../domain/quotes/comparison/price-unit.ts";
import { offerFacts } from "./offer-facts.tsx";

const unit = priceUnit({ industry: "island", boothSize: "20x20" });
const labels = (isItemized: boolean) =>
  offerFacts({ unit, files: [], isItemized }).map(({ label }) => label);

test("offerFacts() has one row for what isn't included, and none of words where a quote has lines [W04]", () => {
  expect(labels(true).filter((label) => /includ/i.test(label))).toEqual(["Not included"]);
  expect(labels(true)).not.toContain("Mentioned in the message");
  expect(labels(false)).toContain("Mentioned in the message");
});
