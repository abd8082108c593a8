import { beasBooths } from "../builder-profiles/examples.ts";
import type { NewEntry } from "./entry.ts";
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

/** An accrual of $50 for Bea. */
export const exampleEntry: NewEntry = {
  at: new Date("2027-03-01T12:00:00.000Z"),
  month: "2027-03",
  builderId: beasBooths.id,
  builderName: beasBooths.name,
  requestId: null,
  jobId: null,
  kind: "accrued",
  amount: 50_00,
  rateBp: 500,
  isRepeat: false,
  baseCents: 1_000_00,
  leftOutCents: 0,
  version: 1,
  text: "CES 2027",
  actor: null,
  reverses: null,
  round: 1,
  statementId: null,
  key: null,
};
