import { boothArea } from "../../shared/booth-area.ts";
import type { BuilderId } from "../../shared/id.ts";
import { budgetRange } from "../../shared/money/budget-range.ts";
import { usualLimits } from "./capacity-obstacles.ts";
import type { IneligibilityReason } from "./ineligibility-reason.ts";
import { ineligibilityReasons } from "./ineligibility-reasons.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";
import { type Reason, scoreBuilder } from "./score-builder.ts";
import { workloadOf } from "./workload.ts";

/** An eligible builder with its score out of 100 and the reasons. */
export type Suggestion = {
  builderId: BuilderId;
  name: string;
  points: number;
  reasons: Reason[];
  /** Current workload in words. */
  load: string;
  isAssigned: boolean;
  /** The exhibitor named this builder as preferred. */
  isPreferred: boolean;
};

/** An ineligible builder, with the conditions they miss and what would change them. */
export type IneligibleBuilder = {
  builderId: BuilderId;
  name: string;
  obstacles: IneligibilityReason[];
  isAssigned: boolean;
  isPreferred: boolean;
};

export type SuggestedBuilders = {
  /** Builders preferred by the exhibitor first, then by score. */
  suggestions: Suggestion[];
  /** Fewest missed conditions first. */
  ineligible: IneligibleBuilder[];
  /** Sentences about criteria that couldn't be scored because the request lacks the facts. */
  unknowns: string[];
};

type Ranked = {
  builder: BuilderToMatch;
  reasons: Reason[];
  obstacles: IneligibilityReason[];
  points: number;
  isPreferred: boolean;
};

/**
 * Ranks builders for a request. Hard conditions first: approved, works where the show is, fits the
 * budget, has enough time, and takes on more now. Then the exhibitor's own wishes, then points. The order depends on the facts alone: score,
 * then lower workload, then name.
 */
export function suggestBuilders(
  request: RequestToMatch,
  builders: readonly BuilderToMatch[],
  now: Date,
  limits = usualLimits,
): SuggestedBuilders {
  const assigned = new Set(request.assignedBuilders);
  const preferred = new Set(request.preferredBuilders);
  const ranked = builders.map((builder): Ranked => {
    const reasons = scoreBuilder(builder, request);
    const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
    const obstacles = ineligibilityReasons(builder, request, now, limits);
    return { builder, reasons, points, obstacles, isPreferred: preferred.has(builder.id) };
  });
  ranked.sort(
    (one, other) =>
      one.obstacles.length - other.obstacles.length ||
      Number(other.isPreferred) - Number(one.isPreferred) ||
      other.points - one.points ||
      workloadOf(one.builder).jobs - workloadOf(other.builder).jobs ||
      compare(one.builder.name, other.builder.name) ||
      compare(one.builder.id, other.builder.id),
  );
  return {
    suggestions: ranked
      .filter(({ obstacles }) => obstacles.length === 0)
      .map(({ builder, points, reasons, isPreferred }) => ({
        builderId: builder.id,
        name: builder.name,
        points,
        reasons,
        load: workloadOf(builder).words,
        isAssigned: assigned.has(builder.id),
        isPreferred,
      })),
    ineligible: ranked
      .filter(({ obstacles }) => obstacles.length > 0)
      .map(({ builder, obstacles, isPreferred }) => ({
        builderId: builder.id,
        name: builder.name,
        obstacles,
        isAssigned: assigned.has(builder.id),
        isPreferred,
      })),
    unknowns: unknownsOf(request),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * Sentences about facts that the request lacks. They rule no builder out; the admin may ask for
 * them.
 */
function unknownsOf({ show, eventDay, budget, boothSize }: RequestToMatch): string[] {
  const found = [
    !show && "The show isn't on the calendar: we read its location from the venue",
    show &&
      !show.city &&
      !show.state &&
      !show.region &&
      "The calendar doesn't say where the show is",
    !eventDay && "The event date isn't a single day: check that there's time",
    !budgetRange(budget) && "The budget has no amount: check that it's enough",
    boothArea(boothSize) === null && "The size in feet is missing: we assume a 20 by 20 booth",
  ];
  return found.filter((sentence) => typeof sentence === "string");
}
