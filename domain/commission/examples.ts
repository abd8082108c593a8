import type { CommissionParams } from "./rates.ts";

/** 5% of the accepted quote, 2% for repeat business. */
export const exampleRates: CommissionParams = {
  rateBp: 500,
  repeatRateBp: 200,
  repeatMonths: 24,
  base: "quoted",
  leaveOut: [],
  leastCents: null,
  mostCents: null,
  dueDays: 30,
  contestDays: 14,
};
