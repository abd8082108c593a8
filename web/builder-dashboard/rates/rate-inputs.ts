import type { RateBody, RateInput } from "../../../app-server/contract/rates/rate-card.ts";
import {
  type Category,
  categories,
  categoryFacts,
  categoryLabels,
  rateUnits,
  rateUnitWords,
} from "../../../domain/offers/category.ts";
import { rateFields } from "../../../domain/offers/own-rates.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { formDifferences } from "../../edit-form/form-differences.ts";
import { typedValues } from "../../edit-form/typed-values.ts";
import { formatMoney } from "../../format.ts";

/** Stored rates as form texts, in the order of the categories. */
export function rateInputsOf(rates: readonly RateBody[]): RateInput[] {
  const place = ({ category }: RateBody) => categories.indexOf(category as Category);
  return rates
    .toSorted((a, b) => place(a) - place(b))
    .map((rate) => ({
      ...typedValues(rateFields, rate),
      category: rate.category as Category,
    }));
}

/** Categories whose rate differs between two cards, with the stored rate. */
export function rateDifferences(typed: readonly RateInput[], stored: readonly RateInput[]) {
  const texts = (rates: readonly RateInput[]) =>
    Object.fromEntries(rates.map((rate) => [rate.category, rateText(rate)]));
  return formDifferences(categoryLabels, texts(typed), texts(stored));
}

function rateText({ unit, unitPrice, minimum, note, validFrom }: RateInput): string {
  return [
    typedAmount(unitPrice),
    rateUnitWords[unit as keyof typeof rateUnitWords] ?? unit,
    minimum.trim() && `at least ${typedAmount(minimum)}`,
    validFrom && `from ${validFrom}`,
    note.trim(),
  ]
    .filter(Boolean)
    .join(", ");
}

function typedAmount(typed: string): string {
  const cents = parseDollars(typed);
  return cents === null ? typed.trim() : formatMoney(cents);
}

/** An empty rate with the category's default unit, if a rate can have that unit. */
export function emptyRate(category: Category): RateInput {
  const usual = categoryFacts(category).unit;
  const unit = rateUnits.find((each) => each === usual) ?? "lot";
  return { category, unit, unitPrice: "", minimum: "", note: "", validFrom: "" };
}
