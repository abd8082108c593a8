import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type AliasedExpression,
  expressionBuilder,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from "kysely";
import type { BuilderFilter } from "../../../domain/builder-profiles/builder-filter.ts";
import type { BuilderQuery } from "../../../domain/builder-profiles/builder-search.ts";
import type {
  FittingWork,
  FoundBuilder,
  ListedBuilder,
} from "../../../domain/builder-profiles/listed-builder.ts";
import type { RatingSource } from "../../../domain/builder-profiles/shown-rating.ts";
import type { Whereabouts } from "../../../domain/builder-profiles/wanted/whereabouts.ts";
import {
  type PictureCopies,
  shownPicture,
  shownPictures,
} from "../../../domain/pictures/linked-picture.ts";
import { statedLabel } from "../portfolio/project-card.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { jsonWithout } from "../sql/json-row.ts";
import { allOf, copiesOf } from "../sql/linked-pictures.ts";
import { isPublished } from "../sql/published.ts";
import { run, type Tables } from "../sql/run.ts";
import { searchColumns, toBuilderProfile } from "./builder-profile-mapper.ts";
import { shownSource } from "./shown-source.ts";
import { isBuiltThere, isSuchBooth, isWanted } from "./wanted-builders.ts";

export type SelectedBuilder = {
  builder: Omit<JsonRow<BuilderRow>, (typeof searchColumns)[number]>;
  images: string[];
  copies: PictureCopies | null;
  ratingSource: RatingSource;
};

/** Sort order of `builder as b` in lists; of the sources, "verified" comes last in the alphabet. */
export const rank = sql`${sql.ref("b.featured_builder")} desc, ${sql.ref("b.rating")} desc, ${sql.ref("b.rating_source")} desc, ${sql.ref("b.name")}, ${sql.ref("b.id")}`;

/** One page of the matching listed builders, in one statement. */
export async function searchBuilders(
  em: EntityManager,
  { filter, where, areFew, offset, limit, images }: BuilderQuery,
): Promise<FoundBuilder[]> {
  const rows = await run(em, (db) =>
    db
      // Sorts ids only and reads full rows and pictures for the page. Few matches are found by the
      // filter first, whatever the planner estimates; else the rank index is scanned.
      .selectFrom(({ selectFrom }) =>
        selectFrom(wantedBuilders(db, { filter, where, areFew }))
          .select("b.id")
          .orderBy(rank)
          .limit(limit)
          .offset(offset)
          .as("found"),
      )
      .innerJoin("builder as b", "b.id", "found.id")
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom(bestProjects(filter, where, images).as("p"))
            .select(({ ref }) => {
              const best = sql`order by ${ref("p.fit")} desc, ${ref("p.created_at")} desc, ${ref("p.id")} desc`;
              return [
                sql<string[]>`coalesce(array_agg(${ref("p.image_url")} ${best}), '{}')`.as(
                  "images",
                ),
                sql<
                  (FittingWork | null)[] | null
                >`(array_agg(${workSample} ${best}) filter (where ${ref("p.fit")} > 0))[1:1]`.as(
                  "fitting",
                ),
              ];
            })
            .as("p"),
        (join) => join.onTrue(),
      )
      .select([jsonWithout("builder", "b", searchColumns).as("builder"), "p.images", "p.fitting"])
      .select(shownSource.as("ratingSource"))
      .select(copiesOf(allOf("b.portfolio_images", "p.images", "b.company_logo")))
      .orderBy(rank),
  );
  return rows.map(({ fitting, ...row }) => ({
    ...toListedBuilder(row, isFitAsked(filter, where)),
    fittingWork: fitting?.[0] ?? null,
  }));
}

type Ranked = Pick<
  Selectable<Tables["builder"]>,
  "id" | "featured_builder" | "rating" | "rating_source" | "name"
>;

