import type { Message, MessageRepository } from "../../domain/messages/ports.ts";
import type { MessageId } from "../../domain/shared/id.ts";
import type { createMemoryMailHolds } from "./mail-holds.ts";

const holdMs = 60_000;

/** In-memory messages for tests. `outbox` may be shared with other repositories that write messages. */
export function createMemoryMessageRepository(
  outbox: Message[] = [],
  hold: Pick<ReturnType<typeof createMemoryMailHolds>, "holdsBack" | "drops"> | null = null,
): MessageRepository {
  const heldUntil = new Map<MessageId, Date>();
  const isWaiting = (message: Message, now: Date) => {
    const { id, state, nextAttemptAt } = message;
    const held = heldUntil.get(id);
    if (hold?.holdsBack(message)) return false;
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
      return { ...structuredClone(message), ...(hold?.drops(message) && { isDropped: true }) };
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
