import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { PasskeyId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { UserTable } from "./user.ts";

/** A passkey's public key, useless for signing in. */
export const PasskeyTable = defineEntity({
  name: "PasskeyTable",
  tableName: "passkey",
  properties: {
    id: columns.id<PasskeyId>(),
    user_id: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .fieldName("user_id")
        .deleteRule("cascade")
        .index("passkey_user_id_index"),
    credential_id: columns.text().unique("passkey_credential_id_unique"),
    /** Base64url. */
    public_key: columns.text(),
    /** Unsigned, 32 bits. */
    counter: p.bigint("number").default(0),
    transports: columns.texts(),
    name: columns.text(),
    created_at: columns.createdAt(),
    last_used_at: columns.instant().strictNullable(),
  },
  checks: lengthChecks({ name: [1, 60] }),
});
export type PasskeyRow = InferEntity<typeof PasskeyTable>;
