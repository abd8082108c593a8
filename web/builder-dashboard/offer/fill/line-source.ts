import type { LineInput } from "../../../../app-server/contract/quotes/line-fields.ts";
import { type Category, categoryFacts } from "../../../../domain/offers/category.ts";
import type { Filled, fillRows } from "./fill-rows.ts";

/** Lines that can be filled in, with notes for the builder. */
export type LineSource = {
  /** "your rates", or the show of an earlier quote. */
  name: string;
  fill: typeof fillRows;
  lines: LineInput[];
  /** Those of work that this request does not ask for: added only when the builder says so. */
  notAsked: LineInput[];
  notes: string[];
  /** Words in the row about where its price comes from. */
  markOf: (line: LineInput) => string;
};

/** Lines that were filled in, and those that need a look. */
export type FillOutcome = Omit<Filled, "rows"> & {
  source: LineSource;
  /** Filled lines whose price was in a line that is not there. */
  unheld: Category[];
};

/** The labels of categories, each once. */
export function categoryNames(list: readonly Category[]): string {
  return [...new Set(list)].map((category) => categoryFacts(category).label).join(", ");
}
