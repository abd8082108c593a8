import type { Category } from "../offers/category.ts";
import type { BuilderId, UserId } from "../shared/id.ts";
import { type Cents, maxAmountCents } from "../shared/money/money.ts";
import { dayMs } from "../shared/time/time-units.ts";

/** Categories that builders pass through at cost; an operator may leave them out of the base. */
export const passedThrough = [
  "shipping",
  "material-handling",
  "rigging",
  "electrical",
  "services",
  "permits",
  "tax",
] as const satisfies Category[];
export type PassedThrough = (typeof passedThrough)[number];

/** `quoted`: the accepted quote. `billed`: the confirmed bill, or without one the agreed amount. */
export const commissionBases = ["quoted", "billed"] as const;
export type CommissionBase = (typeof commissionBases)[number];

/** The least and the most of each number that an admin sets. */
export const commissionBounds = {
  rateBp: [0, 3000],
  repeatRateBp: [0, 3000],
  repeatMonths: [0, 60],
  cents: [0, maxAmountCents],
  dueDays: [0, 90],
  contestDays: [7, 60],
} as const;

/** Days between the notice of new rates and their first day. */
const noticeDays = 30;
export const maxRateReason = 500;

/** The numbers that a builder agrees to. Rates are in hundredths of a percent: 500 is 5%. */
export type CommissionParams = {
  rateBp: number;
  /** The rate for an exhibitor for whom the builder completed a job within `repeatMonths`. */
  repeatRateBp: number;
  repeatMonths: number;
  base: CommissionBase;
  leaveOut: PassedThrough[];
  /** Per job, if the base is above zero. */
  leastCents: Cents | null;
  mostCents: Cents | null;
  /** Days from a statement until it is due. */
  dueDays: number;
  contestDays: number;
};

/** A stored version of rates: for all builders, or an exception for one. Versions never change. */
export type CommissionRates = {
  version: number;
  /** Null: for all builders without an exception. */
  builderId: BuilderId | null;
  from: Date;
  /** When an exception ends; null: it stays. */
  until: Date | null;
  /** Why there is an exception. */
  reason: string | null;
  setBy: UserId | null;
  params: CommissionParams;
};

/** The rates that hold at a moment for a builder, or in general. */
export type RatesInForce = {
  /** Null: rates are not set. */
  current: CommissionRates | null;
  /** The general rates that follow. */
  next: CommissionRates | null;
  /** Whether some builder has an exception. */
  hasExceptions: boolean;
};

/** When new general rates may begin: the first at once, later ones on a day after the notice. */
export function earliestStart(hasRates: boolean, now: Date): Date {
  if (!hasRates) return now;
  return new Date(Math.ceil((now.getTime() + noticeDays * dayMs) / dayMs) * dayMs);
}
