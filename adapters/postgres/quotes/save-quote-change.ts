import type { EntityManager } from "@mikro-orm/postgresql";
import type { QuoteChange } from "../../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type { QuoteResponse } from "../../../domain/quotes/responses/quote-response.ts";
import { StaleWriteError } from "../../../domain/shared/stale-write.ts";
import { endMessage } from "../messages/end-message.ts";
import type { Enqueue } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { writeAuditEvent } from "../operations/write-audit-event.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { runSql } from "../sql/run-sql.ts";
import { toInvitationRows, toQuoteRequestRow } from "./quote-request-mapper.ts";
import { toQuoteResponseRow, toQuoteResponseVersionRow } from "./quote-response-mapper.ts";

/** Stores everything that a step changed, in the transaction of `em`. Throws StaleWriteError when someone was first. */
export async function saveQuoteChange(em: EntityManager, change: QuoteChange, enqueue: Enqueue) {
  const { request, responses = [], messages = [], endedMessage, audit } = change;
  await updateRequest(em, request);
  await replaceInvitations(em, request);
  await saveResponses(em, responses);
  await writeMessages(em, messages, enqueue);
  if (endedMessage) await endMessage(em, endedMessage);
  if (audit) await writeAuditEvent(em, { kind: "quote-request", id: request.id }, audit);
}

async function updateRequest(em: EntityManager, request: QuoteRequest) {
  // Whose it is, is the claim's to change.
  const { id, user_id: _, created_at: __, ...row } = toQuoteRequestRow(request);
  const columns = Object.keys(row).join(", ");
  const saved = await runSql(
    em,
    `update quote_request set (${columns}) =
       (select ${columns} from json_populate_record(null::quote_request, $3::json))
     where id = $1 and version = $2 returning id`,
    [id, request.version, JSON.stringify({ ...row, version: request.version + 1 })],
  );
  if (saved.length === 0) throw new StaleWriteError(id);
}

/** Touches only the invitations that differ; most steps change none. */
async function replaceInvitations(em: EntityManager, request: QuoteRequest) {
  const rows = toInvitationRows(request);
  await runSql(
    em,
    `delete from invitation where quote_request_id = $1 and not exists (
       select from json_populate_recordset(null::invitation, $2::json) fresh
       where fresh is not distinct from invitation
     )`,
    [request.id, JSON.stringify(rows)],
  );
  await insertRows(em, "invitation", rows, "on conflict (quote_request_id, position) do nothing");
}

async function saveResponses(em: EntityManager, responses: QuoteResponse[]) {
  // Those that ended first: the live one of a builder must not meet the one that it follows.
  const isLive = ({ status }: QuoteResponse) => status === "pending" || status === "accepted";
  const inOrder = [...responses].sort((a, b) => Number(isLive(a)) - Number(isLive(b)));
  const saved = await insertRows(
    em,
    "quote_response",
    inOrder.map(toQuoteResponseRow),
    `on conflict (id) do update set
       quoted_amount = excluded.quoted_amount, estimated_timeline = excluded.estimated_timeline,
       response_message = excluded.response_message, attachments = excluded.attachments,
       status = excluded.status, valid_until = excluded.valid_until, revision = excluded.revision,
       decline_reason = excluded.decline_reason, withdrawn_at = excluded.withdrawn_at,
       price_asked_at = excluded.price_asked_at, updated_at = excluded.updated_at, version = excluded.version + 1
     where quote_response.version = excluded.version returning id`,
  );
  if (saved.length < responses.length) {
    throw new StaleWriteError(responses.map(({ id }) => id).join(", "));
  }
  await insertRows(
    em,
    "quote_response_version",
    responses.map(toQuoteResponseVersionRow),
    "on conflict (quote_response_id, revision) do nothing",
  );
}
