import type { Mailbox } from "../../domain/messages/ports.ts";

/** A mailbox for development: accepts all messages and sends none; they stay in the database. */
export function createDevMailbox(): Mailbox & { close(): void } {
  return { send: async () => ({ kind: "accepted" }), close() {} };
}
