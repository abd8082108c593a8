import { divideHalfUp } from "../../shared/money/divide-half-up.ts";
import type { Cents } from "../../shared/money/money.ts";
import type { HourlyRate, MaterialHandlingRate } from "./service-rates.ts";

/** The exhibitor's choices that decide what a show bills. */
export type ServiceChoices = {
  delivery: "advance" | "direct";
  isLate: boolean;
  /** Percentage of the hours on overtime. */
  overtimePercent: number;
};
export const usualChoices: ServiceChoices = {
  delivery: "advance",
  isLate: false,
  overtimePercent: 0,
};

const poundsInCwt = 100;

/**
 * Material handling of shipments of equal weight: each billed by begun CWT, with the minimum. Shows
 * that bill by the pound have no minimum.
 */
export function materialHandling(
  { weightLb, shipments }: { weightLb: number; shipments: number },
  { advance, direct, per, minimumCwt, latePercent }: MaterialHandlingRate,
  { delivery, isLate }: Pick<ServiceChoices, "delivery" | "isLate"> = usualChoices,
): Cents {
  const ofEach = Math.ceil(Math.ceil(weightLb / shipments) / poundsInCwt);
  const billed = per === "lb" ? weightLb : shipments * Math.max(minimumCwt, ofEach);
  const charge = BigInt(billed) * BigInt(delivery === "direct" ? direct : advance);
  const percent = 100_000n + BigInt(isLate ? latePercent : 0);
  return divideHalfUp(charge * percent, 100_000n);
}

/**
 * Price of a crew's hours: each worker is billed at least the minimum, and a percentage of the
 * hours as overtime.
 */
export function laborCharge(
  { hours, workers }: { hours: number; workers: number },
  { straight, overtime }: HourlyRate,
  minimumHours: number,
  overtimePercent = 0,
): Cents {
  const billed = Math.max(hours, minimumHours * workers);
  const each =
    BigInt(straight) * BigInt(100 - overtimePercent) + BigInt(overtime) * BigInt(overtimePercent);
  // hours are doubled to be whole: minimums come in half hours
  return divideHalfUp(BigInt(billed * 2) * each, 200n);
}
