import type { Interest, InterestRepository } from "../../domain/quotes/ports.ts";

/** In-memory interest for tests. */
export function createMemoryInterestRepository(): InterestRepository {
  const kept: Interest[] = [];
  const placeOf = ({ requestId, builderId }: Omit<Interest, "at">) =>
    kept.findIndex((one) => one.requestId === requestId && one.builderId === builderId);

  return {
    async add(interest) {
      if (placeOf(interest) < 0) kept.push(structuredClone(interest));
    },
    async remove(interest) {
      const place = placeOf(interest);
      if (place >= 0) kept.splice(place, 1);
    },
    async ofRequests(requestIds) {
      const wanted = kept.filter(({ requestId }) => requestIds.includes(requestId));
      return wanted.toSorted(
        (a, b) => a.at.getTime() - b.at.getTime() || (a.builderId < b.builderId ? -1 : 1),
      );
    },
    async ofBuilder(builderId, among) {
      return kept
        .filter((one) => one.builderId === builderId && among.includes(one.requestId))
        .map(({ requestId }) => requestId);
    },
  };
}
