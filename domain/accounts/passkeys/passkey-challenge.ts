import type { UserId } from "../../shared/id.ts";

/** Purpose of a passkey challenge. An answer is only valid for its own purpose. */
export type PasskeyPurpose = "add" | "sign-in" | "prove";

/**
 * A random value that a passkey signs: valid once, for a short time, and only in the browser that
 * requested it.
 */
export type PasskeyChallenge = {
  challenge: string;
  purpose: PasskeyPurpose;
  /** Hash of the secret in the requesting browser's cookie. */
  browserHash: string;
  /** The member who requested it; null for a sign-in. */
  userId: UserId | null;
  createdAt: Date;
  expiresAt: Date;
};

export const challengeMinutes = 5;
