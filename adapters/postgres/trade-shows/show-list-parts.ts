import { type Kysely, sql } from "kysely";
import type { TradeShowId } from "../../../domain/shared/id.ts";
import type { ShowQuery } from "../../../domain/trade-shows/show-search.ts";
import type { QueryValues, Tables } from "../sql/run.ts";
import { type FilterShape, isWantedShow, type ShowValues, type When } from "./show-conditions.ts";

/** Sort orders of `trade_show s`; each has an index. */
const orders = {
  "starting-first": sql`${sql.ref("s.start_date")}, ${sql.ref("s.title")}, ${sql.ref("s.id")}`,
  // the same index, scanned backward
  "started-last": sql`${sql.ref("s.start_date")} desc, ${sql.ref("s.title")} desc, ${sql.ref("s.id")} desc`,
};

/** A part of a list that one index returns in order. */
export type Part = {
  filter: FilterShape;
  /** One list, or several to merge. */
  lists: When[];
  order: keyof typeof orders;
};
export type PartValues = ShowValues & { offset: number; limit: number };

/** Sorts ids only and reads full rows for the page. */
export function partOfShows(db: Kysely<Tables>, given: QueryValues<PartValues>, part: Part) {
  const by = orders[part.order];
  const lists = part.lists.map(
    (when) =>
      sql`(${db
        .selectFrom("trade_show as s")
        .select(["s.id", "s.start_date", "s.title"])
        .where(isWantedShow(given, part.filter, when))
        .orderBy(by)
        .limit(sql<number>`${given("offset")}::bigint + ${given("limit")}::bigint`)})`,
  );
  return db
    .selectFrom(
      db
        .selectFrom(
          sql<{ id: TradeShowId }>`(${sql.join(lists, sql` union all `)})`.as<"s">(sql`s`),
        )
        .select("s.id")
        .orderBy(by)
        .limit(given("limit"))
        .offset(given("offset"))
        .as("found"),
    )
    .innerJoin("trade_show as s", "s.id", "found.id")
    .orderBy(by);
}

/** The parts that make up a list, in order. */
export function partsOf({ order, aheadOnly }: ShowQuery): { when: When; order: Part["order"] }[] {
  const starting = (when: When) => ({ when, order: "starting-first" as const });
  if (order === "by-start" && !aheadOnly) return [starting("always")];
  if (order === "begun-last") return (["next", "undated", "begun"] as const).map(starting);
  const ahead = [starting("soon"), starting("open")];
  return aheadOnly ? ahead : [...ahead, { when: "over", order: "started-last" }];
}
