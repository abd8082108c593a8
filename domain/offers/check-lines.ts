import { type Cents, maxAmountCents } from "../shared/money/money.ts";
import { isPercent, offerTotal, withAmounts } from "./line-amount.ts";
import { isPriced, type OfferLine, offerLineLimits } from "./offer-line.ts";

/** A rule that a line breaks, and the field to correct. */
export type LineProblem = {
  index: number;
  field: "id" | "kind" | "quantity" | "unitPrice" | "amount" | "within";
  rule:
    | "id-taken"
    | "price-missing"
    | "quantity-missing"
    | "unit-price-missing"
    | "percent-missing"
    | "percent-with-price"
    | "percent-too-high"
    | "amount-differs"
    | "amount-too-large"
    | "not-priced"
    | "priced-elsewhere"
    | "discount-above-zero"
    | "price-below-zero"
    | "billed-by-others"
    | "within-unknown"
    | "within-not-included"
    | "within-needs-included";
};
/** A rule that the list of lines breaks. */
export type ListProblem = "too-many" | "nothing-priced" | "total-below-zero" | "total-too-large";

type Problems = { lines: LineProblem[]; list: ListProblem | null };

/** Rules that an offer's lines break: at most one per line, and one for the list. */
export function checkLines(lines: readonly OfferLine[]): Problems {
  const byId = new Map<string, number>();
  lines.forEach(({ id }, index) => {
    if (!byId.has(id)) byId.set(id, index);
  });
  const amounts = withAmounts(lines);
  const found = lines.flatMap((line, index): LineProblem[] => {
    const cost = amounts[index]?.amount ?? 0;
    const problem = byId.get(line.id) === index ? ownProblem(line, cost) : broken("id", "id-taken");
    const wrong = problem ?? withinProblem(line, lines[byId.get(line.within ?? "") ?? -1]);
    return wrong ? [{ ...wrong, index }] : [];
  });
  return { lines: found, list: listProblem(amounts) };
}

type Broken = Pick<LineProblem, "field" | "rule">;

function broken(field: LineProblem["field"], rule: LineProblem["rule"]): Broken {
  return { field, rule };
}

function ownProblem(line: OfferLine, cost: Cents): Broken | null {
  const { kind, quantity, unitPrice, amount, within } = line;
  const hasPrice = unitPrice !== null ? "unitPrice" : amount !== null ? "amount" : null;
  if (kind === "excluded") return hasPrice && broken(hasPrice, "not-priced");
  if (line.billedBy !== "builder") return broken("kind", "billed-by-others");
  if (within !== null) return hasPrice && broken(hasPrice, "priced-elsewhere");
  if (isPercent(line)) return percentProblem(line, cost);
  if (unitPrice !== null && quantity === null) return broken("quantity", "quantity-missing");
  if (hasPrice === null) return broken("unitPrice", "price-missing");
  if (quantity !== null && unitPrice === null) return broken("unitPrice", "unit-price-missing");
  return amountProblem(line, hasPrice, cost);
}

function percentProblem(line: OfferLine, cost: Cents): Broken | null {
  if (line.unitPrice !== null) return broken("unitPrice", "percent-with-price");
  if (line.quantity === null) return broken("quantity", "percent-missing");
  if (line.quantity > offerLineLimits.percent) return broken("quantity", "percent-too-high");
  return amountProblem(line, "amount", cost);
}

function amountProblem(
  line: OfferLine,
  priceField: "unitPrice" | "amount",
  cost: Cents,
): Broken | null {
  if (line.amount !== null && line.amount !== cost) return broken("amount", "amount-differs");
  if (line.category === "discount" && cost > 0) return broken(priceField, "discount-above-zero");
  if (line.category !== "discount" && cost < 0) return broken(priceField, "price-below-zero");
  return Math.abs(cost) > maxAmountCents ? broken(priceField, "amount-too-large") : null;
}

function withinProblem(line: OfferLine, holder: OfferLine | undefined): Broken | null {
  if (line.within === null) return null;
  if (line.kind !== "included") return broken("within", "within-needs-included");
  if (!holder || holder.id === line.id) return broken("within", "within-unknown");
  const isHolder = holder.kind === "included" && holder.within === null;
  return isHolder ? null : broken("within", "within-not-included");
}

function listProblem(lines: readonly OfferLine[]): ListProblem | null {
  if (lines.length === 0) return null;
  if (lines.length > offerLineLimits.lines) return "too-many";
  if (!lines.some(isPriced)) return "nothing-priced";
  const total: Cents = offerTotal(lines);
  if (total < 0) return "total-below-zero";
  return total > maxAmountCents ? "total-too-large" : null;
}
