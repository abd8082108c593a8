import type { BuilderToMatch, ShowToMatch } from "../../domain/assignment/matching/match-facts.ts";
import type { MatchingRepository } from "../../domain/assignment/ports.ts";

/** Gives the same builders to every request, for tests. They can be changed. */
export function createMemoryMatchingRepository(
  candidates: BuilderToMatch[] = [],
  show: ShowToMatch | null = null,
): MatchingRepository & { candidates: BuilderToMatch[] } {
  return {
    candidates,
    findShow: async () => show,
    listCandidates: async () => structuredClone(candidates),
  };
}
