import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { QuestionRepository, QuestionsToTell } from "../../../domain/questions/ports.ts";
import type { Question } from "../../../domain/questions/question.ts";
import type { QuestionId, QuoteRequestId, UserId } from "../../../domain/shared/id.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { touchRequest } from "../quote-cases/touch-request.ts";
import { lockCase } from "../quotes/lock-case.ts";
import { type QuestionRow, QuestionTable } from "../schema/quotes/question.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { momentOf } from "../sql/moment.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { anyOf, compileOnce, type QueryValues, run } from "../sql/run.ts";

const codec = rowCodec<QuestionRow, "asked_told_at" | "decided_told_at">(QuestionTable, [
  "asked_told_at",
  "decided_told_at",
]);

const selected = [
  "id",
  "quote_request_id",
  "asked_by",
  "builder_id",
  "text",
  "is_private",
  "status",
  "answer",
  "decline_code",
  "asked_at",
  "decided_at",
] as const;

/** Requests per run; the next run is a minute later. */
const atOnce = 100;

/** Questions in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresQuestionRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): QuestionRepository {
  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const [row] = await findQuestion(em, { id });
      return row ? codec.toRecord(row) : null;
    },

    async list(requestId) {
      if (!isUuid(requestId)) return [];
      const rows = await listQuestions(em, { requestId });
      return rows.map((row) => codec.toRecord(row));
    },

    async countOfExhibitor(userId, since) {
      const [row] = await countOfExhibitor(em, { userId, since });
      return row ?? { requests: 0, awarded: 0, answerMs: null };
    },

    async listOfRequests(ids) {
      const rows = await listOfRequests(em, { ids: ids.filter(isUuid) });
      return rows.map((row) => codec.toRecord(row));
    },

    add: (questions, audit, refusalFor) =>
      em.transactional(async (em) => {
        const [{ quoteRequestId }] = questions;
        // a request deleted meanwhile isn't an error
        const found = await lockCase(em, quoteRequestId);
        if (!found) return null;
        const stored = await listQuestions(em, { requestId: quoteRequestId });
        const refusal = refusalFor(
          stored.map((row) => codec.toRecord(row)),
          found,
        );
        if (refusal !== null) return refusal;
        await insertRows(em, "question", questions.map(codec.toRow));
        await touchRequest(em, quoteRequestId, audit);
        return null;
      }),

    decide: (question, audit, takesAnswers) =>
      em.transactional(async (em) => {
        const found = await lockCase(em, question.quoteRequestId);
        if (!found || !takesAnswers(found)) return false;
        const { status, answer, declineCode, decidedAt } = question;
        const rows = await run(em, (db) =>
          db
            .updateTable("question")
            .set({ status, answer, decline_code: declineCode, decided_at: decidedAt })
            .where("id", "=", question.id)
            .where("status", "=", sql.lit("open"))
            .returning("id"),
        );
        if (rows.length > 0) await touchRequest(em, question.quoteRequestId, audit);
        return rows.length > 0;
      }),

    remove: (question, audit) =>
      em.transactional(async (em) => {
        await lockCase(em, question.quoteRequestId);
        const rows = await run(em, (db) =>
          db
            .deleteFrom("question")
            .where("id", "=", question.id)
            .where("status", "=", sql.lit("open"))
            .returning("id"),
        );
        if (rows.length > 0) await touchRequest(em, question.quoteRequestId, audit);
        return rows.length > 0;
      }),

    async listToTell(before) {
      const rows = await listToTell(em, { before });
      const byRequest = new Map<QuoteRequestId, QuestionsToTell>();
      for (const row of rows) {
        const question: Question = codec.toRecord(row);
        const { quoteRequestId: requestId, status } = question;
        const toTell = byRequest.get(requestId) ?? { requestId, asked: [], decided: [] };
        byRequest.set(requestId, toTell);
        toTell[status === "open" ? "asked" : "decided"].push(question);
      }
      return [...byRequest.values()];
    },

    markEmailed: ({ asked, decided }, messages) =>
      em.transactional(async (em) => {
        const mark = (column: "asked_told_at" | "decided_told_at", questions: Question[]) =>
          run(em, (db) =>
            db
              .updateTable("question")
              .set({ [column]: momentOf(em) })
              .where("id", "=", anyOf(questions.map(({ id }) => id))),
          );
        if (asked.length > 0) await mark("asked_told_at", asked);
        if (decided.length > 0) await mark("decided_told_at", decided);
        await writeMessages(em, messages, enqueue);
      }),
  };
}

const findQuestion = compileOnce((db, given: QueryValues<{ id: QuestionId }>) =>
  db.selectFrom("question").select(selected).where("id", "=", given("id")),
);

const listQuestions = compileOnce((db, given: QueryValues<{ requestId: QuoteRequestId }>) =>
  db
    .selectFrom("question")
    .select(selected)
    .where("quote_request_id", "=", given("requestId"))
    .orderBy("asked_at")
    .orderBy("id")
    .limit(sql.lit(100)),
);

const countOfExhibitor = compileOnce((db, given: QueryValues<{ userId: UserId; since: Date }>) =>
  db
    .selectFrom("quote_request as q")
    .select(({ cast, fn }) => cast<number>(fn.countAll(), "int4").as("requests"))
    .select([
      sql<number>`(count(*) filter (where exists (
        select from quote_response r where r.quote_request_id = q.id and r.status = 'accepted')))::int`.as(
        "awarded",
      ),
      sql<number | null>`(
        select percentile_cont(0.5) within group (order by extract(epoch from a.decided_at - a.asked_at)::float8 * 1000)
        from quote_request o join question a on a.quote_request_id = o.id
        where o.user_id = ${given("userId")} and o.created_at > ${given("since")}
          and a.asked_by = 'builder' and a.decided_at is not null)`.as("answerMs"),
    ])
    .where("q.user_id", "=", given("userId"))
    .where("q.created_at", ">", given("since")),
);

const listOfRequests = compileOnce((db, given: QueryValues<{ ids: string[] }>) =>
  db
    .selectFrom("question")
    .select(selected)
    .where("quote_request_id", "=", sql<QuoteRequestId>`any(${given("ids")}::uuid[])`)
    .orderBy("asked_at")
    .orderBy("id"),
);

// must equal the index's expression
const untold = sql<boolean>`((status = 'open' and asked_told_at is null) or (status <> 'open' and decided_told_at is null))`;

const listToTell = compileOnce((db, given: QueryValues<{ before: Date }>) =>
  db
    .selectFrom("question")
    .select(selected)
    .where(untold)
    .where("quote_request_id", "in", ({ selectFrom }) =>
      selectFrom("question")
        .select("quote_request_id")
        .where(untold)
        .where(
          ({ fn, ref }) => fn.coalesce(ref("decided_at"), ref("asked_at")),
          "<=",
          given("before"),
        )
        .orderBy("quote_request_id")
        .limit(sql.lit(atOnce)),
    )
    .orderBy("asked_at")
    .orderBy("id"),
);
