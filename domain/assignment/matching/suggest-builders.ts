import type { BuilderId } from "../../shared/id.ts";
import { usualLimits } from "./capacity-obstacles.ts";
import type { IneligibilityReason } from "./ineligibility-reason.ts";
import { ineligibilityReasons } from "./ineligibility-reasons.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";
import { type Reason, scoreBuilder } from "./score-builder.ts";
import { unknownsOf } from "./unknowns-of.ts";
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
};

/** A builder who cannot, and what would change it. */
export type Misfit = {
  builderId: BuilderId;
  name: string;
  obstacles: IneligibilityReason[];
  isAssigned: boolean;
};

export type SuggestedBuilders = {
  /** The best first. */
  suggestions: Suggestion[];
  /** The nearest miss first. */
  misfits: Misfit[];
  /** Criteria that couldn't be scored because the request lacks the facts. */
  unknowns: string[];
};

type Ranked = {
  builder: BuilderToMatch;
  reasons: Reason[];
  obstacles: IneligibilityReason[];
  points: number;
};

/**
 * Ranks builders for a request. Hard conditions first: approved, works where the show is, fits the
 * budget, has enough time, and takes on more now. Then points. The order depends on the facts alone: score, then lower
 * workload, then name.
 */
export function suggestBuilders(
  request: RequestToMatch,
  builders: readonly BuilderToMatch[],
  now: Date,
  limits = usualLimits,
): SuggestedBuilders {
  const assigned = new Set(request.assignedBuilders);
  const ranked = builders.map((builder): Ranked => {
    const reasons = scoreBuilder(builder, request);
    const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
    const obstacles = ineligibilityReasons(builder, request, now, limits);
    return { builder, reasons, points, obstacles };
  });
  ranked.sort(
    (one, other) =>
      one.obstacles.length - other.obstacles.length ||
      other.points - one.points ||
      workloadOf(one.builder).jobs - workloadOf(other.builder).jobs ||
      compare(one.builder.name, other.builder.name) ||
      compare(one.builder.id, other.builder.id),
  );
  return {
    suggestions: ranked
      .filter(({ obstacles }) => obstacles.length === 0)
      .map(({ builder, points, reasons }) => ({
        builderId: builder.id,
        name: builder.name,
        points,
        reasons,
        load: workloadOf(builder).words,
        isAssigned: assigned.has(builder.id),
      })),
    misfits: ranked
      .filter(({ obstacles }) => obstacles.length > 0)
      .map(({ builder, obstacles }) => ({
        builderId: builder.id,
        name: builder.name,
        obstacles,
        isAssigned: assigned.has(builder.id),
      })),
    unknowns: unknownsOf(request),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
