import type { SignInId } from "../../shared/id.ts";

/** An email sign-in in progress. Only hashes of its secrets are stored. */
export type SignIn = {
  id: SignInId;
  email: string;
  tokenHash: string;
  /** Of the six digits that another browser shows. */
  codeHash: string;
  /** Of the cookie in the browser that asked. */
  browserHash: string;
  returnTo: string | null;
  codeTriesLeft: number;
  createdAt: Date;
  expiresAt: Date;
};

export const signInMinutes = 10;
export const codeTries = 5;
