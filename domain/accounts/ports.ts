import type { Message } from "../messages/ports.ts";
import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { SignInId, UserId } from "../shared/id.ts";
import type { AccountEvent } from "./account-event.ts";
import type { EmailChange } from "./profile/email-change.ts";
import type { Profile } from "./profile/profile.ts";
import type { Identity } from "./providers/identity.ts";
import type { ProviderAttempt } from "./providers/provider-attempt.ts";
import type { ProviderName } from "./providers/provider-name.ts";
import type { Session } from "./sessions/session.ts";
import type { SignIn } from "./sign-in/sign-in.ts";
import type { OwnType, User, UserType } from "./user.ts";

/** Stores accounts. */
export type UserRepository = {
  find(id: UserId): Promise<User | null>;
  /** `email` in lower case. */
  findByEmail(email: string): Promise<User | null>;
  /**
   * Inserts or replaces. Of two concurrent saves of one new address, one creates the row and both
   * return it.
   */
  save(user: User): Promise<User>;
  /**
   * Marks the address as verified, once. Removes earlier sessions, identities and passkeys, which
   * may belong to a different person. Returns the user as stored afterwards; null when the account
   * is gone.
   */
  prove(id: UserId, at: Date): Promise<User | null>;
  listByType(type: UserType): Promise<User[]>;
  /**
   * Links a builder profile without an account to the account with its contact address, unless that
   * account has a profile. An exhibitor without requests becomes a builder: returns the user as
   * stored afterwards, else null.
   */
  attachBuilder(email: string, userId: UserId): Promise<User | null>;
};

/** Account changes made by the person. Each is stored with its activity line in one transaction. */
export type AccountRepository = {
  /** A new `emailChange` replaces an earlier one. Null when the account is gone. */
  changeProfile(change: {
    userId: UserId;
    profile: Profile;
    event: AccountEvent;
    emailChange?: { change: EmailChange; letters: Message[] };
  }): Promise<User | null>;
  /** Null for an admin, and when the account is gone. */
  switchType(change: {
    userId: UserId;
    userType: OwnType;
    event: AccountEvent;
  }): Promise<User | null>;
  findEmailChange(tokenHash: string, now: Date): Promise<EmailChange | null>;
  findEmailToConfirm(userId: UserId, now: Date): Promise<string | null>;
  dropEmailChange(userId: UserId): Promise<void>;
  /**
   * Consumes the change and verifies the new address. The account's requests that named the earlier
   * address name the new one. `taken`: another account has it.
   */
  confirmEmail(change: {
    change: EmailChange;
    event: AccountEvent;
  }): Promise<"done" | "gone" | "taken">;
  /** The account's activity log, latest first. */
  listEvents(userId: UserId, limit: number): Promise<AccountEvent[]>;
  /** Everything stored about the person, by kind, without secrets and without what others wrote for internal use. */
  exportData(userId: UserId, event: AccountEvent): Promise<Record<string, unknown>>;
  /**
   * Deletes the account, its sessions and favourites, and its builder profile's contacts; removes
   * IP addresses from the activity log.
   */
  remove(user: User, event: AccountEvent): Promise<void>;
};

/** Stores sessions. */
export type SessionRepository = {
  /** The session with its user, builder and passkey state, in one read; null when unknown or expired at `now`. */
  find(
    idHash: string,
    now: Date,
  ): Promise<{
    session: Session;
    user: User;
    builder: BuilderProfileSummary | null;
    hasPasskey: boolean;
  } | null>;
  /** Stores a new session and its activity line. */
  save(session: Session, event?: AccountEvent): Promise<void>;
  /** The person's sessions that haven't expired, last used first. */
  listOf(userId: UserId, now: Date): Promise<Session[]>;
  /** Ends every session of a person, replaced secrets included, and writes an activity line. */
  endAll(userId: UserId, event: AccountEvent): Promise<void>;
  /**
   * Updates `lastSeenAt` and `expiresAt`. Does nothing when the session is gone, so that a
   * concurrent sign-out isn't undone.
   */
  slide(session: Session): Promise<void>;
  /**
   * Replaces the session under `idHash` by `next`, with an activity line if given. The old secret
   * stays valid until `graceUntil` for requests in flight; it is neither listed nor extended. False
   * when the session has ended.
   */
  replace(idHash: string, next: Session, graceUntil: Date, event?: AccountEvent): Promise<boolean>;
  /** Ends the session under this secret and all secrets it had before or since, with an activity line if given. */
  end(idHash: string, event?: AccountEvent): Promise<void>;
  removeExpired(now: Date): Promise<number>;
};

