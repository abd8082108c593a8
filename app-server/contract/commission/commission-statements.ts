import * as z from "zod";
import { contestCodes, contestLimits } from "../../../domain/commission/contest.ts";
import {
  type Operator,
  type OperatorVersion,
  operatorLimits,
} from "../../../domain/commission/operator.ts";
import type { ListedContest, StatementRead } from "../../../domain/commission/ports.ts";
import { settlements } from "../../../domain/commission/settle-statement.ts";
import { openOf, type Statement, statementStates } from "../../../domain/commission/statement.ts";
import { maxAmountCents } from "../../../domain/shared/money/money.ts";
import type { Page } from "../../../domain/shared/page.ts";
import { pick } from "../../../domain/shared/records.ts";
import { isTimeZone } from "../../../domain/shared/time/zone-time.ts";
import { partQuery } from "../fields/page.ts";
import { idText, optionalText, requiredProse, requiredText } from "../fields/text.ts";
import { webLink } from "../fields/web-link.ts";
import { entryBody, toEntryBody } from "./commission-money.ts";

const cents = z.int().meta({ description: "US cents; negative for a credit" });

const statementBody = z.object({
  id: z.string(),
  number: z.string(),
  builderName: z.string(),
  /** YYYY-MM. */
  month: z.string(),
  issuedAt: z.iso.datetime(),
  dueOn: z.iso.date(),
  contestUntil: z.iso.date(),
  net: cents,
  tax: cents,
  total: cents,
  takenOff: cents.meta({ description: "US cents that waivers and decided contests took off" }),
  open: cents,
  state: z.enum(statementStates),
});
export type StatementBody = z.infer<typeof statementBody>;

export const statementsBody = z.object({
  statements: z.array(statementBody),
  next: z.string().nullable(),
});

const codes = Object.keys(contestCodes) as [keyof typeof contestCodes];

/** A builder's objection to an entry. `amount`: what it should have been; null: it stays. */
const contestBody = z.object({
  id: z.string(),
  entryId: z.string(),
  code: z.enum(codes),
  text: z.string(),
  at: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  amount: cents.nullable(),
  words: z.string().nullable(),
  files: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const contestsBody = z.object({
  contests: z.array(
    contestBody.extend({
      number: z.string(),
      builderName: z.string(),
      show: z.string(),
      entryAmount: cents,
    }),
  ),
  next: z.string().nullable(),
});
export type ListedContestBody = z.infer<typeof contestsBody>["contests"][number];

export const contestForm = z.object({
  entryId: idText,
  code: z.enum(codes, "Choose what is wrong"),
  text: requiredProse("What is wrong", contestLimits.text),
});

/** `amount`: null keeps the entry. */
export const decideForm = z.object({
  amount: z
    .int("Amount must be whole cents")
    .min(0, "Amount must be 0 or more")
    .max(maxAmountCents, "Amount is too large")
    .nullable(),
  words: requiredProse("Words", contestLimits.words),
});

/** A statement with its entries, and how to pay it. */
export const statementReadBody = statementBody.extend({
  entries: z.array(entryBody),
  /** Its tax, payments, and what was taken off since. */
  since: z.array(entryBody),
  payText: z.string(),
  payLink: z.string().nullable(),
  contests: z.array(contestBody),
});
export type StatementReadBody = z.infer<typeof statementReadBody>;

export const statementListQuery = partQuery.extend({
  state: z
    .enum(statementStates, `State must be one of ${statementStates.join(", ")}`)
    .nullish()
    .transform((state) => state ?? null),
});

/** The operator as statements print them. */
const operatorBody = z.object({
  name: z.string(),
  address: z.string(),
  taxId: z.string().nullable(),
  taxBp: z.int(),
  taxText: z.string().nullable(),
  payText: z.string(),
  payLink: z.string().nullable(),
  timeZone: z.string(),
  stopWhenOverdue: z.boolean(),
});
export const operatorVersionBody = z.object({
  seen: z.int(),
  operator: operatorBody.nullable(),
});
export type OperatorVersionBody = z.infer<typeof operatorVersionBody>;

export const operatorForm = z.object({
  seen: z.int("Seen must be a version").min(0, "Seen must be a version"),
  operator: z.strictObject({
    name: requiredText("Name", operatorLimits.name),
    address: requiredProse("Address", operatorLimits.address),
    taxId: optionalText("Tax ID", operatorLimits.taxId),
    taxBp: z
      .int("Tax must be from 0% to 30%")
      .min(0, "Tax must be from 0% to 30%")
      .max(operatorLimits.taxBp, "Tax must be from 0% to 30%")
      .meta({ description: "Hundredths of a percent" }),
    taxText: optionalText("Tax words", operatorLimits.taxText),
    payText: requiredProse("How to pay", operatorLimits.payText),
    payLink: webLink("Must be an https link", {
      protocol: /^https$/,
      max: 500,
      tooLong: "The link must be 500 characters or fewer",
    })
      .nullish()
      .transform((link): Operator["payLink"] => link ?? null),
    timeZone: z.string().refine(isTimeZone, "Time zone must be a name such as America/Chicago"),
    stopWhenOverdue: z.boolean().default(false),
  }),
});

export const settleForm = z.object({
  statementId: idText,
  kind: z.enum(settlements, `Kind must be one of ${settlements.join(", ")}`),
  amount: z
    .int("Amount must be whole cents")
    .min(1, "Amount must be above 0")
    .max(maxAmountCents, "Amount is too large"),
  day: z.iso.date("Day must be a day such as 2027-03-01"),
  reference: requiredText("Reference", 100),
  idempotencyKey: requiredText("Idempotency key", 100),
});

export const waiveForm = z.object({
  entryId: idText,
  reason: requiredProse("Reason", 200),
});

const toStatementBody = (statement: Statement): StatementBody => ({
  ...pick(statement, [
    "id",
    "number",
    "month",
    "dueOn",
    "contestUntil",
    "net",
    "tax",
    "total",
    "takenOff",
    "state",
  ]),
  builderName: statement.legal.builder.name,
  issuedAt: statement.issuedAt.toISOString(),
  open: openOf(statement),
});

export const toStatementsBody = ({ items, next }: Page<Statement>) => ({
  statements: items.map(toStatementBody),
  next,
});

const toContestBody = (contest: StatementRead["contests"][number]) => ({
  ...pick(contest, ["id", "entryId", "code", "text", "amount", "words", "files"]),
  at: contest.at.toISOString(),
  decidedAt: contest.decidedAt?.toISOString() ?? null,
});

export const toContestsBody = ({ items, next }: Page<ListedContest>) => ({
  contests: items.map((contest) => ({
    ...toContestBody(contest),
    ...pick(contest, ["number", "builderName", "show", "entryAmount"]),
  })),
  next,
});

export const toStatementReadBody = ({
  statement,
  entries,
  since,
  contests,
}: StatementRead): StatementReadBody => ({
  ...toStatementBody(statement),
  ...pick(statement.legal.operator, ["payText", "payLink"]),
  entries: entries.map(toEntryBody),
  since: since.map(toEntryBody),
  contests: contests.map(toContestBody),
});

export const toOperatorVersionBody = ({
  version,
  operator,
}: OperatorVersion): OperatorVersionBody => ({ seen: version, operator });
