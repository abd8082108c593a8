import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import type { BuilderCapacity } from "../../domain/builder-profiles/capacity/builder-capacity.ts";
import { placesOf } from "../../domain/builder-profiles/wanted/places-of.ts";
import type { PortfolioProject } from "../../domain/portfolio/portfolio-project.ts";
import type { BuilderId } from "../../domain/shared/id.ts";
import { budgetsOverlap } from "../../domain/shared/money/budget-range.ts";
import type {
  Miss,
  SupplyRepository,
  WantedPlace,
  WantedSize,
  WantedType,
} from "../../domain/supply/ports.ts";
import type { TradeShow } from "../../domain/trade-shows/trade-show.ts";
import { compareBuilders } from "./compare-builders.ts";

type Content = {
  builders: BuilderProfile[];
  /** Published projects. */
  projects?: PortfolioProject[];
  shows?: TradeShow[];
  capacities?: Map<BuilderId, BuilderCapacity>;
};

/**
 * In-memory supply counts for tests. Accounts' addresses aren't known: the profile's address
 * counts.
 */
export function createMemorySupplyRepository({
  builders,
  projects = [],
  shows = [],
  capacities = new Map(),
}: Content): SupplyRepository {
  const covers = (builder: BuilderProfile, { areas }: WantedPlace) =>
    placesOf(builder).some((place) => areas.includes(place));
  const builds = (builder: BuilderProfile, { signs }: WantedType) => {
    const types = projects
      .filter(({ builderId }) => builderId === builder.id)
      .map(({ projectType }) => projectType ?? "");
    const offered = [...builder.specialties, ...builder.servicesOffered, ...types];
    return signs.some((sign) => sign === "" || offered.join("\n").toLowerCase().includes(sign));
  };
  const isThere = ({ id }: BuilderProfile, today: string) => {
    const { isPaused = false, away = [] } = capacities.get(id) ?? {};
    return !isPaused && !away.some(({ from, until }) => from <= today && today <= until);
  };
  const fitsBudget = (builder: BuilderProfile, { minimum, maximum }: WantedSize) =>
    budgetsOverlap(
      { minimum, maximum },
      { minimum: builder.minimumProjectBudget ?? 0, maximum: builder.maximumProjectBudget },
    );
  const isPossible = (builder: BuilderProfile, place: WantedPlace) =>
    covers(builder, place) || place.regions.includes(builder.region);
  const missesOf = (
    builder: BuilderProfile,
    { place, type, size, today }: Parameters<SupplyRepository["listNear"]>[0],
  ): Miss[] => {
    const met: [Miss, boolean][] = [
      ["pending-review", builder.reviewState === "approved"],
      ["hidden", builder.public],
      ["unreachable", builder.email !== null],
      ["away", isThere(builder, today)],
      ["place", covers(builder, place)],
      ["type", builds(builder, type)],
      ["budget", fitsBudget(builder, size)],
    ];
    return met.filter(([, isMet]) => !isMet).map(([miss]) => miss);
  };
  return {
    async listCities(today, limit) {
      const open = shows.filter(({ startDate, endDate }) => (endDate ?? startDate ?? "9") >= today);
      const groups = Map.groupBy(
        open.filter(({ city }) => city),
        ({ city, state, region }) => JSON.stringify([city, state, region]),
      );
      const first = (one: TradeShow[]) => one.map(({ startDate }) => startDate ?? "9").sort()[0];
      return [...groups]
        .map(([key, those]) => {
          const [city, state, region] = JSON.parse(key);
          const next = those.find(({ startDate }) => (startDate ?? "9") === first(those));
          return { city, state, region, shows: those.length, nextShow: next?.title ?? "", those };
        })
        .sort(
          (one, other) =>
            other.shows - one.shows ||
            (first(one.those) ?? "").localeCompare(first(other.those) ?? ""),
        )
        .slice(0, limit)
        .map(({ those: _, ...city }) => city);
    },
    count: async ({ places, types, sizes, today }) =>
      places.flatMap((where, place) =>
        types.flatMap((type) =>
          sizes.flatMap((size) => {
            const askable = builders.filter(
              (builder) =>
                isPossible(builder, where) &&
                missesOf(builder, { place: where, type, size, today, limit: 1 }).every(
                  (miss) => miss === "place",
                ),
            );
            const local = askable.filter((builder) => covers(builder, where)).length;
            if (askable.length === 0) return [];
            const traveling = askable.length - local;
            return [{ place, type: type.type, size: size.size, local, traveling }];
          }),
        ),
      ),
    listNear: async (wanted) =>
      builders
        .filter(({ reviewState }) => reviewState !== "declined")
        .filter((builder) => isPossible(builder, wanted.place))
        .sort(compareBuilders)
        .map((builder) => ({ builder, misses: missesOf(builder, wanted) }))
        .filter(({ misses }) => misses.length === 1)
        .sort(
          (one, other) => Number(one.misses[0] === "place") - Number(other.misses[0] === "place"),
        )
        .slice(0, wanted.limit)
        .map(({ builder: { id, name, city, country }, misses: [miss = "place"] }) => ({
          id,
          name,
          city,
          country,
          miss,
        })),
  };
}
