import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { SignInId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";

/** An email sign-in in progress; only hashes of its secrets. */
export const SignInTable = defineEntity({
  name: "SignInTable",
  tableName: "sign_in",
  properties: {
    id: columns.id<SignInId>(),
    email: columns.text(),
    token_hash: columns.text().unique("sign_in_token_hash_unique"),
    code_hash: columns.text(),
    browser_hash: columns.text(),
    return_to: columns.optionalText(),
    code_tries_left: p.integer(),
    created_at: columns.createdAt(),
    expires_at: columns.instant().index("sign_in_expires_at_index"),
  },
  indexes: [
    {
      name: "sign_in_browser_hash_index",
      columns: [{ name: "browser_hash" }, { name: "created_at", sort: "desc" }],
    },
  ],
  checks: [{ name: "code_tries_left_range", expression: "code_tries_left >= 0" }],
});
export type SignInRow = InferEntity<typeof SignInTable>;
