import type { LetterKind } from "../../messages/letter.ts";
import type { MessageRepository } from "../../messages/ports.ts";
import type { MessageId } from "../../shared/id.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import { statusAt } from "../quote-response.ts";

/**
 * Days for which a link in an email shows its recipient and what waits. Afterwards it only leads to
 * the page.
 */
const mailLinkDays = 30;

export type MailLink = {
  /** The message's recipient. */
  email: string;
  kind: LetterKind;
  /** Show of the message's request; null when it isn't about one. */
  tradeShowName: string | null;
  /** Number of pending and accepted quotes for the request. */
  quotes: number;
};

export type MailLinkNeeds = {
  messages: Pick<MessageRepository, "find">;
  quotes: QuoteRequestRepository;
  clock: Clock;
};

/**
 * Facts that a link in our email may reveal to its reader, signed in or not: no company, name or
 * amount. Null when the message is gone or too old.
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
