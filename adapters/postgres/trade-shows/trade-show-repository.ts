import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type Compilable,
  type Expression,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
} from "kysely";
import {
  type PictureCopies,
  shownPicture,
  shownPictures,
} from "../../../domain/pictures/linked-picture.ts";
import type { TradeShowId } from "../../../domain/shared/id.ts";
import { maxListItems } from "../../../domain/shared/page.ts";
import { daysOfMonth } from "../../../domain/trade-shows/month.ts";
import type { TradeShowRepository } from "../../../domain/trade-shows/ports.ts";
import { toExcerpt } from "../../../domain/trade-shows/show-card.ts";
import type { ShowQuery } from "../../../domain/trade-shows/show-search.ts";
import type { TradeShow, TradeShowCard } from "../../../domain/trade-shows/trade-show.ts";
import { type CountCache, cachedCounts, createCountCache } from "../sql/count-cache.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { allOf, copiesOf, copiesVersion, shownPictureOf } from "../sql/linked-pictures.ts";
import { compileOnce, type Given, run, runOne, type Tables } from "../sql/run.ts";
import { isWantedShow, type When } from "./show-conditions.ts";
import { toTradeShow } from "./trade-show-mapper.ts";

const startingFirst = sql`${sql.ref("s.start_date")}, ${sql.ref("s.title")}, ${sql.ref("s.id")}`;
// The same index, read backwards.
const startedLast = sql`${sql.ref("s.start_date")} desc, ${sql.ref("s.title")} desc, ${sql.ref("s.id")} desc`;

const card = [
  ...(["s.id", "s.title", "s.industry", "s.city", "s.state", "s.venue"] as const),
  ...(["s.start_date as startDate", "s.end_date as endDate", "s.status", "s.featured"] as const),
  shownPictureOf("s.featured_image").as("featuredImage"),
  ...(["s.expected_attendees as expectedAttendees"] as const),
  sql<string | null>`left(${sql.ref("s.description")}, 1000)`.as("excerpt"),
] as const;

const copies = copiesOf(allOf("s.image_gallery", "s.floor_plan_map", "s.featured_image"));

const findShow = compileOnce((db, given: Given<{ id: TradeShowId }>) =>
  db
    .selectFrom("trade_show as s")
    .select(({ fn }) => [fn.toJson("s").as("show"), copies])
    .where("s.id", "=", given("id")),
);

const readVersion = compileOnce((db) =>
  db
    .selectFrom("content_version")
    .select(["version", copiesVersion.as("copies")])
    .where("kind", "=", sql.lit("trade-shows")),
);

/** Trade shows in PostgreSQL. Needs the request's own `em`. */
export function createPostgresTradeShowRepository(
  em: EntityManager,
  countCache: CountCache<number> = createCountCache(),
): TradeShowRepository {
  async function count(isWanted: Expression<SqlBool>, max: number) {
    const row = await runOne(em, (db) =>
      db
        .selectFrom(({ selectFrom }) =>
          selectFrom("trade_show as s").where(isWanted).limit(max).as("found"),
        )
        .select(({ fn }) => fn.countAll<number>().as("shows")),
    );
    return row?.shows ?? 0;
  }

  /** Reads the parts of a list one after the other, each from its index, until `limit` shows are found. */
  async function read<Row extends object>(
    query: ShowQuery,
    select: (part: ReturnType<typeof partOfShows>) => Compilable<Row>,
  ): Promise<Row[]> {
    const { filter, offset, limit } = query;
    const found: Row[] = [];
    let skip = offset;
    for (const { when, by } of partsOf(query)) {
      const isWanted = isWantedShow(filter, when);
      const lists = when.soon ? [{ lately: when.soon }, { long: when.soon }] : [when];
      const wanted = lists.map((list) => isWantedShow(filter, list));
      const part = { wanted, by, offset: skip, limit: limit - found.length };
      const rows = await run(em, (db) => select(partOfShows(db, part)));
      found.push(...rows);
      if (found.length === limit) break;
      // a part that is skipped as a whole says how much of the way it was
      if (rows.length > 0) skip = 0;
      else if (skip > 0) skip -= await count(isWanted, skip);
    }
    return found;
  }

  async function version() {
    const [row] = await readVersion(em, {});
    return `${row?.version ?? 0}+${row?.copies ?? 0}`;
  }

  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const [row] = await findShow(em, { id });
      return row ? toShownShow(toTradeShow(row.show), row.copies ?? {}) : null;
    },

    async search(query) {
      const rows = await read(query, (part) =>
        part.select(({ fn }) => [fn.toJson("s").as("show"), copies]),
      );
      return rows.map(({ show, copies }) => toShownShow(toTradeShow(show), copies ?? {}));
    },

    searchCards: async (query) => (await read(query, (part) => part.select(card))).map(toCard),

    async count({ filter, today, aheadOnly }) {
      const isWanted = isWantedShow(filter, aheadOnly ? { ahead: today } : {});
      // up to ten thousand shows are read
      const choice = JSON.stringify({ filter, today, aheadOnly });
      const total = await cachedCounts(countCache, await version(), choice, () =>
        count(isWanted, maxListItems + 1),
      );
      return { total: Math.min(total, maxListItems), isExact: total <= maxListItems };
    },

    async options() {
      const row = await runOne(em, (db) =>
        db.selectNoFrom([
          valuesOf(db, "city", 500).as("cities"),
          valuesOf(db, "year", 200).as("years"),
        ]),
      );
      const byAlphabet = new Intl.Collator("en", { numeric: true }).compare;
      const sorted = (texts: string[] = []) => texts.sort(byAlphabet);
      return { cities: sorted(row?.cities), years: sorted(row?.years) };
    },

    async listMonth(month, filter) {
      const { first, last } = daysOfMonth(month);
      const rows = await run(em, (db) =>
        db
          .selectFrom("trade_show as s")
          .select(card)
          .where(isWantedShow(filter, { from: first, to: last }))
          .orderBy(startingFirst)
          .limit(500),
      );
      return rows.map(toCard);
    },

    version,
  };
}

