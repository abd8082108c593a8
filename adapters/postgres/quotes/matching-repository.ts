import type { EntityManager } from "@mikro-orm/postgresql";
import { expressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { BuilderToMatch } from "../../../domain/assignment/matching/match-facts.ts";
import type { CandidateQuery, MatchingRepository } from "../../../domain/assignment/ports.ts";
import { finalBillsSince } from "../../../domain/jobs/final-bills.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { toBuilderCapacity } from "../builders/builder-capacities.ts";
import { toBuilderProfile } from "../builders/builder-profile-mapper.ts";
import { finalBillsOf } from "../builders/final-bills.ts";
import { owesFact } from "../commission/owes.ts";
import { jsonIfJoined } from "../sql/json-row.ts";
import { isPublished } from "../sql/published.ts";
import { run, runOne, type Tables } from "../sql/run.ts";
import { vettingFacts } from "../vetting/vetting-policies.ts";
import { findBestShows } from "./best-shows.ts";
import { answersOf, standingOf } from "./builder-history.ts";
import {
  candidateIds,
  factColumns,
  type ProjectFacts,
  projectFacts,
  projectsAtShow,
} from "./candidate-ids.ts";

/** A builder's latest published projects, and some at the show. */
function pastProjectsOf(db: Kysely<Tables>) {
  const { selectFrom } = expressionBuilder<Tables & { b: Tables["builder"] }, "b">();
  const latest = selectFrom("portfolio_project as p")
    .select(projectFacts)
    .whereRef("p.builder_id", "=", "b.id")
    .where(isPublished)
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc")
    .limit(sql.lit(20));
  const facts = sql<ProjectFacts>`(${latest} union
    (select ${sql.join(factColumns.map((name) => sql.ref(`s.${name}`)))} from at_show s
      where s.builder_id = ${sql.ref("b.id")} limit 3))`;
  return jsonArrayFrom(
    db
      .selectFrom(facts.as("past"))
      .select(["past.event_name as eventName", "past.size", "past.project_type as projectType"])
      .select(["past.industry", "past.project_timeline as projectTimeline"]),
  );
}

/** Candidates with their facts. */
function candidates(db: Kysely<Tables>, wanted: CandidateQuery, ids = candidateIds(db, wanted)) {
  const { requestId, showName, now } = wanted;
  return db
    .with("at_show", () => projectsAtShow(db, showName))
    .with("ids", () => ids)
    .selectFrom("ids")
    .innerJoin("builder as b", "b.id", "ids.id")
    .leftJoin("users as u", "u.id", "b.user_id")
    .leftJoin("builder_capacity as c", "c.builder_id", "b.id")
    .innerJoinLateral(answersOf(db, now).as("asked"), (join) => join.onTrue())
    .innerJoinLateral(finalBillsOf(db, "b.id", finalBillsSince(now)).as("f"), (join) =>
      join.onTrue(),
    )
    .innerJoinLateral(standingOf(db, wanted).as("standing"), (join) => join.onTrue())
    .select(({ fn, exists, selectFrom }) => [
      fn.toJson("b").as("builder"),
      "u.email as account_email",
      exists(
        selectFrom("interest as i")
          .where("i.quote_request_id", "=", requestId)
          .whereRef("i.builder_id", "=", "b.id"),
      ).as("isInterested"),
      exists(
        selectFrom("invitation as i")
          .where("i.quote_request_id", "=", requestId)
          .whereRef("i.builder_id", "=", "b.id")
          .where("i.declined_at", "is not", null),
      ).as("hasDeclined"),
      pastProjectsOf(db).as("projects"),
      "asked.invited",
      "asked.answered",
      "f.bills as finalBills",
      "standing.waiting",
      "standing.underWay",
      "standing.booked",
      vettingFacts("b.id").as("vetting"),
      owesFact("b.id", now).as("owes"),
      jsonIfJoined("builder_capacity", "c").as("capacity"),
    ]);
}

/** Reads matching facts from PostgreSQL: one statement for the show, one for the builders. */
export function createPostgresMatchingRepository(em: EntityManager): MatchingRepository {
  return {
    async findShow(wanted) {
      const [show = null] = await findBestShows(em, [wanted]);
      return show;
    },

    findShows: (wanted) => findBestShows(em, wanted),

    async listCandidates(wanted) {
      const rows = await run(em, (db) => candidates(db, wanted));
      return rows.map(toCandidate);
    },

    async findBuilder(id, wanted) {
      const only = sql<{ id: BuilderId }>`(select ${id}::uuid as id)`;
      const row = await runOne(em, (db) => candidates(db, wanted, only));
      return row ? toCandidate(row) : null;
    },

    listNotAsked: (wanted) => run(em, (db) => notAsked(db, wanted)),
  };
}

type Candidate = Awaited<ReturnType<ReturnType<typeof candidates>["execute"]>>[number];

function toCandidate({
  builder,
  account_email,
  isInterested,
  hasDeclined,
  capacity,
  ...facts
}: Candidate): BuilderToMatch {
  return {
    ...facts,
    ...toBuilderProfile(builder),
    userId: builder.user_id,
    capacity: toBuilderCapacity(capacity),
    isInterested: Boolean(isInterested),
    hasDeclined: Boolean(hasDeclined),
    isReachable: (account_email ?? builder.email) !== null,
  };
}

/** The latest requests with builders assigned, but not this one. */
function notAsked(
  db: Kysely<Tables>,
  { id, since, limit }: Parameters<MatchingRepository["listNotAsked"]>[0],
) {
  const { ref } = sql;
  const isAsked = sql<SqlBool>`exists (select from invitation i where i.quote_request_id = ${ref("q.id")})`;
  const isTheirs = sql<SqlBool>`exists (select from invitation i where i.quote_request_id = ${ref("q.id")} and i.builder_id = ${id})`;
  return db
    .selectFrom("quote_request as q")
    .select(["q.trade_show_name as tradeShowName", "q.venue", "q.industry", "q.budget"])
    .select(["q.event_day as eventDay", "q.booth_size as boothSize", "q.features"])
    .select(["q.service_type as serviceType", "q.created_at as askedAt"])
    .where("q.updated_at", ">=", since)
    .where(isAsked)
    .where(({ not }) => not(isTheirs))
    .orderBy("q.updated_at", "desc")
    .orderBy("q.id")
    .limit(limit);
}
