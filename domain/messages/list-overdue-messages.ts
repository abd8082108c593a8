import type { Clock } from "../shared/time/clock.ts";
import type { MessageRepository } from "./ports.ts";

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
