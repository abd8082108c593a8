import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from "kysely";
import type { UserId } from "../../../domain/shared/id.ts";
import { kindsOwnedBy } from "../../mail/letters.ts";
import { searchColumns } from "../builders/builder-profile-mapper.ts";
import { jsonWithout } from "../sql/json-row.ts";
import { anyOf, runOne, type Tables } from "../sql/run.ts";

/** Everything stored about a person: what they typed, did and received. Sign-in secrets are left out. */
export async function exportAccount(
  em: EntityManager,
  userId: UserId,
): Promise<Record<string, unknown>> {
  const row = await runOne(em, (db) => {
    const parts: Record<string, Expression<unknown>> = {
      account: db
        .selectFrom("users as u")
        .select(jsonWithout("users", "u", []).as("it"))
        .where("u.id", "=", userId),
      signInProviders: all(
        db
          .selectFrom("identity as i")
          .select(jsonWithout("identity", "i", []).as("it"))
          .where("i.user_id", "=", userId),
      ),
      mutedMail: all(
        db
          .selectFrom("muted_mail as m")
          .innerJoin("users as u", "u.email", "m.address")
          .select(jsonWithout("muted_mail", "m", []).as("it"))
          .where("u.id", "=", userId),
      ),
      passkeys: all(
        db
          .selectFrom("passkey as k")
          .select(jsonWithout("passkey", "k", ["public_key", "credential_id"]).as("it"))
          .where("k.user_id", "=", userId),
      ),
      sessions: all(
        db
          .selectFrom("session as s")
          .select(jsonWithout("session", "s", ["sid"]).as("it"))
          .where("s.user_id", "=", userId),
      ),
      favorites: all(
        db
          .selectFrom("favourite as f")
          .select(jsonWithout("favourite", "f", []).as("it"))
          .where("f.user_id", "=", userId),
      ),
      builderProfile: all(
        db
          .selectFrom("builder as b")
          .select(jsonWithout("builder", "b", searchColumns).as("it"))
          .where("b.user_id", "=", userId),
      ),
      builderAvailability: all(
        db
          .selectFrom("builder_capacity as c")
          .innerJoin("builder as b", "b.id", "c.builder_id")
          .select(jsonWithout("builder_capacity", "c", []).as("it"))
          .where("b.user_id", "=", userId),
      ),
      portfolioProjects: all(
        db
          .selectFrom("portfolio_project as p")
          .innerJoin("builder as b", "b.id", "p.builder_id")
          .select(jsonWithout("portfolio_project", "p", ["terms"]).as("it"))
          .where("b.user_id", "=", userId),
      ),
      quoteRequests: all(
        db
          .selectFrom("quote_request as q")
          .select(jsonWithout("quote_request", "q", ["notes", "version"]).as("it"))
          .where("q.user_id", "=", userId),
      ),
      earlierBriefs: all(
        db
          .selectFrom("brief_version as v")
          .innerJoin("quote_request as q", "q.id", "v.quote_request_id")
          .select(jsonWithout("brief_version", "v", []).as("it"))
          .where("q.user_id", "=", userId),
      ),
      quotesReceived: all(
        db
          .selectFrom("quote_response as r")
          .innerJoin("quote_request as q", "q.id", "r.quote_request_id")
          .select(jsonWithout("quote_response", "r", []).as("it"))
          .where("q.user_id", "=", userId),
      ),
      quotesSent: all(
        db
          .selectFrom("quote_response as r")
          .innerJoin("builder as b", "b.id", "r.builder_id")
          .select(jsonWithout("quote_response", "r", []).as("it"))
          .where("b.user_id", "=", userId),
      ),
      jobs: all(
        db
          .selectFrom("job as j")
          .innerJoin("quote_request as q", "q.id", "j.quote_request_id")
          .leftJoin("builder as b", "b.id", "j.builder_id")
          .select(jsonWithout("job", "j", ["version", "site_link_version"]).as("it"))
          .where(({ eb, or }) => or([eb("q.user_id", "=", userId), eb("b.user_id", "=", userId)])),
      ),
      jobBills: all(
        db
          .selectFrom("job_close_out as c")
          .innerJoin("job as j", "j.id", "c.job_id")
          .innerJoin("quote_request as q", "q.id", "j.quote_request_id")
          .leftJoin("builder as b", "b.id", "j.builder_id")
          .select(jsonWithout("job_close_out", "c", ["version"]).as("it"))
          .where(({ eb, or }) => or([eb("q.user_id", "=", userId), eb("b.user_id", "=", userId)])),
      ),
      jobChanges: ofJobs(db, "job_change", userId),
      jobAgreements: ofJobs(db, "job_agreement", userId),
      jobApprovals: ofJobs(db, "job_approval", userId),
      jobMessages: ofJobs(db, "job_message", userId),
      jobPayments: ofJobs(db, "job_payment", userId),
      jobCallIns: ofJobs(db, "job_call_in", userId),
      jobPunchItems: ofJobs(db, "job_punch", userId),
      quotesLookedAt: all(
        db
          .selectFrom("seen_quote as v")
          .select(jsonWithout("seen_quote", "v", []).as("it"))
          .where("v.user_id", "=", userId),
      ),
      ownRates: all(
        db
          .selectFrom("rate_card as c")
          .innerJoin("builder as b", "b.id", "c.builder_id")
          .select(jsonWithout("rate_card", "c", []).as("it"))
          .where("b.user_id", "=", userId),
      ),
      commissionAgreements: all(
        db
          .selectFrom("rate_agreement as g")
          .innerJoin("builder as b", "b.id", "g.builder_id")
          .innerJoin("commission_rates as c", "c.version", "g.version")
          .select(({ ref }) =>
            sql`jsonb_build_object('version', ${ref("g.version")}, 'agreed_at', ${ref("g.agreed_at")}, 'rates', ${ref("c.params")})`.as(
              "it",
            ),
          )
          .where("b.user_id", "=", userId),
      ),
      commissionEntries: all(
        db
          .selectFrom("commission_entry as e")
          .innerJoin("builder as b", "b.id", "e.builder_id")
          .select(jsonWithout("commission_entry", "e", ["actor"]).as("it"))
          .where("b.user_id", "=", userId),
      ),
      commissionStatements: all(
        db
          .selectFrom("commission_statement as s")
          .innerJoin("builder as b", "b.id", "s.builder_id")
          .select(jsonWithout("commission_statement", "s", []).as("it"))
          .where("b.user_id", "=", userId),
      ),
      commissionContests: all(
        db
          .selectFrom("commission_contest as c")
          .innerJoin("builder as b", "b.id", "c.builder_id")
          .select(jsonWithout("commission_contest", "c", ["decided_by"]).as("it"))
          .where("b.user_id", "=", userId),
      ),
      filesAdded: all(
        db
          .selectFrom("attachment as f")
          .select(jsonWithout("attachment", "f", ["media_key"]).as("it"))
          .where("f.uploaded_by", "=", userId),
      ),
      questionsReceived: all(
        db
          .selectFrom("question as n")
          .innerJoin("quote_request as q", "q.id", "n.quote_request_id")
          .select(jsonWithout("question", "n", []).as("it"))
          .where("q.user_id", "=", userId),
      ),
      questionsAsked: all(
        db
          .selectFrom("question as n")
          .innerJoin("builder as b", "b.id", "n.builder_id")
          .select(jsonWithout("question", "n", []).as("it"))
          .where("b.user_id", "=", userId),
      ),
      reviewsWritten: all(
        db
          .selectFrom("builder_review as w")
          .select(jsonWithout("builder_review", "w", ["removed_by", "version"]).as("it"))
          .where("w.author_id", "=", userId),
      ),
      reviewReplies: all(
        db
          .selectFrom("builder_review as w")
          .innerJoin("builder as b", "b.id", "w.builder_id")
          .select(({ ref }) =>
            sql`jsonb_build_object('reply', ${ref("w.reply")}, 'replied_at', ${ref("w.replied_at")})`.as(
              "it",
            ),
          )
          .where("b.user_id", "=", userId)
          .where("w.reply", "is not", null),
      ),
      reviewsReported: all(
        db
          .selectFrom("review_report as w")
          .select(jsonWithout("review_report", "w", []).as("it"))
          .where("w.user_id", "=", userId),
      ),
      vettingChecks: all(
        db
          .selectFrom("vetting_check as k")
          .innerJoin("builder as b", "b.id", "k.builder_id")
          .select(
            jsonWithout("vetting_check", "k", [
              "decided_by",
              "reminded_days",
              "next_at",
              "version",
            ]).as("it"),
          )
          .where("b.user_id", "=", userId),
      ),
      planCalendars: all(
        db
          .selectFrom("plan_calendar as c")
          .select(jsonWithout("plan_calendar", "c", ["token_hash", "shown", "sequence"]).as("it"))
          .where("c.user_id", "=", userId),
      ),
      planReminders: all(
        db
          .selectFrom("plan_watch as w")
          .select(jsonWithout("plan_watch", "w", []).as("it"))
          .where("w.user_id", "=", userId),
      ),
      vettingReferences: all(
        db
          .selectFrom("vetting_reference as r")
          .innerJoin("vetting_check as k", "k.id", "r.check_id")
          .innerJoin("builder as b", "b.id", "k.builder_id")
          .select(jsonWithout("vetting_reference", "r", ["token_hash", "answer"]).as("it"))
          .where("b.user_id", "=", userId),
      ),
      vettingDocuments: all(
        db
          .selectFrom("vetting_document as k")
          .innerJoin("builder as b", "b.id", "k.builder_id")
          .select(jsonWithout("vetting_document", "k", ["media_key"]).as("it"))
          .where("b.user_id", "=", userId),
      ),
      interests: all(
        db
          .selectFrom("interest as i")
          .innerJoin("builder as b", "b.id", "i.builder_id")
          .select(jsonWithout("interest", "i", []).as("it"))
          .where("b.user_id", "=", userId),
      ),
      pictures: all(
        db
          .selectFrom("picture as c")
          .select(jsonWithout("picture", "c", []).as("it"))
          .where("c.uploaded_by", "=", userId),
      ),
      waitingEmailChanges: all(
        db
          .selectFrom("email_change as w")
          .select(jsonWithout("email_change", "w", ["token_hash"]).as("it"))
          .where("w.user_id", "=", userId),
      ),
      builderInvites: all(
        db
          .selectFrom("builder_invite as v")
          .innerJoin("users as u", (join) =>
            join.on(({ eb, or, fn, ref }) =>
              or([
                eb("v.used_by", "=", ref("u.id")),
                eb(fn<string>("lower", ["v.email"]), "=", ref("u.email")),
              ]),
            ),
          )
          .select(
            jsonWithout("builder_invite", "v", ["token_hash", "created_by", "used_by"]).as("it"),
          )
          .where("u.id", "=", userId),
      ),
      // only for verified addresses: contact messages from them and emails to them
      contactMessages: all(
        db
          .selectFrom("contact_message as c")
          .innerJoin("users as u", (join) =>
            join.on(({ eb, fn, ref }) => eb(fn<string>("lower", ["c.email"]), "=", ref("u.email"))),
          )
          .select(jsonWithout("contact_message", "c", []).as("it"))
          .where("u.id", "=", userId)
          .where("u.email_verified_at", "is not", null),
      ),
      mailsSentToYou: all(
        db
          .selectFrom("message as m")
          .innerJoin("users as u", "u.email", "m.to_address")
          .select(({ ref, eb }) =>
            sql`jsonb_build_object('id', ${ref("m.id")}, 'kind', ${ref("m.kind")}, 'createdAt', ${ref("m.created_at")},
              'state', ${ref("m.state")}, 'endedAt', ${ref("m.ended_at")}, 'about', case when ${eb("m.kind", "=", anyOf(kindsOwnedBy("office")))}
              then null else ${ref("m.letter")} - 'token' - 'code' end)`.as("it"),
          )
          .where("u.id", "=", userId)
          .where("u.email_verified_at", "is not", null)
          .orderBy("m.created_at"),
      ),
      history: all(
        db
          .selectFrom("audit_event as e")
          .select(jsonWithout("audit_event", "e", []).as("it"))
          .where("e.actor_id", "=", userId)
          .where("e.object_kind", "=", sql.lit("account")),
      ),
    };
    const named = Object.entries(parts).map(([name, part]) => sql`${sql.lit(name)}, ${part}`);
    const data = sql<Record<string, unknown>>`jsonb_build_object(${sql.join(named)})`;
    return db.selectNoFrom(data.as("data"));
  });
  return row?.data ?? {};
}

type OfJob =
  | "job_change"
  | "job_agreement"
  | "job_approval"
  | "job_message"
  | "job_payment"
  | "job_punch"
  | "job_call_in";

/** The rows of the person's jobs, on either side. */
function ofJobs(db: Kysely<Tables>, table: OfJob, userId: UserId): RawBuilder<unknown> {
  return all(
    db
      .selectFrom(`${table} as c` as "job_change as c")
      .innerJoin("job as j", "j.id", "c.job_id")
      .innerJoin("quote_request as q", "q.id", "j.quote_request_id")
      .leftJoin("builder as b", "b.id", "j.builder_id")
      .select(jsonWithout(table, "c", []).as("it"))
      .where(({ eb, or }) => or([eb("q.user_id", "=", userId), eb("b.user_id", "=", userId)])),
  );
}

/** Aggregates rows to a JSON array. */
function all<Of, From extends keyof Of, Row>(
  rows: SelectQueryBuilder<Of, From, Row & { it: unknown }>,
): RawBuilder<unknown> {
  return sql`coalesce((select jsonb_agg(it) from ${rows} listed), '[]')`;
}
