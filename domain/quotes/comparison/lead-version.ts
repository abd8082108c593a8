import { namesPrice } from "../../offers/names-price.ts";
import type { Cents } from "../../shared/money/money.ts";

type Shown = {
  response: { quotedAmount: Cents | null; confirmedBrief: number };
  stands: boolean;
};

/**
 * The version of the brief whose quotes have places: the latest that a quote that stands is priced for, null without one.
 * Quotes for an earlier one are shown beside them, and are measured by none of them.
 */
export function leadVersion(shown: readonly Shown[]): number | null {
  const versions = shown.flatMap(({ response: { quotedAmount, confirmedBrief }, stands }) =>
    stands && namesPrice(quotedAmount) ? confirmedBrief : [],
  );
  return versions.length > 0 ? Math.max(...versions) : null;
}
