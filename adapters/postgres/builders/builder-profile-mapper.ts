import type { BuilderProfile } from "../../../domain/builder-profiles/builder-profile.ts";
import { searchTextOf } from "../../../domain/builder-profiles/search-text.ts";
import { type BuilderRow, BuilderTable } from "../schema/content/builder.ts";
import { rowCodec } from "../sql/row-codec.ts";
import type { JsonRow } from "../sql/stored-row.ts";

const codec = rowCodec<BuilderRow, "notion_id" | "portfolio_images" | "search_text">(BuilderTable, [
  "notion_id",
  "portfolio_images",
  "search_text",
]);

export function toBuilderProfile(
  row: Omit<JsonRow<BuilderRow>, "search_text" | "portfolio_images">,
): BuilderProfile {
  return codec.toRecord(row);
}

/** `notionId` is the content source's own id of the page, when the profile came from there. */
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
  };
}
