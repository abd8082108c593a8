import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { ReferenceId } from "../../../../domain/shared/id.ts";
import { type ReferenceAnswer, referenceLimits } from "../../../../domain/vetting/reference.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { VettingCheckTable } from "./vetting-check.ts";

/** A person whom a builder names for a check, with their answer. Stores the hash of its token. */
export const VettingReferenceTable = defineEntity({
  name: "VettingReferenceTable",
  tableName: "vetting_reference",
  properties: {
    id: columns.id<ReferenceId>(),
    check_id: () =>
      p
        .manyToOne(VettingCheckTable)
        .mapToPk()
        .fieldName("check_id")
        .deleteRule("cascade")
        .index("vetting_reference_check_id_index"),
    company: columns.text(),
    email: columns.optionalText(),
    mail_domain: columns.text(),
    token_hash: columns.text().unique("vetting_reference_token_hash_unique"),
    asked_at: columns.createdAt(),
    ends_at: columns.instant(),
    answered_at: columns.instant().strictNullable(),
    answer: p.json<ReferenceAnswer>().strictNullable(),
  },
  checks: lengthChecks({
    company: [1, referenceLimits.company],
    email: [1, 254],
    mail_domain: [1, 254],
  }),
  indexes: [
    {
      name: "vetting_reference_email_index",
      properties: ["email"],
      where: "email is not null",
    },
    {
      name: "vetting_reference_ends_at_index",
      properties: ["ends_at"],
      where: "email is not null",
    },
  ],
});
export type VettingReferenceRow = InferEntity<typeof VettingReferenceTable>;
