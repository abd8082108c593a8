import type { Mailbox } from "../../domain/messages/ports.ts";

/** For development: takes every message and sends none. They stay in the database, to be looked at there. */
export function createDevMailbox(): Mailbox & { close(): void } {
  return { send: async () => ({ kind: "accepted" }), close() {} };
}
