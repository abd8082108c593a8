import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { ContactMessageRepository, MessageRepository } from "./ports.ts";
import { sendContactMessage } from "./send-contact-message.ts";

/** Ports that these use cases need. */
export type MessagesPorts = {
  clock: Clock;
  ids: Ids;
  contacts: ContactMessageRepository;
  messages: MessageRepository;
  /** The operator's address for messages from the contact form. */
  supportAddress: string;
};

/** The use cases of messages: sends the contact form, lists what is overdue. */
export function createMessages(ports: MessagesPorts) {
  return {
    sendContactMessage: sendContactMessage(ports),
    listOverdueMessages: listOverdueMessages(ports),
  };
}

/** The system's own look for messages that are due and whose job was lost, oldest first. */
export function listOverdueMessages({
  clock,
  messages,
}: {
  clock: Clock;
  messages: MessageRepository;
}) {
  return ({ limit }: { limit: number }) => messages.listOverdue(clock.now(), limit);
}
