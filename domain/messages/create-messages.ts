import { feature } from "../shared/feature.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { MessageRepository } from "./ports.ts";
import { sendContactMessage } from "./send-contact-message.ts";

/** The use cases: sending the contact form, listing overdue messages. */
export const createMessages = feature({ sendContactMessage, listOverdueMessages });

/** Lists messages that are due and have no job, oldest first. */
export function listOverdueMessages({
  clock,
  messages,
}: {
  clock: Clock;
  messages: MessageRepository;
}) {
  return ({ limit }: { limit: number }) => messages.listOverdue(clock.now(), limit);
}
