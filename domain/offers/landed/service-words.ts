import type { Cents } from "../../shared/money/money.ts";
import { moneyText } from "../../shared/money/money-text.ts";
import type { HourlyRate, ServiceRates } from "./service-rates.ts";
import type { ServiceChoices } from "./show-charges.ts";

/** A show's rates, in US cents, as one sentence without a period. */
export function rateWords({
  materialHandling,
  labor,
  minimumHours,
  rigging,
  electricians,
  outlet,
}: ServiceRates): string {
  const hourly = (name: string, rate: HourlyRate | null) =>
    rate
      ? [
          `${name} ${moneyText(rate.straight)} an hour, ${moneyText(rate.overtime)} on overtime`.concat(
            rate.double == null ? "" : `, ${moneyText(rate.double)} on double time`,
          ),
        ]
      : [];
  const { per = "cwt", advance = 0, direct = 0, minimumCwt = 0 } = materialHandling ?? {};
  const unit = per === "lb" ? "lb" : `100 lb (at least ${minimumCwt * 100} lb a shipment)`;
  const toHall = direct === advance ? "" : `, ${moneyText(direct)} straight to the hall`;
  const special = (words: string, amount: Cents | null | undefined) =>
    amount == null ? [] : [`${words} ${moneyText(amount)}`];
  return [
    ...(materialHandling ? [`material handling ${moneyText(advance)} per ${unit}${toHall}`] : []),
    ...special("special handling", materialHandling?.special),
    ...special("uncrated freight", materialHandling?.uncrated),
    ...special("each small package", materialHandling?.smallPackage),
    ...hourly("labor", labor),
    ...hourly("rigging", rigging),
    ...hourly("electricians", electricians),
    ...(outlet === null ? [] : [`power outlet ${moneyText(outlet)}`]),
    ...(labor ? [`at least ${minimumHours} hours for each worker`] : []),
  ].join("; ");
}

/** The choices in words: "freight to the advance warehouse, on time; no labor on overtime". */
export function choiceWords({ delivery, isLate, overtimePercent }: ServiceChoices): string {
  const way = delivery === "direct" ? "straight to the hall" : "to the advance warehouse";
  const share = overtimePercent === 0 ? "no labor" : `${overtimePercent}% of the labor`;
  return `freight ${way}, ${isLate ? "late" : "on time"}; ${share} on overtime`;
}
