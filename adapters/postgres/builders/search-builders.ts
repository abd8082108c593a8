import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { BuilderFilter } from "../../../domain/builder-profiles/builder-filter.ts";
import type { BuilderQuery } from "../../../domain/builder-profiles/builder-search.ts";
import type { ListedBuilder } from "../../../domain/builder-profiles/listed-builder.ts";
import { searchWordsOf } from "../../../domain/builder-profiles/search-text.ts";
import {
  type PictureCopies,
  shownPicture,
  shownPictures,
} from "../../../domain/pictures/linked-picture.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { jsonWithout } from "../sql/json-row.ts";
import { allOf, copiesOf } from "../sql/linked-pictures.ts";
import { isListed, isPublished } from "../sql/published.ts";
import { run, type Tables } from "../sql/run.ts";
import type { JsonRow } from "../sql/stored-row.ts";
import { toBuilderProfile } from "./builder-profile-mapper.ts";

export type SelectedBuilder = {
  builder: Omit<JsonRow<BuilderRow>, "search_text">;
  images: string[];
  copies: PictureCopies | null;
};

/** How `builder as b` is listed. */
export const rank = sql`${sql.ref("b.featured_builder")} desc, ${sql.ref("b.rating")} desc, ${sql.ref("b.name")}, ${sql.ref("b.id")}`;

/**
 * Condition: a listed `builder as b` matches the filter. Words of three letters or more come first,
 * since they use the index and leave few texts.
 */
export function isWanted({
  search,
  region,
  specialty,
  teamSize,
}: BuilderFilter): Expression<SqlBool> {
  const eb = expressionBuilder<{ b: Tables["builder"] }, "b">();
  const words = searchWordsOf(search);
  const isShort = (word: string) => [...word].length < 3;
  const isLike = (word: string) => eb("b.search_text", "like", `%${escapeLike(word)}%`);
  // under three letters the trigram index would be read in full
  const isPart = (word: string) => sql<SqlBool>`strpos(${eb.ref("b.search_text")}, ${word}) > 0`;
  return eb.and([
    isListed,
    ...words.filter((word) => word && !isShort(word)).map(isLike),
    ...words.filter((word) => word && isShort(word)).map(isPart),
    ...(region ? [eb("b.region", "=", region)] : []),
    ...(specialty ? [sql<SqlBool>`${eb.ref("b.specialties")} @> array[${specialty}]`] : []),
    ...(teamSize ? [eb("b.team_size", "=", teamSize)] : []),
  ]);
}

/** One page of the matching listed builders, in one statement. */
export async function searchBuilders(
  em: EntityManager,
  { filter, offset, limit, images }: BuilderQuery,
): Promise<ListedBuilder[]> {
  const rows = await run(em, (db) =>
    db
      // Skips and sorts ids only; full rows and pictures are read for the page alone.
      .selectFrom(({ selectFrom }) =>
        selectFrom("builder as b")
          .select("b.id")
          .where(isWanted(filter))
          .orderBy(rank)
          .limit(limit)
          .offset(offset)
          .as("found"),
      )
      .innerJoin("builder as b", "b.id", "found.id")
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom(({ selectFrom }) =>
            selectFrom("portfolio_project as p")
              .select("p.image_url")
              .whereRef("p.builder_id", "=", "b.id")
              .where(isPublished)
              .orderBy("p.created_at", "desc")
              .orderBy("p.id", "desc")
              .limit(images)
              .as("newest"),
          )
            .select(({ ref }) =>
              sql<string[]>`coalesce(array_agg(${ref("newest.image_url")}), '{}')`.as("images"),
            )
            .as("p"),
        (join) => join.onTrue(),
      )
      .select([jsonWithout("builder", "b", ["search_text"]).as("builder"), "p.images"])
      .select(copiesOf(allOf("b.portfolio_images", "p.images", "b.company_logo")))
      .orderBy(rank),
  );
  return rows.map(toListedBuilder);
}

/** With the pictures that pages may show. */
export function toListedBuilder({ builder, images, ...row }: SelectedBuilder): ListedBuilder {
  const copies = row.copies ?? {};
  const profile = toBuilderProfile(builder);
  const pictures = new Set([...builder.portfolio_images, ...images]);
  return {
    ...profile,
    companyLogo: shownPicture(profile.companyLogo, copies),
    portfolioImages: shownPictures([...pictures], copies),
  };
}
