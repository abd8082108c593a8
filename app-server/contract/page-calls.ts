import type { MailTopic } from "../../domain/messages/mail-topic.ts";
import type { MailLink } from "../../domain/quotes/letters/read-mail-link.ts";
import type { Outcome } from "./problem.ts";

/** Where to go after signing in: a path on this site. `isNew`: the sign-in has just made the account. */
export type SignedIn = { returnTo: string; isNew: boolean };

/** What the server's own pages ask beside the calls of the API: links of mails, and forms that work without JavaScript. */
export type PageCalls = {
  /** `held` says why nothing new was sent, when the limit is reached; links sent before still work. */
  askForSignInLink(form: {
    email: string;
    returnTo: string | null;
  }): Promise<Outcome<{ held: string | null }>>;
  /** What waits behind a link of a mail and whom it was for; null when the link is not ours, or too old to tell. */
  readMailLink(token: string): Promise<MailLink | null>;
  /** What a link is good for in this browser. Changes nothing, so mail scanners may look. */
  openSignInLink(
    token: string,
  ): Promise<Outcome<{ email: string; sameBrowser: boolean; code: string | null; isNew: boolean }>>;
  signInByToken(token: string): Promise<Outcome<SignedIn>>;
  signInByCode(code: string): Promise<Outcome<SignedIn>>;
  /** In development only: one of the three sample people. */
  signInAsSample(userType: string, returnTo: string | null): Promise<Outcome<SignedIn>>;
  signOut(): Promise<void>;

  /** The address, masked, that a link would confirm. Changes nothing, so mail scanners may look. */
  openEmailChange(token: string): Promise<Outcome<{ email: string }>>;
  /** The address, masked, and the topic that a link in a letter would end. Changes nothing. */
  openUnsubscribe(token: string): Promise<Outcome<{ email: string; topic: MailTopic }>>;
  unsubscribe(token: string): Promise<Outcome<{ email: string; topic: MailTopic }>>;
};
