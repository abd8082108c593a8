import type { Cents } from "../../shared/money/money.ts";
import type { Category } from "../category.ts";
import { type Cell, isInPrice, notSaid } from "../category-cells.ts";
import type { ComparisonRow } from "../compare-offers.ts";
import { isPercent } from "../line-amount.ts";
import type { Logistics, LogisticsFact } from "../logistics.ts";
import type { OfferLine } from "../offer-line.ts";
import { amountsWithin, linesInScope, percentagesOf, type SameScope } from "../same-scope.ts";
import type { ServiceRates } from "./service-rates.ts";
import { laborCharge, materialHandling, type ServiceChoices } from "./show-charges.ts";

/**
 * One service of a landed cost. `quoted`: in the builder's price; `rate`: at the show's rate;
 * `not-billed`: not charged there.
 */
export type LandedPart = {
  category: Category;
  amount: Cents;
  basis: "quoted" | "rate" | "not-billed";
};
/** A service without an amount: the builder hasn't stated `ask`, or no rate is known. */
export type LandedUnknown = { category: Category; ask: LogisticsFact[] };

/**
 * An offer's price plus the show's bills, in US cents. With `unknown` services or open categories
 * it is a lower bound.
 */
export type Landed = {
  amount: Cents;
  low: Cents;
  high: Cents;
  parts: LandedPart[];
  unknown: LandedUnknown[];
};

/** A show's rates for a request; null: unknown. */
export type ServicesAtShow = {
  rates: ServiceRates | null;
  /** False for most shows outside the USA and Canada, which don't charge for it. */
  billsMaterialHandling: boolean;
};

type LandedOffer = {
  lines: readonly OfferLine[];
  cells: ReadonlyMap<Category, Cell>;
  sameScope: SameScope;
  logistics: Logistics;
};

/**
 * The same-scope price plus what the show bills: the offer's own amount where its price includes
 * the service, else the show's rates for what the builder states. Labor that no offer includes is
 * billed to the exhibitor. No category counts twice. Services in the offer's price include the
 * offer's percentages of them.
 */
export function landedCost(
  { lines, cells, sameScope, logistics }: LandedOffer,
  rows: readonly ComparisonRow[],
  services: ServicesAtShow,
  choices: ServiceChoices,
): Landed {
  const parts: LandedPart[] = [];
  const unknown: LandedUnknown[] = [];
  const widening = widenedScope(lines, rows, sameScope);
  for (const { category, standing } of rows) {
    if (!isBilledOnTop(category, standing)) continue;
    const cell = cells.get(category) ?? notSaid;
    // a category within another line is part of that line's price
    if (isInPrice(cell)) parts.push({ category, amount: widening(category), basis: "quoted" });
    else {
      const charge = chargeOf(category, logistics, services, choices);
      if (charge.kind === "unknown") unknown.push({ category, ask: charge.ask });
      else parts.push({ category, amount: charge.amount, basis: charge.kind });
    }
  }
  const onTop = parts.reduce((total, { amount }) => total + amount, 0);
  const { amount, low, high } = sameScope;
  return { amount: amount + onTop, low: low + onTop, high: high + onTop, parts, unknown };
}

/**
 * Returns how much the offer's price grows with each category added to its scope: by the lines it
 * adds and their percentages. A percentage line also applies to the filled amounts.
 */
function widenedScope(
  lines: readonly OfferLine[],
  rows: readonly ComparisonRow[],
  { fills }: SameScope,
): (category: Category) => Cents {
  const scope = rows.flatMap((row) => (row.standing === "compared" ? row.category : []));
  const filled = fills.reduce((total, { amount, surcharge }) => total + amount - surcharge, 0);
  const total = () =>
    [...amountsWithin(scope, lines).values()].reduce((sum, amount) => sum + amount, 0);
  let before = total();
  return (category) => {
    const counted = new Set(linesInScope(scope, lines));
    scope.push(category);
    const after = total();
    const grown = after - before;
    before = after;
    const fresh = linesInScope(scope, lines).filter((line) => !counted.has(line));
    return grown + percentagesOf(filled, fresh.filter(isPercent));
  };
}

function isBilledOnTop(category: Category, standing: ComparisonRow["standing"]): boolean {
  if (standing === "show") return true;
  return standing === "unclaimed" && (category === "install" || category === "dismantle");
}

type Charge =
  | { kind: "rate" | "not-billed"; amount: Cents }
  | { kind: "unknown"; ask: LogisticsFact[] };
const noRate: Charge = { kind: "unknown", ask: [] };
/** A charge of zero, when the builder states that there is nothing to bill. */
const none: Charge = { kind: "rate", amount: 0 };

function chargeOf(
  category: Category,
  logistics: Logistics,
  { rates, billsMaterialHandling }: ServicesAtShow,
  choices: ServiceChoices,
): Charge {
  const labor = (
    rate: ServiceRates["labor"] | undefined,
    hours: LogisticsFact,
    workers: LogisticsFact,
  ) => {
    if (!rate || !rates) return noRate;
    if (logistics[hours] === 0) return none;
    return stated(logistics, [hours, workers], ([count, crew]) =>
      laborCharge(
        { hours: count, workers: crew },
        rate,
        rates.minimumHours,
        choices.overtimePercent,
      ),
    );
  };
  if (category === "material-handling") {
    if (!billsMaterialHandling) return { kind: "not-billed", amount: 0 };
    const rate = rates?.materialHandling;
    if (!rate) return noRate;
    if (logistics.shippingWeightLb === 0) return none;
    return stated(logistics, ["shippingWeightLb", "shipments"], ([weightLb, shipments]) =>
      materialHandling({ weightLb, shipments }, rate, choices),
    );
  }
  if (category === "install") return labor(rates?.labor, "installHours", "crew");
  if (category === "dismantle") return labor(rates?.labor, "dismantleHours", "crew");
  if (category === "rigging") return labor(rates?.rigging, "riggingHours", "riggers");
  if (category === "electrical") return electrical(logistics, rates, choices);
  return noRate;
}

/** Outlets and electricians' hours; the one without a rate isn't billed. */
function electrical(
  logistics: Logistics,
  rates: ServiceRates | null,
  { overtimePercent }: ServiceChoices,
): Charge {
  const { outlet = null, electricians = null, minimumHours = 0 } = rates ?? {};
  if (outlet === null && electricians === null) return noRate;
  const asked: LogisticsFact[] = [
    ...(outlet === null ? [] : (["powerOutlets"] as const)),
    ...(electricians === null ? [] : (["electricianHours"] as const)),
  ];
  return stated(logistics, asked, () => {
    const { powerOutlets = 0, electricianHours = 0 } = logistics;
    const work = electricians
      ? laborCharge(
          { hours: electricianHours, workers: 1 },
          electricians,
          electricianHours > 0 ? minimumHours : 0,
          overtimePercent,
        )
      : 0;
    return powerOutlets * (outlet ?? 0) + work;
  });
}

/** Computes the amount from the stated facts; unknown when one is missing. */
function stated(
  logistics: Logistics,
  needed: LogisticsFact[],
  amountBy: (values: [number, number]) => Cents,
): Charge {
  const ask = needed.filter((fact) => logistics[fact] === undefined);
  if (ask.length > 0) return { kind: "unknown", ask };
  const [one = 0, other = 0] = needed.map((fact) => logistics[fact]);
  return { kind: "rate", amount: amountBy([one, other]) };
}
