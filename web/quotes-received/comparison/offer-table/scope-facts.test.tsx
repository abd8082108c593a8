import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toComparisonBody } from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import { compareOffers } from "../../../../domain/offers/compare-offers.ts";
import { islandOffers, islandRequest, toCompare } from "../../../../domain/offers/examples.ts";
import { servicesFor } from "../../../../domain/offers/landed/services-at-show.ts";
import { usualChoices } from "../../../../domain/offers/landed/show-charges.ts";
import { requiredScope } from "../../../../domain/offers/required-scope.ts";
import { beasResponse, now, sentRequest } from "../../../../domain/quotes/examples.ts";
import type { OfferFact } from "./offer-facts.tsx";
import { gapsOf, sameScopeFact, scopeSections } from "./scope-facts.tsx";
import type { RowFilter, ScopeView } from "./scope-rows.ts";

const { rows, offers } = compareOffers(requiredScope(islandRequest), toCompare(islandOffers));
const quotes = offers.map(({ id, itemized }) => ({
  ...{ response: { ...beasResponse, id: id as typeof beasResponse.id }, itemized },
  ...{ builderName: id, stands: true, landed: null },
}));
const comparison = toComparisonBody(
  {
    ...{ request: sentRequest, rows, quotes, choices: usualChoices, benchmarks: [] },
    services: servicesFor(sentRequest, [], []),
  },
  now,
);

const everyFact = (view: ScopeView) => [
  sameScopeFact(comparison),
  ...scopeSections(comparison, view).flatMap(({ title, facts }) => [title, ...facts]),
];

function textOf(view: ScopeView, label: string, id: string): string | null {
  const fact = everyFact(view).find((each) => each.label === label);
  const offer = { response: { id } } as Parameters<OfferFact["value"]>[0];
  const value = fact?.value(offer);
  return value
    ? renderToStaticMarkup(value)
        .replace(/<[^>]+>/g, "|")
        .replace(/\|+/g, "|")
    : null;
}

test("scopeFacts() says in words what a quote includes, leaves out and has in another line [R09]", () => {
  expect(textOf("quoted", "Structure (build or rental)", "a")).toBe("$52,000");
  expect(textOf("quoted", "Flooring", "a")).toBe("|Excluded|");
  expect(textOf("quoted", "Hanging sign (the sign)", "a")).toBe("|Not said|");
  expect(textOf("quoted", "Project management", "b")).toBe("In another line");
  expect(textOf("quoted", "Design and engineering", "a")).toBe("|Not said|");
  const design = everyFact("quoted").find(({ label }) => label === "Design and engineering");
  expect(design?.about).toBe("In no open quote: ask all of them");
});

test("scopeSections() has the categories under their heads, each with its sum [R37]", () => {
  expect(scopeSections(comparison, "same-scope").map(({ key }) => key)).toEqual([
    ...["design", "exhibit", "graphics", "labor", "shipping"],
  ]);
  expect(textOf("quoted", "Exhibit", "a")).toBe("$52,000");
  expect(textOf("same-scope", "Exhibit", "a")).toBe("≈ $63,800");
  expect(textOf("same-scope", "Labor", "a")).toBe("$11,500");
  expect(textOf("quoted", "Show services", "a")).toBe("|–|");
});

test("scopeSections() has gaps alone, or where quotes differ, and the lowest and highest amount of a row [R09]", () => {
  const rows = (filter: RowFilter, view: ScopeView = "quoted") =>
    scopeSections(comparison, view, undefined, filter).flatMap(({ title, facts }) =>
      (facts.length > 0 ? facts : [title]).map(({ key }) => key.replace(/^(scope|head)-/, "")),
    );
  expect(rows("gaps")).toEqual(["design", "flooring", "hanging-sign", "supervision"]);
  expect(rows("gaps", "same-scope")).toEqual(["flooring", "hanging-sign"]);
  const different = rows("different");
  expect(different).toContain("management");
  expect(different).toContain("structure");
  // all say nothing of it
  expect(different).not.toContain("material-handling");
  const sum = scopeSections(comparison, "quoted", undefined, "gaps").find(
    ({ key }) => key === "exhibit",
  );
  expect(sum?.title.value({ response: { id: "a" } } as never)).toBe("$52,000");
  const ranges = everyFact("quoted").map(({ label, range }) => [label, range]);
  expect(ranges).toContainEqual(["Structure (build or rental)", "$52,000 to $60,000"]);
  expect(ranges).toContainEqual(["Supervision on site, crew travel", undefined]);
});

test("scopeFacts() on the same scope fills gaps with source and range, and names shared places [R13]", () => {
  expect(textOf("same-scope", "Same scope", "a")).toBe(
    "|≈ $96,300|$95,500 to $97,100|Place 1–2. Within what the gaps may cost. Ask a to price 2 rows.|",
  );
  expect(textOf("same-scope", "Same scope", "d")).toBe("|$101,000|Place 3|");
  expect(textOf("same-scope", "Flooring", "a")).toBe(
    "|≈ $5,200|Excluded. Median of 2, $4,800 to $5,600|",
  );
  expect(textOf("same-scope", "Rigging (hanging it)", "a")).toBeNull();
});

test("an estimate from a benchmark names its source and its day, and one with percentages what they add [R10] [R18]", () => {
  const priced = structuredClone(comparison);
  const [fill] = priced.offers[0]?.sameScope?.fills ?? [];
  if (!fill) throw new Error("The example has a fill");
  const benchmark = { source: "EDPA", address: null, asOf: "2017-12-31", isOld: true };
  Object.assign(fill, { source: "benchmark", benchmark, surcharge: 100_00 });
  const cells = scopeSections(priced, "same-scope").flatMap(({ title, facts }) => [
    title,
    ...facts,
  ]);
  const flooring = cells.find(({ label }) => label === "Flooring");
  expect(renderToStaticMarkup(flooring?.value({ response: { id: "a" } } as never))).toContain(
    "Excluded. Benchmark, $4,800 to $5,600, including $100 for this quote&#x27;s percentages. EDPA, as of Dec 31, 2017, more than two years old",
  );
});

test("scopeFacts() of one price without lines are none [R14]", () => {
  for (const { label } of everyFact("same-scope")) {
    expect(textOf("same-scope", label, "c")).toBeNull();
  }
});

test("gapsOf() names what a quote leaves out, and each gap can be asked for [R15]", () => {
  const [a] = comparison.offers;
  if (!a) throw new Error("The example has a quote");
  expect(gapsOf(comparison, a)).toEqual([
    { category: "design", label: "Design and engineering", words: "Not said" },
    { category: "flooring", label: "Flooring", words: "Excluded" },
    { category: "hanging-sign", label: "Hanging sign (the sign)", words: "Not said" },
    { category: "supervision", label: "Supervision on site, crew travel", words: "Not said" },
  ]);
  const sections = scopeSections(comparison, "quoted", () => ({ asked: ["flooring"], onAsk() {} }));
  const words = sections
    .flatMap(({ title, facts }) => [title, ...facts])
    .map(({ value }) => renderToStaticMarkup(value({ response: { id: "a" } } as never)))
    .join("");
  expect(words.match(/Ask to price this/g)).toHaveLength(3);
  expect(words.match(/Asked for its price/g)).toHaveLength(1);
});
