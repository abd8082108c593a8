import type { QuoteChange } from "../quotes/ports.ts";
import type { QuoteRequestId, UserId } from "../shared/id.ts";

/** Subjects that can be erased. */
export const erasedKinds = [
  "account",
  "quote-request",
  "contact-message",
  "mail",
  "builder-invite",
  "reference",
  "muted-mail",
] as const;

/**
 * A line of the erasure journal: id and time, nothing else. `muted-mail` has an id made of the
 * address, which only this site's secret can tell.
 */
export type Erasure = { kind: (typeof erasedKinds)[number]; id: string; at: Date };

/** Erases personal data for good and keeps the erasure journal. */
export type ErasureRepository = {
  /**
   * Stores an erased request with its responses. In the same transaction removes the emails about
   * it, its receipts, idempotency keys and questions, the texts in earlier versions of its quotes,
   * the link to its account, and unpublished reviews. With `journalAt`, adds a line to the journal.
   * `keepsReview`: a published review keeps its words.
   */
  eraseRequest(
    change: QuoteChange,
    options: { journalAt: Date | null; keepsReview: boolean },
  ): Promise<void>;
  /** Requests that aren't erased yet: of an account, or sent with this address. */
  listRequests(of: { userId: UserId } | { email: string }): Promise<QuoteRequestId[]>;
  /**
   * Requests that aren't erased yet and whose event and submission were before this instant, oldest
   * first.
   */
  listRequestsBefore(before: Date, limit: number): Promise<QuoteRequestId[]>;
  /**
   * Removes contact messages from this address, the emails that carry them, invites and emails sent
   * to it, its contact and words from references of builders, and the topics it turned off, unless
   * an account has it; adds lines to the journal.
   */
  eraseCorrespondence(email: string, at: Date): Promise<{ contactMessages: number; mails: number }>;
  /**
   * Removes the contact messages, emails, invites, words of references and turned-off topics that
   * are in the journal and that a restore brought back.
   */
  removeCorrespondence(erasures: readonly Erasure[]): Promise<void>;
  listErasures(): Promise<Erasure[]>;
  /** Adds lines to the journal; of several about the same, the latest stays. */
  addErasures(erasures: readonly Erasure[]): Promise<void>;
};

/** The copy of the erasure journal outside the database, which survives a restore. */
export type ErasureFile = {
  /** Adds the lines that are missing. */
  add(erasures: readonly Erasure[]): Promise<void>;
};

/** Retention in months; 0 keeps forever. */
export type Retention = {
  /** Counted from the event, or from the request when it names no day. */
  requestMonths: number;
  contactMessageMonths: number;
  /** Counted from when the email was sent or failed. */
  mailMonths: number;
};
