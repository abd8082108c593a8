import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { QueuedStanding } from "../../../domain/promise/quote-promise.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { run, runOne, type Tables } from "../sql/run.ts";
import { createPostgresPromiseQueue, received } from "./promise-queue.ts";

const weekMs = 7 * dayMs;

/** How the promise is kept at this moment: each figure is a range of an index. */
export type PromiseStandings = {
  standings: Record<QueuedStanding, number>;
  /** How long the longest-waiting evaluation has been due, in seconds; 0: none is. */
  overdueSeconds: number;
  /** Seconds since the end of the last sealed day; null: none is sealed. */
  sealAgeSeconds: number | null;
};

/** Counts of the requests received within a week, samples left out. Reads every invitation to them. */
export type PromiseWeek = {
  targets: { target: "first" | "all"; outcome: string; count: number }[];
  /** Requests by how many builders fit them. */
  fitting: { builders: string; count: number }[];
  /** Each invitation counts in every state that it went through. */
  invitations: Record<string, number>;
  declines: { code: string; count: number }[];
  /** Quotes and revisions by how they came. */
  answers: { via: "link" | "dashboard"; count: number }[];
  /** Quotes that were sent and not chosen. */
  quotesLost: number;
  /** From the request to its first invitation; null: none was sent. */
  firstInvitationSeconds: { median: number | null; p95: number | null };
};

export async function readPromiseStandings(
  em: EntityManager,
  now: Date,
): Promise<PromiseStandings> {
  const standings = await createPostgresPromiseQueue(em).counts();
  const row = await runOne(em, (db) =>
    db.selectNoFrom(({ selectFrom }) => [
      selectFrom("quote_promise")
        .select("next_evaluation_at")
        .where("next_evaluation_at", "<", now)
        .orderBy("next_evaluation_at")
        .limit(sql.lit(1))
        .as("dueSince"),
      selectFrom("promise_seal").select("day").orderBy("day", "desc").limit(sql.lit(1)).as("day"),
    ]),
  );
  const { dueSince = null, day = null } = row ?? {};
  const sealedUntil = day === null ? null : Date.parse(day) + dayMs;
  return {
    standings,
    overdueSeconds: dueSince ? (now.getTime() - dueSince.getTime()) / 1000 : 0,
    sealAgeSeconds: sealedUntil === null ? null : (now.getTime() - sealedUntil) / 1000,
  };
}

export async function readPromiseWeek(em: EntityManager, now: Date): Promise<PromiseWeek> {
  const since = new Date(now.getTime() - weekMs);
  const [targets, fitting, declines, invitations, rest] = await Promise.all([
    run(em, (db) =>
      received(db, since)
        .innerJoinLateral(
          sql<{ target: "first" | "all"; outcome: string }>`(values
            ('first', p.first_target ->> 'outcome'), ('all', p.all_target ->> 'outcome'))`.as<"t">(
            sql`t(target, outcome)`,
          ),
          (join) => join.onTrue(),
        )
        .select(({ fn }) => ["t.target", "t.outcome", fn.countAll<number>().as("count")])
        .groupBy(["t.target", "t.outcome"]),
    ),
    run(em, (db) =>
      received(db, since)
        .where(sql<SqlBool>`${fittingCount} is not null`)
        .select(({ fn }) => [fittingBand.as("builders"), fn.countAll<number>().as("count")])
        .groupBy(fittingBand),
    ),
    run(em, (db) =>
      received(db, since)
        .innerJoin("invitation as i", "i.quote_request_id", "p.quote_request_id")
        .where("i.declined_at", "is not", null)
        .select(({ fn }) => [declineCode.as("code"), fn.countAll<number>().as("count")])
        .groupBy(declineCode),
    ),
    runOne(em, (db) => invitationCounts(db, since)),
    runOne(em, (db) => answerCounts(db, since)),
  ]);
  const { byLink, byDashboard, quotesLost, median = null, p95 = null } = rest ?? {};
  return {
    ...{ targets, fitting, declines, quotesLost: quotesLost ?? 0 },
    invitations: { ...invitations },
    answers: [
      { via: "link", count: byLink ?? 0 },
      { via: "dashboard", count: byDashboard ?? 0 },
    ],
    firstInvitationSeconds: { median, p95 },
  };
}

