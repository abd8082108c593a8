import type { BudgetRange } from "../../../../domain/shared/money/budget-range.ts";

type Priced = { id: string; cents: number };
/**
 * A price on the line: `at` is its position from 0 to 1. Marks that would overlap are on separate
 * lanes, of which 0 is the lowest.
 */
type Mark = Priced & { at: number; lane: number };
export type PriceScale = {
  marks: Mark[];
  lanes: number;
  /** The part of the line that the budget covers, from 0 to 1; null without a budget. */
  band: { from: number; to: number } | null;
};

/** Space beside the outermost marks, as a fraction of the line. */
const margin = 0.08;

/**
 * Places quotes on one line from lowest to highest price, with the budget. `width` is the fraction
 * of the line that a price label takes; labels stay within the line, so near its ends they are
 * closer to the middle than their marks.
 */
export function priceScale(
  offers: readonly Priced[],
  budget: BudgetRange | null,
  width: number,
): PriceScale {
  const sorted = offers.toSorted((one, other) => one.cents - other.cents);
  const ends = budget
    ? [budget.minimum, budget.maximum ?? budget.minimum].map((dollars) => dollars * 100)
    : [];
  const all = [...sorted.map(({ cents }) => cents), ...ends];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const place = (cents: number) =>
    most === least ? 0.5 : margin + ((cents - least) / (most - least)) * (1 - 2 * margin);

  const lastOnLane: number[] = [];
  const marks = sorted.map((offer) => {
    const at = place(offer.cents);
    const middle = Math.min(Math.max(at, width / 2), 1 - width / 2);
    const free = lastOnLane.findIndex((last) => middle - last >= width);
    const lane = free === -1 ? lastOnLane.length : free;
    lastOnLane[lane] = middle;
    return { ...offer, at, lane };
  });
  const band = budget && {
    // a budget that starts at the line's end, or has no maximum, is drawn beyond it
    from: budget.minimum * 100 <= least ? 0 : place(budget.minimum * 100),
    to: budget.maximum === null ? 1 : place(budget.maximum * 100),
  };
  return { marks, lanes: Math.max(1, lastOnLane.length), band };
}
