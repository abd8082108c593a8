import type { AuditEntry } from "../shared/audit-entry.ts";
import type { LetterKind } from "./letter.ts";
import type { Message } from "./ports.ts";

/**
 * `restore`: the database was restored from a backup. `setting`: it was copied by other tools and
 * started with HOLD_MAIL.
 */
export type MailHoldOrigin = "restore" | "setting";

/**
 * The hold of a copied database, which sends no email and evaluates no promise until an operator
 * releases it.
 */
export type MailHold = { since: Date; origin: MailHoldOrigin };

/** Queued emails of a held database, counted: written before it became a copy, and since. */
export type HeldMail = { older: number; newer: number };

/**
 * Letters that sign-in needs: sent despite the hold when they were requested after the copy was
 * made.
 */
export const signInKinds = ["sign-in", "proof-code"] as const satisfies LetterKind[];

/** Whether an email is held back until the release. */
export function isHeldBack(
  { letter, createdAt }: Pick<Message, "letter" | "createdAt">,
  hold: MailHold | null,
): boolean {
  if (!hold) return false;
  const isSignIn = (signInKinds as readonly LetterKind[]).includes(letter.kind);
  return !isSignIn || createdAt < hold.since;
}

/** Stores the hold. `MessageRepository` doesn't hand out emails that it holds back. */
export type MailHolds = {
  /** Null when nothing is held, or the hold was released. */
  find(): Promise<MailHold | null>;
  /** Begins a hold unless there is one. */
  begin(hold: MailHold): Promise<void>;
  /** Counts the queued emails that are held back. */
  count(): Promise<HeldMail>;
  /**
   * Ends the hold. Held emails written before `dropBefore` fail instead of being sent; null: all
   * are sent.
   */
  release(ending: { at: Date; dropBefore: Date | null; audit: AuditEntry }): Promise<void>;
};
