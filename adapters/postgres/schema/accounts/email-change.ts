import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { EmailChangeId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { UserTable } from "./user.ts";

/** A pending address change, one per account. Stores only the hash of the link's token. */
export const EmailChangeTable = defineEntity({
  name: "EmailChangeTable",
  tableName: "email_change",
  properties: {
    id: columns.id<EmailChangeId>(),
    user_id: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .fieldName("user_id")
        .deleteRule("cascade")
        .unique("email_change_user_id_unique"),
    email: columns.text(),
    token_hash: columns.text().unique("email_change_token_hash_unique"),
    created_at: columns.createdAt(),
    expires_at: columns.instant(),
  },
  checks: lengthChecks({ email: [1, 254] }),
});
export type EmailChangeRow = InferEntity<typeof EmailChangeTable>;
