import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import {
  attachmentKinds,
  attachmentLimits,
  attachmentPurposes,
  scanStates,
} from "../../../../domain/attachments/attachment.ts";
import type { MediaKey } from "../../../../domain/pictures/media.ts";
import type { AttachmentId, BuilderId } from "../../../../domain/shared/id.ts";
import { UserTable } from "../accounts/user.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { QuestionTable } from "./question.ts";
import { QuoteRequestTable } from "./quote-request.ts";

/**
 * A private file of a request. Its bytes are in the private media store; the row outlives its
 * builder and uploader.
 */
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
    question_id: () =>
      p
        .manyToOne(QuestionTable)
        .mapToPk()
        .strictNullable()
        .fieldName("question_id")
        .deleteRule("cascade")
        .index("attachment_question_id_index"),
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
    uploaded_hash: p.text().strictNullable(),
    scan: p.enum(scanStates),
    created_at: columns.createdAt(),
  },
  checks: [
    ...lengthChecks({ name: [1, attachmentLimits.name], uploaded_hash: [64, 64] }),
    { name: "bytes_range", expression: `bytes >= 1 and bytes <= ${attachmentLimits.bytes}` },
    {
      name: "builder_unless_brief",
      expression: "(purpose <> 'brief'::text) = (builder_id is not null)",
    },
    {
      name: "question_of_file",
      expression: "(purpose = 'question'::text) = (question_id is not null)",
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
    {
      name: "attachment_to_scan_index",
      properties: ["created_at"],
      where: "scan = any (array['queued'::text, 'not-scanned'::text])",
    },
  ],
});
export type AttachmentRow = InferEntity<typeof AttachmentTable>;
