import type { SignIn } from "../../../domain/accounts/sign-in/sign-in.ts";
import type { SignInRow } from "../schema/accounts/sign-in.ts";
import type { Stored } from "../sql/stored.ts";

export function toSignIn(row: Stored<SignInRow>): SignIn {
  return {
    id: row.id,
    email: row.email,
    tokenHash: row.token_hash,
    codeHash: row.code_hash,
    browserHash: row.browser_hash,
    returnTo: row.return_to,
    codeTriesLeft: row.code_tries_left,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
  };
}

export function toSignInRow(signIn: SignIn): SignInRow {
  return {
    id: signIn.id,
    email: signIn.email,
    token_hash: signIn.tokenHash,
    code_hash: signIn.codeHash,
    browser_hash: signIn.browserHash,
    return_to: signIn.returnTo,
    code_tries_left: signIn.codeTriesLeft,
    created_at: signIn.createdAt,
    expires_at: signIn.expiresAt,
  };
}
