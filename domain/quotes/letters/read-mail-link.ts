import type { LetterKind } from "../../messages/letter.ts";
import type { MessageRepository } from "../../messages/ports.ts";
import type { MessageId } from "../../shared/id.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import { statusAt } from "../quote-response.ts";

/** The days in which a link from a message names its recipient and what waits. After that it only leads to the page. */
const mailLinkDays = 30;

export type MailLink = {
  /** The message's recipient. */
  email: string;
  kind: LetterKind;
  /** The show of the request that the message is about; null when it is about something else. */
  tradeShowName: string | null;
  /** How many quotes for the request can be decided on, or were accepted. */
  quotes: number;
};

export type MailLinkNeeds = {
  messages: Pick<MessageRepository, "find">;
  quotes: QuoteRequestRepository;
  clock: Clock;
};

/**
 * The facts that a link in one of our emails may reveal to its reader, signed in or not: no
 * company, no name, no amount. Null when the message is gone or too old.
 */
export function readMailLink({ messages, quotes, clock }: MailLinkNeeds) {
  return async ({ id }: { id: MessageId }): Promise<MailLink | null> => {
    const message = await messages.find(id);
    const now = clock.now();
    const endsAt = message && message.createdAt.getTime() + mailLinkDays * dayMs;
    if (!message || !endsAt || endsAt <= now.getTime()) return null;

    const { letter, quoteRequestId } = message;
    const facts = "request" in letter ? letter.request : null;
    const found = facts && quoteRequestId ? await quotes.findCase(quoteRequestId) : null;
    const standing = (found?.responses ?? []).filter((response) =>
      ["pending", "accepted"].includes(statusAt(response, now)),
    );
    return {
      email: letter.to.address,
      kind: letter.kind,
      tradeShowName: facts?.tradeShowName ?? null,
      quotes: standing.length,
    };
  };
}
