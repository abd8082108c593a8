import type { BuilderTotals } from "./builder-search.ts";
import type { BuilderProfileRepository } from "./ports.ts";

/** Anyone sees the network in numbers. */
export function readBuilderTotals({ builders }: { builders: BuilderProfileRepository }) {
  return (): Promise<BuilderTotals> => builders.readTotals();
}