const fittingCount = sql`(p.outlook ->> 'fitting')::int`;
const fittingBand = sql<string>`case when ${fittingCount} < 5 then '0-4' when ${fittingCount} < 8 then '5-7'
  when ${fittingCount} < 12 then '8-11' else '12+' end`;
const declineCode = sql<string>`coalesce(i.decline_code, 'other')`;

function invitationCounts(db: Kysely<Tables>, since: Date) {
  const answered = sql`exists (select from quote_response r where r.quote_request_id = i.quote_request_id
    and r.builder_id = i.builder_id and r.created_at >= i.invited_at`;
  return received(db, since)
    .innerJoin("invitation as i", "i.quote_request_id", "p.quote_request_id")
    .select(({ fn }) => {
      const count = (condition: string) =>
        fn.countAll<number>().filterWhere(sql<SqlBool>`${sql.raw(condition)}`);
      return [
        fn.countAll<number>().as("invited"),
        count("i.acknowledged_at is not null").as("acknowledged"),
        fn.countAll<number>().filterWhere(sql<SqlBool>`${answered})`).as("quoted"),
        count("i.lapsed_at is not null").as("lapsed"),
        count("i.declined_at is not null").as("declined"),
        count("i.released_at is not null").as("released"),
        count("i.delivery = 'failed'").as("bounced"),
        count("i.reminded_at is not null").as("reminded"),
        fn
          .countAll<number>()
          .filterWhere(
            sql<SqlBool>`${answered} and r.created_at between i.reminded_at and i.reminded_at + interval '4 hours')`,
          )
          .as("reminded_then_quoted"),
      ];
    });
}

function answerCounts(db: Kysely<Tables>, since: Date) {
  const began = received(db, since)
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom("invitation as i")
          .select(({ fn }) => fn.min("i.invited_at").as("at"))
          .whereRef("i.quote_request_id", "=", "p.quote_request_id")
          .as("first"),
      (join) => join.onTrue(),
    )
    .where("first.at", "is not", null)
    .select(sql<number>`extract(epoch from first.at - p.received_at)::float8`.as("seconds"));
  const audited = received(db, since)
    .innerJoin("audit_event as a", (join) =>
      join
        .on("a.object_kind", "=", sql.lit("quote-request"))
        .on(sql<SqlBool>`a.object_id = p.quote_request_id::text`),
    )
    .where("a.action", "in", ["quote-response.sent", "quote-response.revised"])
    .select(sql<boolean>`a.detail ->> 'via' = 'link' is true`.as("is_link"));
  const lost = received(db, since)
    .innerJoin("quote_response as r", "r.quote_request_id", "p.quote_request_id")
    .where("r.status", "=", sql.lit("declined"))
    .where("r.withdrawn_at", "is", null);
  return db
    .with("began", () => began)
    .with("audited", () => audited)
    .selectNoFrom(({ selectFrom, fn }) => {
      const answers = (isLink: boolean) =>
        selectFrom("audited").select(fn.countAll<number>().as("n")).where("is_link", "=", isLink);
      const share = (part: number) =>
        selectFrom("began").select(
          sql<number | null>`percentile_cont(${sql.lit(part)}) within group (order by seconds)`.as(
            "s",
          ),
        );
      return [
        answers(true).as("byLink"),
        answers(false).as("byDashboard"),
        lost.select(fn.countAll<number>().as("n")).as("quotesLost"),
        share(0.5).as("median"),
        share(0.95).as("p95"),
      ];
    });
}
