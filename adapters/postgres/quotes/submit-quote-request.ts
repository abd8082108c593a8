import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { IdempotencyKey, NewRequest, Submitted } from "../../../domain/quotes/ports.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import type { Enqueue } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { run, runOne } from "../sql/run.ts";
import { toInvitationRows, toQuoteRequestRow } from "./quote-request-mapper.ts";

/** Stores a new request and all that comes with it, in the transaction of `em`; or answers what its key made before. */
export async function submitQuoteRequest(
  em: EntityManager,
  fresh: NewRequest,
  enqueue: Enqueue,
): Promise<Submitted> {
  const { request, receipt, messages, idempotency } = fresh;
  if (idempotency && !(await takeKey(em, idempotency, fresh))) return readKey(em, idempotency);
  await insertRows(em, "quote_request", [toQuoteRequestRow(request)]);
  await insertRows(em, "invitation", toInvitationRows(request));
  const { id, expiresAt: expires_at } = receipt;
  await insertRows(em, "receipt", [{ id, quote_request_id: request.id, expires_at }]);
  await writeMessages(em, messages, enqueue);
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

async function readKey(em: EntityManager, key: IdempotencyKey): Promise<Submitted> {
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
  // Its request was deleted in this very moment.
  if (!row) throw new StaleWriteError("the idempotency key");
  if (row.body_hash !== key.bodyHash) return { kind: "key-reused" };
  const { quote_request_id: requestId, receipt_id: receiptId, is_confirmed } = row;
  return { kind: "replayed", requestId, receiptId, isConfirmationMailed: Boolean(is_confirmed) };
}

function hashOf({ key }: IdempotencyKey): string {
  return createHash("sha256").update(key).digest("hex");
}
