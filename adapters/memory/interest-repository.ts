import type { Interest, InterestRepository } from "../../domain/quotes/ports.ts";

/** In-memory interest for tests. */
export function createMemoryInterestRepository(): InterestRepository {
  const stored: Interest[] = [];
  const placeOf = ({ requestId, builderId }: Omit<Interest, "at">) =>
    stored.findIndex((one) => one.requestId === requestId && one.builderId === builderId);

  return {
    async add(interest) {
      if (placeOf(interest) < 0) stored.push(structuredClone(interest));
    },
    async remove(interest) {
      const place = placeOf(interest);
      if (place >= 0) stored.splice(place, 1);
    },
    async ofRequests(requestIds) {
      const wanted = stored.filter(({ requestId }) => requestIds.includes(requestId));
      return wanted.toSorted(
        (a, b) => a.at.getTime() - b.at.getTime() || (a.builderId < b.builderId ? -1 : 1),
      );
    },
    async ofBuilder(builderId, among) {
      return stored
        .filter((one) => one.builderId === builderId && among.includes(one.requestId))
        .map(({ requestId }) => requestId);
    },
  };
}
