import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import {
  attachmentKinds,
  attachmentLimits,
  attachmentPurposes,
} from "../../../../domain/attachments/attachment.ts";
import type { MediaKey } from "../../../../domain/pictures/media.ts";
import type { AttachmentId, BuilderId } from "../../../../domain/shared/id.ts";
import { UserTable } from "../accounts/user.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { QuoteRequestTable } from "./quote-request.ts";

/** A private file of a request. Its bytes are in the store of files; it outlives its builder and uploader. */
export const AttachmentTable = defineEntity({
  name: "AttachmentTable",
  tableName: "attachment",
  properties: {
    id: columns.id<AttachmentId>(),
    quote_request_id: () =>
      p
        .manyToOne(QuoteRequestTable)
        .mapToPk()
        .fieldName("quote_request_id")
        .deleteRule("cascade")
        .index(false),
    purpose: p.enum(attachmentPurposes),
    builder_id: p.uuid().$type<BuilderId>().strictNullable().index("attachment_builder_id_index"),
    uploaded_by: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .strictNullable()
        .fieldName("uploaded_by")
        .deleteRule("set null")
        .index("attachment_uploaded_by_index"),
    kind: p.enum(attachmentKinds),
    name: columns.text(),
    media_key: p.text().$type<MediaKey>().index("attachment_media_key_index"),
    bytes: p.integer(),
    scan: p.enum(["not-needed", "not-scanned"] as const),
    created_at: columns.createdAt(),
  },
  checks: [
    ...lengthChecks({ name: [1, attachmentLimits.name] }),
    { name: "bytes_range", expression: `bytes >= 1 and bytes <= ${attachmentLimits.bytes}` },
    {
      name: "builder_of_offer",
      expression: "(purpose = 'offer'::text) = (builder_id is not null)",
    },
  ],
  indexes: [
    {
      name: "attachment_quote_request_id_created_at_index",
      properties: ["quote_request_id", "created_at", "id"],
    },
    {
      name: "attachment_of_offer_index",
      properties: ["created_at"],
      where: "purpose = 'offer'::text",
    },
  ],
});
export type AttachmentRow = InferEntity<typeof AttachmentTable>;
