import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { BuilderId, BuilderInviteId, UserId } from "../../../../domain/shared/id.ts";
import { UserTable } from "../accounts/user.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { BuilderTable } from "./builder.ts";

/** A link by which a builder joins, once. Stores only the hash of its token. */
export const BuilderInviteTable = defineEntity({
  name: "BuilderInviteTable",
  tableName: "builder_invite",
  properties: {
    id: columns.id<BuilderInviteId>(),
    email: columns.text(),
    token_hash: columns.text().unique("builder_invite_token_hash_unique"),
    builder_id: () =>
      p
        .manyToOne(BuilderTable)
        .mapToPk()
        .strictNullable()
        .fieldName("builder_id")
        .$type<BuilderId | null>()
        .deleteRule("cascade")
        .index("builder_invite_builder_id_index"),
    created_by: p.uuid().$type<UserId>(),
    created_at: columns.createdAt(),
    expires_at: columns.instant().index("builder_invite_expires_at_index"),
    revoked_at: columns.instant().strictNullable(),
    used_at: columns.instant().strictNullable(),
    used_by: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .strictNullable()
        .fieldName("used_by")
        .$type<UserId | null>()
        .deleteRule("cascade")
        .index("builder_invite_used_by_index"),
  },
  indexes: [
    {
      name: "builder_invite_created_at_index",
      columns: [{ name: "created_at", sort: "desc" }],
    },
    {
      name: "builder_invite_email_index",
      expression: "create index builder_invite_email_index on builder_invite (lower(email))",
    },
  ],
  checks: lengthChecks({ email: [1, 254] }),
});
export type BuilderInviteRow = InferEntity<typeof BuilderInviteTable>;
