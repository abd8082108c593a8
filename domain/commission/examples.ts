import type { Operator } from "./operator.ts";
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

export const exampleOperator: Operator = {
  name: "Boothwright Inc.",
  address: "1 Market Street\nChicago, IL 60601",
  taxId: "12-3456789",
  taxBp: 0,
  taxText: null,
  payText: "By bank transfer, with the number of the statement",
  payLink: null,
  timeZone: "America/Chicago",
  stopWhenOverdue: false,
};
