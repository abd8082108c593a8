import { pageCountOf } from "../shared/page-number.ts";
import { type BuilderFilter, chosenFilters } from "./builder-filter.ts";
import {
  type BuilderSearch,
  builderPageSize,
  cardImageLimit,
  type LooserSearch,
} from "./builder-search.ts";
import type { BuilderProfileRepository } from "./ports.ts";
import { understandSearch } from "./wanted/understand-search.ts";
import type { Whereabouts } from "./wanted/whereabouts.ts";

/** A visitor searches builders: one page of matches, the filter options with counts, and totals. */
export function searchBuilders({ builders }: { builders: BuilderProfileRepository }) {
  return async ({
    filter: given,
    page,
  }: {
    filter: BuilderFilter;
    page: number;
  }): Promise<BuilderSearch> => {
    const { filter, where, understood } = await understandSearch(builders, given);
    // counted first, since the number of matches decides how to search
    const counted = await builders.count(filter, where);
    const pageCount = pageCountOf(counted.total, builderPageSize);
    const shown = Math.min(page, pageCount);
    const query = {
      filter,
      where,
      areFew: counted.total <= few,
      offset: (shown - 1) * builderPageSize,
      limit: builderPageSize,
      images: cardImageLimit,
    };
    const [found, built] = await Promise.all([
      counted.total === 0 ? [] : builders.search(query),
      where.place || where.show ? builders.countBuilt(filter, where) : null,
    ]);
    return {
      ...counted,
      builders: found,
      page: shown,
      pageCount,
      where,
      understood,
      built,
      looser: counted.total === 0 ? await looserSearches(builders, filter, where) : [],
    };
  };
}

/** Up to this many matches are found first and sorted afterwards; more are read in sorted order. */
const few = 1_000;

/** Single filters whose removal would give results, most builders first. */
async function looserSearches(
  builders: BuilderProfileRepository,
  filter: BuilderFilter,
  where: Whereabouts,
): Promise<LooserSearch[]> {
  const chosen = [...(filter.search === "" ? [] : (["search"] as const)), ...chosenFilters(filter)];
  if (chosen.length < 2) return [];
  const looser = chosen.map(async (without) => {
    const rest = { ...filter, [without]: without === "search" ? "" : null };
    const around =
      without === "place" || without === "show" ? { ...where, [without]: null } : where;
    return { without, builders: await builders.countMatches(rest, around) };
  });
  return (await Promise.all(looser))
    .filter((search) => search.builders > 0)
    .sort((one, other) => other.builders - one.builders);
}
