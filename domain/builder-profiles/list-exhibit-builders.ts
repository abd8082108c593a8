import type { ExhibitBuilder } from "./listed-builder.ts";
import type { BuilderProfileRepository } from "./ports.ts";

type Slice = { offset: number; limit: number };

/** A visitor lists builders as small cards, best first. */
export function listExhibitBuilders({ builders }: { builders: BuilderProfileRepository }) {
  return async ({
    offset,
    limit,
  }: Slice): Promise<{ builders: ExhibitBuilder[]; hasMore: boolean }> => {
    const found = await builders.listCards({ offset, limit: limit + 1 });
    return { builders: found.slice(0, limit), hasMore: found.length > limit };
  };
}
