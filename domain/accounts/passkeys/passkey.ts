import type { PasskeyId, UserId } from "../../shared/id.ts";

/** A passkey's public key and metadata. Nothing stored here can sign in. */
export type Passkey = {
  id: PasskeyId;
  userId: UserId;
  /** WebAuthn credential id, unique across all accounts. */
  credentialId: string;
  /** Base64url. */
  publicKey: string;
  /** Signature counter: grows with each use on devices that count, always 0 on the others. */
  counter: number;
  /** WebAuthn transports: "internal", "hybrid", "usb" … */
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** A verified credential that isn't linked to an account yet. */
export type NewCredential = Pick<Passkey, "credentialId" | "publicKey" | "counter" | "transports">;

export const passkeyNameLength = 60;
/** Maximum number of passkeys per account. */
export const maxPasskeys = 20;
