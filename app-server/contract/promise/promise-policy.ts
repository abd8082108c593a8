import * as z from "zod";
import type { Core } from "../../../domain/core.ts";
import { promiseClocks, promiseModes } from "../../../domain/promise/promise-policy.ts";
import { isTimeZone } from "../../../domain/shared/time/zone-time.ts";

const number = (label: string, least: number, most: number) =>
  z
    .number(`${label} must be a number from ${least} to ${most}`)
    .min(least, `${label} must be a number from ${least} to ${most}`)
    .max(most, `${label} must be a number from ${least} to ${most}`);
const whole = (label: string, least: number, most: number) =>
  number(label, least, most).int(`${label} must be a whole number`);
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Times must look like 08:00");

/** Which hours count in the clock `business`. Days: 1 is Monday. */
const calendar = z
  .strictObject({
    days: z
      .array(whole("Days", 1, 7))
      .min(1, "At least one day is a business day")
      .max(7),
    from: timeOfDay,
    until: timeOfDay,
    timeZone: z.string().refine(isTimeZone, "Time zone must be a name such as America/Chicago"),
    holidays: z.array(z.iso.date("Holidays must look like 2027-12-25")).max(100),
  })
  .refine(({ from, until }) => from < until, {
    message: "The business day must end after it starts",
    path: ["until"],
  });

/** Every number that promises are kept by. Hours are wall hours where nothing else is said. */
export const promiseParams = z
  .strictObject({
    mode: z.enum(promiseModes, "Mode must be off, suggest or auto"),
    clock: z.enum(promiseClocks, "Clock must be wall or business"),
    firstHours: whole("First hours", 1, 240),
    allHours: whole("All hours", 1, 480),
    quotesPromised: whole("Quotes promised", 1, 10),
    calendar,
    seats: whole("Seats", 5, 10),
    mostInvited: whole("Most invited", 5, 20),
    margin: number("Margin", 0, 3),
    inviteWhenShort: number("Invite when short", 0, 3),
    acknowledgeHours: number("Acknowledge hours", 1, 40),
    lapseHours: number("Lapse hours", 1, 80),
    answerHours: number("Answer hours", 1, 240),
    answerWorkHours: number("Answer working hours", 1, 80),
    usefulHours: number("Useful hours", 0, 40),
    perShow: whole("Per show", 0, 20),
    openInvitations: whole("Open invitations", 0, 50),
    remindBeforeHours: number("Remind before hours", 1, 48),
    mostReminders: whole("Most reminders", 0, 5),
    pauseMostHours: whole("Pause most hours", 0, 240),
    publicLeast: whole("Public least", 1, 1000),
  })
  .refine(({ firstHours, allHours }) => firstHours <= allHours, {
    message: "The first quote can't be due after all of them",
    path: ["firstHours"],
  })
  .refine(({ acknowledgeHours, lapseHours }) => acknowledgeHours <= lapseHours, {
    message: "An invitation can't lapse before its reminder",
    path: ["lapseHours"],
  });

/** `isModeFixed`: PROMISE_MODE rules, whatever is saved here. `version` is sent back with a change. */
export const promisePolicyBody = z.object({
  version: z.int(),
  from: z.iso.datetime(),
  isModeFixed: z.boolean(),
  params: promiseParams,
});
export type PromisePolicyBody = z.infer<typeof promisePolicyBody>;

export const promisePolicyForm = z.object({
  version: z.int("Version must be a whole number").min(1, "Version must be 1 or more"),
  params: promiseParams,
});

export const replayForm = z.object({ params: promiseParams });

/** Invitations per request, and the shares of requests whose first quote and whose quotes came in time. */
const replay = z.object({ invited: z.number(), firstKept: z.number(), allKept: z.number() });

/** An estimate: the last `days` by today's numbers, and by those sent. Builders behave as the simulation assumes. */
export const replayBody = z.object({
  isEstimate: z.literal(true),
  days: z.int(),
  requests: z.int(),
  current: replay,
  proposed: replay,
});
export type ReplayBody = z.infer<typeof replayBody>;

type Read = Extract<Awaited<ReturnType<Core["promiseEvaluation"]["readPolicy"]>>, { ok: true }>;

export function toPromisePolicyBody({ policy, isModeFixed }: Read["value"]): PromisePolicyBody {
  const { version, from, params } = policy;
  return { version, from: from.toISOString(), isModeFixed, params };
}
