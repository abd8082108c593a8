import { expect, test } from "vitest";
import type { ComparisonBody } from "../../../app-server/contract/quotes/comparison/comparison.ts";
import { toReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { lineOf } from "../../../domain/offers/examples.ts";
import { beasResponse } from "../../../domain/quotes/examples.ts";
import { comparisonWords } from "./comparison-words.ts";

const now = new Date("2026-11-18T15:00:00Z");
const quote = (name: string, facts: object) => {
  const pricedFor = { version: 1, boothSize: "20x20", budget: null, changed: [] };
  const response = { ...beasResponse, id: name, ...facts };
  const given = { response, builder: null, seenRevision: null, forEarlierBrief: false, pricedFor };
  const body = toReceivedResponseBody(
    given as unknown as Parameters<typeof toReceivedResponseBody>[0],
    { now, billsOf: () => null },
  );
  return { response: { ...body, builder: { name } as typeof body.builder }, stands: true };
};
const lines = [lineOf("structure", { amount: 50_000_00 })];
const itemized = [
  quote("Lakeshore", { lines, quotedAmount: 50_000_00 }),
  quote("Redwood", { lines, quotedAmount: 52_000_00 }),
];
const sameScope = (amount: number) => ({ amount, low: amount, high: amount, open: [] });
const comparison = {
  scope: [{ category: "structure", why: "service", standing: "compared" }],
  offers: [
    { responseId: "Lakeshore", cells: [], sameScope: sameScope(2), rank: { from: 2, to: 2 } },
    {
      responseId: "Redwood",
      cells: [{ category: "structure", state: "included", amount: 1 }],
      sameScope: sameScope(1),
      rank: { from: 1, to: 1 },
    },
  ],
} as unknown as ComparisonBody;

test("comparisonWords() reads lines and places from the comparison, and says nothing until it is there [W08]", () => {
  expect(comparisonWords(itemized, comparison, true)).toBe(
    "Lakeshore is lowest but leaves out the structure. On the same scope, Redwood is lowest.",
  );
  expect(comparisonWords(itemized, undefined, true)).toBeNull();
});

test("comparisonWords() of totals asks for lines, unless the reader can't [W08]", () => {
  const totals = [
    quote("Lakeshore", { lines: [], quotedAmount: 50_000_00 }),
    quote("Redwood", { lines: [], quotedAmount: 52_000_00 }),
  ];
  expect(comparisonWords(totals, undefined, true)).toBe(
    "Two quotes are one total: ask for line items.",
  );
  expect(comparisonWords(totals, undefined, false)).toBe("Two quotes are one total.");
});
