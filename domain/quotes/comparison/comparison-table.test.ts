import { expect, test } from "vitest";
import { lineOf } from "../../offers/examples.ts";
import { servicesFor } from "../../offers/landed/services-at-show.ts";
import { usualChoices } from "../../offers/landed/show-charges.ts";
import { beasResponse, carlsResponse, now, pendingRequest as request } from "../examples.ts";
import { pricedFor } from "../priced-for.ts";
import { compareCase } from "./compare-case.ts";
import { comparisonTable } from "./comparison-table.ts";

test("a comparison is one table, with a cell for every quote as sent or on the same scope, and no empty row [Z31]", () => {
  const lines = [lineOf("structure", { amount: 30_000_00 })];
  const itemized = { ...beasResponse, lines, quotedAmount: 30_000_00 };
  const { rows: categories, quotes } = compareCase(
    { request, responses: [itemized, carlsResponse] },
    now,
  );
  const named = quotes.map((quote, index) => ({
    ...quote,
    builderName: index === 0 ? "Bea" : null,
    isForEarlierBrief: false,
    pricedFor: pricedFor(request, [], quote.response),
    landed: null,
  }));
  const services = servicesFor(request, [], []);
  const rest = { services, choices: usualChoices, benchmarks: [] };
  const { columns, rows } = comparisonTable(
    { request, rows: categories, quotes: named, ...rest },
    now,
  );
  expect(columns).toEqual(["Bea", "Unknown builder"]);
  for (const { quoted, sameScope } of rows) {
    for (const cells of [quoted, sameScope]) expect(cells?.length ?? 2).toBe(2);
    expect(quoted ?? sameScope).toBeDefined();
  }
  const structure = rows.find(({ label }) => label.startsWith("Structure"));
  expect(structure).toMatchObject({
    kind: "category",
    quoted: [{ amount: 30_000_00, mark: null }, null],
  });
  // a fact that no quote states has no row
  for (const row of rows.filter(({ kind }) => kind === "fact")) {
    expect([...(row.quoted ?? []), ...(row.sameScope ?? [])].some(Boolean), row.label).toBe(true);
  }
  expect(rows.map(({ label }) => label)).not.toContain("In the quote's currency");
  expect(rows.find(({ label }) => label === "Itemized")).toMatchObject({
    quoted: [{ words: "yes" }, { words: "one price" }],
    only: "sheets",
  });
});
