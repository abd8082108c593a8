import type { EntityManager } from "@mikro-orm/postgresql";
import { wholeListLimit } from "../../domain/shared/page.ts";
import { daysOfMonth } from "../../domain/trade-shows/month.ts";
import type { TradeShowRepository } from "../../domain/trade-shows/ports.ts";
import { toExcerpt } from "../../domain/trade-shows/show-card.ts";
import type { ShowQuery } from "../../domain/trade-shows/show-search.ts";
import type { TradeShowCard } from "../../domain/trade-shows/trade-show.ts";
import { isUuid } from "./is-uuid.ts";
import { runSql } from "./run-sql.ts";
import type { TradeShowRow } from "./schema/trade-show.ts";
import { type ShowConditions, showConditions } from "./show-conditions.ts";
import type { Stored } from "./stored.ts";
import { toTradeShow } from "./trade-show-mapper.ts";

type Counted = Pick<ShowQuery, "filter" | "today" | "aheadOnly">;
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
  async function count({ filter, today, aheadOnly }: Counted, max: number) {
    const { where, values, next } = showConditions(filter, aheadOnly ? { ahead: today } : {});
    const sql = `select count(*)::int as shows from (
      select from trade_show s where ${where} limit $${next}) found`;
    const [row] = await runSql<{ shows: number }>(em, sql, [...values, max]);
    return row?.shows ?? 0;
  }

  async function read<Row extends object>(columns: string, query: ShowQuery): Promise<Row[]> {
    const { filter, today, aheadOnly, order, offset, limit } = query;
    const part = (order: string, conditions: ShowConditions, skip: number, take: number) => {
      const sql = stretch(columns, order, conditions);
      return runSql<Row>(em, sql, [...conditions.values, take, skip]);
    };
    if (order === "by-start" && !aheadOnly) {
      return part(startingFirst, showConditions(filter, {}), offset, limit);
    }
    const ahead = await part(
      startingFirst,
      showConditions(filter, { ahead: today }),
      offset,
      limit,
    );
    if (aheadOnly || ahead.length === limit) return ahead;
    const isPast = ahead.length === 0 && offset > 0;
    const skip = isPast ? offset - (await count({ filter, today, aheadOnly: true }, offset)) : 0;
    const over = showConditions(filter, { over: today });
    return [...ahead, ...(await part(startedLast, over, skip, limit - ahead.length))];
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

    async count(query) {
      const total = await count(query, wholeListLimit + 1);
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
