import type { LineInput } from "../../../app-server/contract/quotes/line-fields.ts";
import type { OfferLineBody } from "../../../app-server/contract/quotes/offer-lines.ts";
import { type Category, isInScope } from "../../../domain/offers/category.ts";
import { lineInputOf } from "../lines/line-inputs.ts";

/** Lines copied from an earlier quote, and those for work that this request does not ask for. */
export type EarlierLines = { lines: LineInput[]; notAsked: LineInput[] };

/**
 * Copies lines with new ids. Tax, discounts and the like fit every request. Prices in another
 * currency are left empty for the builder.
 */
export function linesOfEarlier(
  lines: readonly OfferLineBody[],
  wanted: ReadonlySet<Category>,
  { isSameCurrency }: { isSameCurrency: boolean },
): EarlierLines {
  const ids = new Map(lines.map(({ id }) => [id, crypto.randomUUID() as string]));
  const copied = lines.map((line): LineInput => {
    const { id, within, ...input } = lineInputOf(line);
    const unitPrice = isSameCurrency ? input.unitPrice : "";
    return { ...input, unitPrice, id: ids.get(id) ?? id, within: ids.get(within) ?? "" };
  });
  const fits = ({ category }: LineInput) => wanted.has(category) || !isInScope(category);
  return { lines: copied, notAsked: copied.filter((line) => !fits(line)) };
}
