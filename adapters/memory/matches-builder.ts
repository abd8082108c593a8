import type { BuilderFilter } from "../../domain/builder-profiles/builder-filter.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import { searchTextOf, searchWordsOf } from "../../domain/builder-profiles/search-text.ts";
import { placesOf } from "../../domain/builder-profiles/wanted/places-of.ts";
import {
  isOfSize,
  isOfType,
  type PastBooth,
  wantedBooth,
} from "../../domain/builder-profiles/wanted/wanted-booth.ts";
import {
  anywhere,
  isCovered,
  type Whereabouts,
} from "../../domain/builder-profiles/wanted/whereabouts.ts";
import { budgetsOverlap } from "../../domain/shared/money/budget-range.ts";

/**
 * Data of a search besides the profile: the filter's places, and the builder's published projects.
 */
type Beside = { where: Whereabouts; work: readonly PastBooth[] };

/**
 * Whether a builder matches: all words in its texts, all value filters exactly, and the wanted
 * booth. A booth type matches when the builder states it or has built one, a size when the builder
 * has built about that size.
 */
export function matchesBuilder(
  builder: BuilderProfile,
  filter: BuilderFilter,
  { where, work }: Beside = { where: anywhere, work: [] },
): boolean {
  const { search, region, specialty, teamSize } = filter;
  const text = searchTextOf(builder);
  const booth = wantedBooth(filter);
  const { minimumProjectBudget, maximumProjectBudget } = builder;
  const taken = { minimum: minimumProjectBudget ?? 0, maximum: maximumProjectBudget };
  return (
    searchWordsOf(search).every((word) => text.includes(word)) &&
    (region === null || builder.region === region) &&
    (specialty === null || builder.specialties.includes(specialty)) &&
    (teamSize === null || builder.teamSize === teamSize) &&
    isCovered(where, placesOf(builder), work) &&
    (booth.type === null ||
      text.includes(booth.type) ||
      work.some((each) => isOfType(each, booth))) &&
    (booth.area === null || work.some((each) => isOfSize(each, booth))) &&
    (booth.budget === null || budgetsOverlap(booth.budget, taken))
  );
}
