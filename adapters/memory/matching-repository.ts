import type { BuilderToMatch, ShowToMatch } from "../../domain/assignment/matching/match-facts.ts";
import type { MatchingRepository, MissedRequest } from "../../domain/assignment/ports.ts";

/** Gives the same builders to every request, for tests. They can be changed. */
export function createMemoryMatchingRepository(
  candidates: BuilderToMatch[] = [],
  show: ShowToMatch | null = null,
): MatchingRepository & { candidates: BuilderToMatch[]; missed: MissedRequest[] } {
  const missed: MissedRequest[] = [];
  return {
    candidates,
    findShow: async () => show,
    missed,
    listCandidates: async () => structuredClone(candidates),
    findBuilder: async (id) => structuredClone(candidates.find((one) => one.id === id) ?? null),
    listNotAsked: async ({ limit }) => structuredClone(missed.slice(0, limit)),
  };
}
