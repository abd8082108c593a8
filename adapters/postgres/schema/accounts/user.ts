import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { userTypes } from "../../../../domain/accounts/user.ts";
import type { UserId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";

/** Search text of an account: columns, folded and joined by U+001F so that matches cannot span columns. */
export function userSearchText(u: string) {
  const name = `coalesce(${u}first_name, '') || ' ' || coalesce(${u}last_name, '')`;
  const parts = [name, `${u}email`, `coalesce(${u}company, '')`];
  return `fold_text(${parts.join(" || chr(31) || ")})`;
}

/** An account. The table's name is plural because `user` is reserved in SQL. */
export const UserTable = defineEntity({
  name: "UserTable",
  tableName: "users",
  properties: {
    id: columns.id<UserId>(),
    email: columns.text(),
    email_verified_at: columns.instant().strictNullable(),
    first_name: columns.optionalText(),
    last_name: columns.optionalText(),
    profile_image_url: columns.optionalText(),
    user_type: p.enum(userTypes).default("exhibitor"),
    company: columns.optionalText(),
    job_title: columns.optionalText(),
    phone: columns.optionalText(),
    suspended_at: columns.instant().strictNullable(),
    suspended_reason: columns.optionalText(),
    created_at: columns.createdAt(),
    updated_at: columns.createdAt(),
  },
  uniques: [
    {
      name: "users_email_unique",
      expression: "create unique index users_email_unique on users (lower(email))",
    },
  ],
  indexes: [
    { name: "users_user_type_index", properties: ["user_type"] },
    {
      name: "users_created_index",
      expression: "create index users_created_index on users (created_at desc, id)",
    },
    {
      name: "users_suspended_index",
      expression:
        "create index users_suspended_index on users (created_at desc, id) where suspended_at is not null",
    },
    {
      name: "users_search_index",
      expression: `create index users_search_index on users using gin ((${userSearchText("")}) gin_trgm_ops)`,
    },
  ],
  checks: lengthChecks({ email: [1, 254], first_name: [1, 50], last_name: [1, 50] }),
});
export type UserRow = InferEntity<typeof UserTable>;
