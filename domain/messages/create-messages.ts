import { feature } from "../shared/feature.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { MessageRepository } from "./ports.ts";
import { sendContactMessage } from "./send-contact-message.ts";

/** The use cases of messages: sends the contact form, lists what is overdue. */
export const createMessages = feature({ sendContactMessage, listOverdueMessages });

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
