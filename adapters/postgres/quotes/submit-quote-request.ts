import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { IdempotencyKey, NewRequest, Submitted } from "../../../domain/quotes/ports.ts";
import { StaleWriteError } from "../../../domain/shared/stale-write.ts";
import type { Enqueue } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { IdempotencyKeyRow } from "../schema/quotes/idempotency-key.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { runSql } from "../sql/run-sql.ts";
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
  await runSql(em, "insert into receipt (id, quote_request_id, expires_at) values ($1, $2, $3)", [
    receipt.id,
    request.id,
    receipt.expiresAt,
  ]);
  await writeMessages(em, messages, enqueue);
  return { kind: "created" };
}

/** True for the first who comes with the key. Who comes at the same time waits here until that one is done. */
async function takeKey(em: EntityManager, key: IdempotencyKey, { request, receipt }: NewRequest) {
  const taken = await runSql(
    em,
    `insert into idempotency_key (scope, key_hash, body_hash, quote_request_id, receipt_id, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning scope`,
    [key.scope, hashOf(key), key.bodyHash, request.id, receipt.id, request.createdAt],
  );
  return taken.length > 0;
}

async function readKey(em: EntityManager, key: IdempotencyKey): Promise<Submitted> {
  type Row = Pick<IdempotencyKeyRow, "body_hash" | "quote_request_id" | "receipt_id"> & {
    is_confirmed: boolean;
  };
  const [row] = await runSql<Row>(
    em,
    `select body_hash, quote_request_id, receipt_id, exists (
       select from message m
       where m.quote_request_id = k.quote_request_id and m.kind = 'request-received'
     ) as is_confirmed
     from idempotency_key k where scope = $1 and key_hash = $2`,
    [key.scope, hashOf(key)],
  );
  // Its request was deleted in this very moment.
  if (!row) throw new StaleWriteError("the idempotency key");
  if (row.body_hash !== key.bodyHash) return { kind: "key-reused" };
  const { quote_request_id: requestId, receipt_id: receiptId } = row;
  return { kind: "replayed", requestId, receiptId, isConfirmationMailed: row.is_confirmed };
}

function hashOf({ key }: IdempotencyKey): string {
  return createHash("sha256").update(key).digest("hex");
}
