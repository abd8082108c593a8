import type { Message } from "../../messages/ports.ts";
import type { PasskeyId, UserId } from "../../shared/id.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { AccountEvent } from "../account-event.ts";
import type { SecretSource } from "../ports.ts";
import type { User } from "../user.ts";
import type { NewCredential, Passkey } from "./passkey.ts";
import type { PasskeyChallenge, PasskeyPurpose } from "./passkey-challenge.ts";

/** Stores passkeys and open challenges. */
export type PasskeyRepository = {
  /** Ordered by age, oldest first. */
  listOf(userId: UserId): Promise<Passkey[]>;
  findByCredential(credentialId: string): Promise<Passkey | null>;
  /**
   * Also writes the activity line and the email. `full` when the account already has `most`
   * passkeys, even under concurrent adds.
   */
  add(
    passkey: Passkey,
    most: number,
    event: AccountEvent,
    letter: Message,
  ): Promise<"added" | "known" | "full">;
  /** False when the passkey is gone or belongs to another account. */
  rename(named: { id: PasskeyId; userId: UserId; name: string }): Promise<boolean>;
  /** Also writes the activity line and the email. Null when the passkey is gone or belongs to another account. */
  remove(
    id: PasskeyId,
    userId: UserId,
    event: AccountEvent,
    letter: Message,
  ): Promise<Passkey | null>;
  /** Records a use. False when a later counter is already stored, which means one of the two is a copy. */
  use(id: PasskeyId, counter: number, at: Date): Promise<boolean>;
  startChallenge(challenge: PasskeyChallenge): Promise<void>;
  /**
   * Consumes the challenge; only one of two concurrent calls gets it. Null when it is unknown,
   * expired, or for another purpose.
   */
  takeChallenge(taken: {
    challenge: string;
    purpose: PasskeyPurpose;
    browserHash: string;
    now: Date;
  }): Promise<PasskeyChallenge | null>;
};

/** A WebAuthn response as the browser sends it. Untrusted until verified. */
export type PasskeyAnswer = {
  id: string;
  response: { clientDataJSON: string; [name: string]: unknown };
  [name: string]: unknown;
};

/** WebAuthn options as the browser expects them. */
export type PasskeyOptions = { challenge: string; [name: string]: unknown };

/** Creates WebAuthn options and verifies responses. */
export type PasskeyVerifier = {
  /** Registration options; `known` passkeys are excluded. */
  registrationOptions(user: User, known: readonly Passkey[]): Promise<PasskeyOptions>;
  /** Authentication options: any of `allowed`, or a discoverable passkey when it is empty. */
  authenticationOptions(allowed: readonly Passkey[]): Promise<PasskeyOptions>;
  /** The challenge named in the response; null when it can't be read. */
  challengeOf(answer: PasskeyAnswer): string | null;
  /**
   * The new credential; null unless the response answers this challenge, for this site, with user
   * verification.
   */
  verifyRegistration(answer: PasskeyAnswer, challenge: string): Promise<NewCredential | null>;
  /** The passkey's new signature counter; null when the response isn't from this passkey. */
  verifyAuthentication(
    answer: PasskeyAnswer,
    challenge: string,
    passkey: Passkey,
  ): Promise<{ counter: number } | null>;
};

/** The ports of use cases that ask for a passkey. */
export type PasskeyNeeds = {
  passkeys: PasskeyRepository;
  verifier: PasskeyVerifier;
  secrets: SecretSource;
  clock: Clock;
};
