import type { BuilderTotals } from "./builder-search.ts";
import type { BuilderProfileRepository } from "./ports.ts";

/** The network in numbers, for any visitor. */
export function readBuilderTotals({ builders }: { builders: BuilderProfileRepository }) {
  return (): Promise<BuilderTotals> => builders.readTotals();
}
