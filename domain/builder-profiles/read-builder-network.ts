import type { NetworkRegion } from "./builder-search.ts";
import type { BuilderProfileRepository } from "./ports.ts";

const shown = { regions: 5, cities: 8 };

/** The largest regions, and the number of listed builders outside them. */
type BuilderNetwork = { regions: NetworkRegion[]; otherBuilders: number };

/** A visitor reads the five regions with the most builders. */
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
