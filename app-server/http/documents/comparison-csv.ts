import { stringify } from "csv-stringify/sync";
import { Hono } from "hono";
import { type Category, categoryFacts } from "../../../domain/offers/category.ts";
import type {
  QuoteComparison,
  QuoteInComparison,
} from "../../../domain/quotes/comparison/compare-quotes.ts";
import { asId } from "../../contract/fields/as-id.ts";
import { toProblem } from "../../contract/problem.ts";
import { problem } from "../problem-response.ts";
import type { RequestContext } from "../request-context.ts";
import { toHarmlessText } from "./spreadsheet-text.ts";

type Cell = string | number | null;

const standingWords = {
  compared: "Same scope",
  show: "Billed by the show",
  unclaimed: "In no quote",
  apart: "Not compared",
};
const stateWords = {
  ...{ within: "in another line", option: "option", excluded: "excluded", "not-said": "not said" },
  ...{ included: "", allowance: "" },
};

/** The comparison for a spreadsheet: a row for each category, two columns for each quote, sums below. Amounts in dollars. */
function comparisonCsv({ rows, quotes }: QuoteComparison): string {
  const names = quotes.map(({ builderName }) => builderName ?? "Unknown builder");
  const head = names.flatMap((name) => [`${name}: as quoted`, `${name}: same scope`]);
  const table: Cell[][] = [
    ["Category", "Standing", ...head.map(toHarmlessText)],
    ...rows.map(({ category, standing }): Cell[] => [
      categoryFacts(category).label,
      standingWords[standing],
      ...quotes.flatMap((quote) => [
        quotedCell(quote, category),
        standing === "compared" ? sameScopeCell(quote, category) : null,
      ]),
    ]),
    summary("Total", quotes, ({ response, itemized }) => [
      dollars(response.quotedAmount),
      dollars(itemized?.sameScope.amount),
    ]),
    summary("Lowest", quotes, ({ itemized }) => [null, dollars(itemized?.sameScope.low)]),
    summary("Highest", quotes, ({ itemized }) => [null, dollars(itemized?.sameScope.high)]),
    summary("Place", quotes, ({ itemized }) => [null, placeText(itemized?.rank)]),
  ];
  return stringify(table, {
    bom: true,
    record_delimiter: "windows",
    quoted_match: /[;\t\0]|^\s|\s$/,
  });
}

function summary(
  name: string,
  quotes: readonly QuoteInComparison[],
  cells: (quote: QuoteInComparison) => [Cell, Cell],
): Cell[] {
  return [name, null, ...quotes.flatMap(cells)];
}

function quotedCell({ itemized }: QuoteInComparison, category: Category): Cell {
  if (!itemized) return null;
  const cell = itemized.cells.get(category);
  return cell?.amount == null ? stateWords[cell?.state ?? "not-said"] : dollars(cell.amount);
}

function sameScopeCell({ itemized }: QuoteInComparison, category: Category): Cell {
  if (!itemized) return null;
  const { fills, open } = itemized.sameScope;
  if (open.includes(category)) return "unknown";
  const fill = fills.find((each) => each.category === category);
  const restated = itemized.sameScope.restated.find((each) => each.category === category);
  return dollars(fill?.amount ?? restated?.amount ?? itemized.cells.get(category)?.amount ?? 0);
}

function placeText(place: { from: number; to: number } | null | undefined): string | null {
  if (!place) return null;
  return place.from === place.to ? `${place.from}.` : `${place.from} to ${place.to}`;
}

function dollars(cents: number | null | undefined): number | null {
  return cents == null ? null : cents / 100;
}

/** The comparison of a request's quotes as a file for a spreadsheet. */
export const comparisonCsvRoutes = new Hono<RequestContext>().get(
  "/:id/comparison.csv",
  async (c) => {
    const { core, by } = c.var;
    const result = await core.quotes.compareQuotes({ requestId: asId(c.req.param("id")), by });
    if (!result.ok) return problem(c, toProblem(result.refusal));
    const name = fileName(result.value.request.tradeShowName);
    return c.body(comparisonCsv(result.value), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  },
);

/** Named by show and day, in letters that every disk takes. */
function fileName(show: string): string {
  const words = show
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return ["quotes", words.slice(0, 60), new Date().toISOString().slice(0, 10)]
    .filter(Boolean)
    .join("-");
}
