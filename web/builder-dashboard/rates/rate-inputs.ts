import type { RateBody } from "../../../app-server/contract/rates/rate-card.ts";
import type { RateInput } from "../../../app-server/contract/rates/rate-fields.ts";
import { type Category, categories, categoryFacts } from "../../../domain/offers/category.ts";
import { rateUnits } from "../../../domain/offers/own-rates.ts";
import { dollarsText } from "../../../domain/shared/money/dollars-text.ts";

/** Stored rates as they are edited, in the order of the categories. */
export function rateInputsOf(rates: readonly RateBody[]): RateInput[] {
  const place = ({ category }: RateBody) => categories.indexOf(category as Category);
  return rates
    .toSorted((a, b) => place(a) - place(b))
    .map(({ category, unit, unitPrice, minimum, note, validFrom }) => ({
      ...{ category: category as Category, unit, unitPrice: dollarsText(unitPrice) },
      minimum: minimum === null ? "" : dollarsText(minimum),
      ...{ note: note ?? "", validFrom: validFrom ?? "" },
    }));
}

/** A rate that has no price yet, by the category's usual unit where a rate can have it. */
export function emptyRate(category: Category): RateInput {
  const usual = categoryFacts(category).unit;
  const unit = rateUnits.find((each) => each === usual) ?? "lot";
  return { category, unit, unitPrice: "", minimum: "", note: "", validFrom: "" };
}
