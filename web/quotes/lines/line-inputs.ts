import type { LineInput } from "../../../app-server/contract/quotes/line-fields.ts";
import type { OfferLineBody } from "../../../app-server/contract/quotes/offer-lines.ts";
import { type Category, categories, categoryFacts } from "../../../domain/offers/category.ts";
import { type AskedWork, requiredScope } from "../../../domain/offers/required-scope.ts";
import { dollarsText } from "../../../domain/shared/money/dollars-text.ts";

/** An empty row for a category, with the category's label and unit. */
export function emptyLine(category: Category, facts: Partial<LineInput> = {}): LineInput {
  const { label, unit } = categoryFacts(category);
  return {
    id: crypto.randomUUID(),
    category,
    label: category === "other" ? "" : label,
    note: "",
    kind: "",
    quantity: "",
    unit,
    unitPrice: "",
    within: "",
    billedBy: "builder",
    ...facts,
  };
}

/** The stored lines as form values, plus an empty row for each required category without a line. */
export function lineInputsOf(
  lines: readonly OfferLineBody[],
  asked: AskedWork,
  toPrice: readonly Category[] = [],
): LineInput[] {
  const said = new Set<string>(lines.map(({ category }) => category));
  const wanted = new Set([...requiredScope(asked).map(({ category }) => category), ...toPrice]);
  const missing = categories.filter((category) => wanted.has(category) && !said.has(category));
  return [...lines.map(lineInputOf), ...missing.map((category) => emptyLine(category))];
}

/** A stored line as form values. */
export function lineInputOf(line: OfferLineBody): LineInput {
  const { id, category, label, note, kind, quantity, unit, unitPrice, amount, within } = line;
  const price = unitPrice ?? amount;
  return {
    id,
    category: category as Category,
    label,
    note: note ?? "",
    unit,
    kind: within === null ? (kind as LineInput["kind"]) : "within",
    quantity: quantity === null ? "" : `${quantity / 1000}`,
    unitPrice: price === null ? "" : signedDollars(price),
    within: within ?? "",
    billedBy: line.billedBy,
  };
}

function signedDollars(cents: number): string {
  return cents < 0 ? `-${dollarsText(-cents)}` : dollarsText(cents);
}
