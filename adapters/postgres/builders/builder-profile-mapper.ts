import type { BuilderProfile } from "../../../domain/builder-profiles/builder-profile.ts";
import { searchTextOf } from "../../../domain/builder-profiles/search-text.ts";
import { placesOf } from "../../../domain/builder-profiles/wanted/places-of.ts";
import { type BuilderRow, BuilderTable } from "../schema/content/builder.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { rowCodec } from "../sql/rows.ts";

/** Columns that aren't fields of a profile. */
const derived = ["notion_id", "portfolio_images", "search_text", "places"] as const;
const codec = rowCodec<BuilderRow, (typeof derived)[number]>(BuilderTable, derived);

/** Columns that only searches read. */
export const searchColumns = ["search_text", "places"] as const;

export function toBuilderProfile(
  row: Omit<JsonRow<BuilderRow>, (typeof derived)[number]>,
): BuilderProfile {
  return codec.toRecord(row);
}

/** The row of a profile. `notionId`: id of the source's page it was imported from. */
export function toBuilderRow(
  profile: BuilderProfile,
  notionId: string | null = null,
  portfolioImages: string[] = [],
): BuilderRow {
  return {
    ...codec.toRow(profile),
    notion_id: notionId,
    portfolio_images: portfolioImages,
    search_text: searchTextOf(profile),
    places: placesOf(profile),
  };
}
