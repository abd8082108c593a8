import type { BuilderFilter } from "./builder-filter.ts";
import { type ListedBuilder, portfolioImageLimit } from "./listed-builder.ts";
import type { BuilderProfileRepository } from "./ports.ts";
import { understandSearch } from "./wanted/understand-search.ts";

type Input = { filter: BuilderFilter; page: number; size: number };

/** A visitor lists the builders that match a filter, a page at a time. */
export function listFilteredBuilders({ builders }: { builders: BuilderProfileRepository }) {
  return async ({
    filter: given,
    page,
    size,
  }: Input): Promise<{ builders: ListedBuilder[]; total: number; hasMore: boolean }> => {
    const offset = (page - 1) * size;
    const { filter, where } = await understandSearch(builders, given);
    const { total } = await builders.count(filter, where);
    const wanted = { filter, where, offset, limit: size + 1, images: portfolioImageLimit };
    const found = await builders.search(wanted);
    return { builders: found.slice(0, size), total, hasMore: found.length > size };
  };
}
