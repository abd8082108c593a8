import type { MailTopic } from "../../domain/messages/mail-topic.ts";
import type { MailLink } from "../../domain/quotes/letters/read-mail-link.ts";
import type { Outcome } from "./problem.ts";

/** `returnTo` is a path on this site. `isNew`: the sign-in has just created the account. */
export type SignedIn = { returnTo: string; isNew: boolean };

/** A page behind an emailed link that requires a sign-in. */
export type LinkPage = "join" | "confirm-email";

/**
 * Calls for the server's own pages besides the API's: emailed links, and forms that work without
 * JavaScript.
 */
export type PageCalls = {
  /** `held` says why no new link was sent when the limit is reached; earlier ones still work. */
  askForSignInLink(form: {
    email: string;
    returnTo: string | null;
  }): Promise<Outcome<{ held: string | null }>>;
  /** The subject and recipient of an emailed link; null when the link is invalid or too old. */
  readMailLink(token: string): Promise<MailLink | null>;
  /**
   * For a member who opens a link in an email to their own address: assigns them the requests that
   * were sent from it while signed out.
   */
  claimByMailLink(token: string): Promise<void>;
  /** State of a sign-in link in this browser. Read-only, because mail scanners open links. */
  openSignInLink(
    token: string,
  ): Promise<Outcome<{ email: string; sameBrowser: boolean; code: string | null; isNew: boolean }>>;
  signInByToken(token: string): Promise<Outcome<SignedIn>>;
  signInByCode(code: string): Promise<Outcome<SignedIn>>;
  /** Signs in as one of the three sample people. Development only. */
  signInAsSample(userType: string, returnTo: string | null): Promise<Outcome<SignedIn>>;
  signOut(): Promise<void>;
  /**
   * Stores the token of an opened link in a cookie during a sign-in, so that no other URL contains
   * it.
   */
  rememberLink(page: LinkPage, token: string): void;
  /** The token of a link to this page that this browser opened earlier; null when there is none. */
  rememberedLink(page: LinkPage): string | null;

  /**
   * The masked email address that a link would confirm. Read-only, because mail scanners open
   * links.
   */
  openEmailChange(token: string): Promise<Outcome<{ email: string }>>;
  /** The masked email address and the topic that an unsubscribe link would turn off. Read-only. */
  openUnsubscribe(token: string): Promise<Outcome<{ email: string; topic: MailTopic }>>;
  unsubscribe(token: string): Promise<Outcome<{ email: string; topic: MailTopic }>>;
};
