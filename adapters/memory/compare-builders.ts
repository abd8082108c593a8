import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";

type Ranked = Pick<BuilderProfile, "featuredBuilder" | "rating" | "ratingSource" | "name" | "id">;

/** Order of every public list of builders: featured first, then rating, verified before others, then name. */
export function compareBuilders(one: Ranked, other: Ranked): number {
  return (
    Number(other.featuredBuilder) - Number(one.featuredBuilder) ||
    other.rating - one.rating ||
    Number(other.ratingSource === "verified") - Number(one.ratingSource === "verified") ||
    compare(one.name, other.name) ||
    compare(one.id, other.id)
  );
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
