import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type {
  IdempotencyKey,
  NewRequest,
  Repeated,
  Submitted,
} from "../../../domain/quotes/ports.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import type { Enqueue } from "../messages/enqueue.ts";
import { filterMuted, writeNewMessages, writeUnlessThere } from "../messages/write-messages.ts";
import { beginPromise, lockPolicy } from "../promise/keep-promise.ts";
import { toInvitationRows, toQuoteRequestRow } from "../quote-cases/quote-request-mapper.ts";
import { insertRows } from "../sql/rows.ts";
import { run, runOne, together } from "../sql/run.ts";

/**
 * Stores a new request with everything that comes with it, in `em`'s transaction; or returns what
 * its key created before. All reads take one round trip, and so do all writes (decision 005).
 */
export async function submitQuoteRequest(
  em: EntityManager,
  fresh: NewRequest,
  enqueue: Enqueue,
): Promise<Submitted> {
  const { request, receipt, messages, idempotency, timeZone = null } = fresh;
  const [isFirst, policy, wanted] = await together([
    idempotency === null || takeKey(em, idempotency, fresh),
    lockPolicy(em),
    filterMuted(em, messages),
  ]);
  if (idempotency && !isFirst) {
    const repeated = await readKey(em, idempotency);
    // the key's request was deleted at this very moment
    if (!repeated) throw new StaleWriteError("the idempotency key");
    return repeated;
  }
  const own = wanted.filter(({ quoteRequestId }) => quoteRequestId === request.id);
  const ofMany = wanted.filter(({ quoteRequestId }) => quoteRequestId !== request.id);
  const { id, expiresAt: expires_at } = receipt;
  // in this order, since the others refer to the request
  await together([
    insertRows(em, "quote_request", [toQuoteRequestRow(request)]),
    insertRows(em, "invitation", toInvitationRows(request)),
    insertRows(em, "receipt", [{ id, quote_request_id: request.id, expires_at }]),
    beginPromise(em, request, { policy, timeZone }),
    writeNewMessages(em, own, enqueue),
    // another request may have written one of them already
    writeUnlessThere(em, ofMany, enqueue),
  ]);
  return { kind: "created" };
}

/** True for the first caller with the key. Concurrent callers wait here until it is done. */
async function takeKey(em: EntityManager, key: IdempotencyKey, { request, receipt }: NewRequest) {
  const taken = await run(em, (db) =>
    db
      .insertInto("idempotency_key")
      .values({
        scope: key.scope,
        key_hash: hashOf(key),
        body_hash: key.bodyHash,
        quote_request_id: request.id,
        receipt_id: receipt.id,
        created_at: request.createdAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("scope"),
  );
  return taken.length > 0;
}

/** Reads the result of the first request under the key; null when there was none. */
export async function readKey(em: EntityManager, key: IdempotencyKey): Promise<Repeated | null> {
  const row = await runOne(em, (db) =>
    db
      .selectFrom("idempotency_key as k")
      .select(({ exists, selectFrom }) => [
        "k.body_hash",
        "k.quote_request_id",
        "k.receipt_id",
        exists(
          selectFrom("message as m")
            .whereRef("m.quote_request_id", "=", "k.quote_request_id")
            .where("m.kind", "=", sql.lit("request-received")),
        ).as("is_confirmed"),
      ])
      .where("k.scope", "=", key.scope)
      .where("k.key_hash", "=", hashOf(key)),
  );
  if (!row) return null;
  if (row.body_hash !== key.bodyHash) return { kind: "key-reused" };
  const { quote_request_id: requestId, receipt_id: receiptId, is_confirmed } = row;
  return { kind: "replayed", requestId, receiptId, isConfirmationMailed: Boolean(is_confirmed) };
}

function hashOf({ key }: IdempotencyKey): string {
  return createHash("sha256").update(key).digest("hex");
}
