import { pageCountOf } from "../shared/page-number.ts";
import type { BuilderFilter } from "./builder-filter.ts";
import { type BuilderSearch, builderPageSize, cardImageLimit } from "./builder-search.ts";
import type { BuilderProfileRepository } from "./ports.ts";

/** A visitor searches builders: one page of matches, the filter options with counts, and totals. */
export function searchBuilders({ builders }: { builders: BuilderProfileRepository }) {
  return async ({
    filter,
    page,
  }: {
    filter: BuilderFilter;
    page: number;
  }): Promise<BuilderSearch> => {
    const read = (number: number) =>
      builders.search({
        filter,
        offset: (number - 1) * builderPageSize,
        limit: builderPageSize,
        images: cardImageLimit,
      });
    const [counted, asked] = await Promise.all([builders.count(filter), read(page)]);
    const pageCount = pageCountOf(counted.total, builderPageSize);
    const shown = Math.min(page, pageCount);
    return {
      ...counted,
      builders: shown === page ? asked : await read(shown),
      page: shown,
      pageCount,
    };
  };
}
