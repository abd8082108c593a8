import { isHeldBack, type MailHold, type MailHolds } from "../../domain/messages/mail-hold.ts";
import type { Message } from "../../domain/messages/ports.ts";

type Stored = MailHold & { releasedAt: Date | null; dropBefore: Date | null };

/** In-memory mail hold for tests; it holds back messages of `outbox`. */
export function createMemoryMailHolds(outbox: Message[]) {
  let stored: Stored | null = null;
  const inForce = () => (stored?.releasedAt ? null : stored);
  const holds: MailHolds = {
    async find() {
      const hold = inForce();
      return hold && { since: hold.since, origin: hold.origin };
    },
    async begin(hold) {
      if (!inForce()) stored = { ...hold, releasedAt: null, dropBefore: null };
    },
    async count() {
      const hold = inForce();
      const held = outbox.filter((one) => one.state === "queued" && isHeldBack(one, hold));
      const older = held.filter(({ createdAt }) => hold && createdAt < hold.since).length;
      return { older, newer: held.length - older };
    },
    async release({ at, dropBefore }) {
      if (stored && !stored.releasedAt) stored = { ...stored, releasedAt: at, dropBefore };
    },
  };
  return {
    holds,
    holdsBack: (message: Message) => isHeldBack(message, inForce()),
    drops: (message: Message) =>
      Boolean(stored?.dropBefore) &&
      isHeldBack(message, stored) &&
      message.createdAt < (stored?.dropBefore ?? message.createdAt),
  };
}
