import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { NamedReview, RatingRepository } from "../../../domain/ratings/ports.ts";
import type { RemovalCode } from "../../../domain/ratings/review.ts";
import type { BuilderId, QuoteResponseId, ReviewId } from "../../../domain/shared/id.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { touchBuilders, writeRatings } from "../builders/write-ratings.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { lastShowDay } from "../quote-cases/last-show-day.ts";
import { type BuilderReviewRow, BuilderReviewTable } from "../schema/quotes/builder-review.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { type GivenPosition, givenPosition, positionGiven, toPage } from "../sql/cursor.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { isListed } from "../sql/published.ts";
import { rowCodec } from "../sql/rows.ts";
import { compileOnce, type QueryValues, run, runPatiently, type Tables } from "../sql/run.ts";

const codec = rowCodec<BuilderReviewRow>(BuilderReviewTable);

/** Builders per transaction of a recount. */
const batch = 200;

const reviews = (db: Kysely<Tables>) =>
  db
    .selectFrom("builder_review as r")
    .leftJoin("builder as b", "b.id", "r.builder_id")
    .select(({ fn }) => [fn.toJson("r").as("review"), "b.name as builderName"]);

type Found = { review: Parameters<typeof codec.toRecord>[0]; builderName: string | null };
const toReview = ({ review, builderName }: Found): NamedReview => ({
  ...codec.toRecord(review as BuilderReviewRow),
  builderName,
});

const isShown = sql<SqlBool>`not r.is_hidden`;

const findReview = compileOnce((db, given: QueryValues<{ id: string }>) =>
  reviews(db).where("r.id", "=", sql<ReviewId>`${given("id")}`),
);
const findOfResponse = compileOnce((db, given: QueryValues<{ id: string }>) =>
  reviews(db).where("r.response_id", "=", sql<QuoteResponseId>`${given("id")}`),
);

/** Published ones, newest first. */
const listPublished = compileOnce(
  (
    db,
    given: QueryValues<GivenPosition & { builderId: string; size: string | null; limit: number }>,
  ) =>
    reviews(db)
      .where("r.builder_id", "=", sql<BuilderId>`${given("builderId")}`)
      .where("r.state", "=", sql.lit("published"))
      .where(isShown)
      .where(
        sql<SqlBool>`(${given("size")}::text is null or r.facts ->> 'sizeBand' = ${given("size")})`,
      )
      .where(
        ({ refTuple }) => refTuple("r.published_at", "r.id") as never,
        "<",
        positionGiven<ReviewId>(given) as never,
      )
      .orderBy("r.published_at", "desc")
      .orderBy("r.id", "desc")
      .limit(given("limit")),
);

/** Read along an index of published reviews with a company. */
const listNamed = compileOnce((db, given: QueryValues<{ limit: number }>) =>
  reviews(db)
    .where("r.state", "=", sql.lit("published"))
    .where(isShown)
    .where("r.company", "is not", null)
    .where("r.text", "<>", sql.lit(""))
    .where(isListed)
    .orderBy("r.published_at", "desc")
    .orderBy("r.id", "desc")
    .limit(given("limit")),
);

type Total = { points: number | null; code: RemovalCode | null; count: number };
const readTotals = compileOnce((db, given: QueryValues<{ builderId: string; since: Date }>) =>
  db
    .selectFrom("builder_review as r")
    .select(({ fn }) => [
      sql<Total["points"]>`case when r.state = 'published' then r.overall end`.as("points"),
      sql<Total["code"]>`case when r.state = 'removed' then r.removal_code end`.as("code"),
      sql<number>`${fn.countAll()}::int`.as("count"),
    ])
    .where("r.builder_id", "=", sql<BuilderId>`${given("builderId")}`)
    .where(isShown)
    .where("r.published_at", "is not", null)
    .where(({ or, eb }) =>
      or([
        eb("r.state", "=", sql.lit("removed")),
        eb.and([
          eb("r.state", "=", sql.lit("published")),
          eb("r.published_at", ">", given("since")),
        ]),
      ]),
    )
    .groupBy([sql`1`, sql`2`])
    .orderBy(sql`2`),
);

const listDue = compileOnce((db, given: QueryValues<{ now: Date; limit: number }>) =>
  reviews(db)
    .leftJoin("quote_request as q", "q.id", "r.quote_request_id")
    .select(lastShowDay.as("lastDay"))
    .where(isShown)
    .where(({ or, eb }) =>
      or([
        eb.and([eb("r.state", "=", sql.lit("submitted")), eb("r.publish_at", "<=", given("now"))]),
        eb.and([eb("r.state", "=", sql.lit("invited")), eb("r.next_mail_at", "<=", given("now"))]),
      ]),
    )
    .orderBy("r.created_at")
    .limit(given("limit")),
);

