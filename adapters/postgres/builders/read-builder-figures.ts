import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
import {
  type BuilderFigures,
  dueSoonHours,
  figuresReach,
} from "../../../domain/quotes/builder-figures.ts";
import { allQuotesHours } from "../../../domain/quotes/limits.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { compileOnce, type Given, type Tables } from "../sql/run.ts";

type Asked = { builderId: BuilderId | null; now: Date };

/** What a builder has been invited to and may still quote for. */
function standing(db: Kysely<Tables>, given: Given<Asked>) {
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom("invitation")
        .select("quote_request_id")
        .where("builder_id", "=", given("builderId"))
        .where("removed_at", "is", null)
        .orderBy("invited_at", "desc")
        .limit(sql.lit(figuresReach.invitations))
        .as("i"),
    )
    .innerJoin("quote_request as q", "q.id", "i.quote_request_id")
    .select(["q.id", "q.created_at"])
    .where("q.status", "<>", sql.lit("completed"))
    .where("q.status", "<>", sql.lit("cancelled"))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("quote_response as r")
            .whereRef("r.quote_request_id", "=", "q.id")
            .where((eb) =>
              eb.or([
                eb("r.status", "=", sql.lit("accepted")),
                eb.and([
                  eb("r.builder_id", "=", given("builderId")),
                  eb("r.status", "=", sql.lit("pending")),
                  eb("r.valid_until", ">", given("now")),
                ]),
              ]),
            ),
        ),
      ),
    );
}

/** How long a builder took to answer its latest invitations. */
function answered(db: Kysely<Tables>, given: Given<Asked>) {
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

const readFigures = compileOnce((db, given: Given<Asked>) =>
  db
    .with("standing", () => standing(db, given))
    .with("answered", () => answered(db, given))
    .selectNoFrom(({ selectFrom, fn }) => {
      const isDueSoon = sql<SqlBool>`${sql.ref("created_at")} + ${hours(allQuotesHours)}
          <= ${given("now")}::timestamptz + ${hours(dueSoonHours)}`;
      return [
        selectFrom("standing").select(fn.countAll<number>().as("count")).as("openInvitations"),
        selectFrom("standing")
          .select(fn.countAll<number>().as("count"))
          .where(isDueSoon)
          .as("dueSoon"),
        selectFrom("quote_response")
          .select(fn.countAll<number>().as("count"))
          .where("builder_id", "=", given("builderId"))
          .where("status", "=", sql.lit("accepted"))
          .as("won"),
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

/** How a builder stands, in one statement: each part walks an index of this builder's own rows, and stops. */
export async function readBuilderFigures(
  em: EntityManager,
  builderId: BuilderId | null,
  now: Date,
): Promise<BuilderFigures> {
  const [row] = await readFigures(em, { builderId, now });
  return {
    openInvitations: row?.openInvitations ?? 0,
    dueSoon: row?.dueSoon ?? 0,
    won: row?.won ?? 0,
    medianAnswerMs: row?.medianAnswerMs ?? null,
  };
}
