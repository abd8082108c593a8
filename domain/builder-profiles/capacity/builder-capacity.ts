import { type Place, placeTimeZone } from "../../shared/time/place-time-zone.ts";
import type { DayRange, WorkWeek } from "../../shared/time/zone-time.ts";

/** When a builder works, when they are away, and how much they take on at a time. Only they and admins see it. */
export type BuilderCapacity = {
  /** IANA time zone; null: the zone of the builder's place. */
  timeZone: string | null;
  /** 1 is Monday, 7 is Sunday; in order, at least one. */
  workDays: number[];
  /** HH:mm; `workUntil` is later on the same day, 24:00 at most. */
  workFrom: string;
  workUntil: string;
  /** Both days included. */
  away: DayRange[];
  /** Null: the limit of the promise's policy. */
  mostOpenInvitations: number | null;
  /** Concurrent jobs; null: the default for the team size. */
  mostJobs: number | null;
  /** Invitations and jobs per show; null: the limit of the promise's policy. */
  mostPerShow: number | null;
  /** The builder gets no invitations until they turn them on again. */
  isPaused: boolean;
};

/** Default: Monday to Friday, eight to six. */
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

/** A builder's place and stated capacity; null: not stated. */
type Working = Place & { capacity: BuilderCapacity | null };

/** The IANA time zone in which a builder works; null when unknown. */
export function builderTimeZone({ capacity, city, state, country }: Working): string | null {
  return capacity?.timeZone ?? placeTimeZone({ city, state, country });
}

/** A builder's working hours in their time zone. */
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
