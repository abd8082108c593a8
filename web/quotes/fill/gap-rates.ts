import type { LineInput } from "../../../app-server/contract/quotes/line-fields.ts";
import type { RateBody } from "../../../app-server/contract/rates/rate-card.ts";
import type { Category } from "../../../domain/offers/category.ts";
import type { OfferLine } from "../../../domain/offers/offer-line.ts";
import { ownRateFills, type Rate } from "../../../domain/offers/own-rates.ts";

type Quoted = Omit<Parameters<typeof ownRateFills>[1], "lines">;
export type GapRate = { category: Category; amount: number };

/**
 * The amounts that the builder's rates give for categories without rows, as the server computes
 * them. Work that the show bills or the exhibitor arranges is left out.
 */
export function gapRates(
  rates: readonly RateBody[],
  typed: readonly LineInput[],
  quoted: Quoted,
): GapRate[] {
  const elsewhere = new Set(
    typed
      .filter(({ kind, billedBy }) => kind === "excluded" && billedBy !== "builder")
      .map(({ category }) => category),
  );
  const lines = typed.flatMap((row) => (row.kind === "" ? [] : asLine(row)));
  const fills = ownRateFills(rates as readonly Rate[], { ...quoted, lines });
  return (Object.entries(fills) as [Category, number][])
    .filter(([category]) => !elsewhere.has(category))
    .map(([category, amount]) => ({ category, amount }));
}

/** A line reduced to its category and kind: amounts don't matter for finding gaps. */
function asLine({ id, category, kind, within }: LineInput): OfferLine {
  return {
    id: id as OfferLine["id"],
    category,
    label: "",
    note: null,
    billedBy: "builder",
    quantity: null,
    unit: "lot",
    unitPrice: null,
    amount: null,
    kind: kind === "within" ? "included" : (kind as OfferLine["kind"]),
    within: kind === "within" ? ((within || id) as OfferLine["id"]) : null,
  };
}