type Part = {
  /** One list, or several that are merged. */
  wanted: Expression<SqlBool>[];
  by: RawBuilder<unknown>;
  offset: number;
  limit: number;
};

/** Skips and sorts ids only; full rows are read for the page alone. */
function partOfShows(db: Kysely<Tables>, { wanted, by, offset, limit }: Part) {
  const lists = wanted.map(
    (isWanted) =>
      sql`(${db
        .selectFrom("trade_show as s")
        .select(["s.id", "s.start_date", "s.title"])
        .where(isWanted)
        .orderBy(by)
        .limit(sql<number>`${offset}::bigint + ${limit}::bigint`)})`,
  );
  return db
    .selectFrom(
      db
        .selectFrom(
          sql<{ id: TradeShowId }>`(${sql.join(lists, sql` union all `)})`.as<"s">(sql`s`),
        )
        .select("s.id")
        .orderBy(by)
        .limit(limit)
        .offset(offset)
        .as("found"),
    )
    .innerJoin("trade_show as s", "s.id", "found.id")
    .orderBy(by);
}

/** Hops from each value to the next: as many steps as there are values, however many shows. */
function valuesOf(db: Kysely<Tables>, column: "city" | "year", max: number) {
  const name = sql.ref(column);
  const next = db
    .selectFrom("trade_show")
    .select(sql`${name}`.as("value"))
    .orderBy(column)
    .limit(sql.lit(1));
  const following = sql<SqlBool>`${name} > ${sql.ref("hop.value")}`;
  return sql<string[]>`(
    with recursive hop as (
      ${next.where(column, ">", sql.lit(""))}
      union all
      select ${next.where(following)} from hop where hop.value is not null
    )
    select coalesce(json_agg(value), '[]') from (
      select value from hop where value is not null limit ${sql.lit(max)}
    ) known)`;
}

function toCard({ excerpt, ...card }: TradeShowCard): TradeShowCard {
  return { ...card, excerpt: toExcerpt(excerpt) };
}

/** The parts of a list in order, each read from an index. */
function partsOf({
  order,
  aheadOnly,
  today,
}: ShowQuery): { when: When; by: RawBuilder<unknown> }[] {
  if (order === "by-start" && !aheadOnly) return [{ when: {}, by: startingFirst }];
  if (order === "begun-last") {
    const parts = [{ next: today }, { undated: today }, { begun: today }];
    return parts.map((when) => ({ when, by: startingFirst }));
  }
  const ahead = [
    { when: { soon: today }, by: startingFirst },
    { when: { open: today }, by: startingFirst },
  ];
  return aheadOnly ? ahead : [...ahead, { when: { over: today }, by: startedLast }];
}

/** With the pictures that pages may show. */
function toShownShow(show: TradeShow, copies: PictureCopies): TradeShow {
  return {
    ...show,
    featuredImage: shownPicture(show.featuredImage, copies),
    imageGallery: shownPictures(show.imageGallery, copies),
    floorPlanMap: shownPictures(show.floorPlanMap, copies),
  };
}
