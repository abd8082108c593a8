import type { Mailbox, MailOutcome, Message } from "../../domain/messages/ports.ts";

/** Goes through the outcomes in their order, then takes everything. `sent` holds all that came, newest last. */
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
