import * as z from "zod";
import type { CapacityInEffect } from "../../../domain/assignment/capacity/read-capacity.ts";
import { conditions } from "../../../domain/assignment/matching/ineligibility-reason.ts";
import type { BuilderCapacity } from "../../../domain/builder-profiles/capacity/builder-capacity.ts";
import { capacityBounds as bounds } from "../../../domain/builder-profiles/capacity/capacity-bounds.ts";
import { isTimeZone } from "../../../domain/shared/time/zone-time.ts";

const day = z.iso.date("A day must be written YYYY-MM-DD");
const clockTime = (label: string, pattern: RegExp) =>
  z.string(`${label} must be written HH:MM`).regex(pattern, `${label} must be written HH:MM`);

function limit(label: string, most: number) {
  const words = `${label} must be a whole number from 0 to ${most}, or empty`;
  return z.int(words).min(0, words).max(most, words).nullable();
}

const fields = {
  /** An IANA name; null means the time zone of the builder's place. */
  timeZone: z
    .string()
    .max(bounds.timeZone)
    .refine(isTimeZone, "Choose a time zone from the list")
    .nullable(),
  /** 1 is Monday, 7 is Sunday. */
  workDays: z
    .array(z.int().min(1).max(7))
    .min(1, "Choose at least one work day. To stop invitations, pause them")
    .max(7)
    .refine((days) => new Set(days).size === days.length, "Name each work day once"),
  workFrom: clockTime("Work starts at", /^([01]\d|2[0-3]):[0-5]\d$/),
  workUntil: clockTime("Work ends at", /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
  away: z
    .array(
      z.strictObject({ from: day, until: day }).refine(({ from, until }) => from <= until, {
        path: ["until"],
        message: "The last day away is before the first",
      }),
    )
    .max(bounds.away, `List ${bounds.away} times away or fewer`),
  mostOpenInvitations: limit("Open invitations", bounds.openInvitations),
  mostJobs: limit("Jobs under way", bounds.jobs),
  mostPerShow: limit("Invitations and jobs at one show", bounds.perShow),
};

/**
 * A builder's working hours, times away and limits; missing fields stay unchanged. A limit of null
 * is the default.
 */
export const capacityForm = z
  .strictObject({ ...fields, isPaused: z.boolean() })
  .partial()
  .refine(({ workFrom, workUntil }) => (workFrom === undefined) === (workUntil === undefined), {
    path: ["workUntil"],
    message: "Say when work starts and when it ends",
  })
  .refine(({ workFrom, workUntil }) => !workFrom || !workUntil || workFrom < workUntil, {
    path: ["workUntil"],
    message: "Work must end after it starts",
  })
  .transform(
    (form): Partial<BuilderCapacity> => ({
      ...form,
      ...(form.workDays && { workDays: form.workDays.toSorted((a, b) => a - b) }),
    }),
  );

/** `inEffect`: the time zone and the limits that apply now, including defaults. */
export const capacityBody = z.object({
  timeZone: z.string().nullable(),
  workDays: z.array(z.int()),
  workFrom: z.string(),
  workUntil: z.string(),
  away: z.array(z.object({ from: z.string(), until: z.string() })),
  mostOpenInvitations: z.int().nullable(),
  mostJobs: z.int().nullable(),
  mostPerShow: z.int().nullable(),
  isPaused: z.boolean(),
  inEffect: z.object({
    timeZone: z.string(),
    openInvitations: z.int(),
    jobs: z.int(),
    perShow: z.int(),
  }),
});
export type CapacityBody = z.infer<typeof capacityBody>;

/**
 * Requests that the builder was not asked about, by condition; null means that others matched
 * better.
 */
export const notAskedBody = z.array(
  z.object({
    /** YYYY-MM. */
    month: z.string(),
    show: z.string(),
    sizeBand: z.string(),
    condition: z.enum(conditions).nullable(),
    obstacle: z.string(),
    change: z.string(),
  }),
);

export const toCapacityBody = (capacity: CapacityInEffect): CapacityBody => capacity;
