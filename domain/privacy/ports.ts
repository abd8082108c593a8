import type { QuoteChange } from "../quotes/ports.ts";
import type { QuoteRequestId, UserId } from "../shared/id.ts";

/** Subjects that can be erased. */
export const erasedKinds = [
  "account",
  "quote-request",
  "contact-message",
  "mail",
  "builder-invite",
] as const;

/** A line of the erasure journal: id and time, nothing else. */
export type Erasure = { kind: (typeof erasedKinds)[number]; id: string; at: Date };

/** The erasure of people's data for good, and its journal. */
export type ErasureRepository = {
  /**
   * Stores an erased request with its responses. In the same transaction the emails about it, its receipts, its idempotency
   * keys, its questions, the words in earlier versions of its quotes and the link to its account go. With `journalAt` the journal gets a line.
   */
  eraseRequest(change: QuoteChange, journalAt: Date | null): Promise<void>;
  /** Requests that are not erased yet: an account's, or those sent with this address. */
  listRequests(of: { userId: UserId } | { email: string }): Promise<QuoteRequestId[]>;
  /** Requests that are not erased yet, whose event was, and which were sent, before this instant. The oldest first. */
  listRequestsBefore(before: Date, limit: number): Promise<QuoteRequestId[]>;
  /** Contact messages from this address, the emails that carry them, and invites and emails sent to it go, with lines in the journal. */
  eraseCorrespondence(email: string, at: Date): Promise<{ contactMessages: number; mails: number }>;
  /** Contact messages, emails and invites of the journal go again, as far as they are back. */
  removeCorrespondence(erasures: readonly Erasure[]): Promise<void>;
  listErasures(): Promise<Erasure[]>;
  /** A line that is there stays as it is. */
  addErasures(erasures: readonly Erasure[]): Promise<void>;
};

/** A copy of the erasure journal outside the database, so that it outlives a restore. */
export type ErasureFile = {
  /** Adds the lines that are missing. */
  add(erasures: readonly Erasure[]): Promise<void>;
};

/** Retention in months; 0 keeps forever. */
export type Retention = {
  /** After the event, or after the request when it names no day. */
  requestMonths: number;
  contactMessageMonths: number;
  /** After it was sent, or failed. */
  mailMonths: number;
};
