import type { BriefWidening } from "../../messages/letter-facts.ts";
import { serviceTypes } from "../../quotes/options.ts";
import { budgetRange } from "../../shared/money/budget-range.ts";
import { usualLimits } from "./capacity-obstacles.ts";
import { ineligibilityReasons } from "./ineligibility-reasons.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";

/** Suggested budgets are at most twice the exhibitor's. */
const maxBudgetFactor = 2;

/**
 * Changes of the brief that would make more builders eligible: the best change per kind, evaluated
 * with the matching rules.
 */
export function widenRequest(
  request: RequestToMatch,
  builders: readonly BuilderToMatch[],
  now: Date,
  limits = usualLimits,
): BriefWidening[] {
  const fitting = (asked: RequestToMatch) =>
    builders.filter((builder) => ineligibilityReasons(builder, asked, now, limits).length === 0)
      .length;
  const before = fitting(request);
  const gain = (change: Partial<RequestToMatch>) => fitting({ ...request, ...change }) - before;
  const found = [
    best(budgets(request, builders), ({ upToDollars, budget }) => ({
      kind: "budget",
      upToDollars,
      builders: gain({ budget }),
    })),
    best(otherServices(request), (serviceType) => ({
      kind: "service-type",
      serviceType,
      builders: gain({ serviceType }),
    })),
  ];
  return found
    .filter((widening) => widening !== null)
    .sort((one, other) => other.builders - one.builders);
}

/**
 * The change with the most additional builders; among equals the first, which asks least of the
 * exhibitor.
 */
function best<Change>(
  changes: readonly Change[],
  tryOut: (change: Change) => BriefWidening,
): BriefWidening | null {
  return changes.map(tryOut).reduce<BriefWidening | null>((found, widening) => {
    const isBetter = widening.builders > (found?.builders ?? 0);
    return isBetter ? widening : found;
  }, null);
}

/** Larger budgets, each up to another builder's minimum, smallest first. */
function budgets({ budget }: RequestToMatch, builders: readonly BuilderToMatch[]) {
  const range = budgetRange(budget);
  const maximum = range?.maximum ?? null;
  if (!range || maximum === null) return [];
  const edges = builders.map(({ minimumProjectBudget }) => minimumProjectBudget ?? 0);
  return [...new Set(edges)]
    .filter((edge) => edge > maximum && edge <= maximum * maxBudgetFactor)
    .sort((one, other) => one - other)
    .map((edge) => ({ upToDollars: edge, budget: `${range.minimum}-${edge}` }));
}

function otherServices({ serviceType }: RequestToMatch): string[] {
  return serviceTypes.map(({ value }) => value).filter((value) => value !== serviceType);
}
