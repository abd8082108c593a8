import * as z from "zod";
import { maySet, type ViewedPlan } from "../../../domain/assignment/plan/view-plan.ts";
import { milestoneLabels } from "../../../domain/show-plan/milestone-words.ts";
import { milestoneKeys, milestoneStates } from "../../../domain/show-plan/plan.ts";
import type { CallRows } from "../call.ts";
import { idText } from "../fields/text.ts";
import { messageBody } from "../message.ts";

const callers = "members";
const tag = "Quote requests";
const problems = [404];
const ofJobs = { tag: "Jobs", callers } as const;
const addressBody = z.object({ path: z.string() });

const milestoneBody = z.object({
  key: z.enum(milestoneKeys),
  label: z.string(),
  day: z.string().meta({ description: "The latest day, YYYY-MM-DD, at the show" }),
  owner: z.enum(["exhibitor", "builder", "both", "show"]),
  source: z.object({
    kind: z.enum(["show", "own", "usual", "assumed"]),
    name: z.string().nullable(),
    address: z.string().nullable(),
    asOf: z.string().nullable(),
  }),
  state: z.enum(milestoneStates),
  slack: z.int().meta({ description: "Days from today; below 0 when past" }),
  maySet: z.boolean(),
});
export type MilestoneBody = z.infer<typeof milestoneBody>;

const planBody = z.object({
  milestones: z.array(milestoneBody),
  advice: z.array(z.string()),
  today: z.string(),
  hasCalendar: z.boolean(),
  side: z.enum(["exhibitor", "builder"]).nullable(),
});
export type PlanBody = z.infer<typeof planBody>;

const milestoneForm = z
  .object({
    day: z.iso.date("Day must be one such as 2026-11-22").nullish(),
    state: z.enum(milestoneStates, `State must be one of ${milestoneStates.join(", ")}`).optional(),
  })
  .refine(({ day, state }) => day !== undefined || state !== undefined, {
    message: "A day or a state is required",
  });

/** Calls for the plan of a request: its exhibitor, and the builder whose quote is accepted. */
export const planCalls = {
  "GET /api/quote-requests/:id/plan": {
    tag,
    summary:
      "Read the plan of your request, or of the one whose quote is yours and accepted: usual dates, unless the show sets them",
    callers,
    answer: planBody,
    problems,
  },
  "PATCH /api/quote-requests/:id/plan/:key": {
    tag,
    summary:
      "Set a day or the state of a milestone; a null day is the usual one again. A day that the show sets wins",
    callers,
    params: z.object({ id: idText, key: z.string().max(40) }),
    body: milestoneForm,
    answer: planBody,
    problems,
  },
  "POST /api/quote-requests/:id/plan/calendar": {
    tag,
    summary: "Make a secret address of the plan for your calendar; your former one ends",
    callers,
    status: 201,
    answer: addressBody,
    problems,
  },
  "DELETE /api/quote-requests/:id/plan/calendar": {
    tag,
    summary: "End your secret address of the plan",
    callers,
    answer: messageBody,
    problems,
  },
  "GET /api/jobs/calendar": {
    ...ofJobs,
    summary: "Read whether you have a secret address of the plans of your jobs",
    answer: z.object({ hasCalendar: z.boolean() }),
  },
  "POST /api/jobs/calendar": {
    ...ofJobs,
    summary:
      "Make a secret address, for your calendar, of the plans of your jobs under way, at most 50; your former one ends",
    status: 201,
    answer: addressBody,
  },
  "DELETE /api/jobs/calendar": {
    ...ofJobs,
    summary: "End your secret address of the plans of your jobs",
    answer: messageBody,
  },
} satisfies CallRows;

export function toPlanBody({ milestones, side, ...rest }: ViewedPlan): PlanBody {
  const { advice, today, hasCalendar } = rest;
  return {
    advice,
    today,
    hasCalendar,
    side,
    milestones: milestones.map((milestone) => ({
      ...milestone,
      label: milestoneLabels[milestone.key],
      maySet: maySet(milestone, side),
    })),
  };
}
