import * as z from "zod";
import type { Core } from "../../../domain/core.ts";
import {
  type PolicyConstant,
  policyConstants,
  promiseBounds,
  promiseClocks,
  promiseModes,
} from "../../../domain/promise/promise-policy.ts";
import { isTimeZone } from "../../../domain/shared/time/zone-time.ts";

const whole = (label: string, least: number, most: number) =>
  z
    .number(`${label} must be a number from ${least} to ${most}`)
    .min(least, `${label} must be a number from ${least} to ${most}`)
    .max(most, `${label} must be a number from ${least} to ${most}`)
    .int(`${label} must be a whole number`);
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Times must look like 08:00");

/** The working hours of the clock `business`. Days: 1 is Monday. */
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

const settings = {
  mode: z.enum(promiseModes, "Mode must be off, suggest or auto"),
  clock: z.enum(promiseClocks, "Clock must be wall or business"),
  firstHours: whole("First hours", ...promiseBounds.firstHours),
  allHours: whole("All hours", ...promiseBounds.allHours),
  quotesPromised: whole("Quotes promised", ...promiseBounds.quotesPromised),
  calendar,
};
const names = Object.keys(policyConstants) as PolicyConstant[];
const each = <Value>(of: (name: PolicyConstant) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<PolicyConstant, Value>;

/**
 * The settings of the promise. Numbers that were settings earlier may be missing, or must have
 * their constant value.
 */
export const promiseParams = z
  .strictObject({
    ...settings,
    ...each((name) => {
      const value = policyConstants[name];
      return z.literal(value, `${name} can't be set: it's always ${value}`).default(value);
    }),
  })
  .refine(({ firstHours, allHours }) => firstHours <= allHours, {
    message: "The first quote can't be due after all of them",
    path: ["firstHours"],
  });

/** `isModeFixed`: PROMISE_MODE overrides the stored mode. `version` is sent back with a change. */
export const promisePolicyBody = z.object({
  version: z.int(),
  from: z.iso.datetime(),
  isModeFixed: z.boolean(),
  params: z.object({ ...settings, ...each(() => z.number()) }),
});
export type PromisePolicyBody = z.infer<typeof promisePolicyBody>;

export const promisePolicyForm = z.object({
  version: z.int("Version must be a whole number").min(1, "Version must be 1 or more"),
  params: promiseParams,
});

export const replayForm = z.object({ params: promiseParams });

/**
 * Invitations per request, and the shares of requests whose first quote, and whose promised quotes,
 * were in time.
 */
const replay = z.object({ invited: z.number(), firstKept: z.number(), allKept: z.number() });

/**
 * A simulation of the last `days` by today's numbers and by the sent ones, with the assumed
 * behavior of builders.
 */
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
