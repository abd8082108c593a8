import type { EntityManager } from "@mikro-orm/postgresql";
import { wholeListLimit } from "../../../domain/shared/page.ts";
import { daysOfMonth } from "../../../domain/trade-shows/month.ts";
import type { TradeShowRepository } from "../../../domain/trade-shows/ports.ts";
import { toExcerpt } from "../../../domain/trade-shows/show-card.ts";
import type { ShowQuery } from "../../../domain/trade-shows/show-search.ts";
import type { TradeShowCard } from "../../../domain/trade-shows/trade-show.ts";
import type { TradeShowRow } from "../schema/content/trade-show.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { type ShowConditions, showConditions } from "./show-conditions.ts";
import { toTradeShow } from "./trade-show-mapper.ts";

type Selected = { show: Stored<TradeShowRow> };

const startingFirst = "s.start_date, s.title, s.id";
// The same index, read backwards.
const startedLast = "s.start_date desc, s.title desc, s.id desc";

const wholeColumns = "to_json(s) as show";
const cardColumns = `s.id, s.title, s.industry, s.city, s.state, s.venue, s.start_date as "startDate",
  s.end_date as "endDate", s.status, s.featured, s.featured_image as "featuredImage",
  s.expected_attendees as "expectedAttendees", left(s.description, 1000) as excerpt`;

// Only ids are skipped and sorted; the rows themselves are read for what is shown.
const stretch = (columns: string, order: string, { where, next }: ShowConditions) =>
  `select ${columns} from (
     select s.id from trade_show s where ${where} order by ${order} limit $${next} offset $${next + 1}
   ) found join trade_show s on s.id = found.id order by ${order}`;

// Hops from each value to the next: as many steps as there are values, however many shows.
const valuesOf = (column: "city" | "year", max: number) => `(
  with recursive hop as (
    (select ${column} as value from trade_show where ${column} > '' order by ${column} limit 1)
    union all
    select (select s.${column} from trade_show s where s.${column} > hop.value order by s.${column} limit 1)
    from hop where hop.value is not null
  )
  select coalesce(json_agg(value), '[]') from (
    select value from hop where value is not null limit ${max}
  ) known)`;
const options = `select ${valuesOf("city", 500)} as cities, ${valuesOf("year", 200)} as years`;

/** Keeps trade shows in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresTradeShowRepository(em: EntityManager): TradeShowRepository {
  async function count({ where, values, next }: ShowConditions, max: number) {
    const sql = `select count(*)::int as shows from (
      select from trade_show s where ${where} limit $${next}) found`;
    const [row] = await runSql<{ shows: number }>(em, sql, [...values, max]);
    return row?.shows ?? 0;
  }

  async function read<Row extends object>(columns: string, query: ShowQuery): Promise<Row[]> {
    const { filter, offset, limit } = query;
    const found: Row[] = [];
    let skip = offset;
    for (const { when, by } of partsOf(query)) {
      const conditions = showConditions(filter, when);
      const values = [...conditions.values, limit - found.length, skip];
      const rows = await runSql<Row>(em, stretch(columns, by, conditions), values);
      found.push(...rows);
      if (found.length === limit) break;
      // a part that is skipped as a whole says how much of the way it was
      if (rows.length > 0) skip = 0;
      else if (skip > 0) skip -= await count(conditions, skip);
    }
    return found;
  }

  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const sql = `select ${wholeColumns} from trade_show s where id = $1`;
      const [row] = await runSql<Selected>(em, sql, [id]);
      return row ? toTradeShow(row.show) : null;
    },

    search: async (query) =>
      (await read<Selected>(wholeColumns, query)).map(({ show }) => toTradeShow(show)),

    searchCards: async (query) => (await read<TradeShowCard>(cardColumns, query)).map(toCard),

    async count({ filter, today, aheadOnly }) {
      const conditions = showConditions(filter, aheadOnly ? { ahead: today } : {});
      const total = await count(conditions, wholeListLimit + 1);
      return { total: Math.min(total, wholeListLimit), isExact: total <= wholeListLimit };
    },

    async options() {
      const [row] = await runSql<{ cities: string[]; years: string[] }>(em, options);
      const byAlphabet = new Intl.Collator("en", { numeric: true }).compare;
      const sorted = (texts: string[] = []) => texts.sort(byAlphabet);
      return { cities: sorted(row?.cities), years: sorted(row?.years) };
    },

    async listMonth(month, filter) {
      const { first, last } = daysOfMonth(month);
      const { where, values, next } = showConditions(filter, { from: first, to: last });
      const sql = `select ${cardColumns} from trade_show s where ${where}
        order by ${startingFirst} limit $${next}`;
      return (await runSql<TradeShowCard>(em, sql, [...values, 500])).map(toCard);
    },

    async version() {
      const [row] = await runSql<{ version: string }>(
        em,
        "select version::text from content_version where kind = 'trade-shows'",
      );
      return row?.version ?? "0";
    },
  };
}

function toCard({ excerpt, ...card }: TradeShowCard): TradeShowCard {
  return { ...card, excerpt: toExcerpt(excerpt) };
}

/** What makes up a list, in its order: each part is read off an index. */
function partsOf({ order, aheadOnly, today }: ShowQuery) {
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
