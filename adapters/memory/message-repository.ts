import type { Message, MessageRepository } from "../../domain/messages/ports.ts";
import type { MessageId } from "../../domain/shared/id.ts";

const holdMs = 60_000;

/** In-memory messages for tests. `outbox` may be shared with other repositories that write messages. */
export function createMemoryMessageRepository(outbox: Message[] = []): MessageRepository {
  const heldUntil = new Map<MessageId, Date>();
  const isWaiting = ({ id, state, nextAttemptAt }: Message, now: Date) => {
    const held = heldUntil.get(id);
    return state === "queued" && nextAttemptAt <= now && (!held || held <= now);
  };

  async function replace(message: Message) {
    const index = outbox.findIndex(({ id }) => id === message.id);
    if (index >= 0) outbox[index] = structuredClone(message);
    heldUntil.delete(message.id);
  }

  return {
    async claim(id, now) {
      const message = outbox.find((each) => each.id === id);
      if (!message || !isWaiting(message, now)) return null;
      message.attempts += 1;
      heldUntil.set(id, new Date(now.getTime() + holdMs));
      return structuredClone(message);
    },
    async find(id) {
      return structuredClone(outbox.find((message) => message.id === id) ?? null);
    },
    postpone: replace,
    end: replace,
    async listOverdue(now, limit) {
      return outbox
        .filter((message) => isWaiting(message, now))
        .sort((a, b) => a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime())
        .slice(0, limit)
        .map(({ id }) => id);
    },
  };
}