/** Reviews of builders in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresRatingRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): RatingRepository {
  return {
    async find(id) {
      const [row] = isUuid(id) ? await findReview(em, { id }) : [];
      return row ? toReview(row) : null;
    },

    async findOfResponse(id) {
      const [row] = isUuid(id) ? await findOfResponse(em, { id }) : [];
      return row ? toReview(row) : null;
    },

    async listOfAuthor(id, limit) {
      const rows = await run(em, (db) =>
        reviews(db)
          .where("r.author_id", "=", id)
          .where(isShown)
          .orderBy("r.created_at", "desc")
          .orderBy("r.id")
          .limit(limit),
      );
      return rows.map(toReview);
    },

    async listPublished(builderId, { sizeBand: size, limit, after }) {
      if (!isUuid(builderId)) return { items: [], next: null };
      const position = givenPosition(after);
      const rows = await listPublished(em, { ...position, builderId, size, limit: limit + 1 });
      return toPage(rows.map(toReview), limit, ({ id, publishedAt, createdAt }) => ({
        id,
        at: publishedAt ?? createdAt,
      }));
    },

    async listNamed(limit) {
      return (await listNamed(em, { limit })).map(toReview);
    },

    async readTotals(builderId, since) {
      const rows: Total[] = isUuid(builderId) ? await readTotals(em, { builderId, since }) : [];
      return {
        bars: [1, 2, 3, 4, 5].map(
          (points) => rows.find((row) => row.points === points)?.count ?? 0,
        ),
        removed: rows.flatMap(({ code, count }) => (code ? [{ code, count }] : [])),
      };
    },

    async listQueued({ limit, after }) {
      const { at, id } = givenPosition(after);
      const rows = await run(em, (db) =>
        reviews(db)
          .select(
            sql<string[]>`array(
              select p.reason from review_report p where p.review_id = r.id order by p.created_at, p.user_id
            )`.as("reports"),
          )
          .where("r.queued_at", "is not", null)
          .where(isShown)
          .where(sql<SqlBool>`(r.queued_at, r.id) < (${at}::timestamptz, ${id}::uuid)`)
          .orderBy("r.queued_at", "desc")
          .orderBy("r.id", "desc")
          .limit(limit + 1),
      );
      const queued = rows.map((row) => ({ ...toReview(row), reports: row.reports }));
      return toPage(queued, limit, (review) => ({
        id: review.id,
        at: review.queuedAt ?? review.createdAt,
      }));
    },

    async listDue(now, limit) {
      const rows = await listDue(em, { now, limit });
      return rows.map((row) => ({ review: toReview(row), lastDay: row.lastDay }));
    },

    save: ({ review, messages = [], audit, isShown, endsReports }) =>
      em.transactional(async (em) => {
        const { id, version, ...row } = codec.toRow(review);
        const { builderId } = review;
        const saved = await run(em, (db) =>
          db
            .updateTable("builder_review")
            .set({ ...row, version: version + 1 })
            .where("id", "=", id)
            .where("version", "=", version)
            .returning("id"),
        );
        if (saved.length === 0) throw new StaleWriteError(id);
        if (endsReports) {
          await run(em, (db) => db.deleteFrom("review_report").where("review_id", "=", id));
        }
        if (isShown) {
          const changed = await writeRatings(em, { ids: [builderId], since: isShown.since });
          if (changed === 0) await touchBuilders(em, builderId);
        }
        await writeMessages(em, messages, enqueue);
        if (audit) await writeAuditEvent(em, { kind: "builder", id: builderId }, audit);
      }),

    report: ({ id, by, reason, at }) =>
      em.transactional(async (em) => {
        await run(em, (db) =>
          db
            .insertInto("review_report")
            .values({ review_id: id, user_id: by, reason, created_at: at })
            .onConflict((conflict) =>
              conflict.columns(["review_id", "user_id"]).doUpdateSet({ reason }),
            ),
        );
        await run(em, (db) =>
          db
            .updateTable("builder_review")
            .set((eb) => ({
              queued_at: eb.fn.coalesce("queued_at", sql<Date>`${at}::timestamptz`),
              version: eb("version", "+", sql.lit(1)),
            }))
            .where("id", "=", id),
        );
      }),

    async recount(since) {
      const passed = await runPatiently(em, (db) =>
        db
          .selectFrom("builder_review as r")
          .select("r.builder_id")
          .distinct()
          .where("r.state", "=", sql.lit("published"))
          .where("r.published_at", "<=", since),
      );
      let changed = 0;
      const ids = passed.map(({ builder_id }) => builder_id);
      for (let at = 0; at < ids.length; at += batch) {
        const some = ids.slice(at, at + batch);
        changed += await em.transactional((em) => writeRatings(em, { ids: some, since }));
      }
      return changed;
    },
  };
}
