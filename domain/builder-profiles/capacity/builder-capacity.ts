import { type Place, placeTimeZone } from "../../shared/time/place-time-zone.ts";
import type { DayRange, WorkWeek } from "../../shared/time/zone-time.ts";

/** When a builder works, when they are away, and how much they take on at a time. Only they and admins see it. */
export type BuilderCapacity = {
  /** An IANA name; null: that of the builder's place. */
  timeZone: string | null;
  /** 1 is Monday, 7 is Sunday; in order, at least one. */
  workDays: number[];
  /** HH:mm; `workUntil` is later on the same day, 24:00 at most. */
  workFrom: string;
  workUntil: string;
  /** Both days included. */
  away: DayRange[];
  /** Null: as the policy of the promise says. */
  mostOpenInvitations: number | null;
  /** Jobs under way; null: what a team of this size usually carries. */
  mostJobs: number | null;
  /** Invitations and jobs at one show; null: as the policy of the promise says. */
  mostPerShow: number | null;
  /** No invitations until they switch them on again. */
  isPaused: boolean;
};

/** Until a builder says otherwise: Monday to Friday, eight to six. */
export const usualCapacity: BuilderCapacity = {
  timeZone: null,
  workDays: [1, 2, 3, 4, 5],
  workFrom: "08:00",
  workUntil: "18:00",
  away: [],
  mostOpenInvitations: null,
  mostJobs: null,
  mostPerShow: null,
  isPaused: false,
};

/** A builder with what they said about their time; null: nothing yet. */
type Working = Place & { capacity: BuilderCapacity | null };

/** The clocks by which a builder works; null when nothing says so. */
export function builderTimeZone({ capacity, city, state, country }: Working): string | null {
  return capacity?.timeZone ?? placeTimeZone({ city, state, country });
}

/** A builder's working hours, by the clocks where they are. */
export function builderWeek(builder: Working): WorkWeek {
  const { workDays, workFrom, workUntil, away } = builder.capacity ?? usualCapacity;
  return {
    timeZone: builderTimeZone(builder) ?? "UTC",
    workDays,
    workFrom,
    workUntil,
    daysOff: away,
  };
}
