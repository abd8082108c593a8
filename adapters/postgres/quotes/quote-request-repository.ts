import { setImmediate } from "node:timers";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import { promisedTimes } from "../../../domain/promise/promised-times.ts";
import type { AwardReason } from "../../../domain/quotes/award.ts";
import type { QuoteCase, QuoteRequestRepository } from "../../../domain/quotes/ports.ts";
import type { BuilderId, QuoteRequestId, QuoteResponseId } from "../../../domain/shared/id.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { followingSave, modeOfToday } from "../promise/keep-promise.ts";
import { toPromisePolicy, toQuotePromise } from "../promise/promise-mapper.ts";
import { requestSelection, toQuoteRequest } from "../quote-cases/quote-request-mapper.ts";
import { toQuoteResponse } from "../quote-cases/quote-response-mapper.ts";
import {
  findCase,
  findCaseOfResponse,
  findCaseOfRound,
  listAnswers,
  listLatestCases,
  listRoundsDue,
  toCase,
} from "../quote-cases/read-case.ts";
import { gatherOnce } from "../sql/gather.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { anyGiven, anyOf, compileOnce, inTransaction, type QueryValues, run } from "../sql/run.ts";
import { listBriefVersions, toBriefVersions } from "./brief-versions.ts";
import { countOutcomes } from "./count-outcomes.ts";
import { listQuoteRequests } from "./list-quote-requests.ts";
import { listResponsesOf } from "./list-responses-of.ts";
import { earliestLag, offerEnd } from "./offer-end.ts";
import { readBuilderFigures } from "./read-builder-figures.ts";
import { saveQuoteChange } from "./save-quote-change.ts";
import { readKey, submitQuoteRequest } from "./submit-quote-request.ts";

const listPromises = gatherOnce((db, given: QueryValues<{ ids: string[] }>) =>
  db
    .selectFrom("quote_promise as p")
    .innerJoin("promise_policy as c", "c.version", "p.policy_version")
    .select(({ fn }) => [
      fn.toJson("p").as("promise"),
      fn.toJson("c").as("policy"),
      modeOfToday.as("mode"),
    ])
    .where("p.quote_request_id", "=", anyGiven<QuoteRequestId>(given("ids"))),
);

/** Quote requests in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresQuoteRequestRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): QuoteRequestRepository {
  /**
   * Cache of cases: the calls of one page read the same case at the same time, and it may have
   * 1,440 lines.
   */
  const cases = new Map<QuoteRequestId, Promise<QuoteCase | null>>();
  return {
    ...listQuoteRequests(em),

    submit: (fresh) =>
      inTransaction(em, fresh.request.id, (em) => submitQuoteRequest(em, fresh, enqueue)),

    findSubmitted: (key) => readKey(em, key),

    save: (change) =>
      inTransaction(em, change.request.id, (em) =>
        followingSave(em, change, () => saveQuoteChange(em, change, enqueue)),
      ),

    async find(id) {
      if (!isUuid(id)) return null;
      const [row] = await findRequest(em, { id });
      return row ? toQuoteRequest(row) : null;
    },

    findCase(id) {
      if (em.isInTransaction()) return readCase(em, id);
      const asked = cases.get(id);
      if (asked) return asked;
      const read = readCase(em, id);
      cases.set(id, read);
      setImmediate(() => cases.delete(id));
      return read;
    },

    async readTimeZone(id) {
      const [row] = isUuid(id) ? await findTimeZone(em, { id }) : [];
      return row?.timeZone ?? "UTC";
    },

    async isDelivered(id) {
      const rows = isUuid(id) ? await findDelivered(em, { id }) : [];
      return rows.length > 0;
    },

    async findCaseOfResponse(id) {
      if (!isUuid(id)) return null;
      const [row] = await findCaseOfResponse(em, { id });
      return row ? toCase(row) : null;
    },

    async findCaseOfRound(id) {
      if (!isUuid(id)) return null;
      const [row] = await findCaseOfRound(em, { id });
      return row ? toCase(row) : null;
    },
    listRoundsDue: async (now, limit) =>
      (await listRoundsDue(em, { now, limit })).map(({ id }) => id),

    async holdsReceipt(id, receipts, now) {
      const known = receipts.filter(isUuid);
      if (!isUuid(id) || known.length === 0) return false;
      const rows = await run(em, (db) =>
        db
          .selectFrom("receipt")
          .select("id")
          .where("quote_request_id", "=", id)
          .where("id", "=", anyOf(known))
          .where("expires_at", ">", now)
          .limit(sql.lit(1)),
      );
      return rows.length > 0;
    },

    listAnswers: (ids) => listAnswers(em, ids),
    listPromisedTimes: async (ids) =>
      (await listPromises(em, { ids: ids.filter(isUuid) })).map(({ promise, policy, mode }) =>
        promisedTimes(toQuotePromise(promise), toPromisePolicy(policy, mode ?? undefined).params),
      ),

    async listLive(builderId, ids) {
      if (!isUuid(builderId)) return [];
      const rows = await listLive(em, { builderId, ids: ids.filter(isUuid) });
      return rows.map(({ response }) => toQuoteResponse(response));
    },

    async countLossReasons(builderId) {
      return isUuid(builderId) ? countLossReasons(em, { builderId }) : [];
    },

    async listVersions(id) {
      if (!isUuid(id)) return [];
      return listVersions(em, { id });
    },

    async listLatestCases(limit) {
      const rows = await listLatestCases(em, { limit });
      return rows.map(({ briefs, ...row }) => {
        const found = toCase(row);
        return { ...found, briefs: toBriefVersions(briefs ?? [], found.request) };
      });
    },

    countOutcomes: (span) => countOutcomes(em, span),

    listBriefVersions: (id) => listBriefVersions(em, id),

    async readFigures(builderId, now) {
      return readBuilderFigures(em, isUuid(builderId) ? builderId : null, now);
    },

    listResponsesOf: listResponsesOf(em),

    async claim(email, userId) {
      // Increments the version, so that a concurrent save decides again.
      const claimed = await run(em, (db) =>
        db
          .updateTable("quote_request")
          .set((eb) => ({
            user_id: userId,
            email_state: sql.lit("proven"),
            version: eb("version", "+", sql.lit(1)),
          }))
          .where(({ eb, or, and }) =>
            or([
              eb("user_id", "is", null),
              and([eb("user_id", "=", userId), eb("email_state", "!=", sql.lit("proven"))]),
            ]),
          )
          .where(({ eb, fn, val }) =>
            eb(fn<string>("lower", ["email"]), "=", fn<string>("lower", [val(email)])),
          )
          .returning(["first_name", "last_name", "company", "phone", "created_at"]),
      );
      const newest = claimed
        .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
        .at(-1);
      if (!newest) return null;
      const { first_name, last_name, company, phone } = newest;
      return { firstName: first_name, lastName: last_name, company, phone };
    },

    async expireResponses(now) {
      // skips rows locked by a concurrent save; the next sweep gets them
      const expired = await run(em, (db) =>
        db
          .updateTable("quote_response")
          .set((eb) => ({
            status: sql.lit("expired"),
            updated_at: now,
            version: eb("version", "+", sql.lit(1)),
          }))
          .where("id", "in", ({ selectFrom }) =>
            selectFrom("quote_response as r")
              .select("r.id")
              .where("r.status", "=", sql.lit("pending"))
              .where("r.valid_until", "<=", sql<Date>`${now}::timestamptz + ${earliestLag}`)
              .where(offerEnd, "<=", now)
              .forUpdate()
              .skipLocked(),
          )
          .where("status", "=", sql.lit("pending"))
          .returning("id"),
      );
      return expired.length;
    },
  };
}

