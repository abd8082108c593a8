import type { NetworkRegion } from "./builder-search.ts";
import type { BuilderProfileRepository } from "./ports.ts";

const shown = { regions: 5, cities: 8 };

/** Anyone sees where the builders are: the five largest regions. */
export function readBuilderNetwork({ builders }: { builders: BuilderProfileRepository }) {
  return async (): Promise<{ regions: NetworkRegion[] }> => ({
    regions: await builders.listRegions(shown),
  });
}
