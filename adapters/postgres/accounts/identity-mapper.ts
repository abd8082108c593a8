import type { Identity } from "../../../domain/accounts/providers/identity.ts";
import type { IdentityRow } from "../schema/accounts/identity.ts";
import type { JsonRow } from "../sql/stored-row.ts";

export function toIdentity(row: JsonRow<IdentityRow>): Identity {
  return {
    issuer: row.issuer,
    subject: row.subject,
    userId: row.user_id,
    createdAt: new Date(row.created_at),
    lastUsedAt: new Date(row.last_used_at),
  };
}

export function toIdentityRow(identity: Identity): IdentityRow {
  return {
    issuer: identity.issuer,
    subject: identity.subject,
    user_id: identity.userId,
    created_at: identity.createdAt,
    last_used_at: identity.lastUsedAt,
    removed_at: null,
  };
}
