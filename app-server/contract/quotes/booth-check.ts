import * as z from "zod";
import { type Finding, findingCodes } from "../../../domain/booth-rules/check-booth.ts";
import { findingText } from "../../../domain/booth-rules/finding-text.ts";
import {
  briefParts,
  briefPartWords,
  type Completeness,
} from "../../../domain/quotes/completeness.ts";
import { dayText } from "../../../domain/shared/time/day-text.ts";
import { allowsText, type TimeLeft } from "../../../domain/show-plan/build-days.ts";

/** A finding of the rules about a booth. It forbids nothing: the show decides. */
export const findingBody = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(["hint", "ask"]),
  text: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  source: z.object({
    name: z.string(),
    source: z.string(),
    address: z.string().nullable(),
    asOf: z.string(),
  }),
});
export type FindingBody = z.infer<typeof findingBody>;

/** The findings in words, for a show of this name. */
export function toFindingBodies(findings: readonly Finding[], show: string): FindingBody[] {
  return findings.map((finding) => ({ ...finding, text: findingText(finding, show) }));
}

export const leadTimeBody = z
  .object({
    days: z.int(),
    allows: z.enum(["new-build", "rental", "rental-or-crew", "late"]),
    rentalUntil: z.string(),
    text: z.string(),
  })
  .nullable()
  .meta({ description: "The time left before the show; null without a day ahead" });

export const toLeadTimeBody = (left: TimeLeft | "" | null) =>
  left ? { ...left, text: allowsText(left, (day) => dayText(new Date(day))) } : null;

export const completenessBody = z.object({
  points: z.int().meta({ description: "Of 100: how much of what builders need the brief says" }),
  most: z.array(z.object({ part: z.enum(briefParts), points: z.int(), text: z.string() })),
});

export function toCompletenessBody({ points, most }: Completeness) {
  return { points, most: most.map((each) => ({ ...each, text: briefPartWords[each.part] })) };
}

export const boothCheckBody = z.object({ findings: z.array(findingBody), leadTime: leadTimeBody });
