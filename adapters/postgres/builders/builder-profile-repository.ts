import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import {
  type FittingWork,
  portfolioImageLimit,
} from "../../../domain/builder-profiles/listed-builder.ts";
import type { BuilderProfileRepository } from "../../../domain/builder-profiles/ports.ts";
import { summaryOf } from "../../../domain/builder-profiles/summary-of.ts";
import { shownPicture, shownPictures } from "../../../domain/pictures/linked-picture.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { statedLabel, withImage } from "../portfolio/project-card.ts";
import { gatherOnce } from "../sql/gather.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { jsonIfJoined, jsonWithout } from "../sql/json-row.ts";
import {
  copiesOf,
  copiesVersion,
  type QueueCopies,
  queueNoCopies,
} from "../sql/linked-pictures.ts";
import { isPublished } from "../sql/published.ts";
import { compileOnce, type QueryValues } from "../sql/run.ts";
import { builderCapacities, toBuilderCapacity } from "./builder-capacities.ts";
import { searchColumns, toBuilderProfile } from "./builder-profile-mapper.ts";
import {
  type BuilderCountCache,
  countBuilders,
  countBuilt,
  countMatches,
  createBuilderCountCache,
  readBuilderTotals,
} from "./count-builders.ts";
import { findPlaces } from "./find-places.ts";
import { listBuilderCards } from "./list-builder-cards.ts";
import { listBuilderNames } from "./list-builder-names.ts";
import { listBuildersWithWork } from "./list-builders-with-work.ts";
import { myProfiles } from "./my-profiles.ts";
import { searchBuilders, toListedBuilder, workSample } from "./search-builders.ts";
import { shownSource } from "./shown-source.ts";

/**
 * Builder profiles in PostgreSQL. Needs the request's own `em`; `reader` reads public data,
 * possibly from a standby.
 */
export function createPostgresBuilderProfileRepository(
  em: EntityManager,
  queueCopies: QueueCopies = queueNoCopies,
  reader = em,
  countCache: BuilderCountCache = createBuilderCountCache(),
): BuilderProfileRepository {
  async function version() {
    const [row] = await readVersion(reader, {});
    return row?.version ?? "0";
  }
  const counts = {
    countCache,
    async version() {
      const [row] = await readCountedVersion(reader, {});
      return row?.version ?? "0";
    },
  };

  return {
    async findMany(ids) {
      const known = ids.filter(isUuid);
      if (known.length === 0) return [];
      const rows = await findMany(em, { ids: known });
      return rows.map(({ builder, account_email, capacity, ratingSource }) => ({
        ...summaryOf(toBuilderProfile(builder)),
        city: builder.city,
        state: builder.state,
        country: builder.country,
        rating: builder.rating,
        reviewCount: builder.review_count,
        ratingSource,
        onTimeRated: builder.on_time_rated,
        onTimeGood: builder.on_time_good,
        invitationEmail: account_email ?? builder.email,
        capacity: toBuilderCapacity(capacity),
      }));
    },

    async findNames(ids) {
      const known = ids.filter(isUuid);
      return known.length === 0 ? [] : findNames(em, { ids: known });
    },

    listWithWork: (ids) => listBuildersWithWork(reader, ids),

    async find(id) {
      if (!isUuid(id)) return null;
      const [row] = await findWithPictures(reader, { id });
      if (!row) return null;
      const pictures = row.featured.flat().filter((picture) => picture !== null);
      const featuredProjectImages = shownPictures([...new Set(pictures)], row.copies ?? {});
      // one picture per project, in the same order
      const work = row.work.map((each, at) =>
        withImage({ ...each, imageUrl: shownPicture(row.images[at] ?? null, row.copies ?? {}) }),
      );
      return { ...toListedBuilder(row), featuredProjectImages, work };
    },

    search: (query) => searchBuilders(reader, query),
    findPlaces: (named) => findPlaces(reader, named),
    count: (filter, where) => countBuilders(reader, { filter, where }, counts),
    countMatches: (filter, where) => countMatches(reader, filter, where),
    countBuilt: (filter, where) => countBuilt(reader, { filter, where }, counts),
    readTotals: () => readBuilderTotals(reader),
    ...listBuilderCards(reader, counts),
    ...myProfiles(em, queueCopies),
    ...builderCapacities(em),

    version,

    listNames: (wanted) => listBuilderNames(reader, wanted),
  };
}

const wanted = (given: QueryValues<{ ids: BuilderId[] }>) =>
  sql<BuilderId>`any(${given("ids")}::uuid[])`;

