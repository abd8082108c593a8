import type { RateBody } from "../../../app-server/contract/rates/rate-card.ts";
import type { RateInput } from "../../../app-server/contract/rates/rate-fields.ts";
import {
  type Category,
  categories,
  categoryFacts,
  categoryList,
  rateUnits,
} from "../../../domain/offers/category.ts";
import { dollarsText } from "../../../domain/shared/money/dollars-text.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { formDifferences } from "../../edit-form/form-differences.ts";
import { formatMoney } from "../../format.ts";

/** Stored rates as form texts, in the order of the categories. */
export function rateInputsOf(rates: readonly RateBody[]): RateInput[] {
  const place = ({ category }: RateBody) => categories.indexOf(category as Category);
  return rates
    .toSorted((a, b) => place(a) - place(b))
    .map(({ category, unit, unitPrice, minimum, note, validFrom }) => ({
      category: category as Category,
      unit,
      unitPrice: dollarsText(unitPrice),
      minimum: minimum === null ? "" : dollarsText(minimum),
      note: note ?? "",
      validFrom: validFrom ?? "",
    }));
}

/** Labels of the units, each naming the quantity that the rate is multiplied by. */
export const rateUnitWords: Record<(typeof rateUnits)[number], string> = {
  lot: "Whole job",
  each: "Each",
  "sq-ft": "Sq ft of floor",
  "sq-m": "Sq m of floor",
  "linear-ft": "Linear ft of frontage",
  "linear-m": "Linear m of frontage",
  hour: "Hour",
  day: "Day",
  month: "Month",
  lb: "Pound",
  kg: "Kilogram",
  cwt: "CWT (100 lb)",
};

/** Categories whose rate differs between two cards, with the stored rate. */
export function rateDifferences(typed: readonly RateInput[], stored: readonly RateInput[]) {
  const labels = Object.fromEntries(categoryList.map(({ key, label }) => [key, label]));
  const texts = (rates: readonly RateInput[]) =>
    Object.fromEntries(rates.map((rate) => [rate.category, rateText(rate)]));
  return formDifferences(labels, texts(typed), texts(stored));
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
