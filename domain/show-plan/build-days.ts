import { boothArea } from "../shared/booth-area.ts";
import { addDays, daysBetween } from "../shared/time/days.ts";

/** Minimum days from order to opening of a new booth, by square feet. */
const buildDays = [
  { upTo: 100, days: 7 },
  { upTo: 200, days: 10 },
  { upTo: 400, days: 21 },
  { upTo: 900, days: 35 },
  { upTo: 1_200, days: 42 },
  { upTo: 2_000, days: 56 },
  { upTo: Number.POSITIVE_INFINITY, days: 70 },
] as const;

/** Booth area when the size is unknown: 20 by 20. */
export const usualArea = 400;
/** A rental takes half of the build days; a labor-only job a week. */
const rentalShare = 0.5;
export const laborDays = 7;
const freightDays = 3;

/** Days to build a new booth of this floor area. */
export const usualDays = (area: number) => buildDays.find(({ upTo }) => area <= upTo)?.days ?? 0;
export const rentalDays = (usual: number) => Math.ceil(usual * rentalShare);

/**
 * Days left before a show, and the fastest kind of job they still allow. `late`: too few even for a
 * builder near the show.
 */
export type TimeLeft = {
  days: number;
  allows: "new-build" | "rental" | "rental-or-crew" | "late";
  /** The last day to order a rental, YYYY-MM-DD. */
  rentalUntil: string;
};

/** Days left before a show that opens on `day`; null unless `day` is a valid day after today. */
export function timeLeft(day: string, today: string, boothSize: string): TimeLeft | null {
  const days = daysBetween(today, day);
  if (!(days > 0)) return null;
  const usual = usualDays(boothArea(boothSize) ?? usualArea);
  const rental = rentalDays(usual) + freightDays;
  const rentalUntil = addDays(day, -rental);
  const nearest = Math.min(rental - freightDays, laborDays);
  const allows =
    days >= usual + freightDays
      ? "new-build"
      : days >= rental
        ? "rental"
        : days >= nearest
          ? "rental-or-crew"
          : "late";
  return { days, allows, rentalUntil };
}

/** A sentence on the jobs that the time left allows. `day` writes a day. */
export function allowsText(
  { allows, rentalUntil }: TimeLeft,
  day: (iso: string) => string,
): string {
  switch (allows) {
    case "new-build":
      return "Enough time for a new build.";
    case "rental":
      return `Too late for a new booth of this size. A rental works until ${day(rentalUntil)}.`;
    case "rental-or-crew":
      return "Only a rental or a crew can make this.";
    case "late":
      return "Very late: call builders directly.";
  }
}
