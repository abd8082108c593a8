import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { listOverdueMessages } from "./list-overdue-messages.ts";
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

/** The use cases: mail: what goes out, and who hears of what. */
export function createMessages(ports: MessagesPorts) {
  return {
    sendContactMessage: sendContactMessage(ports),
    listOverdueMessages: listOverdueMessages(ports),
  };
}
