import type { BuilderId, MessageId, QuoteRequestId } from "../shared/id.ts";
import type { ContactMessage } from "./contact-message.ts";
import type { Letter } from "./letter.ts";

/** `queued` covers waiting and being sent; `sent` means that the mail server took it; `failed` is for good. */
export type MessageState = "queued" | "sent" | "failed";

/** An outbox message. Stored with the change that causes it, sent by a background job. */
export type Message = {
  id: MessageId;
  letter: Letter;
  /** A second message with the same key isn't written. Null when every message is unique. */
  dedupeKey: string | null;
  quoteRequestId: QuoteRequestId | null;
  builderId: BuilderId | null;
  state: MessageState;
  attempts: number;
  nextAttemptAt: Date;
  lastError: string | null;
  createdAt: Date;
  endedAt: Date | null;
  /** An operator dropped it when the emails of a copied database were released. Only `claim` says so. */
  isDropped?: true;
};

/** Outcome of one attempt. `refused` is final (a 5xx for this address); `unavailable` can be retried. */
export type MailOutcome =
  | { kind: "accepted" }
  | { kind: "refused"; error: string }
  | { kind: "unavailable"; error: string };

/**
 * Sends one email. Never throws for anything a mail server may answer. The same message always has
 * the same Message-ID.
 */
export type Mailbox = { send(message: Message): Promise<MailOutcome> };

/** Stores contact messages. */
export type ContactMessageRepository = {
  /** Stores it with the email that it causes, in one transaction. */
  add(contact: ContactMessage, letter: Message): Promise<void>;
};

/** The messages that were written. Writing them is each change's own business: see `QuoteRequestRepository.save`. */
export type MessageRepository = {
  /**
   * Claims the message for one minute and counts the attempt. Null when it doesn't exist, isn't
   * due, has ended, is claimed, or waits for the release of a copied database's emails.
   */
  claim(id: MessageId, now: Date): Promise<Message | null>;

  /** The message as it is, in any state. */
  find(id: MessageId): Promise<Message | null>;

  /** Schedules a retry. */
  postpone(message: Message): Promise<void>;

  /** The message has ended, and no quote request changes with it. */
  end(message: Message): Promise<void>;

  /** Ids of queued messages that `claim` would give out, oldest first: their jobs were lost. */
  listOverdue(now: Date, limit: number): Promise<MessageId[]>;
};
