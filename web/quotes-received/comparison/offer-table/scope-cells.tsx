import type { ComparedQuoteBody } from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import type { OfferLineBody } from "../../../../app-server/contract/quotes/offer-lines.ts";
import { otherBillers } from "../../../../domain/quotes/comparison/other-billers.ts";
import { formatDate, formatMoney } from "../../../format.ts";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { note, old, screenOnly, silent } from "./offer-table.css.ts";
import { ask as askStyle, gap, pressable } from "./scope-facts.css.ts";
import { amountInScope, isGap, type ScopeRow, type ScopeView } from "./scope-rows.ts";

/** Data for asking about the price of a gap; null when the reader can't ask. */
export type AskFor = (offer: ComparedQuoteBody) => {
  /** Categories that were already asked for. */
  asked: readonly string[];
  onAsk: (category: string) => void;
} | null;

type Fill = NonNullable<ComparedQuoteBody["sameScope"]>["fills"][number];
type Lines = readonly OfferLineBody[];

const stateWords = {
  included: "Included",
  allowance: "Allowance",
  within: "In another line",
  option: "Option",
  excluded: "Excluded",
};

/** The sum of a budget head: stated amounts and, on the same scope, estimated ones. */
export function sumOf(rows: readonly ScopeRow[], offer: ComparedQuoteBody, view: ScopeView) {
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

/** The cell of a category: its amount; otherwise how the quote leaves it out, and who bills it. */
export function scopeCell(
  { category, label, standing }: ScopeRow,
  offer: ComparedQuoteBody,
  lines: Lines,
  { view, askFor }: { view: ScopeView; askFor: AskFor },
) {
  const cell = offer.cells.find((each) => each.category === category);
  const fill = offer.sameScope?.fills.find((each) => each.category === category);
  const words = stateOf(cell?.state, lines, category);
  if (cell && cell.amount !== null) {
    const count = lines.filter((line) => line.category === category).length;
    const billers = otherBillers(lines, category);
    const amount = signed(
      view === "quoted" ? cell.amount : amountInScope(offer, category, cell.amount),
    );
    const isAllowance = cell.state === "allowance";
    if (!isAllowance && !billers && count <= 1) return amount;
    return (
      <>
        <span>{amount}</span>
        {isAllowance && <span className={note}>Allowance</span>}
        {billers && <span className={note}>{sentence(billers)}</span>}
        {count > 1 && <span className={`${note} ${screenOnly}`}>{`${count} lines`}</span>}
      </>
    );
  }
  if (cell?.state === "within") return words;
  // nothing is missing where the show bills, or where few quotes mention the category
  if (!isGap(standing)) return <span className={silent}>{words}</span>;
  const about =
    view === "quoted" ? (
      <span>{words}</span>
    ) : (
      <>
        <span>{fill ? `≈ ${formatMoney(fill.amount)}` : "Unknown"}</span>
        <span className={fill?.benchmark?.isOld ? `${note} ${old}` : note}>
          {fill ? `${words}. ${sourceOf(fill)}` : words}
        </span>
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

/**
 * How a quote treats a category without an amount: who else bills it, or which line includes its
 * price.
 */
export function stateOf(
  state: ComparedQuoteBody["cells"][number]["state"] | undefined,
  lines: Lines,
  category: string,
): string {
  if (!state) return "Not filled in";
  const words = stateWords[state];
  if (state === "excluded") {
    const billers = otherBillers(lines, category);
    return billers ? `${words}: ${billers}` : words;
  }
  if (state !== "within") return words;
  const holders = lines.flatMap(({ category: own, within }) =>
    own === category ? (lines.find(({ id }) => id === within)?.label ?? []) : [],
  );
  return holders.length > 0 ? `In “${[...new Set(holders)].join("”, “")}”` : words;
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
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
