import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
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
import { compileEach, compileOnce, type QueryValues, type Tables } from "../sql/run.ts";
import {
  type FilterShape,
  isShown,
  isWantedShow,
  readFilter,
  type ShowValues,
  type When,
} from "./show-conditions.ts";
import { type Part, type PartValues, partOfShows, partsOf } from "./show-list-parts.ts";
import { toTradeShow } from "./trade-show-mapper.ts";

const card = [
  "s.id",
  "s.title",
  "s.industry",
  "s.city",
  "s.state",
  "s.venue",
  "s.start_date as startDate",
  "s.end_date as endDate",
  "s.status",
  "s.featured",
  shownPictureOf("s.featured_image").as("featuredImage"),
  "s.expected_attendees as expectedAttendees",
  sql<string | null>`left(${sql.ref("s.description")}, 1000)`.as("excerpt"),
] as const;

const copies = copiesOf(allOf("s.image_gallery", "s.floor_plan_map", "s.featured_image"));

const findShow = compileOnce((db, given: QueryValues<{ id: TradeShowId }>) =>
  db
    .selectFrom("trade_show as s")
    .select(({ fn }) => [fn.toJson("s").as("show"), copies])
    .where("s.id", "=", given("id"))
    .where(isShown),
);

const readVersion = compileOnce((db) =>
  db
    .selectFrom("content_version")
    .select(["version", copiesVersion.as("copies")])
    .where("kind", "=", sql.lit("trade-shows")),
);

const countShows = compileEach(
  (
    db,
    given: QueryValues<ShowValues & { max: number }>,
    { filter, when }: { filter: FilterShape; when: When },
  ) =>
    db
      .selectFrom(({ selectFrom }) =>
        selectFrom("trade_show as s")
          .where(isWantedShow(given, filter, when))
          .limit(given("max"))
          .as("found"),
      )
      .select(({ fn }) => fn.countAll<number>().as("shows")),
);

const readOptions = compileOnce((db) =>
  db.selectNoFrom([valuesOf(db, "city", 500).as("cities"), valuesOf(db, "year", 200).as("years")]),
);

const readShows = compileEach((db, given: QueryValues<PartValues>, part: Part) =>
  partOfShows(db, given, part).select(({ fn }) => [fn.toJson("s").as("show"), copies]),
);

const readCards = compileEach((db, given: QueryValues<PartValues>, part: Part) =>
  partOfShows(db, given, part).select(card),
);

/** Trade shows in PostgreSQL. Needs the request's own `em`. */
export function createPostgresTradeShowRepository(
  em: EntityManager,
  countCache: CountCache<number> = createCountCache(),
): TradeShowRepository {
  async function count({ filter, today }: Sought, when: When, max: number) {
    const { shape, values } = readFilter(filter);
    const bound = { ...values, day: today, lastDay: today, max };
    const [row] = await countShows(em, { filter: shape, when }, bound);
    return row?.shows ?? 0;
  }

  /** Reads the parts of a list in order, each from its index, until `limit` shows are found. */
  async function read<Row extends object>(
    query: ShowQuery,
    readPart: (em: EntityManager, part: Part, values: PartValues) => Promise<Row[]>,
  ): Promise<Row[]> {
    const { filter, today, offset, limit } = query;
    const { shape, values } = readFilter(filter);
    const found: Row[] = [];
    let skip = offset;
    for (const { when, order } of partsOf(query)) {
      const part = { filter: shape, lists: listsOf(when), order };
      const bound = { ...values, day: today, lastDay: today };
      const rows = await readPart(em, part, {
        ...bound,
        offset: skip,
        limit: limit - found.length,
      });
      found.push(...rows);
      if (found.length === limit) break;
      // when a part is skipped as a whole, its shows reduce the rest of the offset
      if (rows.length > 0) skip = 0;
      else if (skip > 0) skip -= await count(query, when, skip);
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
      const rows = await read(query, readShows);
      return rows.map(({ show, copies }) => toShownShow(toTradeShow(show), copies ?? {}));
    },

    searchCards: async (query) => (await read(query, readCards)).map(toCard),

    async count({ filter, today, aheadOnly }) {
      const when = aheadOnly ? "ahead" : "always";
      // reads up to ten thousand shows
      const choice = JSON.stringify({ filter, today, aheadOnly });
      const total = await cachedCounts(countCache, await version(), choice, () =>
        count({ filter, today }, when, maxListItems + 1),
      );
      return { total: Math.min(total, maxListItems), isExact: total <= maxListItems };
    },

    async options() {
      const [row] = await readOptions(em, {});
      const byAlphabet = new Intl.Collator("en", { numeric: true }).compare;
      const sorted = (texts: string[] = []) => texts.sort(byAlphabet);
      return { cities: sorted(row?.cities), years: sorted(row?.years) };
    },

    async listMonth(month, filter) {
      const { first, last } = daysOfMonth(month);
      const { shape, values } = readFilter(filter);
      const part: Part = { filter: shape, lists: ["near", "far"], order: "starting-first" };
      const bound = { ...values, day: first, lastDay: last, offset: 0, limit: 500 };
      return (await readCards(em, part, bound)).map(toCard);
    },

    version,
  };
}

/** The lists that make up this time; each is one index range. */
function listsOf(when: When): When[] {
  if (when === "soon") return ["lately", "long"];
  return when === "open" ? ["undated", "ancient"] : [when];
}

type Sought = Pick<ShowQuery, "filter" | "today">;

/** Skip scan over distinct values: as many steps as values, however many shows. */
function valuesOf(db: Kysely<Tables>, column: "city" | "year", max: number) {
  const name = sql.ref(column);
  const next = db
    .selectFrom("trade_show")
    .select(sql`${name}`.as("value"))
    .where("hidden", "=", sql.lit(false))
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

/** The show with only pictures that pages may show. */
function toShownShow(show: TradeShow, copies: PictureCopies): TradeShow {
  return {
    ...show,
    featuredImage: shownPicture(show.featuredImage, copies),
    imageGallery: shownPictures(show.imageGallery, copies),
    floorPlanMap: shownPictures(show.floorPlanMap, copies),
  };
}
