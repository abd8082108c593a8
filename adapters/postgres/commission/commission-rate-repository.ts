import type { EntityManager } from "@mikro-orm/postgresql";
import { type InsertQueryBuilder, type InsertResult, sql } from "kysely";
import type { CommissionRateRepository } from "../../../domain/commission/ports.ts";
import type {
  CommissionParams,
  CommissionRates,
  RatesInForce,
} from "../../../domain/commission/rates.ts";
import type { QuoteRates, RateAgreement } from "../../../domain/quotes/quote-rates.ts";
import type { BuilderId, QuoteRequestId, QuoteResponseId } from "../../../domain/shared/id.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import type { Enqueue } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { CommissionRatesRow } from "../schema/commission/commission-rates.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { insertRows } from "../sql/rows.ts";
import { compileOnce, type QueryValues, runOne, type Tables } from "../sql/run.ts";
import { lastCompletedBefore } from "./follow-commission.ts";

/** Commission rates in PostgreSQL. Needs the request's own `em`. */
export function createPostgresCommissionRates(
  em: EntityManager,
  enqueue: Enqueue,
): CommissionRateRepository {
  return {
    async findRates(builderId, now) {
      const [row] = await readRates(em, { builderId, now });
      const { own, current, next, hasExceptions = false } = row ?? {};
      return {
        current: toRates((own && !hasEnded(own, now) ? own : current) ?? null),
        next: toRates(next ?? null),
        hasExceptions,
      } satisfies RatesInForce;
    },

    async listVersions(limit) {
      const rows = await readVersions(em, { limit });
      return rows.flatMap(({ rates }) => toRates(rates) ?? []);
    },

    addVersion: (seen, { builderId, from, until, reason, setBy, params }, { audit, messages }) =>
      em.transactional(async (em) => {
        const version = seen + 1;
        const [latest] = await readVersions(em, { limit: 1 });
        if ((latest?.rates.version ?? 0) !== seen) throw new StaleWriteError("commission rates");
        const row = {
          version,
          builder_id: builderId,
          valid_from: from,
          valid_until: until,
          reason,
          set_by: setBy,
          params,
        };
        const stored = await insertRows(em, "commission_rates", [row], returningVersion);
        if (stored.length === 0) throw new StaleWriteError("commission rates");
        await writeAuditEvent(em, { kind: "commission", id: builderId ?? "rates" }, audit);
        await writeMessages(em, messages, enqueue);
        return { version, builderId, from, until, reason, setBy, params };
      }),

    async hasAgreed(builderId, version) {
      return (await readAgreement(em, { builderId, version })).length > 0;
    },

    agree: (agreement, messages) =>
      em.transactional(async (em) => {
        await insertAgreement(em, agreement);
        await writeMessages(em, messages, enqueue);
      }),

    async listAgreed() {
      const rows = await readAgreed(em, {});
      return rows.map(({ builder_id }) => builder_id);
    },

    async versionOfQuote(id) {
      if (!isUuid(id)) return null;
      const row = await runOne(em, (db) =>
        db.selectFrom("quote_rates").select("version").where("quote_response_id", "=", id),
      );
      return row?.version ?? null;
    },

    async findTermsIfWon(builderId, requestId, now) {
      if (!isUuid(requestId)) return null;
      const [[row], { current }] = await Promise.all([
        readTerms(em, { builderId, requestId, now }),
        this.findRates(builderId, now),
      ]);
      // a live quote that was sent before there were rates has none
      const params = row?.isLive ? row.params : (current?.params ?? null);
      const last = row?.lastCompletedAt;
      return params && { params, lastCompletedAt: last ? new Date(last) : null };
    },
  };
}

/** Stores the rates of a new quote, with the yes that came with it, in `em`'s transaction. */
export async function saveQuoteRates(
  em: EntityManager,
  id: QuoteResponseId,
  { version, agreement }: QuoteRates,
): Promise<void> {
  if (agreement) await insertAgreement(em, agreement);
  await insertRows(em, "quote_rates", [{ quote_response_id: id, version }]);
}

