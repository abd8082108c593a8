import { boothArea } from "../../shared/booth-area.ts";
import { foldText } from "../../shared/text/fold-text.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";
import type { ServiceArea } from "./service-area.ts";

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
const usualArea = 400;
/** A rental takes half of the build days; a labor-only job a week. */
const rentalShare = 0.5;
const laborDays = 7;
/**
 * Days of freight. Builders who don't work in the place are ruled out elsewhere, so these include
 * no penalty for them.
 */
const travelDays = { home: 0, covered: 3, "same-part": 7, elsewhere: 7, unknown: 7 } as const;

const usualDays = (area: number) => buildDays.find(({ upTo }) => area <= upTo)?.days ?? 0;
const rentalDays = (usual: number) => Math.ceil(usual * rentalShare);

export type LeadTime = {
  /** Days from today to the opening. */
  days: number;
  basis: "usual" | "rental" | "labor" | "done-before" | "stated";
};

/**
 * Days this builder needs from order to opening: the shortest of their stated lead time (else the usual time for
 * the booth's size, or less where a past project shows it), a rental from stock and a labor-only job, plus travel.
 */
export function leadTime(
  builder: BuilderToMatch,
  request: RequestToMatch,
  reach: ServiceArea,
): LeadTime {
  const area = boothArea(request.boothSize) ?? usualArea;
  const usual = usualDays(area);
  const stated = builder.leadTimeWeeks;
  const ways: LeadTime[] = [
    stated === null ? { days: usual, basis: "usual" } : { days: stated * 7, basis: "stated" },
  ];
  const service = foldText(request.serviceType);
  if (service.includes("labor")) ways.push({ days: laborDays, basis: "labor" });
  if (service.includes("rental") && offersRental(builder)) {
    ways.push({ days: rentalDays(usual), basis: "rental" });
  }
  for (const project of stated === null ? builder.projects : []) {
    const days = daysOf(project.projectTimeline);
    if (days && (boothArea(project.size) ?? 0) >= area) ways.push({ days, basis: "done-before" });
  }
  const shortest = ways.reduce((best, way) => (way.days < best.days ? way : best));
  return { ...shortest, days: shortest.days + travelDays[reach.kind] };
}

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
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  if (!(days > 0)) return null;
  const usual = usualDays(boothArea(boothSize) ?? usualArea);
  const freight = travelDays.covered;
  const rental = rentalDays(usual) + freight;
  const rentalUntil = utcDay(new Date(Date.parse(day) - rental * dayMs));
  const nearest = Math.min(rental - freight, laborDays);
  const allows =
    days >= usual + freight
      ? "new-build"
      : days >= rental
        ? "rental"
        : days >= nearest
          ? "rental-or-crew"
          : "late";
  return { days, allows, rentalUntil };
}

function offersRental({ servicesOffered, specialties }: BuilderToMatch): boolean {
  return [...servicesOffered, ...specialties].some((text) => foldText(text).includes("rental"));
}

/** "10 weeks from brief to opening" in days; null without a number of days, weeks or months. */
function daysOf(timeline: string | null): number | null {
  const [, number, unit] = /(\d{1,3})\s*(day|week|month)/i.exec(timeline ?? "") ?? [];
  if (!number || !unit) return null;
  return Number(number) * ({ day: 1, week: 7, month: 30 }[unit.toLowerCase()] ?? 0) || null;
}
