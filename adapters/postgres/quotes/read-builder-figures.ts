import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
import { missedBefore } from "../../../domain/quotes/for-builders/assigned-standing.ts";
import {
  type BuilderFigures,
  dueSoonHours,
  figuresReach,
} from "../../../domain/quotes/for-builders/builder-figures.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { allQuotesHours } from "../../../domain/shared/promised-numbers.ts";
import { gatherOnce } from "../sql/gather.ts";
import type { QueryValues, Tables } from "../sql/run.ts";
import { isClosed } from "./is-closed.ts";
import { offerEnd } from "./offer-end.ts";

type FiguresInput = { builderId: BuilderId | null; now: Date; missedBefore: Date };

/** A builder's recent invitations and their status. */
function invited(db: Kysely<Tables>, given: QueryValues<FiguresInput>) {
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom("invitation")
        .select(["quote_request_id", "respond_by", "released_at"])
        .where("builder_id", "=", given("builderId"))
        .where("removed_at", "is", null)
        .orderBy("invited_at", "desc")
        .limit(sql.lit(figuresReach.invitations))
        .as("i"),
    )
    .innerJoin("quote_request as q", "q.id", "i.quote_request_id")
    .select(["i.quote_request_id", "i.released_at"])
    .select(({ exists, selectFrom }) => [
      "i.respond_by",
      "q.created_at",
      isClosed.as("is_closed"),
      exists(
        selectFrom("quote_response as r")
          .whereRef("r.quote_request_id", "=", "q.id")
          .where("r.builder_id", "=", given("builderId"))
          .where("r.status", "=", sql.lit("pending"))
          .where(offerEnd, ">", given("now")),
      ).as("is_quoted"),
    ]);
}

/** Times that a builder took to answer their latest invitations. */
function answered(db: Kysely<Tables>, given: QueryValues<FiguresInput>) {
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom(({ selectFrom }) =>
        selectFrom("quote_response")
          .select(["quote_request_id", "created_at"])
          .where("builder_id", "=", given("builderId"))
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .limit(sql.lit(figuresReach.answers))
          .as("latest"),
      )
        .select(({ fn }) => ["quote_request_id", fn.min("created_at").as("created_at")])
        .groupBy("quote_request_id")
        .as("r"),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom("invitation")
          .select("invited_at")
          .whereRef("quote_request_id", "=", "r.quote_request_id")
          .where("builder_id", "=", given("builderId"))
          .whereRef("invited_at", "<=", "r.created_at")
          .orderBy("invited_at", "desc")
          .limit(sql.lit(1))
          .as("i"),
      (join) => join.onTrue(),
    )
    .select(({ ref }) =>
      sql<number>`extract(epoch from ${ref("r.created_at")} - ${ref("i.invited_at")}) * 1000`.as(
        "ms",
      ),
    );
}

const hours = (count: number) => sql`interval '${sql.raw(`${count}`)} hours'`;

const readFigures = gatherOnce((db, given: QueryValues<FiguresInput>) =>
  db
    .with("invited", () => invited(db, given))
    .with("answered", () => answered(db, given))
    .selectNoFrom(({ selectFrom, fn }) => {
      const allDueAt = selectFrom("quote_promise as p")
        .select("p.all_due_at")
        .where(sql<SqlBool>`p.quote_request_id = invited.quote_request_id`);
      // the same rule as `answerDueAt` in the domain
      const answerBy = sql<Date>`least(respond_by, coalesce((${allDueAt}), created_at + ${hours(allQuotesHours)}))`;
      const isDueSoon = sql<SqlBool>`${answerBy} between ${given("missedBefore")} and ${given("now")}::timestamptz + ${hours(dueSoonHours)}`;
      // a scalar subquery instead of `exists`, which could be planned as a join with all promises
      const isPaused = selectFrom("quote_promise as p")
        .select(sql<SqlBool>`p.paused_since is not null`.as("is_paused"))
        .where(sql<SqlBool>`p.quote_request_id = invited.quote_request_id`);
      const isRunning = sql<SqlBool>`released_at is null and not coalesce((${isPaused}), false)`;
      const waiting = () =>
        selectFrom("invited")
          .select(fn.countAll<number>().as("count"))
          .where(sql<SqlBool>`not is_closed and not is_quoted`);
      return [
        waiting().as("openInvitations"),
        waiting().where(isDueSoon).where(isRunning).as("dueSoon"),
        waiting().where(answerBy, "<", given("missedBefore")).as("missed"),
        selectFrom("invited")
          .select(fn.countAll<number>().as("count"))
          .where(sql<SqlBool>`not is_closed and is_quoted`)
          .as("quoted"),
        selectFrom("invited")
          .select(fn.countAll<number>().as("count"))
          .where(sql<SqlBool>`is_closed`)
          .as("closed"),
        selectFrom("quote_response")
          .select(fn.countAll<number>().as("count"))
          .where("builder_id", "=", given("builderId"))
          .as("quotes"),
        selectFrom("portfolio_project")
          .select(fn.countAll<number>().as("count"))
          .where("builder_id", "=", given("builderId"))
          .as("projects"),
        selectFrom("quote_response")
          .select(fn.countAll<number>().as("count"))
          .where("builder_id", "=", given("builderId"))
          .where("status", "=", sql.lit("accepted"))
          .as("won"),
        selectFrom("quote_response")
          .select(fn.countAll<number>().as("count"))
          .where("builder_id", "=", given("builderId"))
          .where("status", "in", [sql.lit("accepted" as const), sql.lit("declined" as const)])
          .where("withdrawn_at", "is", null)
          .as("decided"),
        selectFrom("answered")
          .select(({ ref }) =>
            sql<
              number | null
            >`round(percentile_cont(0.5) within group (order by ${ref("ms")}))::float8`.as("ms"),
          )
          .as("medianAnswerMs"),
      ];
    }),
);

/**
 * A builder's figures in one statement: each part reads a bounded index range of this builder's
 * rows.
 */
export async function readBuilderFigures(
  em: EntityManager,
  builderId: BuilderId | null,
  now: Date,
): Promise<Omit<BuilderFigures, "opportunities">> {
  const [row] = await readFigures(em, {
    builderId,
    now,
    missedBefore: missedBefore(now),
  });
  return {
    openInvitations: row?.openInvitations ?? 0,
    dueSoon: row?.dueSoon ?? 0,
    missed: row?.missed ?? 0,
    quoted: row?.quoted ?? 0,
    closed: row?.closed ?? 0,
    quotes: row?.quotes ?? 0,
    projects: row?.projects ?? 0,
    won: row?.won ?? 0,
    decided: row?.decided ?? 0,
    medianAnswerMs: row?.medianAnswerMs ?? null,
  };
}
