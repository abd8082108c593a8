import { budgetRanges, labelOf } from "../../../../domain/quotes/options.ts";
import { budgetRange } from "../../../../domain/shared/money/budget-range.ts";
import { Monogram } from "../../../builders/card/monogram.tsx";
import { formatMoney } from "../../../format.ts";
import { Text } from "../../../ui/text/text.tsx";
import type { LadderPrice } from "./ladder-prices.ts";
import {
  bandLabel,
  band as bandStyle,
  dot,
  ladder,
  laneRem,
  line,
  place,
  price,
  tick,
} from "./price-ladder.css.ts";
import { priceScale } from "./price-scale.ts";
import { priceWords } from "./price-words.ts";

type Props = {
  offers: readonly LadderPrice[];
  /** A value of the wizard's budgets, or any text. */
  budget: string | null;
  /** Said before the prices. */
  about: string;
};

/** As a share of the line of a phone. */
const markWidth = 0.24;

/** All prices on one line, from the lowest to the highest, with the budget behind them; in words below. */
export function PriceLadder({ offers, budget, about }: Props) {
  const { marks, lanes, band } = priceScale(offers, budgetRange(budget), markWidth);
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div className={ladder}>
      <div
        className={line}
        style={{ height: `${lanes * laneRem + (band ? 1.75 : 0)}rem` }}
        aria-hidden="true"
      >
        {band && (
          <div
            className={bandStyle}
            style={{ left: percent(band.from), width: percent(band.to - band.from) }}
          >
            <span className={bandLabel}>Your budget</span>
          </div>
        )}
        {marks.map(({ id, at, lane, cents }) => {
          const offer = offers.find((each) => each.id === id);
          return (
            <div key={id}>
              <span
                className={tick}
                style={{ left: percent(at), height: `${lane * laneRem}rem` }}
              />
              <div
                className={place}
                style={{ left: percent(at), bottom: `${lane * laneRem + 0.25}rem` }}
              >
                <span className={dot} data-chosen={offer?.isChosen || undefined}>
                  <Monogram name={offer?.builder ?? ""} />
                </span>
                <span
                  className={price}
                >{`${offer?.isLeast ? "≥\u00a0" : ""}${formatMoney(cents)}`}</span>
              </div>
            </div>
          );
        })}
      </div>
      <Text size="small" tone="muted">
        {about}
        {priceWords(
          offers.map(({ cents }) => cents),
          budget,
        )}
        {offers.some(({ isLeast }) => isLeast) && " Prices with ≥ are lower bounds."}
        {budget && ` Your budget: ${labelOf(budgetRanges, budget)}.`}
      </Text>
    </div>
  );
}
