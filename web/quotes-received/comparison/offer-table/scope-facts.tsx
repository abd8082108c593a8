import type {
  ComparedQuoteBody,
  ComparisonBody,
} from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import type { OfferLineBody } from "../../../../app-server/contract/quotes/offer-lines.ts";
import type { Category } from "../../../../domain/offers/category.ts";
import { messageWords } from "../../../../domain/quotes/comparison/not-included.ts";
import { formatMoney } from "../../../format.ts";
import type { Gap } from "../../asks/ask-to-price.tsx";
import type { OfferFact } from "./offer-facts.tsx";
import { note } from "./offer-table.css.ts";
import type { TableSection } from "./offer-table.tsx";
import { PriceText } from "./price-text.tsx";
import { type AskFor, scopeCell, stateOf, sumOf } from "./scope-cells.tsx";
import {
  filteredRows,
  leavesOut,
  type RowFilter,
  rangeOf,
  rowsOf,
  type ScopeRow,
  type ScopeView,
} from "./scope-rows.ts";

const askNothing: AskFor = () => null;

const headLabels: Record<string, string> = {
  design: "Design and management",
  exhibit: "Exhibit",
  graphics: "Graphics",
  labor: "Labor",
  shipping: "Shipping",
  "show-services": "Show services",
  storage: "Storage",
  other: "Tax, discount and other",
};
const standingNotes = {
  compared: "",
  show: "Billed by the show",
  apart: "Not compared",
  unclaimed: "No builder says who pays for it",
};

/** Row for the price on the same scope, which shows how gaps were filled. */
export function sameScopeFact(comparison: ComparisonBody): OfferFact {
  return factsOf(comparison)("same-scope", "Same scope", sameScopePrice, {
    silent: "Not comparable yet",
    part: "price",
    isLead: true,
  });
}

type Reading = {
  askFor?: AskFor;
  filter?: RowFilter;
  /** Opens the lines of a category. */
  onRead?: (category: string) => void;
};

/** Rows of categories, under budget heads with their sums. Quotes with one price have no cells. */
export function scopeSections(
  comparison: ComparisonBody,
  view: ScopeView,
  { askFor = askNothing, filter = "all", onRead }: Reading = {},
): TableSection[] {
  const rows = rowsOf(comparison, view);
  const shown = filteredRows(comparison, rows, filter);
  const fact = factsOf(comparison);
  const hasLines = ({ category }: ScopeRow) =>
    comparison.offers.some(({ cells }) => cells.some((cell) => cell.category === category));
  const heads = Object.keys(headLabels).filter((key) => shown.some(({ head }) => head === key));
  return heads.map((head): TableSection => {
    const own = rows.filter((row) => row.head === head);
    const [only] = own;
    const rowFact = (row: ScopeRow): OfferFact => {
      const stated = fact(
        `scope-${row.category}`,
        row.label,
        (offer, lines) => scopeCell(row, offer, lines, { view, askFor }),
        {
          silent: null,
          ...(onRead && hasLines(row) && { onOpen: () => onRead(row.category) }),
          ...aboutOf(row, view),
          ...rangeOf(row, comparison.offers, view),
        },
      );
      return view === "quoted" ? orMessage(row, stated) : stated;
    };
    if (only && own.length === 1) return { key: head, title: rowFact(only), facts: [] };
    const sum = (offer: ComparedQuoteBody) => sumOf(own, offer, view);
    return {
      key: head,
      title: fact(`head-${head}`, headLabels[head] ?? head, sum, { silent: null }),
      facts: own.filter((row) => shown.includes(row)).map(rowFact),
    };
  });
}

/**
 * The row of a category, which for a quote with one price shows what its message says about the
 * category.
 */
function orMessage({ category }: ScopeRow, fact: OfferFact): OfferFact {
  return {
    ...fact,
    value: (offer) =>
      fact.value(offer) ??
      (offer.response.lines.length === 0
        ? messageWords(offer.mentions, category as Category)
        : null),
  };
}

type Facts = (
  key: string,
  label: string,
  show: (offer: ComparedQuoteBody, lines: readonly OfferLineBody[]) => unknown,
  more?: Partial<OfferFact>,
) => OfferFact;

/** Builds rows whose values come from each itemized quote's part of the comparison. */
export function factsOf({ offers }: ComparisonBody): Facts {
  const byId = new Map(offers.map((offer) => [offer.responseId, offer]));
  return (key, label, show, more) => ({
    key,
    label,
    part: "included",
    silent: "Not itemized",
    ...more,
    value: ({ response }) => {
      const offer = byId.get(response.id);
      return offer?.itemized
        ? (show(offer, response.lines) as ReturnType<OfferFact["value"]>)
        : null;
    },
  });
}

/**
 * The gaps of a quote: categories that it leaves out while others, or the request, include them.
 */
export function gapsOf(
  { scope }: ComparisonBody,
  offer: ComparedQuoteBody,
  lines: readonly OfferLineBody[],
): Gap[] {
  return scope.flatMap((row): Gap[] => {
    if (!leavesOut(row, offer)) return [];
    const { category, label } = row;
    const state = offer.cells.find((cell) => cell.category === category)?.state;
    return [{ category: category as Category, label, words: stateOf(state, lines, category) }];
  });
}

function aboutOf({ standing }: ScopeRow, view: ScopeView): Pick<OfferFact, "about"> {
  const about = view === "quoted" ? standingNotes[standing] : "";
  return about ? { about } : {};
}

function sameScopePrice({ sameScope, rank, stands, builderName }: ComparedQuoteBody) {
  if (!sameScope) return null;
  const { amount, low, high, open, fills, elsewhere, midway } = sameScope;
  const held = elsewhere.reduce((sum, each) => sum + each.amount, 0);
  if (open.length > 0) {
    return (
      <>
        <PriceText>{`≥ ${formatMoney(amount)}`}</PriceText>
        <span className={note}>
          {`${open.length} ${open.length === 1 ? "category" : "categories"} unknown, so it has no place`}
        </span>
      </>
    );
  }
  return (
    <>
      <PriceText>{`${fills.length > 0 || midway > 0 ? "≈ " : ""}${formatMoney(amount)}`}</PriceText>
      {low !== high && (
        <span className={note}>{`${formatMoney(low)} to ${formatMoney(high)}`}</span>
      )}
      {held > 0 && (
        <span className={note}>{`With ${formatMoney(held)} in lines of other categories`}</span>
      )}
      {midway > 0 && <span className={note}>With the middle of the price range</span>}
      {!stands && <span className={note}>No longer open, so it has no place</span>}
      {rank && (
        <span className={note}>
          {rank.from === rank.to
            ? `Place ${rank.from}`
            : `Place ${rank.from}–${rank.to}. ${placeNote(builderName, fills.length)}`}
        </span>
      )}
    </>
  );
}

function placeNote(builderName: string | null, gaps: number): string {
  if (gaps === 0) return "Within what the others' gaps may cost.";
  const rows = `${gaps} ${gaps === 1 ? "row" : "rows"}`;
  return `Within what the gaps may cost. Ask ${builderName ?? "the builder"} to price ${rows}.`;
}
