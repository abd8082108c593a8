import type { EntityManager } from "@mikro-orm/postgresql";
import { expressionBuilder, type Kysely, sql } from "kysely";
import type { QueuedStanding } from "../../../domain/promise/quote-promise.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { run, runOne, type Tables } from "../sql/run.ts";
import { createPostgresPromiseQueue, received } from "./promise-queue.ts";

const weekMs = 7 * dayMs;

/** The current state of promises; each figure is one index range. */
export type PromiseStandings = {
  standings: Record<QueuedStanding, number>;
  /** Seconds since the longest-waiting evaluation was due; 0: none is. */
  overdueSeconds: number;
  /** Seconds since the end of the last sealed day; null: no day is sealed. */
  sealAgeSeconds: number | null;
};

/** Counts over requests received within a week, without samples. Reads all their invitations. */
export type PromiseWeek = {
  targets: { target: "first" | "all"; outcome: string; count: number }[];
  /** Requests by number of eligible builders. */
  fitting: { builders: string; count: number }[];
  /** Invitations by state; each counts in every state that it has reached. */
  invitations: Record<string, number>;
  declines: { code: string; count: number }[];
  /** Quotes and revisions by channel. */
  answers: { via: "link" | "dashboard"; count: number }[];
  /** Quotes that weren't chosen. */
  quotesLost: number;
  /** Seconds from a request to its first invitation; null: none was sent. */
  firstInvitationSeconds: { median: number | null; p95: number | null };
};

/** Open promises by standing, the age of the oldest overdue evaluation, and of the last seal, in seconds. */
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

/** Targets, invitations and quotes of the promises of the last seven days. */
export async function readPromiseWeek(em: EntityManager, now: Date): Promise<PromiseWeek> {
  const since = new Date(now.getTime() - weekMs);
  const [targets, fitting, declines, invitations, rest] = await Promise.all([
    run(em, (db) =>
      received(db, since)
        .innerJoinLateral(
          ({ ref }) =>
            sql<{ target: "first" | "all"; outcome: string }>`(values
              ('first', ${ref("p.first_target", "->>").key("outcome")}),
              ('all', ${ref("p.all_target", "->>").key("outcome")}))`.as<"t">(
              sql`t(target, outcome)`,
            ),
          (join) => join.onTrue(),
        )
        .select(({ fn }) => ["t.target", "t.outcome", fn.countAll<number>().as("count")])
        .groupBy(["t.target", "t.outcome"]),
    ),
    run(em, (db) =>
      received(db, since)
        .where(fittingCount, "is not", null)
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
    targets,
    fitting,
    declines,
    quotesLost: quotesLost ?? 0,
    invitations: { ...invitations },
    answers: [
      { via: "link", count: byLink ?? 0 },
      { via: "dashboard", count: byDashboard ?? 0 },
    ],
    firstInvitationSeconds: { median, p95 },
  };
}

const eb = expressionBuilder<
  Tables & { p: Tables["quote_promise"]; i: Tables["invitation"] },
  "p" | "i"
>();
const fittingCount = eb.cast<number | null>(eb.ref("p.outlook", "->>").key("fitting"), "integer");
const fittingBand = eb
  .case()
  .when(fittingCount, "<", sql.lit(5))
  .then(sql<string>`'0-4'`)
  .when(fittingCount, "<", sql.lit(8))
  .then(sql<string>`'5-7'`)
  .when(fittingCount, "<", sql.lit(12))
  .then(sql<string>`'8-11'`)
  .else(sql<string>`'12+'`)
  .end();
const declineCode = eb.fn.coalesce("i.decline_code", sql.lit("other"));

function invitationCounts(db: Kysely<Tables>, since: Date) {
  const answers = eb
    .selectFrom("quote_response as r")
    .select("r.id")
    .whereRef("r.quote_request_id", "=", "i.quote_request_id")
    .whereRef("r.builder_id", "=", "i.builder_id")
    .whereRef("r.created_at", ">=", "i.invited_at");
  const answersToReminder = answers
    .whereRef("r.created_at", ">=", "i.reminded_at")
    .where("r.created_at", "<=", sql<Date>`${eb.ref("i.reminded_at")} + interval '4 hours'`);
  return received(db, since)
    .innerJoin("invitation as i", "i.quote_request_id", "p.quote_request_id")
    .select(({ fn, exists }) => {
      const count = fn.countAll<number>();
      return [
        count.as("invited"),
        count.filterWhere("i.acknowledged_at", "is not", null).as("acknowledged"),
        count.filterWhere(exists(answers)).as("quoted"),
        count.filterWhere("i.lapsed_at", "is not", null).as("lapsed"),
        count.filterWhere("i.declined_at", "is not", null).as("declined"),
        count.filterWhere("i.released_at", "is not", null).as("released"),
        count.filterWhere("i.delivery", "=", sql.lit("failed")).as("bounced"),
        count.filterWhere("i.reminded_at", "is not", null).as("reminded"),
        count.filterWhere(exists(answersToReminder)).as("reminded_then_quoted"),
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
    .select(({ ref }) =>
      sql<number>`extract(epoch from ${ref("first.at")} - ${ref("p.received_at")})::float8`.as(
        "seconds",
      ),
    );
  const audited = received(db, since)
    .innerJoin("audit_event as a", (join) =>
      join
        .on("a.object_kind", "=", sql.lit("quote-request"))
        .on(({ eb, cast }) => eb("a.object_id", "=", cast<string>("p.quote_request_id", "text"))),
    )
    .where("a.action", "in", ["quote-response.sent", "quote-response.revised"])
    .select(({ ref }) => sql<boolean>`${ref("a.detail")} ->> 'via' = 'link' is true`.as("is_link"));
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
        selectFrom("began").select(({ ref }) =>
          sql<
            number | null
          >`percentile_cont(${sql.lit(part)}) within group (order by ${ref("seconds")})`.as("s"),
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
