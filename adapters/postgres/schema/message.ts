import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Letter, LetterKind } from "../../../domain/messages/letter.ts";
import type { MessageState } from "../../../domain/messages/ports.ts";
import type { MessageId } from "../../../domain/shared/id.ts";
import { columns } from "./columns.ts";
import { BuilderTable } from "./content/builder.ts";
import { ofRequest } from "./quotes/quote-request.ts";

const messageStates = ["queued", "sent", "failed"] as const satisfies MessageState[];

/** An outbox message, waiting or sent. `held_until` is a worker's claim. */
export const MessageTable = defineEntity({
  name: "MessageTable",
  tableName: "message",
  properties: {
    id: columns.id<MessageId>(),
    kind: columns.text().$type<LetterKind>(),
    letter: p.json<Letter>(),
    to_address: columns.text(),
    dedupe_key: columns.optionalText().unique("message_dedupe_key_unique"),
    quote_request_id: () => ofRequest().strictNullable().index("message_quote_request_id_index"),
    builder_id: () =>
      p
        .manyToOne(BuilderTable)
        .mapToPk()
        .strictNullable()
        .fieldName("builder_id")
        .deleteRule("set null")
        .index("message_builder_id_index"),
    state: p.enum(messageStates).default("queued"),
    attempts: p.integer().default(0),
    next_attempt_at: columns.instant(),
    held_until: columns.instant().strictNullable(),
    last_error: columns.optionalText(),
    created_at: columns.createdAt(),
    ended_at: columns.instant().strictNullable(),
  },
  indexes: [
    { name: "message_to_address_index", properties: ["to_address"] },
    { name: "message_due_index", properties: ["state", "next_attempt_at"] },
    {
      name: "message_ended_at_index",
      properties: ["ended_at"],
      where: "state <> 'queued'::text",
    },
    {
      name: "message_contact_email_index",
      expression:
        "create index message_contact_email_index on message (lower(letter -> 'contact' ->> 'email')) where kind = 'contact-message'",
    },
    {
      name: "message_created_at_index",
      columns: [
        { name: "created_at", sort: "desc" },
        { name: "id", sort: "desc" },
      ],
    },
  ],
});
export type MessageRow = InferEntity<typeof MessageTable>;
