import * as z from "zod";
import {
  type Change,
  changeEventsOf,
  changeLimits,
  changeReasonCodes,
  changeStates,
  totalOf,
} from "../../../domain/jobs/change.ts";
import { type JobSide, jobSides } from "../../../domain/jobs/job.ts";
import { type Category, categories } from "../../../domain/offers/category.ts";
import { maxAmountCents } from "../../../domain/shared/money/money.ts";
import { optionalProse, requiredProse, requiredText } from "../fields/text.ts";

const [soonest, latest] = changeLimits.daysLater;
const daysWords = `Days must be a whole number from ${soonest} to ${latest}`;

const changeLine = z.object({
  category: z.enum(categories as [Category, ...Category[]], "Category must be one of the list"),
  label: requiredText("Label", changeLimits.label),
  amount: z
    .int("Amount must be whole cents")
    .min(-maxAmountCents, "Amount is too small")
    .max(maxAmountCents, "Amount is too large")
    .meta({ description: "In minor units of the quote's currency; negative for less" }),
});

const proposal = {
  title: requiredText("Title", changeLimits.title),
  note: optionalProse("Note", changeLimits.note),
  lines: z
    .array(changeLine, "Lines must be a list")
    .max(changeLimits.lines, `Lines must be ${changeLimits.lines} or fewer`)
    .default([]),
  daysLater: z
    .int(daysWords)
    .min(soonest, daysWords)
    .max(latest, daysWords)
    .nullish()
    .transform((days) => days ?? null)
    .meta({ description: "Days by which the booth is ready later; negative for earlier" }),
  answerBy: z.iso
    .datetime({ offset: true, error: "Answer by must be a time" })
    .nullish()
    .transform((at) => (at ? new Date(at) : null))
    .meta({ description: "When the proposal lapses without an answer" }),
};

const version = z
  .int("Version must be the one you read")
  .min(1, "Version must be the one you read")
  .meta({ description: "The version that you read: any other is rejected with the current one" });

/** A new change. Lines and reason are the builder's; a wish of the exhibitor has neither. */
export const changeForm = z.object({
  ...proposal,
  reason: z.enum(changeReasonCodes, "Reason must be one of the list").default("other"),
});

/** The price of a wish, or a new version of a proposal. */
export const proposalForm = z.object({ ...proposal, version });

export const decisionForm = z.object({ version, note: optionalProse("Note", changeLimits.note) });

/** A decline says why. */
export const declineChangeForm = decisionForm.extend({
  note: requiredProse("Reason", changeLimits.note),
});

const lineBody = z.object({
  category: z.string(),
  label: z.string(),
  amount: z.int(),
});

/** A change of a job. `may`: what the reader may do with it now. */
export const changeBody = z.object({
  id: z.string(),
  number: z.int(),
  raisedBy: z.enum(jobSides),
  reason: z.enum(changeReasonCodes),
  state: z.enum(changeStates),
  title: z.string(),
  note: z.string().nullable(),
  lines: z.array(lineBody),
  total: z.int().nullable().meta({ description: "Null for a wish without a price" }),
  daysLater: z.int().nullable(),
  answerBy: z.string().nullable(),
  version: z.int(),
  earlier: z.array(
    z.object({
      version: z.int(),
      title: z.string(),
      note: z.string().nullable(),
      lines: z.array(lineBody),
      total: z.int().nullable(),
      daysLater: z.int().nullable(),
      at: z.string(),
    }),
  ),
  raisedAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedNote: z.string().nullable(),
  may: z.array(z.enum(["propose", "decline", "approve", "refuse", "withdraw", "lapse"])),
});
export type ChangeBody = z.infer<typeof changeBody>;

const totalOrNull = (of: Pick<Change, "lines">) => (of.lines.length > 0 ? totalOf(of) : null);

/** The change for a reader of this side; null for an admin. */
export function toChangeBody(change: Change, side: JobSide | null): ChangeBody {
  const { jobId: _, answerBy, raisedAt, decidedAt, earlier, ...facts } = change;
  return {
    ...facts,
    total: totalOrNull(change),
    answerBy: answerBy?.toISOString() ?? null,
    earlier: earlier.map((each) => ({ ...each, total: totalOrNull(each) })),
    raisedAt: raisedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    may: side ? changeEventsOf(change.state, side) : [],
  };
}
