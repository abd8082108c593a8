import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { CommissionRatesBody } from "../../app-server/contract/commission/commission-rates.ts";
import { exampleRates } from "../../domain/commission/examples.ts";
import { ratesText } from "../../domain/commission/rates-text.ts";
import { forBuildersCopy } from "../for-builders/for-builders-copy.ts";
import { howItWorksCopy } from "../how-it-works/how-it-works-copy.ts";
import { ratesForBuilders, ratesForExhibitors } from "./commission-words.ts";
import { withRates } from "./with-rates.ts";

const off: CommissionRatesBody = { current: null, next: null, dependsOnBuilder: false };
const of = (version: number, rateBp: number, from: string) => {
  const params = { ...exampleRates, rateBp };
  return { version, from, text: ratesText(params), params };
};
const on = { ...off, current: of(1, 500, "2026-12-02T00:00:00.000Z") };
const changing = { ...on, next: of(2, 600, "2027-01-05T00:00:00.000Z") };

it("pages say the rates as they are: not set, set, about to change, and by builder [U24] [U36]", () => {
  expect(ratesForBuilders(off)).toBe(
    "Rates are not set yet. Quoting is free until they are, and no project that completes costs you anything. You agree to the rates first.",
  );
  expect(ratesForBuilders(on)).toBe(
    "When a project that came through us completes, you pay a commission: 5% of the accepted quote, for jobs that came through us; 2% for an exhibitor you completed a job for in the 24 months before. Nothing if you don't win. You agree to the rates before your first quote.",
  );
  expect(ratesForBuilders(changing)).toContain(" From January 5, 2027: 6% of the accepted quote");
  const depends = { ...on, dependsOnBuilder: true };
  expect(ratesForBuilders(depends)).toContain("Some builders have agreed on other rates with us.");
  expect([off, on, changing, depends].map(ratesForExhibitors)).toEqual([
    "Builders pay us nothing either: the rates are not set yet.",
    "When a project completes, the builder pays us a commission. The rates are the same for every builder.",
    "When a project completes, the builder pays us a commission. The rates are the same for every builder.",
    "When a project completes, the builder pays us a commission. The rate depends on the builder.",
  ]);
  // a failed read says nothing about the state
  expect([ratesForBuilders(null), ratesForExhibitors(null)]).toEqual([
    "No commission is due without rates that you agreed to.",
    "",
  ]);
});

it("no page or term says that a commission is paid or agreed to where no rates are set [U36]", () => {
  const pages = [
    { copy: forBuildersCopy, words: ratesForBuilders },
    { copy: howItWorksCopy, words: ratesForExhibitors },
  ];
  for (const { copy, words } of pages) {
    const { questions, ...rest } = copy;
    const textOf = (rates: CommissionRatesBody | null) =>
      JSON.stringify([withRates(questions, words(rates)), rest]);
    const isPaid = /pays? (us )?a commission|We earn a commission|you pay when/i;
    for (const rates of [off, null]) expect(textOf(rates)).not.toMatch(isPaid);
    expect(textOf(on)).toMatch(isPaid);
  }
  const terms = readFileSync("web/legal/terms-of-service.md", "utf8").replaceAll(/\s+/g, " ");
  expect(terms).toContain("Without your agreement none is due.");
});
