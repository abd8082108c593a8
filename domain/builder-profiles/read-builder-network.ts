import type { NetworkRegion } from "./builder-search.ts";
import type { BuilderProfileRepository } from "./ports.ts";

const shown = { regions: 5, cities: 8 };

/** The largest regions, and how many builders are in none of them: together all that are listed. */
type BuilderNetwork = { regions: NetworkRegion[]; otherBuilders: number };

/** The five largest regions by builders, for any visitor. */
export function readBuilderNetwork({ builders }: { builders: BuilderProfileRepository }) {
  return async (): Promise<BuilderNetwork> => {
    const [regions, totals] = await Promise.all([
      builders.listRegions(shown),
      builders.readTotals(),
    ]);
    const within = regions.reduce((sum, region) => sum + region.builders, 0);
    return { regions, otherBuilders: Math.max(0, totals.builders - within) };
  };
}
