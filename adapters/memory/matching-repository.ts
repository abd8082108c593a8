import type { BuilderToMatch, ShowToMatch } from "../../domain/assignment/matching/match-facts.ts";
import type { MatchingRepository, MissedRequest } from "../../domain/assignment/ports.ts";
import type { QuoteRequestRepository } from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";

const all = { limit: Number.POSITIVE_INFINITY, after: null };

/** Returns the same builders for every request, for tests, which may change them and the shows. */
export function createMemoryMatchingRepository(
  quotes: Pick<QuoteRequestRepository, "listAll">,
  candidates: BuilderToMatch[] = [],
): MatchingRepository & { candidates: BuilderToMatch[]; shows: ShowToMatch[] } {
  const shows: ShowToMatch[] = [];
  const bestShow = (titles: readonly string[]) => {
    const found = shows.find(({ title }) => titles.includes(title));
    return found ? structuredClone(found) : null;
  };
  return {
    candidates,
    shows,
    findShow: async ({ titles }) => bestShow(titles),
    findShows: async (wanted) => wanted.map(({ titles }) => bestShow(titles)),
    listCandidates: async () => structuredClone(candidates),
    findBuilder: async (id) => structuredClone(candidates.find((one) => one.id === id) ?? null),
    async listNotAsked({ id, since, limit }) {
      const { items } = await quotes.listAll({ group: null }, all);
      return items
        .filter(({ updatedAt, invitations }) => updatedAt >= since && invitations.length > 0)
        .filter(({ invitations }) => invitations.every(({ builderId }) => builderId !== id))
        .sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
        .slice(0, limit)
        .map(toMissed);
    },
  };
}

function toMissed(request: QuoteRequest): MissedRequest {
  const { tradeShowName, venue, industry, budget, eventDay, createdAt: askedAt } = request;
  const { boothSize, features, serviceType } = request;
  const wanted = { boothSize, features, serviceType, industry, budget };
  return { ...wanted, tradeShowName, venue, eventDay, askedAt };
}
