import type { SignInId } from "../../shared/id.ts";

/** An email sign-in in progress. Only hashes of its secrets are stored. */
export type SignIn = {
  id: SignInId;
  email: string;
  tokenHash: string;
  /** Hash of the six digits that another browser shows. */
  codeHash: string;
  /** Hash of the secret in the requesting browser's cookie. */
  browserHash: string;
  returnTo: string | null;
  codeTriesLeft: number;
  createdAt: Date;
  expiresAt: Date;
};

export const signInMinutes = 10;
export const codeTries = 5;