async function insertAgreement(em: EntityManager, agreement: RateAgreement): Promise<void> {
  const { builderId, version, by, responseId, at } = agreement;
  const row = {
    builder_id: builderId,
    version,
    user_id: by,
    quote_response_id: responseId,
    agreed_at: at,
  };
  await insertRows(em, "rate_agreement", [row], unlessThere);
}

type Insert<Name extends keyof Tables> = InsertQueryBuilder<Tables, Name, InsertResult>;
const unlessThere = (insert: Insert<"rate_agreement">) =>
  insert.onConflict((conflict) => conflict.doNothing());
const returningVersion = (insert: Insert<"commission_rates">) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning("version");

function hasEnded({ valid_until }: JsonRow<CommissionRatesRow>, now: Date): boolean {
  return valid_until !== null && new Date(valid_until) <= now;
}

function toRates(row: JsonRow<CommissionRatesRow> | null): CommissionRates | null {
  if (!row) return null;
  const { version, builder_id, valid_from, valid_until, reason, set_by, params } = row;
  return {
    version,
    builderId: builder_id,
    from: new Date(valid_from),
    until: valid_until ? new Date(valid_until) : null,
    reason,
    setBy: set_by,
    params,
  };
}

/** The builder's latest exception, even if it has ended; the general rates; and those that follow. */
const readRates = compileOnce(
  (db, given: QueryValues<{ builderId: BuilderId | null; now: Date }>) => {
    const now = sql<Date>`${given("now")}::timestamptz`;
    const rates = () =>
      db
        .selectFrom("commission_rates as c")
        .select(({ fn }) => fn.toJson("c").as("rates"))
        .limit(sql.lit(1));
    const latest = () => rates().where("c.valid_from", "<=", now).orderBy("c.version", "desc");
    const general = latest().where("c.builder_id", "is", null);
    const ownId = sql<BuilderId>`${given("builderId")}::uuid`;
    return db.selectNoFrom([
      latest().where("c.builder_id", "=", ownId).as("own"),
      general.as("current"),
      rates()
        .where("c.builder_id", "is", null)
        .where("c.valid_from", ">", now)
        .orderBy("c.valid_from")
        .orderBy("c.version", "desc")
        .as("next"),
      sql<boolean>`exists (
        select from commission_rates c where c.builder_id is not null
          and (c.valid_until is null or c.valid_until > ${now})
          and not exists (
            select from commission_rates l
              where l.builder_id = c.builder_id and l.version > c.version))`.as("hasExceptions"),
    ]);
  },
);

type TermsQuery = { builderId: BuilderId; requestId: QuoteRequestId; now: Date };

const readTerms = compileOnce((db, given: QueryValues<TermsQuery>) =>
  db
    .selectFrom("quote_request as q")
    .leftJoin("quote_response as r", (join) =>
      join
        .onRef("r.quote_request_id", "=", "q.id")
        .on("r.builder_id", "=", given("builderId"))
        .on("r.status", "in", ["pending", "accepted"]),
    )
    .leftJoin("quote_rates as v", "v.quote_response_id", "r.id")
    .leftJoin("commission_rates as c", "c.version", "v.version")
    .select(({ ref }) => [
      sql<boolean>`${ref("r.id")} is not null`.as("isLive"),
      sql<CommissionParams | null>`${ref("c.params")}`.as("params"),
      lastCompletedBefore(given("builderId"), sql<Date>`${given("now")}::timestamptz`).as(
        "lastCompletedAt",
      ),
    ])
    .where("q.id", "=", given("requestId")),
);

const readVersions = compileOnce((db, given: QueryValues<{ limit: number }>) =>
  db
    .selectFrom("commission_rates as c")
    .select(({ fn }) => fn.toJson("c").as("rates"))
    .orderBy("c.version", "desc")
    .limit(given("limit")),
);

const readAgreement = compileOnce(
  (db, given: QueryValues<{ builderId: BuilderId; version: number }>) =>
    db
      .selectFrom("rate_agreement")
      .select("id")
      .where("builder_id", "=", given("builderId"))
      .where("version", "=", given("version"))
      .where("quote_response_id", "is", null),
);

const readAgreed = compileOnce((db) =>
  db
    .selectFrom("rate_agreement")
    .select("builder_id")
    .distinct()
    .where("quote_response_id", "is", null),
);
