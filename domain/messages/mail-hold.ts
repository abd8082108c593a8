import type { AuditEntry } from "../shared/audit-entry.ts";
import type { LetterKind } from "./letter.ts";
import type { Message } from "./ports.ts";

/** `restore`: the database was restored from a backup; `setting`: it was copied by other tools, and started with HOLD_MAIL. */
export type MailHoldOrigin = "restore" | "setting";

/** A copy of a database sends no email and evaluates no promise until an operator releases it. */
export type MailHold = { since: Date; origin: MailHoldOrigin };

/** The queued emails of a held database: written before it became a copy, and since. */
export type HeldMail = { older: number; newer: number };

/** Sign-in needs these, so they leave when they were requested after the copy was made. */
export const signInKinds = ["sign-in", "proof-code"] as const satisfies LetterKind[];

/** Whether an email waits for the release. */
export function isHeldBack(
  { letter, createdAt }: Pick<Message, "letter" | "createdAt">,
  hold: MailHold | null,
): boolean {
  if (!hold) return false;
  const isSignIn = (signInKinds as readonly LetterKind[]).includes(letter.kind);
  return !isSignIn || createdAt < hold.since;
}

/** The stored hold. `MessageRepository` gives out no email that it holds back. */
export type MailHolds = {
  /** Null: nothing is held, or it was released. */
  find(): Promise<MailHold | null>;
  /** Begins a hold, unless there is one. */
  begin(hold: MailHold): Promise<void>;
  /** Counts the queued emails that it holds back. */
  count(): Promise<HeldMail>;
  /** Ends it. Queued emails that it held back and that were written before `dropBefore` fail in place of being sent; null: all are sent. */
  release(ending: { at: Date; dropBefore: Date | null; audit: AuditEntry }): Promise<void>;
};
