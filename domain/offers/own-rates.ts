import { type FieldsOf, fields } from "../shared/fields.ts";
import { type Cents, maxAmountCents } from "../shared/money/money.ts";
import { type BoothFeet, boothQuantity } from "./benchmark.ts";
import { categories, categoryLabels, isComparable, rateUnits, rateUnitWords } from "./category.ts";
import { categoryCells, isInPrice } from "./category-cells.ts";
import { timesPrice } from "./line-amount.ts";
import type { Logistics } from "./logistics.ts";
import type { OfferLine, Thousandths } from "./offer-line.ts";
import type { RequiredCategory } from "./required-scope.ts";
import type { Amounts } from "./same-scope.ts";

const price = {
  kind: "money",
  max: maxAmountCents,
  invalid: "Enter an amount in dollars, such as 14 or 95.50",
} as const;

/** A builder's own price of a category, in US cents. */
export const rateFields = fields({
  category: {
    kind: "option",
    options: categoryLabels,
    label: "Category",
    invalid: `Category must be one of ${categories.join(", ")}`,
    required: true,
  },
  unit: {
    kind: "option",
    options: rateUnitWords,
    label: "Unit",
    invalid: `Unit must be one of ${rateUnits.join(", ")}`,
    required: true,
  },
  unitPrice: { ...price, label: "Price", required: true },
  minimum: { ...price, label: "Minimum" },
  note: { kind: "text", max: 200, label: "Note" },
  /** Null: without a start. */
  validFrom: { kind: "day", label: "Valid from" },
});
export type Rate = FieldsOf<typeof rateFields>;

const metersInFoot = 0.3048;
const kilogramsInPound = 0.45359237;

/**
 * The quantity of a category in this unit for this booth; null when neither size nor builder states
 * it, or without a unit.
 */
export function rateQuantity(
  { category, unit }: Pick<Rate, "category" | "unit">,
  feet: BoothFeet,
  logistics: Logistics,
): Thousandths | null {
  const quantity = () => {
    if (unit === "lot" || unit === "sq-ft" || unit === "sq-m" || unit === "linear-ft") {
      return boothQuantity(unit, feet);
    }
    if (unit === "linear-m") {
      const frontage = boothQuantity("linear-ft", feet);
      return frontage === null ? null : frontage * metersInFoot;
    }
    if (unit === "hour" && category === "install") return logistics.installHours ?? null;
    if (unit === "hour" && category === "dismantle") return logistics.dismantleHours ?? null;
    const weight = logistics.shippingWeightLb ?? null;
    if (weight === null || category !== "shipping") return null;
    if (unit === "lb") return weight;
    if (unit === "kg") return weight * kilogramsInPound;
    return unit === "cwt" ? Math.ceil(weight / 100) : null;
  };
  const found = quantity();
  return found ? Math.round(found * 1000) : null;
}

/**
 * The amount of a rate for this booth; null when its quantity is unknown, or it isn't valid yet.
 */
function rateAmount(
  rate: Rate,
  feet: BoothFeet,
  logistics: Logistics,
  today: string,
): Cents | null {
  if (rate.validFrom !== null && rate.validFrom > today) return null;
  const quantity = rateQuantity(rate, feet, logistics);
  if (quantity === null) return null;
  return Math.max(timesPrice(quantity, rate.unitPrice), rate.minimum ?? 0);
}

/**
 * Amounts by the builder's own rates for categories that an offer leaves out: required, comparable,
 * and not in its price. A line that says that the show or the exhibitor pays isn't a gap.
 */
export function ownRateFills(
  rates: readonly Rate[],
  {
    lines,
    required,
    feet,
    logistics,
    today,
  }: {
    lines: readonly OfferLine[];
    required: readonly RequiredCategory[];
    feet: BoothFeet;
    logistics: Logistics;
    today: string;
  },
): Amounts {
  const cells = categoryCells(lines);
  const fills: Amounts = {};
  for (const { category } of required) {
    const cell = cells.get(category);
    const rate = rates.find((each) => each.category === category);
    if (!rate || !isComparable(category) || (cell && isInPrice(cell))) continue;
    const amount = rateAmount(rate, feet, logistics, today);
    if (amount !== null) fills[category] = amount;
  }
  return fills;
}
