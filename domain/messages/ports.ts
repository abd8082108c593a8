import type { BuilderId, MessageId, QuoteRequestId } from "../shared/id.ts";
import type { ContactMessage } from "./contact-message.ts";
import type { Letter } from "./letter.ts";

/** `queued` covers waiting and being sent; `sent` means that the mail server took it; `failed` is for good. */
export type MessageState = "queued" | "sent" | "failed";

/** A letter on its way. Written together with the change that causes it, sent by a background job. */
export type Message = {
  id: MessageId;
  letter: Letter;
  /** Same key, same letter: a second one is not written. Null where each is its own. */
  dedupeKey: string | null;
  quoteRequestId: QuoteRequestId | null;
  builderId: BuilderId | null;
  state: MessageState;
  attempts: number;
  nextAttemptAt: Date;
  lastError: string | null;
  createdAt: Date;
  endedAt: Date | null;
};

/** How one attempt went. `refused` is final (a 5xx for this address); `unavailable` is worth another try. */
export type MailOutcome =
  | { kind: "accepted" }
  | { kind: "refused"; error: string }
  | { kind: "unavailable"; error: string };

/** Hands one letter to the mail server. Never throws for what a mail server may say. Same message, same Message-ID. */
export type Mailbox = { send(message: Message): Promise<MailOutcome> };

/** What people wrote to us. */
export type ContactMessageRepository = {
  /** Keeps it together with the letter that it causes: both or neither. */
  add(contact: ContactMessage, letter: Message): Promise<void>;
};

/** The messages that were written. Writing them is each change's own business: see `QuoteRequestRepository.save`. */
export type MessageRepository = {
  /**
   * Takes the message for sending, so that nobody else does: counts the attempt and holds it for a minute.
   * Null when it is not there, not due, ended, or held by another.
   */
  claim(id: MessageId, now: Date): Promise<Message | null>;

  /** The message as it is, whatever became of it. */
  find(id: MessageId): Promise<Message | null>;

  /** Another try later. */
  postpone(message: Message): Promise<void>;

  /** The message has ended, and no quote request changes with it. */
  end(message: Message): Promise<void>;

  /** Ids of queued messages that are due and held by nobody, oldest first: those whose job was lost. */
  listOverdue(now: Date, limit: number): Promise<MessageId[]>;
};
