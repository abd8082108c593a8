import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type BuilderDimension,
  type BuilderFilter,
  builderDimensions,
} from "../../../domain/builder-profiles/builder-filter.ts";
import type { BuilderQuery } from "../../../domain/builder-profiles/builder-search.ts";
import type { ListedBuilder } from "../../../domain/builder-profiles/listed-builder.ts";
import { searchWordsOf } from "../../../domain/builder-profiles/search-text.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toBuilderProfile } from "./builder-profile-mapper.ts";

export type SelectedBuilder = { builder: Stored<BuilderRow>; images: string[] };

export const listed = "b.review_state = 'approved' and b.public";
export const rank = "b.featured_builder desc, b.rating desc, b.name, b.id";

type Condition = "search" | "short" | BuilderDimension;

const conditions: Record<Condition, string> = {
  search: "b.search_text like $",
  // under three letters the index of three letters would be read from end to end
  short: "strpos(b.search_text, $) > 0",
  region: "b.region = $",
  specialty: "b.specialties @> array[$]",
  teamSize: "b.team_size = $",
};

/**
 * What narrows to the wanted builders, and its values, which follow the first `taken` ones. Words of three letters and more come
 * first: they have an index, and the texts stay few.
 */
export function wanted(filter: BuilderFilter, taken: number) {
  const { search, ...dimensions } = filter;
  const words = searchWordsOf(search);
  const isShort = (word: string) => [...word].length < 3;
  const values: string[] = [];
  let sql = listed;
  const add = (condition: Condition, value: string | null) => {
    if (!value) return;
    values.push(value);
    sql += ` and ${conditions[condition]}`.replaceAll("$", `$${taken + values.length}`);
  };
  for (const word of words) if (!isShort(word)) add("search", `%${escapeLike(word)}%`);
  for (const word of words) if (isShort(word)) add("short", word);
  for (const dimension of builderDimensions) add(dimension, dimensions[dimension]);
  return { sql, values };
}

// Only ids are skipped and sorted; the rows themselves, and their pictures, are read for what is shown.
const stretch = (where: string) =>
  `select to_jsonb(b) - 'search_text' as builder, p.images from (
     select b.id from builder b where ${where} order by ${rank} limit $1 offset $2
   ) found join builder b on b.id = found.id
   cross join lateral (
     select coalesce(array_agg(image_url), '{}') as images from (
       select image_url from portfolio_project
       where builder_id = b.id and review_state = 'approved' and public
       order by created_at desc, id desc limit $3
     ) newest
   ) p order by ${rank}`;

/** A stretch of the listed builders that are wanted, in one statement. */
export async function searchBuilders(
  em: EntityManager,
  { filter, offset, limit, images }: BuilderQuery,
): Promise<ListedBuilder[]> {
  const { sql, values } = wanted(filter, 3);
  const rows = await runSql<SelectedBuilder>(em, stretch(sql), [limit, offset, images, ...values]);
  return rows.map(toListedBuilder);
}

export function toListedBuilder({ builder, images }: SelectedBuilder): ListedBuilder {
  return {
    ...toBuilderProfile(builder),
    portfolioImages: [...new Set([...builder.portfolio_images, ...images])],
  };
}
