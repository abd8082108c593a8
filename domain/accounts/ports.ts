import type { Message } from "../messages/ports.ts";
import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { SignInId, UserId } from "../shared/id.ts";
import type { AccountEvent } from "./profile/account-event.ts";
import type { EmailChange } from "./profile/email-change.ts";
import type { Profile } from "./profile/profile.ts";
import type { Identity } from "./providers/identity.ts";
import type { ProviderAttempt } from "./providers/provider-attempt.ts";
import type { ProviderName } from "./providers/provider-name.ts";
import type { Session } from "./sessions/session.ts";
import type { SignIn } from "./sign-in/sign-in.ts";
import type { OwnType, User, UserType } from "./user.ts";

/** Where people's accounts are kept. */
export type UserRepository = {
  find(id: UserId): Promise<User | null>;
  /** `email` in lower case. */
  findByEmail(email: string): Promise<User | null>;
  /** Adds or replaces. Two at once with the same new address: one row, and both get it. */
  save(user: User): Promise<User>;
  /**
   * Marks the address as proven, once. Sessions, identities and passkeys from before go with it: whoever made them may not have
   * been its reader. Answers the person as they are then; null when they are gone.
   */
  prove(id: UserId, at: Date): Promise<User | null>;
  listByType(type: UserType): Promise<User[]>;
  /**
   * Gives a builder profile without an account to the account with its contact address, unless that has one already. An
   * exhibitor's account that has sent no request becomes a builder's by it: answers the person as they are then, else null.
   */
  attachBuilder(email: string, userId: UserId): Promise<User | null>;
};

/** What people change about their own accounts. Each change is stored with its line in the trail, in one transaction. */
export type AccountRepository = {
  /** An earlier `emailChange` of theirs gives way to the new one. Null when the account is gone. */
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
  /** Takes the change, once, and verifies the new address. `taken`: another account has it. */
  confirmEmail(change: {
    change: EmailChange;
    event: AccountEvent;
  }): Promise<"done" | "gone" | "taken">;
  /** The account's trail, latest first. */
  listEvents(userId: UserId, limit: number): Promise<AccountEvent[]>;
  /** All that is kept about the person, by kind, without secrets and without what others wrote for themselves. */
  exportData(userId: UserId, event: AccountEvent): Promise<Record<string, unknown>>;
  /** The account, its sessions and favourites go, and so do its builder profile's contacts; the trail loses its places. */
  remove(user: User, event: AccountEvent): Promise<void>;
};

/** Where sessions are kept. */
export type SessionRepository = {
  /** The session with its person and what belongs to them, in one read; null when it is unknown or over at `now`. */
  find(
    idHash: string,
    now: Date,
  ): Promise<{
    session: Session;
    user: User;
    builder: BuilderProfileSummary | null;
    hasPasskey: boolean;
  } | null>;
  /** Stores a new one, and its line in the trail of the account. */
  save(session: Session, event?: AccountEvent): Promise<void>;
  /** A person's, the latest used first, without those that are over. */
  listOf(userId: UserId, now: Date): Promise<Session[]>;
  /** Ends every session of a person, those under replaced secrets too, with a line in the trail. */
  endAll(userId: UserId, event: AccountEvent): Promise<void>;
  /** Moves `lastSeenAt` and `expiresAt`. Does nothing when the session is gone: a sign-out in between must stay one. */
  slide(session: Session): Promise<void>;
  /**
   * Puts `next` in the place of the one under `idHash`, with a line in the trail if there is one to write. The old one
   * answers what is under way until `graceUntil`, is listed no more and slides no more. False when it is over.
   */
  replace(idHash: string, next: Session, graceUntil: Date, event?: AccountEvent): Promise<boolean>;
  /** Ends the session under this secret and under all that it had before or since, with a line in the trail if there is one to write. */
  end(idHash: string, event?: AccountEvent): Promise<void>;
  removeExpired(now: Date): Promise<number>;
};

/** Sign-ins by e-mail that are under way. */
export type SignInRepository = {
  /** Stores the sign-in and its letter in one transaction. */
  start(signIn: SignIn, message: Message): Promise<void>;
  findByToken(tokenHash: string, now: Date): Promise<SignIn | null>;
  /** The latest one that this browser asked for. */
  findByBrowser(browserHash: string, now: Date): Promise<SignIn | null>;
  /** Takes it, once: of two at the same time only one gets true. */
  consume(id: SignInId): Promise<boolean>;
  /** Takes one of its tries to type the code; of many at once no more succeed than there are. Answers how many are left, null when there was none. */
  takeCodeTry(id: SignInId): Promise<number | null>;
};

/** Sign-ins with a provider that are under way. */
export type ProviderAttemptRepository = {
  start(attempt: ProviderAttempt): Promise<void>;
  /** Takes it, once, and only for the provider and the browser that it was begun with: of two at the same time one gets it. */
  take(wanted: {
    stateHash: string;
    provider: ProviderName;
    browserHash: string;
    now: Date;
  }): Promise<ProviderAttempt | null>;
};

/** Who people are to their providers. */
export type IdentityRepository = {
  /** Whose it is; notes that it was used. Null also when its person has removed it. */
  findPerson(issuer: string, subject: string, now: Date): Promise<User | null>;
  /** Whether its person has removed it: it stays known, so that it does not come back by itself. */
  isRemoved(issuer: string, subject: string): Promise<boolean>;
  /**
   * Gives the identity to an account with a proven address, or to one that is made with it, in one transaction with the
   * line in its trail and the letter, if any. False when somebody was quicker: look again.
   */
  join(joining: {
    identity: Identity;
    newUser: User | null;
    event: AccountEvent;
    letter?: Message | null;
  }): Promise<boolean>;
  /** A person's own, the oldest first. */
  listOf(userId: UserId): Promise<Identity[]>;
  /** Those that a person has removed, the oldest first. */
  listRemovedOf(userId: UserId): Promise<Identity[]>;
  /** With a line in the trail and a letter. False when it was not theirs any more. */
  remove(identity: Identity, event: AccountEvent, letter: Message): Promise<boolean>;
  /** Lets one that was removed in again, with a line in the trail and a letter. False when it was not removed. */
  letIn(identity: Identity, event: AccountEvent, letter: Message): Promise<boolean>;
};

/** Secrets and their hashes. */
export type SecretSource = {
  /** 256 bits from a cryptographic source, URL-safe. */
  token(): string;
  /** Six decimal digits that only the holder of the token, and this server, can tell. */
  codeFor(token: string): string;
  /** SHA-256, hexadecimal. */
  hash(secret: string): string;
};

/** Requests that were sent without an account. */
export type RequestClaims = {
  /** Gives those sent with this address, proven now, to the account. Answers how many. */
  claim(email: string, userId: UserId): Promise<number>;
};
