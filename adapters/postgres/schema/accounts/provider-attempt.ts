import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { ProviderName } from "../../../../domain/accounts/providers/provider-name.ts";
import { columns } from "../columns.ts";

/** A provider sign-in in progress, bound to the browser that started it. Deleted on first use. */
export const ProviderAttemptTable = defineEntity({
  name: "ProviderAttemptTable",
  tableName: "provider_attempt",
  properties: {
    state_hash: p.text().primary(),
    provider: columns.text().$type<ProviderName>(),
    browser_hash: columns.text(),
    /** PKCE code verifier, sent when the code is exchanged. */
    code_verifier: columns.text(),
    nonce: columns.text(),
    return_to: columns.optionalText(),
    created_at: columns.createdAt(),
    expires_at: columns.instant().index("provider_attempt_expires_at_index"),
  },
});
export type ProviderAttemptRow = InferEntity<typeof ProviderAttemptTable>;
