import { defineEntity, p } from "@mikro-orm/core";
import { erasedKinds } from "../../../domain/privacy/ports.ts";
import { columns } from "./columns.ts";

/** The erasure journal: what was erased at a person's request, and when. Ids only. */
export const ErasureTable = defineEntity({
  name: "ErasureTable",
  tableName: "erasure",
  primaryKeys: ["kind", "subject_id"],
  properties: {
    kind: p.enum(erasedKinds).primary(),
    subject_id: p.uuid().primary(),
    at: columns.instant(),
  },
});
