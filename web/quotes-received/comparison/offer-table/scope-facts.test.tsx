import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toComparisonBody } from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import { toOfferLineBody } from "../../../../app-server/contract/quotes/offer-lines.ts";
import { compareOffers } from "../../../../domain/offers/compare-offers.ts";
import { islandOffers, islandRequest, toCompare } from "../../../../domain/offers/examples.ts";
import { servicesFor } from "../../../../domain/offers/landed/services-at-show.ts";
import { usualChoices } from "../../../../domain/offers/landed/show-charges.ts";
import { requiredScope } from "../../../../domain/offers/required-scope.ts";
import { beasResponse, now, sentRequest } from "../../../../domain/quotes/examples.ts";
import { pricedFor } from "../../../../domain/quotes/priced-for.ts";
import type { ComparedOffer } from "./offer-facts.tsx";
import { old } from "./offer-table.css.ts";
import { gapsOf, sameScopeFact, scopeSections } from "./scope-facts.tsx";
import type { RowFilter, ScopeView } from "./scope-rows.ts";

const { rows, offers } = compareOffers(requiredScope(islandRequest), toCompare(islandOffers));
const quotes = offers.map(({ id, itemized }) => ({
  response: { ...beasResponse, id: id as typeof beasResponse.id },
  itemized,
  builderName: id,
  stands: true,
  landed: null,
  pricedFor: pricedFor(sentRequest, [], beasResponse),
  isForEarlierBrief: false,
  rows,
}));
const comparison = toComparisonBody(
  {
    request: sentRequest,
    rows,
    quotes,
    choices: usualChoices,
    benchmarks: [],
    services: servicesFor(sentRequest, [], []),
  },
  now,
);

const everyFact = (view: ScopeView) => [
  sameScopeFact(comparison),
  ...scopeSections(comparison, view).flatMap(({ title, facts }) => [title, ...facts]),
];

const linesOf = (id: string) =>
  (islandOffers[id as keyof typeof islandOffers] ?? []).map(toOfferLineBody);
const offerOf = (id: string) => ({ response: { id, lines: linesOf(id) } }) as ComparedOffer;

function textOf(view: ScopeView, label: string, id: string): string | null {
  const fact = everyFact(view).find((each) => each.label === label);
  const value = fact?.value(offerOf(id));
  return value
    ? renderToStaticMarkup(value)
        .replace(/<[^>]+>/g, "|")
        .replace(/\|+/g, "|")
    : null;
}

test("scopeFacts() says in words what a quote includes, leaves out and has in another line [R09]", () => {
  expect(textOf("quoted", "Structure (build or rental)", "a")).toBe("$52,000");
  expect(textOf("quoted", "Flooring", "a")).toBe("|Excluded|");
  expect(textOf("quoted", "Hanging sign (the sign)", "a")).toBe("|Not filled in|");
  expect(textOf("quoted", "Project management", "b")).toBe("In “A line of structure”");
  expect(textOf("quoted", "Design and engineering", "a")).toBe("|Not filled in|");
  const design = everyFact("quoted").find(({ label }) => label === "Design and engineering");
  expect(design?.about).toBe("No builder says who pays for it");
});

test("a category that a quote excludes says who bills it, and one with lines opens them [R09]", () => {
  const excluded = linesOf("a").map((line) => ({ ...line, billedBy: "show" }));
  const offer = { response: { id: "a", lines: excluded } } as ComparedOffer;
  const read: string[] = [];
  const facts = scopeSections(comparison, "same-scope", { onRead: (each) => read.push(each) });
  const rows = facts.flatMap(({ title, facts: own }) => [title, ...own]);
  const flooring = rows.find(({ label }) => label === "Flooring");
  expect(renderToStaticMarkup(flooring?.value(offer))).toContain(
    "Excluded: the show bills it. Median of 2",
  );
  flooring?.onOpen?.();
  expect(read).toEqual(["flooring"]);
  const unsaid = scopeSections(comparison, "quoted", { onRead() {} })
    .flatMap(({ title, facts: own }) => [title, ...own])
    .find(({ label }) => label === "Supervision on site, crew travel");
  expect(unsaid?.onOpen).toBeUndefined();
});

test("scopeSections() has the categories under their heads, each with its sum [R37]", () => {
  expect(scopeSections(comparison, "same-scope").map(({ key }) => key)).toEqual([
    "design",
    "exhibit",
    "graphics",
    "labor",
    "shipping",
  ]);
  expect(textOf("quoted", "Exhibit", "a")).toBe("$52,000");
  expect(textOf("same-scope", "Exhibit", "a")).toBe("≈ $63,800");
  expect(textOf("same-scope", "Labor", "a")).toBe("$11,500");
  expect(textOf("quoted", "Show services", "a")).toBe("|–|");
});

test("scopeSections() has gaps alone, or where quotes differ, and the lowest and highest amount of a row [R09]", () => {
  const rows = (filter: RowFilter, view: ScopeView = "quoted") =>
    scopeSections(comparison, view, { filter }).flatMap(({ title, facts }) =>
      (facts.length > 0 ? facts : [title]).map(({ key }) => key.replace(/^(scope|head)-/, "")),
    );
  expect(rows("gaps")).toEqual(["design", "flooring", "hanging-sign", "supervision"]);
  expect(rows("gaps", "same-scope")).toEqual(["flooring", "hanging-sign"]);
  const different = rows("different");
  expect(different).toContain("management");
  expect(different).toContain("structure");
  // all say nothing of it
  expect(different).not.toContain("material-handling");
  const sum = scopeSections(comparison, "quoted", { filter: "gaps" }).find(
    ({ key }) => key === "exhibit",
  );
  expect(sum?.title.value(offerOf("a"))).toBe("$52,000");
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
  const html = renderToStaticMarkup(flooring?.value(offerOf("a")));
  expect(html).toContain(
    "Excluded. Benchmark, $4,800 to $5,600, including $100 for this quote&#x27;s percentages. EDPA, as of Dec 31, 2017, more than two years old",
  );
  // grayed, as the usual band of a unit price is
  expect(html).toContain(`${old}">Excluded`);
  benchmark.isOld = false;
  expect(renderToStaticMarkup(flooring?.value(offerOf("a")))).not.toContain(old);
});

test("scopeFacts() of one price without lines are none [R14]", () => {
  for (const { label } of everyFact("same-scope")) {
    expect(textOf("same-scope", label, "c")).toBeNull();
  }
});

test("gapsOf() names what a quote leaves out, and each gap can be asked for [R15]", () => {
  const [a] = comparison.offers;
  if (!a) throw new Error("The example has a quote");
  expect(gapsOf(comparison, a, linesOf("a"))).toEqual([
    { category: "design", label: "Design and engineering", words: "Not filled in" },
    { category: "flooring", label: "Flooring", words: "Excluded" },
    { category: "hanging-sign", label: "Hanging sign (the sign)", words: "Not filled in" },
    { category: "supervision", label: "Supervision on site, crew travel", words: "Not filled in" },
  ]);
  const sections = scopeSections(comparison, "quoted", {
    askFor: () => ({ asked: ["flooring"], onAsk() {} }),
  });
  const words = sections
    .flatMap(({ title, facts }) => [title, ...facts])
    .map(({ value }) => renderToStaticMarkup(value(offerOf("a"))))
    .join("");
  expect(words.match(/Ask to price this/g)).toHaveLength(3);
  expect(words.match(/Asked for its price/g)).toHaveLength(1);
});
