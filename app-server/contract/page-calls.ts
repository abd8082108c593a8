import type { MailTopic } from "../../domain/messages/mail-topic.ts";
import type { MailLink } from "../../domain/quotes/letters/read-mail-link.ts";
import type { Outcome } from "./problem.ts";

/** The address to go to after signing in: a path on this site. `isNew`: the sign-in has just made the account. */
export type SignedIn = { returnTo: string; isNew: boolean };

/** A page of a link from an email that wants a sign-in. */
export type LinkPage = "join" | "confirm-email";

/** Calls of the server's own pages besides the API's: email links, and forms that work without JavaScript. */
export type PageCalls = {
  /** `held` says why nothing new was sent, when the limit is reached; links sent before still work. */
  askForSignInLink(form: {
    email: string;
    returnTo: string | null;
  }): Promise<Outcome<{ held: string | null }>>;
  /** The subject and recipient of an email link; null when the link isn't ours or too old. */
  readMailLink(token: string): Promise<MailLink | null>;
  /** Gives a member who opens a link of an email to their own address the requests sent from it while signed out. */
  claimByMailLink(token: string): Promise<void>;
  /** State of a sign-in link in this browser. Read-only, since mail scanners open links too. */
  openSignInLink(
    token: string,
  ): Promise<Outcome<{ email: string; sameBrowser: boolean; code: string | null; isNew: boolean }>>;
  signInByToken(token: string): Promise<Outcome<SignedIn>>;
  signInByCode(code: string): Promise<Outcome<SignedIn>>;
  /** Signs in as one of the three sample people. Development only. */
  signInAsSample(userType: string, returnTo: string | null): Promise<Outcome<SignedIn>>;
  signOut(): Promise<void>;
  /** Remembers the token of an opened link through a sign-in, in a cookie, so that no further address holds it. */
  rememberLink(page: LinkPage, token: string): void;
  /** The token of a link to this page that this browser opened before; null without one. */
  rememberedLink(page: LinkPage): string | null;

  /** The address, masked, that a link would confirm. Changes nothing, so mail scanners may look. */
  openEmailChange(token: string): Promise<Outcome<{ email: string }>>;
  /** The masked address and the topic that an unsubscribe link would turn off. Read-only. */
  openUnsubscribe(token: string): Promise<Outcome<{ email: string; topic: MailTopic }>>;
  unsubscribe(token: string): Promise<Outcome<{ email: string; topic: MailTopic }>>;
};
