import * as z from "zod";
import { type CommissionEntry, entryKinds } from "../../../domain/commission/entry.ts";
import type { ListedEntry, UnagreedJob } from "../../../domain/commission/ports.ts";
import { statementStates } from "../../../domain/commission/statement.ts";
import type { Page } from "../../../domain/shared/page.ts";
import { pick } from "../../../domain/shared/records.ts";
import { commissionParams } from "./commission-rates.ts";

const cents = z.int().meta({ description: "US cents; negative for what is taken off" });

/** One line of the ledger. */
export const entryBody = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(entryKinds),
  builderName: z.string(),
  /** The show. */
  text: z.string(),
  requestId: z.string().nullable(),
  jobId: z.string().nullable(),
  base: cents,
  leftOut: cents,
  rateBp: z.int(),
  isRepeat: z.boolean(),
  amount: cents,
});
export type EntryBody = z.infer<typeof entryBody>;

/** `statement`: where it is billed or settled; null for what the next one bills. */
const listedEntryBody = entryBody.extend({
  statement: z.object({ number: z.string(), state: z.enum(statementStates) }).nullable(),
});
export type ListedEntryBody = z.infer<typeof listedEntryBody>;

export const entriesBody = z.object({
  entries: z.array(listedEntryBody),
  next: z.string().nullable(),
});

/** `open`: the sum of all own entries. `pay`: how to pay, as the operator says today. */
export const ownMoneyBody = entriesBody.extend({
  open: cents,
  overdue: cents,
  dueOn: z.iso.date().nullable(),
  /** The number of the statement for which you aren't invited. */
  stops: z.string().nullable(),
  pay: z.object({ payText: z.string(), payLink: z.string().nullable() }).nullable(),
});
export type OwnMoneyBody = z.infer<typeof ownMoneyBody>;

export const moneySummaryBody = z.object({
  /** YYYY-MM in the operator's time zone. */
  month: z.string(),
  accrued: cents,
  issued: cents,
  paid: cents,
  overdue: cents,
  open: cents,
  /** Accepted jobs by the month of their show, if they close as agreed. */
  expected: z.array(z.object({ month: z.string().nullable(), jobs: z.int(), amount: cents })),
  builders: z.array(
    z.object({
      builderId: z.string(),
      builderName: z.string(),
      accrued: cents,
      open: cents,
      /** Debts up to 30, 60 and 90 days after their statement, and older ones. */
      ages: z.array(cents),
    }),
  ),
});

export const unagreedBody = z.object({
  jobs: z.array(
    z.object({
      requestId: z.string(),
      show: z.string(),
      builderName: z.string().nullable(),
      amount: z.int().nullable(),
      completedAt: z.iso.datetime(),
    }),
  ),
  next: z.string().nullable(),
});

export const estimateForm = z.object({ params: commissionParams });

/** `changesBase`: the rates also change the base, which is not in `proposed`. */
export const estimateBody = z.object({
  jobs: z.int(),
  accrued: cents,
  proposed: cents,
  changesBase: z.boolean(),
});

export const toEntryBody = (entry: CommissionEntry): EntryBody => ({
  ...pick(entry, [
    "id",
    "kind",
    "builderName",
    "text",
    "requestId",
    "jobId",
    "rateBp",
    "isRepeat",
    "amount",
  ]),
  at: entry.at.toISOString(),
  base: entry.baseCents,
  leftOut: entry.leftOutCents,
});

export const toListedEntryBody = ({ statement, ...entry }: ListedEntry): ListedEntryBody => ({
  ...toEntryBody(entry),
  statement,
});

export const toEntriesBody = ({ items, next }: Page<ListedEntry>) => ({
  entries: items.map(toListedEntryBody),
  next,
});

export const toUnagreedBody = ({ items, next }: Page<UnagreedJob>) => ({
  jobs: items.map(({ completedAt, ...job }) => ({
    ...job,
    completedAt: completedAt.toISOString(),
  })),
  next,
});
