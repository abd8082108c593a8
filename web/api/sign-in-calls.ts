import type { Problem } from "../../app-server/contract/problem.ts";
import type { MailLink } from "../../domain/quotes/letters/read-mail-link.ts";

/** What a page's action gets: the value, or the problem to show beside the form. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** Where to go after signing in: a path on this site. `isNew`: the sign-in has just made the account. */
export type SignedIn = { returnTo: string; isNew: boolean };

/** Signing in and out as pages do it, on the server. Sessions travel as cookies of the answer. */
export type SignInCalls = {
  /** `held` says why nothing new was sent, when the limit is reached; links sent before still work. */
  ask(form: { email: string; returnTo: string | null }): Promise<Outcome<{ held: string | null }>>;
  /** What waits behind a link of a mail and whom it was for; null when the link is not ours, or too old to tell. */
  readMailLink(token: string): Promise<MailLink | null>;
  /** What a link is good for in this browser. Changes nothing, so mail scanners may look. */
  open(
    token: string,
  ): Promise<Outcome<{ email: string; sameBrowser: boolean; code: string | null; isNew: boolean }>>;
  byToken(token: string): Promise<Outcome<SignedIn>>;
  byCode(code: string): Promise<Outcome<SignedIn>>;
  /** In development only: one of the three sample people. */
  asSample(userType: string, returnTo: string | null): Promise<Outcome<SignedIn>>;
  /** As what a person with a new account uses the site. */
  chooseType(userType: string): Promise<Outcome<null>>;
  signOut(): Promise<void>;
};
