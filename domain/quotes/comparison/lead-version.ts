import { namesPrice } from "../../offers/names-price.ts";
import type { Cents } from "../../shared/money/money.ts";

type Shown = {
  response: { quotedAmount: Cents | null; confirmedBrief: number };
  stands: boolean;
};

/**
 * The version of the brief whose quotes are ranked: the latest one that a standing quote is priced
 * for; null without any. Quotes for earlier versions are shown, but no ranked quote is compared
 * with them.
 */
export function leadVersion(shown: readonly Shown[]): number | null {
  const versions = shown.flatMap(({ response: { quotedAmount, confirmedBrief }, stands }) =>
    stands && namesPrice(quotedAmount) ? confirmedBrief : [],
  );
  return versions.length > 0 ? Math.max(...versions) : null;
}
