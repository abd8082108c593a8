import { noBuilderFilter } from "./builder-filter.ts";
import { type ListedBuilder, portfolioImageLimit } from "./listed-builder.ts";
import type { BuilderProfileRepository } from "./ports.ts";
import { anywhere } from "./wanted/whereabouts.ts";

/** A visitor lists all approved, public builders, page by page. */
export function listBuilders({ builders }: { builders: BuilderProfileRepository }) {
  return async ({
    offset,
    limit,
  }: {
    offset: number;
    limit: number;
  }): Promise<{ builders: ListedBuilder[]; hasMore: boolean }> => {
    const found = await builders.search({
      filter: noBuilderFilter,
      where: anywhere,
      offset,
      limit: limit + 1,
      images: portfolioImageLimit,
    });
    return { builders: found.slice(0, limit), hasMore: found.length > limit };
  };
}
