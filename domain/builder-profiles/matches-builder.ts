import type { BuilderFilter } from "./builder-filter.ts";
import type { BuilderProfile } from "./builder-profile.ts";
import { searchTextOf, searchWordsOf } from "./search-text.ts";

/** Whether a builder is wanted: by every word in its texts, and exactly in every dimension that names a value. */
export function matchesBuilder(builder: BuilderProfile, filter: BuilderFilter): boolean {
  const { search, region, specialty, teamSize } = filter;
  const text = searchTextOf(builder);
  return (
    searchWordsOf(search).every((word) => text.includes(word)) &&
    (region === null || builder.region === region) &&
    (specialty === null || builder.specialties.includes(specialty)) &&
    (teamSize === null || builder.teamSize === teamSize)
  );
}
