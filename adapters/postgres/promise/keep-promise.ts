import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { expressionBuilder, sql } from "kysely";
import {
  followPromise,
  type PromiseCase,
  refuseOutdated,
} from "../../../domain/promise/evaluation/follow-promise.ts";
import { chainRows } from "../../../domain/promise/ledger/ledger-chain.ts";
import type { PromiseStep } from "../../../domain/promise/ledger/promise-event.ts";
import type { PricedAnswer } from "../../../domain/promise/promise-facts.ts";
import type { PromiseMode, PromisePolicy } from "../../../domain/promise/promise-policy.ts";
import type { LedgerId } from "../../../domain/promise/quote-promise.ts";
import { receivedEvent, startPromise } from "../../../domain/promise/start-promise.ts";
import type { QuoteChange } from "../../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { sha256 } from "../../system/signer.ts";
import { findCase, listAnswers, pricedAt, selectCases, toCase } from "../quote-cases/read-case.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { insertRows } from "../sql/rows.ts";
import { compileOnce, type QueryValues, run, runOne, type Tables, together } from "../sql/run.ts";
import {
  toPromiseEventRow,
  toPromisePolicy,
  toQuotePromise,
  toQuotePromiseRow,
} from "./promise-mapper.ts";
import { readCurrentPolicy } from "./promise-policies.ts";

/** Arbitrary lock number. Writers of the ledger take it shared, the sealing job exclusively. */
export const ledgerLock = 719_204_146;

/** Reads the current policy and takes the ledger's lock, shared, until `em`'s transaction ends. */
export async function lockPolicy(em: EntityManager): Promise<PromisePolicy> {
  const [current] = await lockAndReadPolicy(em, {});
  if (current) return toPromisePolicy(current.policy);
  await readCurrentPolicy(em); // stores the default policy as the first
  return lockPolicy(em);
}

/**
 * Creates the promise of a request that `em`'s transaction has just stored, by the policy that it
 * has locked.
 */
export async function beginPromise(
  em: EntityManager,
  request: QuoteRequest,
  { policy, timeZone }: { policy: PromisePolicy; timeZone: string | null },
): Promise<void> {
  const ledgerId = randomUUID() as string as LedgerId;
  const promise = startPromise({ request, ledgerId, policy, timeZone });
  await together([
    insertRows(em, "quote_promise", [toQuotePromiseRow(promise)]),
    insertEvents(em, { promise, events: [receivedEvent(promise, policy)] }, null),
  ]);
}

/**
 * Runs `save` and updates the request's promise and ledger by the difference, all in `em`'s
 * transaction.
 */
export async function followingSave(
  em: EntityManager,
  { request: { id }, decidedBy, pauseEnd }: Pick<QuoteChange, "request" | "decidedBy" | "pauseEnd">,
  save: () => Promise<void>,
): Promise<void> {
  const before = await lockPromise(em, id);
  if (before) refuseOutdated(before.promise, decidedBy);
  await save();
  if (!before) return;
  const [after] = await findCase(em, { id });
  if (!after) return;
  const answers = await listAnswers(em, [id]);
  await storeStep(em, followPromise(before, { ...toCase(after), answers }, pauseEnd));
}

/**
 * Locks a request's promise until `em`'s transaction ends, and reads it with everything that
 * decisions need.
 */
export async function lockPromise(
  em: EntityManager,
  id: QuoteRequestId,
): Promise<PromiseCase | null> {
  const row = await runOne(em, (db) =>
    db
      .selectFrom("quote_promise as p")
      .select("p.quote_request_id")
      .where("p.quote_request_id", "=", id)
      .forUpdate(),
  );
  return row ? readPromise(em, id) : null;
}

export async function readPromise(
  em: EntityManager,
  id: QuoteRequestId,
): Promise<PromiseCase | null> {
  const [found] = await findPromisedCase(em, { id });
  if (!found) return null;
  return {
    ...toCase(found),
    promise: toQuotePromise(found.promise),
    policy: toPromisePolicy(found.policy, found.mode ?? undefined),
    answers: (found.answers ?? []).map(({ createdAt, pricedAt, withdrawnAt, ...answer }) => ({
      ...answer,
      createdAt: new Date(createdAt),
      pricedAt: pricedAt ? new Date(pricedAt) : null,
      withdrawnAt: withdrawnAt ? new Date(withdrawnAt) : null,
    })),
  };
}

