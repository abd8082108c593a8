import type { BriefWidening } from "../../messages/letter-facts.ts";
import { serviceTypes } from "../../quotes/options.ts";
import { budgetRange } from "../../shared/money/budget-range.ts";
import { usualLimits } from "./capacity-obstacles.ts";
import { ineligibilityReasons } from "./ineligibility-reasons.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";

/** An exhibitor isn't asked for more than twice their budget. */
const maxBudgetFactor = 2;

/**
 * Changes of the brief that bring more builders: the best one of each kind that its exhibitor can make, tried with the rules that
 * choose builders.
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

/** The change with most further builders; of several the first one, which asks least. */
function best<Change>(
  changes: readonly Change[],
  tryOut: (change: Change) => BriefWidening,
): BriefWidening | null {
  return changes.map(tryOut).reduce<BriefWidening | null>((found, widening) => {
    const isBetter = widening.builders > (found?.builders ?? 0);
    return isBetter ? widening : found;
  }, null);
}

/** Budgets that reach up to where a builder begins, the least first. */
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
