import type { BuilderId } from "../shared/id.ts";
import { divideHalfUp } from "../shared/money/divide-half-up.ts";
import type { Cents } from "../shared/money/money.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { dayThere, hourOfDay } from "../shared/time/zone-time.ts";
import {
  balanceOf,
  type CommissionEntry,
  type EntryKind,
  type NewEntry,
  type StatementId,
} from "./entry.ts";
import type { Operator } from "./operator.ts";
import type { CommissionParams } from "./rates.ts";

export const statementStates = ["issued", "contested", "overdue", "paid", "closed"] as const;
export type StatementState = (typeof statementStates)[number];

/** Kinds of entries that statements list. */
export const listedKinds = [
  "accrued",
  "reversed",
  "adjusted",
  "waived",
] as const satisfies EntryKind[];

/** A month of a builder's entries, numbered without gaps in a year. Below zero it is a credit. */
export type Statement = {
  id: StatementId;
  year: number;
  sequence: number;
  /** Such as 2027-000123. */
  number: string;
  builderId: BuilderId;
  /** YYYY-MM of its latest entries, in the operator's time zone. */
  month: string;
  issuedAt: Date;
  /** The last day to pay, and the last one to contest, where the builder is. */
  dueOn: string;
  contestUntil: string;
  net: Cents;
  taxBp: number;
  tax: Cents;
  total: Cents;
  /** Paid, less what was paid back, and written off. */
  settled: Cents;
  /** Taken off since by waivers and decided contests, with tax. */
  takenOff: Cents;
  /** Not due until a contest is decided. */
  contested: Cents;
  state: StatementState;
  /** How many of the reminders' times are over. */
  reminders: number;
  /** Both parties as of then. */
  legal: { operator: Operator; builder: { name: string; place: string } };
};

/** The open amount of a statement. */
export const openOf = ({
  total,
  settled,
  takenOff,
}: Pick<Statement, "total" | "settled" | "takenOff">): Cents => total - settled - takenOff;

/** The tax on a net amount, half a cent up. */
export const taxOf = (net: Cents, { taxBp }: Pick<Statement, "taxBp">): Cents =>
  divideHalfUp(BigInt(net) * BigInt(taxBp), 10_000n);

const numberOf = (year: number, sequence: number) => `${year}-${`${sequence}`.padStart(6, "0")}`;

/** The hour of the 1st, in the operator's time zone, at which the month before is billed. */
const billingHour = 3;

/** The latest month, YYYY-MM, of which statements are due. */
export function monthToBill(now: Date, timeZone: string): string {
  const day = dayThere(timeZone, now);
  const isEarly = day.endsWith("-01") && now < hourOfDay(timeZone, day, billingHour);
  const month = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() - (isEarly ? 2 : 1));
  return utcDay(month).slice(0, 7);
}

export type ToBill = {
  entries: readonly CommissionEntry[];
  operator: Operator;
  builder: { id: BuilderId; name: string; place: string; timeZone: string };
  /** The terms of the entries' rates; statements take the latest days of all. */
  terms: readonly Pick<CommissionParams, "dueDays" | "contestDays">[];
  month: string;
  sequence: number;
};

/** The statement of these entries, with the entry of its tax; null: they make zero, and wait. */
export function statementOf(
  { entries, operator, builder, terms, month, sequence }: ToBill,
  { id, at }: { id: StatementId; at: Date },
): { statement: Statement; taxed: NewEntry | null } | null {
  const net = balanceOf(entries);
  if (net === 0) return null;
  const { taxBp, timeZone } = operator;
  const year = Number(dayThere(timeZone, at).slice(0, 4));
  const tax = taxOf(net, { taxBp });
  const today = dayThere(builder.timeZone, at);
  const later = (days: number) => utcDay(new Date(Date.parse(today) + days * dayMs));
  const statement: Statement = {
    id,
    year,
    sequence,
    number: numberOf(year, sequence),
    builderId: builder.id,
    month,
    issuedAt: at,
    dueOn: later(Math.max(...terms.map(({ dueDays }) => dueDays))),
    contestUntil: later(Math.max(...terms.map(({ contestDays }) => contestDays))),
    net,
    taxBp,
    tax,
    total: net + tax,
    settled: 0,
    takenOff: 0,
    contested: 0,
    state: "issued",
    reminders: 0,
    legal: { operator, builder: { name: builder.name, place: builder.place } },
  };
  const taxed =
    tax === 0 ? null : settlingEntry(statement, { kind: "taxed", amount: tax, text: "Tax", at });
  return { statement, taxed };
}

type Settling = Pick<NewEntry, "kind" | "amount" | "text" | "at"> & Partial<NewEntry>;

/** An entry about a whole statement. */
export function settlingEntry({ id, builderId, legal }: Statement, entry: Settling): NewEntry {
  return {
    month: dayThere(legal.operator.timeZone, entry.at).slice(0, 7),
    builderId,
    builderName: legal.builder.name,
    requestId: null,
    jobId: null,
    rateBp: 0,
    isRepeat: false,
    baseCents: 0,
    leftOutCents: 0,
    version: null,
    actor: null,
    reverses: null,
    round: 0,
    statementId: id,
    key: null,
    ...entry,
  };
}

/** Days after the last day to pay on which the builder is reminded; on the first it is overdue. */
const reminderDays = [1, 8, 22] as const;

/** Days since a statement's date by which debts are summed. */
export const ageDays = [30, 60, 90] as const;

/** How many reminders are due on a day of the builder. */
export function remindersOf({ dueOn }: Pick<Statement, "dueOn">, today: string): number {
  const late = (Date.parse(today) - Date.parse(dueOn)) / dayMs;
  return reminderDays.filter((days) => late >= days).length;
}

/** The statement after its sums changed. A closed one stays closed; a credit is never overdue. */
export function followSums(statement: Statement, today: string): Statement {
  const { state, contested } = statement;
  if (state === "closed") return statement;
  const isOverdue = statement.total > 0 && today > statement.dueOn;
  const isPaid = statement.total > 0 ? openOf(statement) <= 0 : openOf(statement) >= 0;
  const next = isPaid ? "paid" : contested > 0 ? "contested" : isOverdue ? "overdue" : "issued";
  return { ...statement, state: next };
}
