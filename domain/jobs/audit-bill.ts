import type { Category } from "../offers/category.ts";
import type { HourlyRate, ServiceRates } from "../offers/landed/service-rates.ts";
import type { Logistics } from "../offers/logistics.ts";
import { type Agreed, billAsAgreed, byCategory, type Charged, type CloseOut } from "./close-out.ts";

/** Something on a bill to check. Amounts are in minor units of the quote's currency. */
export type Finding =
  | { code: "over-agreed"; category: Category; amount: number }
  | { code: "not-in-quote" | "twice"; category: Category }
  | { code: "weight"; category: Category; billedLb: number; statedLb: number }
  | { code: "rate"; category: Category; per: "lb" | "hour"; charged: number; usual: number }
  | { code: "overtime"; category: Category; hours: number | null; percent: number }
  | { code: "minimum"; category: Category; hours: number }
  | { code: "sum"; category: null; amount: number };

type Audited = {
  agreed: Agreed;
  closeOut: Pick<CloseOut, "billed" | "charged" | "invoiceTotal">;
  logistics: Logistics;
  /** The show's own rates in the quote's currency; null where only averages are known. */
  rates: ServiceRates | null;
};

/** The findings of a bill, for both sides to check before they confirm; the builder's part first. */
export function auditBill({ agreed, closeOut, logistics, rates }: Audited): Finding[] {
  const { charged, invoiceTotal } = closeOut;
  const bill = closeOut.billed ?? billAsAgreed(agreed);
  const billed = byCategory(bill, agreed.isItemized);
  const charges = charged ?? [];
  const total = bill.reduce((all, { amount }) => all + amount, 0);
  return [
    ...[...billed].flatMap(([category, amount]) => overAgreed(agreed, category, amount)),
    ...charges.flatMap(({ category, amount }): Finding[] => {
      const ofBuilder = bill.some((part) => part.category === category && part.amount > 0);
      return amount > 0 && ofBuilder ? [{ code: "twice", category }] : [];
    }),
    ...charges.flatMap((charge) => [
      ...weight(charge, logistics),
      ...(rates ? rate(charge, rates) : []),
      ...overtime(charge),
      ...(rates ? minimum(charge, rates, logistics) : []),
    ]),
    ...(invoiceTotal !== null && invoiceTotal !== total
      ? [{ code: "sum" as const, category: null, amount: total - invoiceTotal }]
      : []),
  ];
}

function overAgreed({ quoted, approved }: Agreed, category: Category, amount: number): Finding[] {
  if (!quoted.has(category) && !approved.has(category)) {
    return amount > 0 ? [{ code: "not-in-quote", category }] : [];
  }
  const more = amount - (quoted.get(category) ?? 0) - (approved.get(category) ?? 0);
  return more > 0 ? [{ code: "over-agreed", category, amount: more }] : [];
}

function weight({ category, billedWeightLb }: Charged, { shippingWeightLb }: Logistics): Finding[] {
  if (category !== "material-handling" || !billedWeightLb || !shippingWeightLb) return [];
  const isMore =
    billedWeightLb * 100 > shippingWeightLb * 105 && billedWeightLb > shippingWeightLb + 100;
  if (!isMore) return [];
  return [{ code: "weight", category, billedLb: billedWeightLb, statedLb: shippingWeightLb }];
}

/** Whether the two differ by more than one percent of the usual. */
const differs = (charged: number, usual: number) => Math.abs(charged - usual) * 100 > usual;

const hourly: Partial<Record<Category, "labor" | "rigging">> = {
  install: "labor",
  dismantle: "labor",
  rigging: "rigging",
};

function rate({ category, amount, billedWeightLb, ...charge }: Charged, rates: ServiceRates) {
  const found: Finding[] = [];
  const handling = rates.materialHandling;
  if (category === "material-handling" && handling && billedWeightLb) {
    const perLb = (price: number) => (handling.per === "lb" ? price : price / 100);
    const known = [handling.advance, handling.direct, handling.special, handling.uncrated];
    const charged = amount / billedWeightLb;
    if (known.every((price) => price == null || differs(charged, perLb(price)))) {
      found.push({ code: "rate", category, per: "lb", charged, usual: perLb(handling.advance) });
    }
  }
  const group = hourly[category];
  const usual = group && rates[group] && hourPrice(rates[group], charge.overtimePercent ?? 0);
  if (usual && charge.hours && differs(amount / charge.hours, usual)) {
    found.push({ code: "rate", category, per: "hour", charged: amount / charge.hours, usual });
  }
  return found;
}

const hourPrice = ({ straight, overtime }: HourlyRate, percent: number) =>
  (straight * (100 - percent) + overtime * percent) / 100;

function overtime({ category, hours, overtimePercent: percent }: Charged): Finding[] {
  if (!percent) return [];
  return [{ code: "overtime", category, hours: hours && (hours * percent) / 100, percent }];
}

/** Hours below the show's minimum that were charged as the minimum. */
function minimum(
  { category, hours }: Charged,
  { minimumHours }: ServiceRates,
  { installHours, dismantleHours, crew = 1 }: Logistics,
): Finding[] {
  const stated =
    category === "install" ? installHours : category === "dismantle" ? dismantleHours : undefined;
  const least = minimumHours * crew;
  if (!stated || !hours || stated >= least || hours !== least) return [];
  return [{ code: "minimum", category, hours }];
}
