import type { Passkey } from "../../../domain/accounts/passkeys/passkey.ts";
import type { PasskeyChallenge } from "../../../domain/accounts/passkeys/passkey-challenge.ts";
import type { PasskeyRow } from "../schema/accounts/passkey.ts";
import type { PasskeyChallengeRow } from "../schema/accounts/passkey-challenge.ts";
import type { Stored } from "../sql/stored.ts";

export function toPasskey(row: Stored<PasskeyRow>): Passkey {
  return {
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports,
    name: row.name,
    createdAt: new Date(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
  };
}

export function toPasskeyRow(passkey: Passkey): PasskeyRow {
  return {
    id: passkey.id,
    user_id: passkey.userId,
    credential_id: passkey.credentialId,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: passkey.transports,
    name: passkey.name,
    created_at: passkey.createdAt,
    last_used_at: passkey.lastUsedAt,
  };
}

export function toPasskeyChallenge(row: Stored<PasskeyChallengeRow>): PasskeyChallenge {
  return {
    challenge: row.challenge,
    purpose: row.purpose,
    browserHash: row.browser_hash,
    userId: row.user_id,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
  };
}

export function toPasskeyChallengeRow(challenge: PasskeyChallenge): PasskeyChallengeRow {
  return {
    challenge: challenge.challenge,
    purpose: challenge.purpose,
    browser_hash: challenge.browserHash,
    user_id: challenge.userId,
    created_at: challenge.createdAt,
    expires_at: challenge.expiresAt,
  };
}
