import type { BuilderId, MessageId, QuoteRequestId } from "../shared/id.ts";
import type { ContactMessage } from "./contact-message.ts";
import type { Letter } from "./letter.ts";

/** `queued`: waiting or being sent. `sent`: accepted by the mail server. `failed`: for good. */
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
  /** An operator dropped it when a copied database's emails were released. Set only by `claim`. */
  isDropped?: true;
};

/** Outcome of one attempt. `refused` is final (a 5xx for this address); `unavailable` can be retried. */
export type MailOutcome =
  | { kind: "accepted" }
  | { kind: "refused"; error: string }
  | { kind: "unavailable"; error: string };

/**
 * Sends one email. Resolves with an outcome for every response of a mail server instead of
 * throwing. The same message always has the same Message-ID.
 */
export type Mailbox = { send(message: Message): Promise<MailOutcome> };

/** Stores contact messages. */
export type ContactMessageRepository = {
  /** Stores the message with its email, in one transaction. */
  add(contact: ContactMessage, letter: Message): Promise<void>;
};

/**
 * Stored messages. New ones are stored by the change that causes them, such as
 * `QuoteRequestRepository.save`.
 */
export type MessageRepository = {
  /**
   * Claims the message for one minute and counts the attempt. Null when it doesn't exist, isn't
   * due, has ended, is claimed, or waits for the release of a copied database's emails.
   */
  claim(id: MessageId, now: Date): Promise<Message | null>;

  /** The message in any state. */
  find(id: MessageId): Promise<Message | null>;

  /** Schedules a retry. */
  postpone(message: Message): Promise<void>;

  /** Ends a message whose end changes no quote request. */
  end(message: Message): Promise<void>;

  /** Ids of queued messages that `claim` would hand out and whose jobs were lost, oldest first. */
  listOverdue(now: Date, limit: number): Promise<MessageId[]>;
};
