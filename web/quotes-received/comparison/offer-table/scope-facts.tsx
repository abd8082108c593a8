import type {
  ComparedQuoteBody,
  ComparisonBody,
} from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import type { Category } from "../../../../domain/offers/category.ts";
import { formatDate, formatMoney } from "../../../format.ts";
import { amount as amountStyle } from "../../../ui/data/rows.css.ts";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import type { Gap } from "../../asks/ask-to-price.tsx";
import type { OfferFact } from "./offer-facts.tsx";
import { note, silent } from "./offer-table.css.ts";
import type { TableSection } from "./offer-table.tsx";
import { ask as askStyle, gap, pressable } from "./scope-facts.css.ts";
import {
  amountInScope,
  filteredRows,
  isGap,
  leavesOut,
  type RowFilter,
  rangeOf,
  rowsOf,
  type ScopeRow,
  type ScopeView,
} from "./scope-rows.ts";

/** The way to ask for the price of a gap; null where the reader can't. */
export type AskFor = (offer: ComparedQuoteBody) => {
  /** Categories that are asked for already. */
  asked: readonly string[];
  onAsk: (category: string) => void;
} | null;
const askNothing: AskFor = () => null;

type Fill = NonNullable<ComparedQuoteBody["sameScope"]>["fills"][number];

const headLabels: Record<string, string> = {
  ...{ design: "Design and management", exhibit: "Exhibit", graphics: "Graphics" },
  ...{ labor: "Labor", shipping: "Shipping", "show-services": "Show services" },
  ...{ storage: "Storage", other: "Tax, discount and other" },
};
const stateWords = {
  ...{ included: "Included", allowance: "Allowance", within: "In another line" },
  ...{ option: "Option", excluded: "Excluded" },
};
const standingNotes = {
  ...{ compared: "", show: "Billed by the show", apart: "Not compared" },
  unclaimed: "In no open quote: ask all of them",
};

/** A row for the price on the same scope: what gaps are filled to. */
export function sameScopeFact(comparison: ComparisonBody): OfferFact {
  return factsOf(comparison)("same-scope", "Same scope", sameScopePrice, {
    silent: "Not comparable yet",
  });
}

/** Rows for the categories, under their budget heads with the sum of each. One price has no cells of its own. */
export function scopeSections(
  comparison: ComparisonBody,
  view: ScopeView,
  askFor: AskFor = askNothing,
  filter: RowFilter = "all",
): TableSection[] {
  const rows = rowsOf(comparison, view);
  const shown = filteredRows(comparison, rows, filter);
  const fact = factsOf(comparison);
  const heads = Object.keys(headLabels).filter((key) => shown.some(({ head }) => head === key));
  return heads.map((head): TableSection => {
    const own = rows.filter((row) => row.head === head);
    const [only] = own;
    const rowFact = (row: ScopeRow) =>
      fact(`scope-${row.category}`, row.label, (offer) => cellOf(row, offer, view, askFor), {
        silent: null,
        ...aboutOf(row, view),
        ...rangeOf(row, comparison.offers, view),
      });
    if (only && own.length === 1) return { key: head, title: rowFact(only), facts: [] };
    const sum = (offer: ComparedQuoteBody) => sumOf(own, offer, view);
    return {
      key: head,
      title: fact(`head-${head}`, headLabels[head] ?? head, sum, { silent: null }),
      facts: own.filter((row) => shown.includes(row)).map(rowFact),
    };
  });
}

type Facts = (
  key: string,
  label: string,
  show: (offer: ComparedQuoteBody) => unknown,
  more?: Partial<OfferFact>,
) => OfferFact;

/** Facts of itemized quotes, each from the quote's own part of the comparison. */
export function factsOf({ offers }: ComparisonBody): Facts {
  const byId = new Map(offers.map((offer) => [offer.responseId, offer]));
  return (key, label, show, more) => ({
    ...{ key, label, silent: "Not itemized", ...more },
    value: ({ response }) => {
      const offer = byId.get(response.id);
      return offer?.itemized ? (show(offer) as ReturnType<OfferFact["value"]>) : null;
    },
  });
}

function aboutOf({ standing }: ScopeRow, view: ScopeView): Pick<OfferFact, "about"> {
  const about = view === "quoted" ? standingNotes[standing] : "";
  return about ? { about } : {};
}

