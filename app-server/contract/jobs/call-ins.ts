import * as z from "zod";
import { answerDay } from "../../../domain/jobs/answer-day.ts";
import { type CallIn, callInLimits, callInOutcomeCodes } from "../../../domain/jobs/call-in.ts";
import { jobSides } from "../../../domain/jobs/job.ts";
import { dayThere } from "../../../domain/shared/time/zone-time.ts";
import { requiredProse } from "../fields/text.ts";

export const callInForm = z.object({ text: requiredProse("Text", callInLimits.text) });
export const closeCallInForm = z.object({
  outcome: z.enum(callInOutcomeCodes, "Outcome must be one of the list"),
  words: requiredProse("Words", callInLimits.text),
});
export const builtForm = z.object({ built: z.boolean("Built must be true or false") });

/** A side called us in: what it wrote, the other side's answer, and an admin's words to both. */
export const callInBody = z.object({
  side: z.enum(jobSides),
  text: z.string(),
  at: z.string(),
  answerBy: z.string(),
  answer: z.string().nullable(),
  outcome: z.enum(callInOutcomeCodes).nullable().meta({ description: "Null while it is open" }),
  words: z.string().nullable(),
  closedAt: z.string().nullable(),
});

export function toCallInBody(callIn: CallIn, timeZone: string): z.infer<typeof callInBody> {
  const { side, text, at, answer, outcome, words, closedAt } = callIn;
  return {
    side,
    text,
    at: at.toISOString(),
    answerBy: answerDay(dayThere(timeZone, at)),
    answer,
    outcome,
    words,
    closedAt: closedAt?.toISOString() ?? null,
  };
}
