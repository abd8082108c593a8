import type { Mailbox, MailOutcome, Message } from "../../domain/messages/ports.ts";

/**
 * Returns these outcomes in order, then accepts everything. `sent`: all received messages, newest
 * last.
 */
export function createMemoryMailbox(
  outcomes: MailOutcome[] = [],
): Mailbox & { readonly sent: readonly Message[] } {
  const left = [...outcomes];
  const sent: Message[] = [];

  return {
    sent,
    async send(message) {
      sent.push(structuredClone(message));
      return left.shift() ?? { kind: "accepted" };
    },
  };
}
