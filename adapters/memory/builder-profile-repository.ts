import type { User } from "../../domain/accounts/user.ts";
import { noBuilderFilter } from "../../domain/builder-profiles/builder-filter.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import { compareBuilders } from "../../domain/builder-profiles/compare-builders.ts";
import { isListed } from "../../domain/builder-profiles/is-listed.ts";
import type { ViewedBuilder } from "../../domain/builder-profiles/listed-builder.ts";
import { matchesBuilder } from "../../domain/builder-profiles/matches-builder.ts";
import type { BuilderProfileRepository } from "../../domain/builder-profiles/ports.ts";
import { toSearchable } from "../../domain/builder-profiles/search-text.ts";
import { StaleWriteError } from "../../domain/shared/writes/stale-write.ts";

/** In-memory builder profiles for tests. `people` own the addresses of invitations. No builder has pictures. */
export function createMemoryBuilderProfileRepository(
  profiles: BuilderProfile[] = [],
  people: User[] = [],
): BuilderProfileRepository {
  const addressOf = (profile: BuilderProfile) =>
    people.find((user) => user.id === profile.userId)?.email ?? profile.email;
  const approved = () => profiles.filter(isListed).sort((a, b) => a.name.localeCompare(b.name));
  const ranked = (filter = noBuilderFilter) =>
    profiles
      .filter((profile) => isListed(profile) && matchesBuilder(profile, filter))
      .sort(compareBuilders)
      .map(withoutPictures);
  const readTotals = async () => {
    const all = approved();
    const rated = all.filter(({ rating }) => rating > 0);
    return {
      builders: all.length,
      countries: new Set(all.map(({ country }) => country)).size,
      completedProjects: all.reduce((sum, each) => sum + each.completedProjects, 0),
      averageRating: rated.reduce((sum, { rating }) => sum + rating / rated.length, 0),
    };
  };

  return {
    findMany: async (ids) =>
      profiles
        .filter((profile) => ids.includes(profile.id))
        .map((profile) => ({ ...profile, invitationEmail: addressOf(profile) })),
    listWithWork: async (ids) =>
      ranked()
        .filter(({ id }) => ids.includes(id))
        .map((profile) => ({ ...profile, work: [] })),
    async find(id) {
      const found = profiles.find((profile) => profile.id === id);
      return found ? withoutPictures(found) : null;
    },
    listNames: async ({ text, limit }) =>
      approved()
        .filter(({ name }) => toSearchable(name).includes(toSearchable(text)))
        .slice(0, limit)
        .map(({ id, name, city, country }) => ({ id, name, city, country })),
    countApproved: async () => approved().length,
    search: async ({ filter, offset, limit }) => ranked(filter).slice(offset, offset + limit),
    count: async (filter) => ({
      total: ranked(filter).length,
      isExact: true,
      facets: { region: [], specialty: [], teamSize: [] },
      totals: await readTotals(),
    }),
    readTotals,
    listCards: async ({ offset, limit }) => ranked().slice(offset, offset + limit),
    listSimilar: async (id, limit) =>
      ranked()
        .filter((other) => other.id !== id)
        .slice(0, limit),
    listRegions: async () => [],
    async findOwn(userId) {
      const found = profiles.find((profile) => profile.userId === userId);
      return found
        ? { reviewReason: null, held: null, pictureCopies: {}, ...structuredClone(found) }
        : null;
    },
    async saveOwn({ profile, before }) {
      const index = profiles.findIndex(({ userId }) => userId === profile.userId);
      if (profiles[index]?.updatedAt.getTime() !== before?.updatedAt.getTime()) {
        throw new StaleWriteError(profile.id);
      }
      profiles.splice(index === -1 ? profiles.length : index, 1, structuredClone(profile));
    },
    version: async () => JSON.stringify(profiles),
  };
}

function withoutPictures(profile: BuilderProfile): ViewedBuilder {
  return { ...structuredClone(profile), portfolioImages: [], featuredProjectImages: [] };
}
