import type { Cents } from "../../shared/money/money.ts";
import type { Currency } from "../currency.ts";
import type { Thousandths } from "../offer-line.ts";
import type { Source } from "../source.ts";

/** Price of an hour of work on straight time, overtime and double time, if known. */
export type HourlyRate = { straight: Cents; overtime: Cents; double?: Cents | null };

export type MaterialHandlingRate = {
  /** Price per unit of freight to the advance warehouse, and direct to the hall. */
  advance: Cents;
  direct: Cents;
  /** The same for special-handling or uncrated freight, if known. */
  special?: Cents | null;
  uncrated?: Cents | null;
  /** Price per small package, if known. */
  smallPackage?: Cents | null;
  /** CWT: hundred pounds, rounded up. */
  per: "cwt" | "lb";
  /** Minimum per shipment; 0 for shows that bill by the pound. */
  minimumCwt: number;
  /** Surcharge for a late shipment, in thousandths of a percent. */
  latePercent: Thousandths;
};

/** A show's prices for its services. Null: unknown. */
export type ServiceRates = {
  materialHandling: MaterialHandlingRate | null;
  labor: HourlyRate | null;
  /** Minimum hours per worker, in half hours. */
  minimumHours: number;
  rigging: HourlyRate | null;
  /** Hourly rates of electricians. */
  electricians: HourlyRate | null;
  /** Price per outlet with its power. */
  outlet: Cents | null;
};

/** Rates of a show or a country as an operator entered them, in minor units of their currency. */
export type ShowServices = ServiceRates & Source & { currency: Currency };

/**
 * US averages, used until an operator enters rates. Labor and electricians: MeetingsNet; material
 * handling: ExpoVention; minimums: Star Exhibits and the Exhibit Handbook.
 */
export const averageOfUnitedStates: ShowServices = {
  materialHandling: {
    advance: 1_88,
    direct: 1_88,
    per: "lb",
    minimumCwt: 2,
    // makes $2.08 per pound
    latePercent: 10_638,
  },
  labor: { straight: 140_00, overtime: 213_00 },
  minimumHours: 4,
  rigging: null,
  electricians: { straight: 132_00, overtime: 208_00 },
  outlet: null,
  currency: "USD",
  source: "16 US cities, 2022",
  address:
    "https://www.meetingsnet.com/association-conventions-and-expos/exhibitor-costs-big-cities-benchmarks-and-comparisons",
  asOf: "2022-12-31",
};