const findMany = gatherOnce((db, given: QueryValues<{ ids: BuilderId[] }>) =>
  db
    .selectFrom("builder as b")
    .leftJoin("users as u", "u.id", "b.user_id")
    .leftJoin("builder_capacity as c", "c.builder_id", "b.id")
    .select(({ fn }) => [fn.toJson("b").as("builder"), "u.email as account_email"])
    .select(shownSource.as("ratingSource"))
    .select(jsonIfJoined("builder_capacity", "c").as("capacity"))
    .where("b.id", "=", wanted(given)),
);

const findNames = compileOnce((db, given: QueryValues<{ ids: BuilderId[] }>) =>
  db.selectFrom("builder as b").select(["b.id", "b.name"]).where("b.id", "=", wanted(given)),
);

/**
 * A builder with pictures for its gallery: of the newest projects, and all pictures of the featured
 * ones among them.
 */
const findWithPictures = compileOnce((db, given: QueryValues<{ id: BuilderId }>) => {
  const found = db
    .selectFrom("builder as b")
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom("portfolio_project as p")
          .select(["p.id", "p.created_at", "p.featured"])
          .select(["p.image_url", "p.main_image", "p.project_images", statedLabel])
          .select(["p.title", "p.size", "p.project_type", "p.event_name", "p.location", "p.year"])
          .whereRef("p.builder_id", "=", "b.id")
          .where(isPublished)
          .orderBy("p.created_at", "desc")
          .orderBy("p.id", "desc")
          .limit(sql.lit(portfolioImageLimit))
          .as("p"),
      (join) => join.onTrue(),
    )
    .select(({ ref }) => {
      const newestFirst = sql`order by ${ref("p.created_at")} desc, ${ref("p.id")} desc`;
      return [
        jsonWithout("builder", "b", searchColumns).as("builder"),
        shownSource.as("ratingSource"),
        sql<string[]>`${ref("b.portfolio_images")} || ${ref("b.company_logo")}`.as("own"),
        sql<string[]>`coalesce(array_agg(${ref("p.image_url")} ${newestFirst})
          filter (where ${ref("p.id")} is not null), '{}')`.as("images"),
        sql<FittingWork[]>`coalesce(jsonb_agg(${workSample} ${newestFirst})
          filter (where ${ref("p.id")} is not null), '[]')`.as("work"),
        sql<(string | null)[][]>`coalesce(array_agg(jsonb_build_array(${ref("p.main_image")})
          || to_jsonb(${ref("p.project_images")}) ${newestFirst}) filter (where ${ref("p.featured")}), '{}')`.as(
          "featured",
        ),
      ];
    })
    .where("b.id", "=", given("id"))
    .groupBy("b.id");
  return db
    .selectFrom(found.as("found"))
    .selectAll()
    .select(({ ref }) =>
      copiesOf(sql`${ref("found.own")} || ${ref("found.images")} || array(
        select jsonb_array_elements_text(pictures) from unnest(${ref("found.featured")}) pictures)`),
    );
});

/**
 * A version that changes with every change of a listed builder, and of a published project unless
 * only its texts changed.
 */
const readCountedVersion = compileOnce((db) => {
  const builders = db
    .selectFrom("builder_facet")
    .select("amount")
    .where("dimension", "=", sql.lit("version"))
    .where("value", "=", sql.lit(""));
  const projects = db
    .selectFrom("portfolio_facet")
    .select("projects")
    .where("dimension", "=", sql.lit("shape"))
    .where("value", "=", sql.lit(""));
  return db.selectNoFrom(
    sql<string>`concat_ws('-', coalesce((${builders}), 0), coalesce((${projects}), 0))`.as(
      "version",
    ),
  );
});

/** A version that changes with every change of a listed builder or a published project. */
const readVersion = compileOnce((db) => {
  const builders = db
    .selectFrom("builder_facet")
    .select([sql<string>`'builder'`.as("kind"), "amount"])
    .where("dimension", "=", sql.lit("version"))
    .where("value", "=", sql.lit(""));
  const projects = db
    .selectFrom("portfolio_facet")
    .select([sql<string>`'project'`.as("kind"), "projects as amount"])
    .where("dimension", "=", sql.lit("version"))
    .where("value", "=", sql.lit(""));
  const copies = db.selectNoFrom([
    sql<string>`'copies'`.as("kind"),
    sql<number>`${copiesVersion}`.as("amount"),
  ]);
  return db
    .selectFrom(builders.unionAll(projects).unionAll(copies).as("changes"))
    .select(({ ref }) =>
      sql<string>`coalesce(string_agg(${ref("amount")}::text, '-' order by ${ref("kind")}), '0')`.as(
        "version",
      ),
    );
});
