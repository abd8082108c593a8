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
  drawn,
  ladder,
  laneRem,
  line,
  markRem,
  place,
  price,
  tick,
} from "./price-ladder.css.ts";
import { priceScale } from "./price-scale.ts";
import { priceWords } from "./price-words.ts";

type Props = {
  offers: readonly LadderPrice[];
  /** One of the wizard's budgets, or any text. */
  budget: string | null;
  /** Prefix of the prices. */
  about: string;
};

/** Length of the line on the narrowest phone, in rem. */
const lineRem = 18;

/** Width of a price in rem, with some margin: a digit is its widest character. */
const textRem = (text: string) => Math.max(4.5, text.length * 0.5 + 0.5);

/** All prices on one line, from lowest to highest, with the budget behind them; below as text. */
export function PriceLadder({ offers, budget, about }: Props) {
  const texts = new Map(offers.map((offer) => [offer.id, ladderText(offer)]));
  const widest = Math.max(...[...texts.values()].map(textRem));
  const { marks, lanes, band } = priceScale(offers, budgetRange(budget), widest / lineRem);
  // then the drawing says all of it
  const isSeen = about === "" && offers.every(({ isEarlier, isLeast }) => !isEarlier && !isLeast);
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div className={ladder}>
      <div
        className={line}
        style={{ height: `${lanes * laneRem + (band ? 1.5 : 0)}rem` }}
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
        {marks.map(({ id, at, lane }) => {
          const offer = offers.find((each) => each.id === id);
          const text = texts.get(id) ?? "";
          const width = textRem(text);
          return (
            <div key={id}>
              <span
                className={tick}
                style={{ left: percent(at), height: `${lane * laneRem}rem` }}
              />
              <div className={place} style={{ bottom: `${lane * laneRem + 0.25}rem` }}>
                <span
                  className={dot}
                  style={{ marginInlineStart: `calc(${percent(at)} - ${markRem / 2}rem)` }}
                  data-chosen={offer?.isChosen || undefined}
                  data-earlier={offer?.isEarlier || undefined}
                >
                  <Monogram name={offer?.builder ?? ""} />
                </span>
                <span
                  className={price}
                  style={{
                    width: `${width}rem`,
                    marginInlineStart: `clamp(0rem, ${percent(at)} - ${width / 2}rem, 100% - ${width}rem)`,
                  }}
                >
                  {text}
                </span>
              </div>
            </div>
          );
        })}
      </div>
      <div className={isSeen ? drawn : undefined}>
        <Text size="small" tone="muted">
          {about}
          <span>{ladderWords(offers, budget)}</span>
          {offers.some(({ isLeast }) => isLeast) && (
            <span>{" Prices with ≥ are lower bounds."}</span>
          )}
          {budget && <span>{` Your budget: ${labelOf(budgetRanges, budget)}.`}</span>}
        </Text>
      </div>
    </div>
  );
}

function ladderText({ cents, isLeast }: LadderPrice): string {
  return `${isLeast ? "≥\u00a0" : ""}${formatMoney(cents)}`;
}

/**
 * The prices as text. Quotes priced for an earlier brief are counted apart: they don't compare with
 * the budget.
 */
export function ladderWords(
  offers: readonly Pick<LadderPrice, "cents" | "isEarlier">[],
  budget: string | null,
): string {
  const centsOf = (some: typeof offers) => some.map(({ cents }) => cents);
  const current = offers.filter(({ isEarlier }) => !isEarlier);
  if (current.length === 0)
    return `${priceWords(centsOf(offers), null)} All priced before your change.`;
  const earlier = offers.length - current.length;
  const words = priceWords(centsOf(current), budget);
  return earlier === 0 ? words : `${words} ${earlier} more priced before your change.`;
}
