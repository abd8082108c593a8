import { boothArea } from "../../shared/booth-area.ts";
import { foldText } from "../../shared/text/fold-text.ts";
import { laborDays, rentalDays, usualArea, usualDays } from "../../show-plan/build-days.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";
import type { ServiceArea } from "./service-area.ts";

/**
 * Days of freight. Builders who don't work in the place are ruled out elsewhere, so these include
 * no penalty for them.
 */
const travelDays = { home: 0, covered: 3, "same-part": 7, elsewhere: 7, unknown: 7 } as const;

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

function offersRental({ servicesOffered, specialties }: BuilderToMatch): boolean {
  return [...servicesOffered, ...specialties].some((text) => foldText(text).includes("rental"));
}

/** "10 weeks from brief to opening" in days; null without a number of days, weeks or months. */
function daysOf(timeline: string | null): number | null {
  const [, number, unit] = /(\d{1,3})\s*(day|week|month)/i.exec(timeline ?? "") ?? [];
  if (!number || !unit) return null;
  return Number(number) * ({ day: 1, week: 7, month: 30 }[unit.toLowerCase()] ?? 0) || null;
}
