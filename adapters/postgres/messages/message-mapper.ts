import type { Message } from "../../../domain/messages/ports.ts";
import { type MessageRow, MessageTable } from "../schema/message.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { rowCodec } from "../sql/row-codec.ts";

const codec = rowCodec<MessageRow, "kind" | "to_address" | "held_until">(MessageTable, [
  "kind",
  "to_address",
  "held_until",
]);

export const toMessage = (row: JsonRow<MessageRow>): Message => codec.toRecord(row);

/** Row of a message that isn't claimed. */
export function toMessageRow(message: Message): MessageRow {
  const { kind, to } = message.letter;
  return { ...codec.toRow(message), kind, to_address: to.address, held_until: null };
}
