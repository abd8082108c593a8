import { describe, expect, test } from "vitest";
import type { Benchmark } from "../../offers/benchmark.ts";
import { islandOffers, islandRequest } from "../../offers/examples.ts";
import { offerTotal } from "../../offers/line-amount.ts";
import type { BuilderId, QuoteResponseId } from "../../shared/id.ts";
import { briefVersionOf } from "../brief-version.ts";
import { answeredCase, beasResponse, now } from "../examples.ts";
import type { QuoteResponse } from "../quote-response.ts";
import { compareCase } from "./compare-case.ts";

const benchmarks: Benchmark[] = [
  {
    category: "design",
    unit: "sq-ft",
    low: 10_00,
    high: 20_00,
    source: "A survey",
    address: null,
    asOf: "2026-10-01",
  },
];
const request = {
  ...answeredCase.request,
  ...islandRequest,
  boothSize: "20x20",
  industry: "island",
  briefVersion: 1,
};
const quote = (name: "a" | "b" | "d", changes: Partial<QuoteResponse> = {}): QuoteResponse => ({
  ...beasResponse,
  id: `quote-${name}` as QuoteResponseId,
  builderId: `builder-${name}` as BuilderId,
  lines: islandOffers[name],
  quotedAmount: offerTotal(islandOffers[name]),
  ...changes,
});
const first = briefVersionOf(request, now);
const changed = { ...request, boothSize: "20x30", briefVersion: 2 };
const briefs = [first, briefVersionOf(changed, now)];
const columns = (responses: QuoteResponse[], of = changed) =>
  compareCase({ request: of, responses }, now, { benchmarks, briefs }).quotes.map(
    ({ response, itemized, brief, rows }) => ({ id: response.id, itemized, brief, rows }),
  );
const rankOf = (responses: QuoteResponse[], name: string) =>
  columns(responses).find(({ id }) => id === `quote-${name}`)?.itemized?.rank;

describe("compareCase() after the brief changed [W02]", () => {
  // design is priced by one of them alone, so that the others are filled from the benchmark of the booth
  const all = [quote("a"), quote("b"), quote("d")];

  test("another booth changes no figure in the column of a quote that was not revised", () => {
    expect(columns(all)).toEqual(columns(all, request));
    expect(columns(all).map(({ brief }) => brief.boothSize)).toEqual(["20x20", "20x20", "20x20"]);
  });

  test("other services and features change no figure either", () => {
    const other = { ...changed, serviceType: "exhibit-labor-only", features: [] };
    expect(columns(all, other)).toEqual(columns(all, request));
  });

  test("gaps are filled among quotes for the same version, which have the places, and come first", () => {
    const mixed = [quote("a"), quote("b", { confirmedBrief: 2 }), quote("d")];
    const compared = columns(mixed);
    expect(compared.map(({ id }) => id)).toEqual(["quote-b", "quote-a", "quote-d"]);
    expect(rankOf(mixed, "b")).toEqual({ from: 1, to: 1 });
    expect([rankOf(mixed, "a"), rankOf(mixed, "d")]).toEqual([null, null]);
    const fills = compared[1]?.itemized?.sameScope.fills;
    // from d alone: b is for another booth
    expect(fills?.map(({ category, count, source }) => [category, count, source])).toEqual([
      ["flooring", 1, "median"],
      ["hanging-sign", 1, "median"],
    ]);
    expect(compared[0]?.itemized?.sameScope.fills).toEqual([]);
  });

  test("a benchmark is for the booth that a quote is priced for", () => {
    const design = { added: ["design"] as const, struck: [] };
    const held = quote("d", { lines: islandOffers.d.map((line) => ({ ...line })) });
    const within = { ...held.lines[0], id: "design-line", category: "design", amount: null };
    const holder = { ...within, within: held.lines[0]?.id } as (typeof held.lines)[number];
    const lines = [...held.lines, holder];
    const priceOf = (confirmedBrief: number) =>
      columns([quote("a", { confirmedBrief }), { ...held, lines, confirmedBrief }], {
        ...changed,
        scopeEdits: design as never,
      })
        .find(({ id }) => id === "quote-a")
        ?.itemized?.sameScope.fills.find(({ category }) => category === "design")?.amount;
    expect([priceOf(1), priceOf(2)]).toEqual([400 * 15_00, 600 * 15_00]);
  });

  test("with the features asked for now there is a row, and it is no gap of a quote from before", () => {
    const lit = { ...changed, features: [...request.features, "led-lighting"] };
    const { rows, quotes } = compareCase({ request: lit, responses: all }, now, { briefs });
    expect(rows.find(({ category }) => category === "lighting")).toMatchObject({
      asked: "feature",
      standing: "unclaimed",
    });
    expect(quotes[0]?.rows.some(({ category }) => category === "lighting")).toBe(false);
  });
});

test("compareCase() leaves out what the exhibitor struck, though half of the quotes include it [R08]", () => {
  const scopeEdits = { added: [], struck: ["flooring" as const] };
  const responses = [quote("a"), quote("b"), quote("d")];
  const { rows, quotes } = compareCase({ request: { ...request, scopeEdits }, responses }, now);
  expect(rows.find(({ category }) => category === "flooring")?.standing).toBe("apart");
  const fills = quotes.flatMap(({ itemized }) => itemized?.sameScope.fills ?? []);
  expect(fills.map(({ category }) => category)).not.toContain("flooring");
});

test("compareCase() has no figures of a quote of nothing, and fills from none [Y09]", () => {
  const nothing = quote("b", {
    lines: islandOffers.b.map((line) => ({ ...line, amount: line.amount === null ? null : 0 })),
    quotedAmount: 0,
  });
  const compared = columns([quote("a"), nothing, quote("d")], request);
  expect(compared.find(({ id }) => id === "quote-b")?.itemized).toBeNull();
  expect(compared[0]?.itemized?.sameScope.fills.map(({ count }) => count)).toEqual([1, 1]);
});