/** Stores email sign-ins in progress. */
export type SignInRepository = {
  /** Stores the sign-in and its email in one transaction. */
  start(signIn: SignIn, message: Message): Promise<void>;
  findByToken(tokenHash: string, now: Date): Promise<SignIn | null>;
  /** The latest sign-in that this browser requested. */
  findByBrowser(browserHash: string, now: Date): Promise<SignIn | null>;
  /** Consumes the sign-in; only one of two concurrent calls gets true. */
  consume(id: SignInId): Promise<boolean>;
  /**
   * Uses up one attempt at the code; concurrent calls never get more attempts than there are.
   * Returns the attempts left, or null when there were none.
   */
  takeCodeTry(id: SignInId): Promise<number | null>;
};

/** Stores provider sign-ins in progress. */
export type ProviderAttemptRepository = {
  start(attempt: ProviderAttempt): Promise<void>;
  /** Consumes the attempt if provider and browser match; only one of two concurrent calls gets it. */
  take(wanted: {
    stateHash: string;
    provider: ProviderName;
    browserHash: string;
    now: Date;
  }): Promise<ProviderAttempt | null>;
};

/** Stores which provider identities belong to which account. */
export type IdentityRepository = {
  /**
   * The account linked to the identity; records the use. Null also when the person has removed the
   * identity.
   */
  findPerson(issuer: string, subject: string, now: Date): Promise<User | null>;
  /**
   * Whether the person has removed the identity. Removed identities stay stored, so that a sign-in
   * doesn't link them again.
   */
  isRemoved(issuer: string, subject: string): Promise<boolean>;
  /**
   * Links the identity to an account with a verified address, or to a new account, in one
   * transaction with its activity line and email. False when a concurrent call was first: read
   * again.
   */
  join(joining: {
    identity: Identity;
    newUser: User | null;
    event: AccountEvent;
    letter?: Message | null;
  }): Promise<boolean>;
  /** A person's identities, oldest first. */
  listOf(userId: UserId): Promise<Identity[]>;
  /** Identities that the person has removed, oldest first. */
  listRemovedOf(userId: UserId): Promise<Identity[]>;
  /** Also writes the activity line and the email. False when the identity no longer belonged to the person. */
  remove(identity: Identity, event: AccountEvent, letter: Message): Promise<boolean>;
  /** Restores a removed identity, with an activity line and an email. False when it was not removed. */
  restore(identity: Identity, event: AccountEvent, letter: Message): Promise<boolean>;
};

/** Creates and hashes secrets. */
export type SecretSource = {
  /** 256 bits from a cryptographic source, URL-safe. */
  token(): string;
  /** Six decimal digits that only the holder of the token, and this server, can compute. */
  codeFor(token: string): string;
  /** SHA-256, hexadecimal. For secrets of 128 bits and more. */
  hash(secret: string): string;
  /** HMAC of a code: a plain hash of six digits can be reversed by trying a million. */
  hashCode(code: string): string;
  isHashOfCode(hash: string, code: string): boolean;
};

/** Links requests that were sent without an account. */
export type RequestClaims = {
  /**
   * Links the requests sent with this verified address to the account. Returns the name, company and
   * telephone number of the newest of them; null when there is none.
   */
  claim(email: string, userId: UserId): Promise<Sender | null>;
};
/** The facts about a person in a request that they sent. */
export type Sender = Pick<Profile, "firstName" | "lastName" | "company" | "phone">;
