import type { Cents } from "../../shared/money/money.ts";
import type { Currency } from "../currency.ts";
import type { Thousandths } from "../offer-line.ts";
import type { Source } from "../source.ts";

/** The price of an hour of work on straight time, overtime and double time, if known. */
export type HourlyRate = { straight: Cents; overtime: Cents; double?: Cents | null };

export type MaterialHandlingRate = {
  /** For each unit, to the advance warehouse and straight to the hall. */
  advance: Cents;
  direct: Cents;
  /** The same for freight that needs special handling or comes uncrated, if known. */
  special?: Cents | null;
  uncrated?: Cents | null;
  /** Of each small package, if known. */
  smallPackage?: Cents | null;
  /** A CWT is a hundred pounds, begun ones counted whole. */
  per: "cwt" | "lb";
  /** Of each shipment. Nothing for shows that bill by the pound. */
  minimumCwt: number;
  /** The surcharge of a late shipment, in thousandths of a percent. */
  latePercent: Thousandths;
};

/** A show's prices of its services. Null: not known. */
export type ServiceRates = {
  materialHandling: MaterialHandlingRate | null;
  labor: HourlyRate | null;
  /** Of each worker, in half hours. */
  minimumHours: number;
  rigging: HourlyRate | null;
  /** Of electricians. */
  electricians: HourlyRate | null;
  /** For each outlet, with its power. */
  outlet: Cents | null;
};

/** The rates of a show or a country as an operator entered them. Amounts are in minor units of their currency. */
export type ShowServices = ServiceRates & Source & { currency: Currency };

/**
 * Averages of the USA that are used until an operator enters others. Labor and electricians: MeetingsNet; material handling:
 * ExpoVention; minimums: Star Exhibits and the Exhibit Handbook.
 */
export const averageOfUnitedStates: ShowServices = {
  materialHandling: {
    advance: 1_88,
    direct: 1_88,
    per: "lb",
    minimumCwt: 2,
    // $2.08 a pound
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
