import { expect, test } from "vitest";
import { priceUnit } from "../../../domain/quotes/responses/price-unit.ts";
import { unitNote } from "./unit-note.ts";

test.for([
  ["island", "50x50", /2,500 square feet/],
  ["inline", "10x20", /20 feet of frontage/],
  ["island", "custom", /no price per foot: the booth size/],
  ["other", "20x20", /no price per foot: only islands/],
] as const)("unitNote() of %s %s", ([industry, boothSize, words]) => {
  expect(unitNote(priceUnit({ industry, boothSize }))).toMatch(words);
});
