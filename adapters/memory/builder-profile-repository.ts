import type { User } from "../../domain/accounts/user.ts";
import { noBuilderFilter } from "../../domain/builder-profiles/builder-filter.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import type { BuilderCapacity } from "../../domain/builder-profiles/capacity/builder-capacity.ts";
import { isListed } from "../../domain/builder-profiles/is-listed.ts";
import type { FoundBuilder, ViewedBuilder } from "../../domain/builder-profiles/listed-builder.ts";
import type { BuilderProfileRepository } from "../../domain/builder-profiles/ports.ts";
import {
  isOfSize,
  isOfType,
  namesType,
  wantedBooth,
} from "../../domain/builder-profiles/wanted/wanted-booth.ts";
import { anywhere, isBuiltThere } from "../../domain/builder-profiles/wanted/whereabouts.ts";
import type { PortfolioProject } from "../../domain/portfolio/portfolio-project.ts";
import type { BuilderId } from "../../domain/shared/id.ts";
import { foldText } from "../../domain/shared/text/fold-text.ts";
import { StaleWriteError } from "../../domain/shared/writes/stale-write.ts";
import type { TradeShow } from "../../domain/trade-shows/trade-show.ts";
import { compareBuilders } from "./compare-builders.ts";
import { matchesBuilder } from "./matches-builder.ts";

/**
 * In-memory builder profiles for tests. `people` provide the addresses for invitations; `projects`
 * are published ones that searches count; `shows` are the calendar, latest first. No builder has
 * pictures.
 */
export function createMemoryBuilderProfileRepository(
  profiles: BuilderProfile[] = [],
  people: User[] = [],
  projects: PortfolioProject[] = [],
  shows: TradeShow[] = [],
): BuilderProfileRepository {
  const capacities = new Map<BuilderId, BuilderCapacity>();
  const addressOf = (profile: BuilderProfile) =>
    people.find((user) => user.id === profile.userId)?.email ?? profile.email;
  const approved = () => profiles.filter(isListed).sort((a, b) => a.name.localeCompare(b.name));
  const workOf = (id: BuilderId) => projects.filter(({ builderId }) => builderId === id);
  const ranked = (filter = noBuilderFilter, where = anywhere) =>
    profiles
      .filter(
        (profile) =>
          isListed(profile) && matchesBuilder(profile, filter, { where, work: workOf(profile.id) }),
      )
      .sort(compareBuilders)
      .map(withoutPictures);
  const readTotals = async () => {
    const all = approved();
    const rated = all.filter(({ rating }) => rating > 0);
    return {
      builders: all.length,
      countries: new Set(all.flatMap(({ country }) => country || [])).size,
      completedProjects: all.reduce((sum, each) => sum + each.completedProjects, 0),
      averageRating: rated.reduce((sum, { rating }) => sum + rating / rated.length, 0),
    };
  };

  return {
    findMany: async (ids) =>
      profiles
        .filter((profile) => ids.includes(profile.id))
        .map((profile) => ({
          ...profile,
          invitationEmail: addressOf(profile),
          capacity: structuredClone(capacities.get(profile.id) ?? null),
        })),
    findNames: async (ids) =>
      profiles.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name })),
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
        .filter(({ name }) => foldText(name).includes(foldText(text)))
        .slice(0, limit)
        .map(({ id, name, city, country }) => ({ id, name, city, country })),
    search: async ({ filter, where, offset, limit }) =>
      ranked(filter, where)
        .slice(offset, offset + limit)
        .map((profile): FoundBuilder => ({ ...profile, fittingWork: null })),
    findPlaces: async ({ cities, show, boothType }) => {
      const isTitled = ({ title }: TradeShow) => `${foldText(title)} `.startsWith(`${show} `);
      const isThere = ({ city }: TradeShow) => cities.includes(foldText(city ?? ""));
      const isNamedType = (type: string) => namesType(type, boothType);
      const isNamed = (location: string) =>
        location.split(",").some((part) => cities.includes(foldText(part)));
      const locations = projects.flatMap(({ location }) => location ?? []).filter(isNamed);
      const exact = shows.find(({ title }) => foldText(title) === show);
      const found = show === "" ? null : (exact ?? shows.find(isTitled));
      const place = shows.find(isThere);
      return {
        show: found ? { title: found.title, ...placeOf(found) } : null,
        place: place ? placeOf(place) : null,
        locations: [...new Set(locations)],
        types: projects.flatMap(({ projectType }) => projectType ?? []).filter(isNamedType),
      };
    },
    countMatches: async (filter, where) => ranked(filter, where).length,
    countBuilt: async (filter, where) => {
      const booth = wantedBooth(filter);
      const booths = ranked(filter, where)
        .flatMap(({ id }) => workOf(id))
        .filter((work) => isBuiltThere(where, work))
        .filter((work) => isOfType(work, booth) && isOfSize(work, booth));
      return {
        builders: new Set(booths.map(({ builderId }) => builderId)).size,
        booths: booths.length,
      };
    },
    count: async (filter, where) => ({
      total: ranked(filter, where).length,
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
    findCapacity: async (id) => structuredClone(capacities.get(id) ?? null),
    saveCapacity: async ({ builderId, capacity }) => {
      capacities.set(builderId, structuredClone(capacity));
    },
    version: async () => JSON.stringify(profiles),
  };
}

const placeOf = ({ city, state, region }: TradeShow) => ({ city, state, region });

function withoutPictures(profile: BuilderProfile): ViewedBuilder {
  return { ...structuredClone(profile), portfolioImages: [], featuredProjectImages: [], work: [] };
}
