import type { Message } from "../../../domain/messages/ports.ts";
import type { MessageRow } from "../schema/message.ts";
import type { JsonRow } from "../sql/stored-row.ts";

export function toMessage(row: JsonRow<MessageRow>): Message {
  return {
    id: row.id,
    letter: row.letter,
    dedupeKey: row.dedupe_key,
    quoteRequestId: row.quote_request_id,
    builderId: row.builder_id,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: new Date(row.next_attempt_at),
    lastError: row.last_error,
    createdAt: new Date(row.created_at),
    endedAt: row.ended_at === null ? null : new Date(row.ended_at),
  };
}

/** Row of a message that isn't claimed. */
export function toMessageRow(message: Message): MessageRow {
  return {
    id: message.id,
    kind: message.letter.kind,
    letter: message.letter,
    to_address: message.letter.to.address,
    dedupe_key: message.dedupeKey,
    quote_request_id: message.quoteRequestId,
    builder_id: message.builderId,
    state: message.state,
    attempts: message.attempts,
    next_attempt_at: message.nextAttemptAt,
    held_until: null,
    last_error: message.lastError,
    created_at: message.createdAt,
    ended_at: message.endedAt,
  };
}
