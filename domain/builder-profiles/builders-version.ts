import type { BuilderProfileRepository } from "./ports.ts";

/** Version that changes with everything that lists of builders show; a cache key for readers. */
export function buildersVersion({ builders }: { builders: BuilderProfileRepository }) {
  return (): Promise<string> => builders.version();
}
