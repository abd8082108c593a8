import type { ProviderAttempt } from "../../../domain/accounts/providers/provider-attempt.ts";
import type { ProviderName } from "../../../domain/accounts/providers/provider-name.ts";
import type { ProviderAttemptRow } from "../schema/accounts/provider-attempt.ts";
import type { JsonRow } from "../sql/stored-row.ts";

export function toProviderAttempt(row: JsonRow<ProviderAttemptRow>): ProviderAttempt {
  return {
    stateHash: row.state_hash,
    provider: row.provider as ProviderName,
    browserHash: row.browser_hash,
    codeVerifier: row.code_verifier,
    nonce: row.nonce,
    returnTo: row.return_to,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
  };
}

export function toProviderAttemptRow(attempt: ProviderAttempt): ProviderAttemptRow {
  return {
    state_hash: attempt.stateHash,
    provider: attempt.provider,
    browser_hash: attempt.browserHash,
    code_verifier: attempt.codeVerifier,
    nonce: attempt.nonce,
    return_to: attempt.returnTo,
    created_at: attempt.createdAt,
    expires_at: attempt.expiresAt,
  };
}