/** The matches as `b`: when few, found before they are sorted. */
function wantedBuilders(
  db: Kysely<Tables>,
  { filter, where, areFew }: Pick<BuilderQuery, "filter" | "where" | "areFew">,
): AliasedExpression<Ranked, "b"> {
  const found = db
    .selectFrom("builder as b")
    .select(["b.id", "b.featured_builder", "b.rating", "b.rating_source", "b.name"])
    .where(isWanted(filter, where, areFew ? "at-once" : "one-by-one"));
  if (!areFew) return found.as("b");
  return sql<Ranked>`(with wanted as materialized (${found}) select * from wanted)`.as("b");
}

/** The best matching projects of `builder as b`, newest first among equals. */
function bestProjects(filter: BuilderFilter, where: Whereabouts, images: number) {
  const { selectFrom } = expressionBuilder<Tables & { b: Tables["builder"] }, "b">();
  const there = isBuiltThere(where);
  const fit = fitOf(filter, where);
  const projects = (fit: RawBuilder<number>) =>
    selectFrom("portfolio_project as p")
      .select(["p.id", "p.image_url", statedLabel, "p.created_at", fit.as("fit")])
      .select(["p.title", "p.size", "p.project_type", "p.event_name", "p.location", "p.year"])
      .whereRef("p.builder_id", "=", "b.id")
      .where(isPublished)
      .orderBy("fit", "desc")
      .orderBy("p.created_at", "desc")
      .orderBy("p.id", "desc")
      .limit(images);
  if (!there) return projects(fit);
  const fitThere = sql<number>`4 + ${fit}`;
  if (!where.show)
    return projects(sql<number>`case when ${there} then ${fitThere} else ${fit} end`);
  // Projects at the show, by index, and as many of the others, so that a large builder's projects
  // aren't all read.
  const atShow = projects(fitThere).where(there);
  const elsewhere = projects(fit).where(sql<SqlBool>`${there} is not true`);
  return selectFrom(
    selectFrom(atShow.as("p"))
      .selectAll("p")
      .unionAll(selectFrom(elsewhere.as("p")).selectAll("p"))
      .as("p"),
  )
    .selectAll("p")
    .orderBy("p.fit", "desc")
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc")
    .limit(images);
}

/**
 * A score of how well `portfolio_project as p` matches the wanted booth: its place counts most,
 * then its type, then its size.
 */
function fitOf(filter: BuilderFilter, where: Whereabouts): RawBuilder<number> {
  const parts = [
    ...isSuchBooth({ ...filter, boothSize: null }, where).map(
      (is) => sql`case when ${is} then 2 else 0 end`,
    ),
    ...isSuchBooth({ ...filter, boothType: null }, where).map(
      (is) => sql`case when ${is} then 1 else 0 end`,
    ),
  ];
  return parts.length > 0 ? sql<number>`(${sql.join(parts, sql` + `)})` : sql<number>`0`;
}

function isFitAsked({ boothType, boothSize }: BuilderFilter, { show, place }: Whereabouts) {
  return Boolean(show || place || boothType || boothSize);
}

/** The JSON of `portfolio_project as p` for a line about it. */
export const workSample = sql<FittingWork>`jsonb_build_object('id', ${sql.ref("p.id")}, 'title', ${sql.ref("p.title")},
  'size', ${sql.ref("p.size")}, 'projectType', ${sql.ref("p.project_type")}, 'eventName', ${sql.ref("p.event_name")},
  'location', ${sql.ref("p.location")}, 'year', ${sql.ref("p.year")}, 'pictureLabel', ${sql.ref("p.pictureLabel")})`;

/**
 * A found builder with pictures that pages may show: its own first, unless project pictures are
 * sorted by match.
 */
export function toListedBuilder(
  { builder, images, ...row }: SelectedBuilder,
  areInOrder = false,
): ListedBuilder {
  const copies = row.copies ?? {};
  const profile = toBuilderProfile(builder);
  const own = builder.portfolio_images;
  const pictures = new Set(areInOrder ? [...images, ...own] : [...own, ...images]);
  return {
    ...profile,
    ratingSource: row.ratingSource,
    companyLogo: shownPicture(profile.companyLogo, copies),
    portfolioImages: shownPictures([...pictures], copies),
  };
}
