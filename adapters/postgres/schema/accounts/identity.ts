import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { UserTable } from "./user.ts";

/** A person's identity at a sign-in provider. The key is the provider's subject id, never an address. */
export const IdentityTable = defineEntity({
  name: "IdentityTable",
  tableName: "identity",
  properties: {
    issuer: p.text().primary(),
    subject: p.text().primary(),
    user_id: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .fieldName("user_id")
        .deleteRule("cascade")
        .index("identity_user_id_index"),
    created_at: columns.createdAt(),
    last_used_at: columns.createdAt(),
    /**
     * When the person removed it from their account. The row stays, so that the next sign-in
     * doesn't link it again.
     */
    removed_at: columns.instant().strictNullable(),
  },
  checks: lengthChecks({ issuer: [1, 300], subject: [1, 255] }),
});
export type IdentityRow = InferEntity<typeof IdentityTable>;