async function readCase(em: EntityManager, id: QuoteRequestId): Promise<QuoteCase | null> {
  if (!isUuid(id)) return null;
  const [row] = await findCase(em, { id });
  return row ? toCase(row) : null;
}

const findRequest = compileOnce((db, given: QueryValues<{ id: QuoteRequestId }>) =>
  db.selectFrom("quote_request as q").select(requestSelection).where("q.id", "=", given("id")),
);

const findDelivered = compileOnce((db, given: QueryValues<{ id: QuoteRequestId }>) =>
  db
    .selectFrom("job")
    .select("id")
    .where("quote_request_id", "=", given("id"))
    .where("state", "=", sql.lit("delivered")),
);

const findTimeZone = compileOnce((db, given: QueryValues<{ id: QuoteRequestId }>) =>
  db
    .selectFrom("quote_promise")
    .select("time_zone as timeZone")
    .where("quote_request_id", "=", given("id")),
);

const listLive = gatherOnce((db, given: QueryValues<{ builderId: BuilderId; ids: string[] }>) =>
  db
    .selectFrom("quote_response as r")
    .select(({ fn }) => fn.toJson("r").as("response"))
    .where("r.builder_id", "=", given("builderId"))
    .where("r.quote_request_id", "=", anyGiven<QuoteRequestId>(given("ids")))
    // must equal the partial index's condition
    .where(({ ref }) => sql<SqlBool>`${ref("r.status")} = any (array['pending', 'accepted'])`),
);

const countLossReasons = gatherOnce((db, given: QueryValues<{ builderId: BuilderId }>) =>
  db
    .selectFrom("quote_response as r")
    .innerJoin(
      ({ ref }) =>
        sql<{
          reason: AwardReason;
        }>`lateral (select jsonb_array_elements_text(${ref("r.debrief")} -> 'reasons') as reason)`.as(
          "each",
        ),
      (join) => join.onTrue(),
    )
    .select(({ fn, cast }) => ["each.reason", cast<number>(fn.countAll(), "integer").as("count")])
    .where("r.builder_id", "=", given("builderId"))
    .groupBy("each.reason")
    .orderBy("count", "desc")
    .orderBy("each.reason"),
);

const listVersions = compileOnce((db, given: QueryValues<{ id: QuoteResponseId }>) =>
  db
    .selectFrom("quote_response_version")
    .select(["revision", "quoted_amount as quotedAmount", "lines", "attachments"])
    .select(["logistics", "terms", "own_rates as ownRates", "currency", "exchange"])
    .select(["estimated_timeline as estimatedTimeline", "response_message as responseMessage"])
    .select(["valid_until as validUntil", "created_at as createdAt"])
    .where("quote_response_id", "=", given("id"))
    .orderBy("revision", "desc")
    .limit(sql.lit(100)),
);
