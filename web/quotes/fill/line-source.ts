import type { LineInput } from "../../../app-server/contract/quotes/line-fields.ts";
import { type Category, categoryFacts } from "../../../domain/offers/category.ts";
import type { Filled, fillRows } from "./fill-rows.ts";

/** Lines to fill in, with notes for the builder. */
export type LineSource = {
  /** Where the lines come from: "your rates", or the show of an earlier quote. */
  name: string;
  fill: typeof fillRows;
  lines: LineInput[];
  /** Lines for work that this request does not ask for; added only on the builder's request. */
  notAsked: LineInput[];
  notes: string[];
  /** Text in a filled row that names the source of its price. */
  markOf: (line: LineInput) => string;
};

/** The result of filling: the filled lines, and those that need checking. */
export type FillOutcome = Omit<Filled, "rows"> & {
  source: LineSource;
  /** Categories of filled lines whose price is included in a line that is missing. */
  unheld: Category[];
};

/** The labels of categories, without duplicates. */
export function categoryNames(list: readonly Category[]): string {
  return [...new Set(list)].map((category) => categoryFacts(category).label).join(", ");
}

export const noEarlierQuote = "No earlier quote by line yet.";
