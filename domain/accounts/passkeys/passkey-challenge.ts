import type { UserId } from "../../shared/id.ts";

/** Purpose of a passkey challenge. An answer is only valid for its own purpose. */
export type PasskeyPurpose = "add" | "sign-in" | "prove";

/** Something random that a passkey has to sign: once, soon, and in the browser that asked. */
export type PasskeyChallenge = {
  challenge: string;
  purpose: PasskeyPurpose;
  /** Of the cookie in the browser that asked. */
  browserHash: string;
  /** The member who asked; null when not signed in. */
  userId: UserId | null;
  createdAt: Date;
  expiresAt: Date;
};

export const challengeMinutes = 5;
