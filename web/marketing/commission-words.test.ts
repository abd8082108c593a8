import { expect, it } from "vitest";
import type { CommissionRatesBody } from "../../app-server/contract/commission/commission-rates.ts";
import { exampleRates } from "../../domain/commission/examples.ts";
import { ratesText } from "../../domain/commission/rates-text.ts";
import { ratesForBuilders, ratesForExhibitors } from "./commission-words.ts";

const off: CommissionRatesBody = { current: null, next: null, dependsOnBuilder: false };
const of = (version: number, rateBp: number, from: string) => {
  const params = { ...exampleRates, rateBp };
  return { version, from, text: ratesText(params), params };
};
const on = { ...off, current: of(1, 500, "2026-12-02T00:00:00.000Z") };
const changing = { ...on, next: of(2, 600, "2027-01-05T00:00:00.000Z") };

it("pages say the rates as they are: not set, set, about to change, and by builder [U24] [U36]", () => {
  expect(ratesForBuilders(off)).toBe(
    "Rates are not set yet. Quoting is free until they are, and you agree to them first.",
  );
  expect(ratesForBuilders(on)).toBe(
    "It is 5% of the accepted quote, for jobs that came through us; 2% for an exhibitor you completed a job for in the 24 months before. Nothing if you don't win. You agree to the rates before your first quote.",
  );
  expect(ratesForBuilders(changing)).toContain(" From January 5, 2027: 6% of the accepted quote");
  const depends = { ...on, dependsOnBuilder: true };
  expect(ratesForBuilders(depends)).toContain("Some builders have agreed on other rates with us.");
  expect([off, on, changing, depends].map(ratesForExhibitors)).toEqual([
    "The rates are not set yet.",
    "The rates are the same for every builder.",
    "The rates are the same for every builder.",
    "The rate depends on the builder.",
  ]);
  // a failed read says nothing about the state
  expect([ratesForBuilders(null), ratesForExhibitors(null)]).toEqual([
    "You agree to the rates before your first quote.",
    "",
  ]);
});