function sameScopePrice({ sameScope, rank, stands, builderName }: ComparedQuoteBody) {
  if (!sameScope) return null;
  const { amount, low, high, open, fills, midway } = sameScope;
  if (open.length > 0) {
    return (
      <>
        <span className={amountStyle}>{`≥ ${formatMoney(amount)}`}</span>
        <span className={note}>
          {`${open.length} ${open.length === 1 ? "category" : "categories"} unknown, so it has no place`}
        </span>
      </>
    );
  }
  return (
    <>
      <span
        className={amountStyle}
      >{`${fills.length > 0 || midway > 0 ? "≈ " : ""}${formatMoney(amount)}`}</span>
      {low !== high && (
        <span className={note}>{`${formatMoney(low)} to ${formatMoney(high)}`}</span>
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

/** The sum of a head: what is stated, and on the same scope what is estimated too. */
function sumOf(rows: readonly ScopeRow[], offer: ComparedQuoteBody, view: ScopeView) {
  const names = new Set(rows.map(({ category }) => category));
  const stated = offer.cells.flatMap(({ category, amount }) =>
    names.has(category) && amount !== null
      ? view === "quoted"
        ? amount
        : amountInScope(offer, category, amount)
      : [],
  );
  const { fills = [], open = [] } = (view !== "quoted" && offer.sameScope) || {};
  const filled = fills.flatMap(({ category, amount }) => (names.has(category) ? amount : []));
  if (stated.length + filled.length === 0) return <span className={silent}>–</span>;
  const sum = [...stated, ...filled].reduce((total, amount) => total + amount, 0);
  const isLeast = open.some((category) => names.has(category));
  return `${isLeast ? "≥ " : filled.length > 0 ? "≈ " : ""}${signed(sum)}`;
}

function cellOf(
  { category, label, standing }: ScopeRow,
  offer: ComparedQuoteBody,
  view: ScopeView,
  askFor: AskFor,
) {
  const cell = offer.cells.find((each) => each.category === category);
  const fill = offer.sameScope?.fills.find((each) => each.category === category);
  if (cell && cell.amount !== null) {
    return (
      <>
        {signed(view === "quoted" ? cell.amount : amountInScope(offer, category, cell.amount))}
        {cell.state === "allowance" && <span className={note}>Allowance</span>}
      </>
    );
  }
  if (cell?.state === "within") return stateWords.within;
  const words = cell ? stateWords[cell.state] : "Not said";
  // nothing is missing where the show bills, or where few quotes say anything
  if (!isGap(standing)) return <span className={silent}>{words}</span>;
  const about =
    view === "quoted" ? (
      words
    ) : (
      <>
        {fill ? `≈ ${formatMoney(fill.amount)}` : "Unknown"}
        <span className={note}>{fill ? `${words}. ${sourceOf(fill)}` : words}</span>
      </>
    );
  const ask = askFor(offer);
  if (!ask) return <span className={gap}>{about}</span>;
  return (
    <button type="button" className={`${gap} ${pressable}`} onClick={() => ask.onAsk(category)}>
      {about}
      <span className={askStyle}>
        {ask.asked.includes(category) ? "Asked for its price" : "Ask to price this"}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </span>
    </button>
  );
}

/** The categories that a quote leaves out while others or the request ask for them. */
export function gapsOf({ scope }: ComparisonBody, offer: ComparedQuoteBody): Gap[] {
  return scope.flatMap((row): Gap[] => {
    if (!leavesOut(row, offer)) return [];
    const { category, label } = row;
    const state = offer.cells.find((cell) => cell.category === category)?.state;
    return [
      { category: category as Category, label, words: state ? stateWords[state] : "Not said" },
    ];
  });
}

function signed(cents: number): string {
  return cents < 0 ? `-${formatMoney(-cents)}` : formatMoney(cents);
}

function sourceOf({ source, count, low, high, weak, surcharge, benchmark }: Fill): string {
  const range = low === high ? "" : `, ${formatMoney(low)} to ${formatMoney(high)}`;
  const percentages =
    surcharge > 0 ? `, including ${formatMoney(surcharge)} for this quote's percentages` : "";
  if (source === "own-rate") return `The builder's own rate${percentages}`;
  if (benchmark) {
    const old = benchmark.isOld ? ", more than two years old" : "";
    const asOf = formatDate(benchmark.asOf, "MMM d, yyyy");
    return `Benchmark${range}${percentages}. ${benchmark.source}, as of ${asOf}${old}`;
  }
  const from = weak ? "One other quote, a weak guess" : `Median of ${count}`;
  return `${from}${range}${percentages}`;
}