/** The mode of the latest policy. */
export const modeOfToday = expressionBuilder<Tables, never>()
  .selectFrom("promise_policy as t")
  .select(sql<PromiseMode>`${sql.ref("t.params")} ->> 'mode'`.as("mode"))
  .orderBy("t.version", "desc")
  .limit(sql.lit(1));

/** A promise with its request, all answers, its policy and the current mode, in one statement. */
const findPromisedCase = compileOnce((db, given: QueryValues<{ id: QuoteRequestId }>) =>
  selectCases(db)
    .innerJoin("quote_promise as p", "p.quote_request_id", "q.id")
    .innerJoin("promise_policy as c", "c.version", "p.policy_version")
    .select(({ fn, selectFrom }) => [
      fn.toJson("p").as("promise"),
      fn.toJson("c").as("policy"),
      modeOfToday.as("mode"),
      selectFrom("quote_response as r")
        .select(
          sql<
            StoredAnswer[]
          >`json_agg(json_build_object('builderId', ${sql.ref("r.builder_id")}, 'createdAt', ${sql.ref("r.created_at")},
            'withdrawnAt', ${sql.ref("r.withdrawn_at")}, 'pricedAt', ${pricedAt}))`.as("list"),
        )
        .whereRef("r.quote_request_id", "=", "q.id")
        .as("answers"),
    ])
    .where("q.id", "=", given("id")),
);

type StoredAnswer = JsonRow<PricedAnswer>;

/** Stores the result of a step, in the transaction of `em` that has locked the promise. */
export async function storeStep(em: EntityManager, step: PromiseStep): Promise<void> {
  const { quote_request_id, ...row } = toQuotePromiseRow(step.promise);
  await run(em, (db) =>
    db
      .updateTable("quote_promise")
      .set({
        ...row,
        first_target: json(row.first_target),
        all_target: json(row.all_target),
        other_clock: json(row.other_clock),
        outlook: json(row.outlook),
        proposal: json(row.proposal),
        told: json(row.told),
        pauses: json(row.pauses),
      })
      .where("quote_request_id", "=", quote_request_id),
  );
  await addToLedger(em, step);
}

/** Casts a value to jsonb for storage; null becomes SQL null. */
export const json = <Value>(value: Value) =>
  sql<Value>`${value === null ? null : JSON.stringify(value)}::jsonb`;

/** Waits while the ledger is being sealed, and delays the next seal until the transaction ends. */
const sharedLock = sql<null>`(select pg_advisory_xact_lock_shared(${sql.lit(ledgerLock)}))`;

const lockAndReadPolicy = compileOnce((db) =>
  db
    .selectFrom("promise_policy as c")
    .select(({ fn }) => [fn.toJson("c").as("policy"), sharedLock.as("locked")])
    .orderBy("c.version", "desc")
    .limit(sql.lit(1)),
);

const lockAndReadLast = compileOnce((db, given: QueryValues<{ ledgerId: LedgerId }>) =>
  db.selectNoFrom(sharedLock.as("locked")).select(({ selectFrom }) =>
    selectFrom(
      db
        .selectFrom("promise_event")
        .select(["seq", "hash"])
        .where("ledger_id", "=", given("ledgerId"))
        .orderBy("seq", "desc")
        .limit(sql.lit(1))
        .as("e"),
    )
      .select(({ fn }) => fn.toJson("e").as("row"))
      .as("last"),
  ),
);

async function addToLedger(em: EntityManager, step: PromiseStep): Promise<void> {
  if (step.events.length === 0) return;
  const [locked] = await lockAndReadLast(em, { ledgerId: step.promise.ledgerId });
  await insertEvents(em, step, locked?.last ?? null);
}

/** Adds events to the ledger; `em`'s transaction must share the ledger's lock. */
async function insertEvents(
  em: EntityManager,
  { promise: { ledgerId, policyVersion }, events }: PromiseStep,
  last: { seq: number; hash: string } | null,
): Promise<void> {
  const rows = chainRows(events, { ledgerId, policyVersion, last }, sha256);
  await insertRows(em, "promise_event", rows.map(toPromiseEventRow));
}
