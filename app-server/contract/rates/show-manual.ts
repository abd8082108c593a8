import * as z from "zod";
import { approvalCases, boothKinds, ruleLimits } from "../../../domain/booth-rules/booth-rules.ts";
import { deadlineProblem } from "../../../domain/show-plan/deadline-problem.ts";
import { deadlineKeys } from "../../../domain/show-plan/plan.ts";
import { requiredText } from "../fields/text.ts";
import { seenField, versionBody } from "./seen-field.ts";

const lengthWords = "A length must be whole millimeters from 1 to 30,000";
const length = z.int(lengthWords).min(1, lengthWords).max(30_000, lengthWords);
const daysWords = "Days before must be a whole number from 0 to 365";
const day = z.iso.date("A day must be one such as 2026-11-22");
const address = z
  .url({ protocol: /^https?$/, error: "The address must be a web address" })
  .max(ruleLimits.address, "The address is too long")
  .nullable();

const kindRules = z.object({
  heightMm: length,
  backMm: length.nullable(),
  frontMm: length.nullable(),
  frontPart: z.union([z.literal("half"), length]).nullable(),
  sideBackMm: length.nullable(),
  sign: z.enum(["yes", "no", "ask"]),
  signTopMm: length.nullable(),
  closedShare: z.int().min(0).max(100).nullable(),
});

const rules = z.object({
  name: requiredText("Name", ruleLimits.name),
  source: requiredText("Source", ruleLimits.source),
  address,
  asOf: day,
  byType: z.record(z.enum(boothKinds), kindRules),
  approvals: z
    .array(
      z.object({
        when: z.enum(approvalCases),
        by: z.enum(["organizer", "venue"]),
        daysBefore: z.int(daysWords).min(0, daysWords).max(365, daysWords),
        from: z.enum(["opening", "move-in"]),
      }),
    )
    .max(ruleLimits.approvals, `Approvals must be ${ruleLimits.approvals} or fewer`),
  reusable: z.enum(["required", "asked"]).nullable(),
});

const problemWords = {
  twice: "This deadline is there twice",
  "out-of-order": "This day is out of order",
};

const deadline = z.object({
  key: z.enum(deadlineKeys, `A deadline must be one of ${deadlineKeys.join(", ")}`),
  day,
  source: requiredText("Source", ruleLimits.source),
  address,
  asOf: day,
});

const deadlines = z
  .array(deadline)
  .max(40, "Deadlines must be 40 or fewer")
  .superRefine((given, ctx) => {
    const problem = deadlineProblem(given);
    if (!problem) return;
    const { place, kind } = problem;
    ctx.addIssue({ code: "custom", path: [place, "day"], message: problemWords[kind] });
  });

export const boothRulesForm = z.object({ rules: rules.nullable(), ...seenField });
export const boothRulesBody = z.object({ rules: rules.nullable(), ...versionBody });
export const deadlinesForm = z.object({ deadlines, ...seenField });
export const publicDeadlinesBody = z.object({
  deadlines: z.array(deadline.extend({ label: z.string() })),
});
export type PublicDeadlinesBody = z.infer<typeof publicDeadlinesBody>;
export const deadlinesBody = z.object({ deadlines, ...versionBody });
