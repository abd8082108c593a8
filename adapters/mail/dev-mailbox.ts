import type { Mailbox } from "../../domain/messages/ports.ts";

/** A mailbox for development: takes every message, sends none, and leaves them in the database. */
export function createDevMailbox(): Mailbox & { close(): void } {
  return { send: async () => ({ kind: "accepted" }), close() {} };
}
