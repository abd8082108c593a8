import type {
  ComparedQuoteBody,
  ComparisonBody,
} from "../../../../app-server/contract/quotes/comparison.ts";
import { formatMoney } from "../../../format.ts";
import { amount as amountStyle } from "../../../ui/data/rows.css.ts";
import type { OfferFact } from "./offer-facts.tsx";
import { note } from "./offer-table.css.ts";
import { gap } from "./scope-facts.css.ts";

export type ScopeView = "quoted" | "same-scope";

type Row = ComparisonBody["scope"][number];
type Fill = NonNullable<ComparedQuoteBody["sameScope"]>["fills"][number];

const stateWords = {
  ...{ included: "Included", allowance: "Allowance", within: "In another line" },
  ...{ option: "Option", excluded: "Excluded" },
};
const standingNotes = {
  ...{ compared: "", show: "billed by the show", apart: "not compared" },
  unclaimed: "in no quote: ask all of them",
};

/** Rows for categories, and on the same scope for the price that gaps are filled to. One price has no cells of its own. */
export function scopeFacts({ scope, offers }: ComparisonBody, view: ScopeView): OfferFact[] {
  const byId = new Map(offers.map((offer) => [offer.responseId, offer]));
  const rows = view === "quoted" ? scope : scope.filter(({ standing }) => standing === "compared");
  const fact = (key: string, label: string, show: (offer: ComparedQuoteBody) => unknown) => ({
    ...{ key, label, silent: "Not itemized" },
    value: ({ response }: Parameters<OfferFact["value"]>[0]) => {
      const offer = byId.get(response.id);
      return offer?.itemized ? (show(offer) as ReturnType<OfferFact["value"]>) : null;
    },
  });
  return [
    ...(view === "same-scope" ? [fact("same-scope", "Same scope", sameScopePrice)] : []),
    fact("completeness", "Covers", ({ completeness }) =>
      completeness ? `${completeness.said} of ${completeness.required} categories` : null,
    ),
    ...rows.map((row) =>
      fact(`scope-${row.category}`, rowLabel(row, view), (offer) => cellOf(row, offer, view)),
    ),
  ];
}

function rowLabel({ label, standing }: Row, view: ScopeView): string {
  const about = view === "quoted" ? standingNotes[standing] : "";
  return about ? `${label} (${about})` : label;
}

function sameScopePrice({ sameScope, rank, stands }: ComparedQuoteBody) {
  if (!sameScope) return null;
  const { amount, low, high, open, fills } = sameScope;
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
      <span className={amountStyle}>{`${fills.length > 0 ? "≈ " : ""}${formatMoney(amount)}`}</span>
      {low !== high && (
        <span className={note}>{`${formatMoney(low)} to ${formatMoney(high)}`}</span>
      )}
      {!stands && <span className={note}>No longer open, so it has no place</span>}
      {rank && (
        <span className={note}>
          {rank.from === rank.to
            ? `Place ${rank.from}`
            : `Place ${rank.from}–${rank.to}: ${placeNote(fills.length)}`}
        </span>
      )}
    </>
  );
}

function placeNote(gaps: number): string {
  if (gaps === 0) return "within what the others' gaps may cost";
  return `within what the gaps may cost. Ask for a price of ${gaps} ${gaps === 1 ? "row" : "rows"}`;
}

function cellOf({ category }: Row, offer: ComparedQuoteBody, view: ScopeView) {
  const cell = offer.cells.find((each) => each.category === category);
  const fill = offer.sameScope?.fills.find((each) => each.category === category);
  if (cell && cell.amount !== null) {
    return (
      <>
        {cell.amount < 0 ? `-${formatMoney(-cell.amount)}` : formatMoney(cell.amount)}
        {cell.state === "allowance" && <span className={note}>Allowance</span>}
      </>
    );
  }
  if (cell?.state === "within") return stateWords.within;
  const words = cell ? stateWords[cell.state] : "Not said";
  if (view === "quoted") return <span className={gap}>{words}</span>;
  return (
    <span className={gap}>
      {fill ? `≈ ${formatMoney(fill.amount)}` : "Unknown"}
      <span className={note}>{fill ? `${words}. ${sourceOf(fill)}` : words}</span>
    </span>
  );
}

function sourceOf({ source, count, low, high, weak }: Fill): string {
  const range = low === high ? "" : `, ${formatMoney(low)} to ${formatMoney(high)}`;
  if (source === "own-rate") return "The builder's own rate";
  if (source === "benchmark") return `Benchmark${range}`;
  return weak ? `One other quote, a weak guess${range}` : `Median of ${count}${range}`;
}
