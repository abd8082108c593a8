import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { attachmentLimits, scanStates } from "../../../../domain/attachments/attachment.ts";
import type { MediaKey } from "../../../../domain/pictures/media.ts";
import { checkKinds } from "../../../../domain/shared/check-kinds.ts";
import type { CheckId, DocumentId } from "../../../../domain/shared/id.ts";
import { type VettingCheck, vettingLimits } from "../../../../domain/vetting/check.ts";
import { checkStates } from "../../../../domain/vetting/check-state.ts";
import { UserTable } from "../accounts/user.ts";
import { columns } from "../columns.ts";
import { BuilderTable } from "../content/builder.ts";
import { lengthChecks } from "../length-checks.ts";

const person = <Name extends string>(name: Name) =>
  p.manyToOne(UserTable).mapToPk().strictNullable().fieldName(name).deleteRule("set null");
const builder = () =>
  p.manyToOne(BuilderTable).mapToPk().fieldName("builder_id").deleteRule("cascade").index(false);

/** At most one check of a kind and builder is in the state. */
const oneIn = (state: string) => ({
  name: `vetting_check_${state}_unique`,
  expression: `create unique index vetting_check_${state}_unique on vetting_check (builder_id, kind) where state = '${state}'`,
});

/** Evidence about a builder, and what an admin decided about it. Earlier ones stay. */
export const VettingCheckTable = defineEntity({
  name: "VettingCheckTable",
  tableName: "vetting_check",
  properties: {
    id: columns.id<CheckId>(),
    builder_id: builder,
    kind: p.enum(checkKinds),
    state: p.enum(checkStates).default("submitted"),
    facts: p.json<VettingCheck["facts"]>(),
    submitted_by: () => person("submitted_by").index("vetting_check_submitted_by_index"),
    submitted_at: columns.createdAt(),
    decided_by: () => person("decided_by").index(false),
    decided_at: columns.instant().strictNullable(),
    valid_until: p.date().strictNullable(),
    reason: columns.optionalText(),
    queued_at: columns.instant().strictNullable(),
    reminded_days: p.integer().strictNullable(),
    next_at: columns.instant().strictNullable(),
    version: p.integer().default(1),
  },
  checks: [
    ...lengthChecks({ reason: vettingLimits.reason }),
    {
      name: "decided_check",
      expression: "state <> 'valid' or (decided_at is not null and valid_until is not null)",
    },
  ],
  indexes: [
    oneIn("valid"),
    oneIn("submitted"),
    {
      name: "vetting_check_builder_index",
      expression:
        "create index vetting_check_builder_index on vetting_check (builder_id, submitted_at desc, id desc)",
    },
    {
      name: "vetting_check_queue_index",
      expression:
        "create index vetting_check_queue_index on vetting_check (queued_at, id) where queued_at is not null",
    },
    {
      name: "vetting_check_state_index",
      expression:
        "create index vetting_check_state_index on vetting_check (state, submitted_at desc, id desc)",
    },
    {
      name: "vetting_check_next_at_index",
      properties: ["next_at"],
      where: "next_at is not null",
    },
  ],
});
export type VettingCheckRow = InferEntity<typeof VettingCheckTable>;

/** A private document of a check; without one, it isn't sent yet. */
export const VettingDocumentTable = defineEntity({
  name: "VettingDocumentTable",
  tableName: "vetting_document",
  properties: {
    id: columns.id<DocumentId>(),
    builder_id: builder,
    kind: p.enum(checkKinds),
    check_id: () =>
      p
        .manyToOne(VettingCheckTable)
        .mapToPk()
        .strictNullable()
        .fieldName("check_id")
        .deleteRule("cascade")
        .index("vetting_document_check_id_index"),
    uploaded_by: () => person("uploaded_by").index("vetting_document_uploaded_by_index"),
    name: columns.text(),
    media_key: p.text().$type<MediaKey>().index("vetting_document_media_key_index"),
    bytes: p.integer(),
    scan: p.enum(scanStates),
    created_at: columns.createdAt(),
  },
  checks: [
    ...lengthChecks({ name: [1, attachmentLimits.name] }),
    { name: "bytes_range", expression: `bytes >= 1 and bytes <= ${attachmentLimits.bytes}` },
  ],
  indexes: [
    {
      name: "vetting_document_builder_id_index",
      properties: ["builder_id", "created_at", "id"],
    },
    {
      name: "vetting_document_unsent_index",
      properties: ["created_at"],
      where: "check_id is null",
    },
    {
      name: "vetting_document_to_scan_index",
      properties: ["created_at"],
      where: "scan = any (array['queued'::text, 'not-scanned'::text])",
    },
  ],
});
export type VettingDocumentRow = InferEntity<typeof VettingDocumentTable>;
