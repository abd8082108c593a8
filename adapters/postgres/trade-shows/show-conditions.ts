import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { foldText } from "../../../domain/shared/text/fold-text.ts";
import type { ShowFilter } from "../../../domain/trade-shows/show-filter.ts";
import { showCityKey, showIndustryKey } from "../schema/content/trade-show.ts";
import { escapeLike } from "../sql/escape-like.ts";
import type { QueryValues, Tables } from "../sql/run.ts";

const eb = expressionBuilder<{ s: Tables["trade_show"] }, "s">();
const { ref, and, or } = eb;

/** Parameters of the conditions. The days are the ones that the query's times use. */
export type ShowValues = Record<keyof ShowFilter, string> & { day: string; lastDay: string };

/** The shape of a filter: which conditions it has, without their values. */
export type FilterShape = {
  /** `short`: too short for the trigram index, so each show is searched. */
  search: "short" | "indexed" | null;
  equal: ("status" | "year")[];
  isOfIndustry: boolean;
  isInCity: boolean;
};

/** Splits a filter into its shape and its values. */
export function readFilter({ search, industry, status, city, year }: ShowFilter) {
  const text = foldText(search ?? "");
  const isShort = Array.from(text).length < 3;
  const columns = { status: status ?? "", year: year ?? "" };
  const shape: FilterShape = {
    search: text ? (isShort ? "short" : "indexed") : null,
    equal: (["status", "year"] as const).filter((column) => columns[column]),
    isOfIndustry: Boolean(industry),
    isInCity: Boolean(city),
  };
  const values = {
    ...columns,
    search: isShort ? text : `%${escapeLike(text)}%`,
    industry: foldText(industry ?? ""),
    city: foldText(city ?? ""),
  };
  return { shape, values };
}

// these expressions must equal those of the indexes
const industry = sql<string>`${sql.raw(showIndustryKey("s."))}`;
const city = sql<string>`${sql.raw(showCityKey("s."))}`;

type GivenDays = QueryValues<Pick<ShowValues, "day" | "lastDay">>;

const day = (given: GivenDays) => sql<string>`${given("day")}::date`;
const weekBefore = (given: GivenDays) => sql<string>`${given("day")}::date - 7`;
const yearBefore = (given: GivenDays) => sql<string>`${given("day")}::date - 366`;

/** Condition: starts within the week before the day, or later. */
const isNear = (given: GivenDays) => eb("s.start_date", ">=", weekBefore(given));
/** Condition: started earlier and lasts more than a week; such shows have their own index. */
const isLong = (given: GivenDays) =>
  and([
    eb("s.start_date", "<", weekBefore(given)),
    sql<SqlBool>`${ref("s.last_day")} - ${ref("s.start_date")} > 7`,
  ]);

const isAhead = (given: GivenDays) =>
  and([eb("s.last_day", ">=", day(given)), eb("s.status", "<>", sql.lit("done"))]);

/** Condition: has at least one day in the range. */
const isBetween = (given: GivenDays) =>
  and([
    eb("s.last_day", ">=", day(given)),
    eb("s.start_date", "<=", sql<string>`${given("lastDay")}::date`),
  ]);

/**
 * Conditions on `trade_show s` by time: ahead of a day, over by then, or with a day in a range
 * (split into `near` and `far` of its first day). "Ahead" splits in two: `soon`, and `open`, the
 * shows that started over a year before (`ancient`) or have no dates (`undated`). `soon` splits in
 * `lately`, which start within a week before or later, and `long`, which started earlier and last
 * more than a week: they have their own index, so that past shows aren't scanned. "Ahead" also
 * splits in three: `next` to start, `undated`, and `begun`.
 */
const times = {
  ahead: isAhead,
  soon: (given: GivenDays) => and([eb("s.start_date", ">=", yearBefore(given)), isAhead(given)]),
  open: (given: GivenDays) =>
    and([
      or([eb("s.start_date", "is", null), eb("s.start_date", "<", yearBefore(given))]),
      isAhead(given),
    ]),
  ancient: (given: GivenDays) =>
    and([isLong(given), eb("s.start_date", "<", yearBefore(given)), isAhead(given)]),
  lately: (given: GivenDays) => and([isNear(given), isAhead(given)]),
  long: (given: GivenDays) =>
    and([isLong(given), eb("s.start_date", ">=", yearBefore(given)), isAhead(given)]),
  next: (given: GivenDays) => and([eb("s.start_date", ">=", day(given)), isAhead(given)]),
  undated: (given: GivenDays) => and([eb("s.start_date", "is", null), isAhead(given)]),
  begun: (given: GivenDays) => and([eb("s.start_date", "<", day(given)), isAhead(given)]),
  over: (given: GivenDays) =>
    or([eb("s.last_day", "<", day(given)), eb("s.status", "=", sql.lit("done"))]),
  near: (given: GivenDays) => and([isNear(given), isBetween(given)]),
  far: (given: GivenDays) => and([isLong(given), isBetween(given)]),
};

/** `always`: at any time. */
export type When = keyof typeof times | "always";

/** Selects shows, as `s`, that no admin has hidden. */
export const isShown = eb("s.hidden", "=", sql.lit(false));

/** Condition: `trade_show s` is public, of this time, and matches the filter. */
export function isWantedShow(
  given: QueryValues<ShowValues>,
  { search, equal, isOfIndustry, isInCity }: FilterShape,
  when: When,
): Expression<SqlBool> {
  return and([
    isShown,
    ...(search ? [isFound(given, search)] : []),
    ...(isOfIndustry ? [eb(industry, "=", given("industry"))] : []),
    ...(isInCity ? [eb(city, "=", given("city"))] : []),
    ...equal.map((column) => eb(`s.${column}`, "=", given(column))),
    ...(when === "always" ? [] : [times[when](given)]),
  ]);
}

function isFound(
  given: QueryValues<ShowValues>,
  search: NonNullable<FilterShape["search"]>,
): Expression<SqlBool> {
  return search === "short"
    ? sql`strpos(${ref("s.search_text")}, ${given("search")}) > 0`
    : sql`${ref("s.search_text")} like ${given("search")}`;
}
