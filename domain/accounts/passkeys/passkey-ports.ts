import type { Message } from "../../messages/ports.ts";
import type { PasskeyId, UserId } from "../../shared/id.ts";
import type { AccountEvent } from "../profile/account-event.ts";
import type { User } from "../user.ts";
import type { NewCredential, Passkey } from "./passkey.ts";
import type { PasskeyChallenge, PasskeyPurpose } from "./passkey-challenge.ts";

/** Where passkeys are kept, and what they have been asked to sign. */
export type PasskeyRepository = {
  /** The oldest first. */
  listOf(userId: UserId): Promise<Passkey[]>;
  findByCredential(credentialId: string): Promise<Passkey | null>;
  /** With its line in the trail and its letter. `full` when the account has `most` of them, however many are added at once. */
  add(
    passkey: Passkey,
    most: number,
    event: AccountEvent,
    letter: Message,
  ): Promise<"added" | "known" | "full">;
  /** False when it is not theirs, or gone. */
  rename(named: { id: PasskeyId; userId: UserId; name: string }): Promise<boolean>;
  /** With its line in the trail and its letter. Null when it is not theirs, or gone. */
  remove(
    id: PasskeyId,
    userId: UserId,
    event: AccountEvent,
    letter: Message,
  ): Promise<Passkey | null>;
  /** Notes a use. False when a later count is noted already: one of the two is a copy. */
  use(id: PasskeyId, counter: number, at: Date): Promise<boolean>;
  startChallenge(challenge: PasskeyChallenge): Promise<void>;
  /** Takes it, once: of two at the same time only one gets it. Null when it is unknown, over, or for something else. */
  takeChallenge(taken: {
    challenge: string;
    purpose: PasskeyPurpose;
    browserHash: string;
    now: Date;
  }): Promise<PasskeyChallenge | null>;
};

/** What a browser sends, as the standard has it. Hostile until it is verified. */
export type PasskeyAnswer = {
  id: string;
  response: { clientDataJSON: string; [name: string]: unknown };
  [name: string]: unknown;
};

/** What a browser is asked, as the standard has it. */
export type PasskeyOptions = { challenge: string; [name: string]: unknown };

/** Speaks with passkeys, and checks what they sign. */
export type PasskeyVerifier = {
  /** Asks for a new one, which must not be one of `known`. */
  optionsToMake(user: User, known: readonly Passkey[]): Promise<PasskeyOptions>;
  /** Asks for a proof: by one of `allowed`, or by any that the person finds. */
  optionsToProve(allowed: readonly Passkey[]): Promise<PasskeyOptions>;
  /** What the answer says that it signed; null when it cannot be read. */
  challengeOf(answer: PasskeyAnswer): string | null;
  /** Null when it is not an answer to this challenge, on this site, by a person who was verified. */
  verifyMade(answer: PasskeyAnswer, challenge: string): Promise<NewCredential | null>;
  /** The passkey's count; null when it is not its answer. */
  verifyProof(
    answer: PasskeyAnswer,
    challenge: string,
    passkey: Passkey,
  ): Promise<{ counter: number } | null>;
};
