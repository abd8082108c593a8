import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { FigureRepository, Outcomes } from "../../../domain/figures/ports.ts";
import { checkKinds } from "../../../domain/shared/check-kinds.ts";
import { minuteMs } from "../../../domain/shared/time/time-units.ts";
import { isListed } from "../sql/published.ts";
import { compileOnce, type QueryValues } from "../sql/run.ts";
import { requiredVetting } from "../vetting/vetting-policies.ts";

/** From the counts that triggers maintain. */
const countWithProjects = compileOnce((db, given: QueryValues<{ least: number }>) =>
  db
    .selectFrom("portfolio_facet as f")
    .innerJoin("builder as b", (join) => join.on(sql<SqlBool>`b.id::text = f.value`))
    .select(({ cast, fn }) => cast<number>(fn.countAll(), "int4").as("builders"))
    .where("f.dimension", "=", sql.lit("builderIds"))
    .where("f.projects", ">=", given("least"))
    .where(isListed),
);

type Periods = Parameters<FigureRepository["countOutcomes"]>[0];

const countOutcomes = compileOnce((db, given: QueryValues<Omit<Periods, "now">>) => {
  const number = (text: RawBuilder<unknown>) => sql<number>`coalesce((${text}), 0)::int`;
  const reviews = (is: string) =>
    sql`select count(*) from builder_review where state = 'published' and not is_hidden
      and published_at > ${given("reviewsSince")} and ${sql.raw(is)}`;
  const isReturned = sql.raw(`exists (
    select from quote_request done join quote_request again on again.user_id = done.user_id
    where done.user_id = known.user_id and done.status = 'completed' and again.created_at > done.closed_at
      and again.created_at <= done.closed_at + interval '24 months')`);
  return db
    .with("known", (db) =>
      db
        .selectFrom("quote_request")
        .select("user_id")
        .where("status", "=", sql.lit("completed"))
        .where("user_id", "is not", null)
        .groupBy("user_id")
        .having(({ fn }) => fn.min("closed_at"), "<", given("completedBefore")),
    )
    .selectNoFrom([
      number(sql`select count(*) from (
        select from vetting_check c join builder b on b.id = c.builder_id
        where c.state = 'valid' and b.review_state = 'approved' and b.public
        group by c.builder_id having count(distinct c.kind) = ${sql.lit(checkKinds.length)}) vetted`).as(
        "vettedBuilders",
      ),
      sql<Outcomes["checked"]>`(select coalesce(jsonb_object_agg(kind, builders), '{}') from (
        select c.kind, count(*) builders from vetting_check c join builder b on b.id = c.builder_id
        where c.state = 'valid' and b.review_state = 'approved' and b.public
        group by c.kind) checked)`.as("checked"),
      requiredVetting.as("requiredVetting"),
      number(sql`select sum(amount) from quote_request_count where status = 'completed'`).as(
        "completed",
      ),
      number(reviews("true")).as("reviews"),
      number(reviews("overall >= 4")).as("satisfied"),
      number(sql`select count(*) from known`).as("known"),
      number(sql`select count(*) from known where ${isReturned}`).as("returned"),
    ]);
});

type Stored = { at: number; outcomes: Promise<Outcomes> };
/** The last counts of a process. */
export type OutcomeCache = { last: Stored | null };

/** Time for which counts over all requests and reviews are reused. */
const reusedMs = minuteMs;

/** Figures from PostgreSQL; `em` may read from a standby. */
export function createPostgresFigureRepository(
  em: EntityManager,
  cache: OutcomeCache = { last: null },
): FigureRepository {
  async function count(periods: Periods): Promise<Outcomes> {
    const { now: asOf, ...given } = periods;
    const [row] = await countOutcomes(em, given);
    if (!row) throw new Error("PostgreSQL answered without a row");
    return { ...row, asOf };
  }

  return {
    countOutcomes(periods) {
      const at = periods.now.getTime();
      const { last } = cache;
      if (last && at >= last.at && at < last.at + reusedMs) return last.outcomes;
      const counting: Stored = { at, outcomes: count(periods) };
      cache.last = counting;
      counting.outcomes.catch(() => {
        if (cache.last === counting) cache.last = null;
      });
      return counting.outcomes;
    },

    async countBuildersWithProjects(least) {
      const [row] = await countWithProjects(em, { least });
      return row?.builders ?? 0;
    },
  };
}
