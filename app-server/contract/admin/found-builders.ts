import * as z from "zod";
import type { ListedName } from "../../../domain/builder-profiles/ports.ts";
import { adminQuotesQuery } from "./admin-queries.ts";

export const builderNameQuery = adminQuotesQuery.pick({ search: true });

/** Builders whose name matches; with `hasMore`, a longer text finds the others. */
export const foundBuildersBody = z.object({
  builders: z.array(
    z.object({ notionId: z.string(), name: z.string(), city: z.string(), country: z.string() }),
  ),
  hasMore: z.boolean(),
});
export type FoundBuildersBody = z.infer<typeof foundBuildersBody>;

export function toFoundBuildersBody({
  builders,
  hasMore,
}: {
  builders: ListedName[];
  hasMore: boolean;
}): FoundBuildersBody {
  const toBody = ({ id, ...who }: ListedName) => ({ notionId: id, ...who });
  return { builders: builders.map(toBody), hasMore };
}
