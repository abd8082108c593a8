import type { SignedIn } from "../api/sign-in-calls.ts";

/** Where a page goes on to after a sign-in: a new account is asked once as what it comes. */
export function afterSignIn({ returnTo, isNew }: SignedIn): string {
  return isNew ? `/welcome?${new URLSearchParams({ returnTo })}` : returnTo;
}
