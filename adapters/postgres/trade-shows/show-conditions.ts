import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { ShowFilter } from "../../../domain/trade-shows/show-filter.ts";
import { escapeLike } from "../sql/escape-like.ts";
import type { Tables } from "../sql/run.ts";

const eb = expressionBuilder<{ s: Tables["trade_show"] }, "s">();
const { ref, and, or } = eb;

/** By the collation of the indexes, or they are of no use. */
const lower = (text: Expression<string | null> | string) =>
  sql<string>`lower(${text} collate "und-x-icu")`;
const day = (text: string) => sql<string>`${text}::date`;
const yearBefore = (text: string) => sql<string>`${text}::date - 366`;

const isAhead = (today: string) =>
  and([eb("s.last_day", ">=", day(today)), eb("s.status", "<>", sql.lit("done"))]);

/**
 * Conditions on a show, `trade_show s`, by time: ahead of a day, over by then, or with a day
 * between two. "Ahead" splits in two: `soon` leaves out shows that began more than a year before or
 * have no dates, `open` is just those. And "soon" splits in two: `lately` begin within a week before or later, `long` are those that
 * began before and take more than a week, which have an index: what is over is not looked through. Or in three: `next` to begin, `undated`, and `begun`.
 */
const times = {
  ahead: isAhead,
  soon: (today: string) => and([eb("s.start_date", ">=", yearBefore(today)), isAhead(today)]),
  open: (today: string) =>
    and([
      or([eb("s.start_date", "is", null), eb("s.start_date", "<", yearBefore(today))]),
      isAhead(today),
    ]),
  lately: (today: string) =>
    and([eb("s.start_date", ">=", sql<string>`${today}::date - 7`), isAhead(today)]),
  long: (today: string) =>
    and([
      eb("s.start_date", "<", sql<string>`${today}::date - 7`),
      eb("s.start_date", ">=", yearBefore(today)),
      sql<SqlBool>`${ref("s.last_day")} - ${ref("s.start_date")} > 7`,
      isAhead(today),
    ]),
  next: (today: string) => and([eb("s.start_date", ">=", day(today)), isAhead(today)]),
  undated: (today: string) => and([eb("s.start_date", "is", null), isAhead(today)]),
  begun: (today: string) => and([eb("s.start_date", "<", day(today)), isAhead(today)]),
  over: (today: string) =>
    or([eb("s.last_day", "<", day(today)), eb("s.status", "=", sql.lit("done"))]),
  from: (first: string) => eb("s.last_day", ">=", day(first)),
  to: (last: string) => eb("s.start_date", "<=", day(last)),
};

export type When = Partial<Record<keyof typeof times, string>>;

/** Condition: a `trade_show s` of those times matches the filter. */
export function isWantedShow(filter: ShowFilter, when: When): Expression<SqlBool> {
  const { search, industry, status, city, year } = filter;
  return and([
    ...(search ? [isFound(search)] : []),
    ...(industry ? [eb(lower(ref("s.industry")), "=", lower(industry))] : []),
    ...(status ? [eb("s.status", "=", status)] : []),
    ...(city ? [eb("s.city", "=", city)] : []),
    ...(year ? [eb("s.year", "=", year)] : []),
    ...Object.entries(times).flatMap(([name, is]) => {
      const value = when[name as keyof When];
      return value ? [is(value)] : [];
    }),
  ]);
}

function isFound(search: string): Expression<SqlBool> {
  // Too short for the index, whose every entry would be looked at.
  if (Array.from(search).length < 3) {
    return sql`strpos(${ref("s.search_text")}, ${lower(search)}) > 0`;
  }
  const pattern = lower(`%${escapeLike(search)}%`);
  return sql`${ref("s.search_text")} like (${pattern} collate "default")`;
}
