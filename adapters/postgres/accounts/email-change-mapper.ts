import type { EmailChange } from "../../../domain/accounts/profile/email-change.ts";
import type { EmailChangeRow } from "../schema/accounts/email-change.ts";
import type { Stored } from "../sql/stored.ts";

export function toEmailChange(row: Stored<EmailChangeRow>): EmailChange {
  return {
    id: row.id,
    userId: row.user_id,
    email: row.email,
    tokenHash: row.token_hash,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
  };
}

export function toEmailChangeRow(change: EmailChange): EmailChangeRow {
  return {
    id: change.id,
    user_id: change.userId,
    email: change.email,
    token_hash: change.tokenHash,
    created_at: change.createdAt,
    expires_at: change.expiresAt,
  };
}
