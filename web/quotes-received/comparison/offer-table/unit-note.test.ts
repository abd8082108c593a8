import { expect, test } from "vitest";
import { priceUnit } from "../../../../domain/quotes/comparison/price-unit.ts";
import { unitNote } from "./unit-note.ts";

test.for([
  ["island", "50x50", /2,500 square feet/],
  ["inline", "10x20", /20 feet of frontage/],
  ["island", "custom", /width and depth/],
  ["other", "20x20", /island, peninsula and inline booths only/],
] as const)("unitNote() of %s %s", ([industry, boothSize, words]) => {
  expect(unitNote(priceUnit({ industry, boothSize }))).toMatch(words);
});

test("unitNote() of quotes for several booths names none of them [W02]", () => {
  const unit = priceUnit({ industry: "island", boothSize: "20x30" });
  expect(unitNote(unit, true)).toMatch(/the booth that each quote is priced for/);
});
