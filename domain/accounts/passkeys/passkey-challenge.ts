import type { UserId } from "../../shared/id.ts";

/** What a passkey is asked for. An answer to one is no answer to another. */
export type PasskeyPurpose = "add" | "sign-in" | "prove";

/** Something random that a passkey has to sign: once, soon, and in the browser that asked. */
export type PasskeyChallenge = {
  challenge: string;
  purpose: PasskeyPurpose;
  /** Of the cookie in the browser that asked. */
  browserHash: string;
  /** Who asked; null when nobody is signed in yet. */
  userId: UserId | null;
  createdAt: Date;
  expiresAt: Date;
};

export const challengeMinutes = 5;
