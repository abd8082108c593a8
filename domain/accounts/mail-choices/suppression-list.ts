import type { MailTopic } from "../../messages/mail-topic.ts";
import type { MessageId } from "../../shared/id.ts";
import type { AccountEvent } from "../account-event.ts";

/** Email topics that addresses have turned off. Messages about a muted topic are not written. */
export type SuppressionList = {
  /** The topics that this address (lower case) has muted. */
  mutedBy(address: string): Promise<MailTopic[]>;
  /** Of `topics`, mutes those in `muted` and unmutes the others. Writes a line to the activity log. */
  choose(choice: {
    address: string;
    topics: readonly MailTopic[];
    muted: readonly MailTopic[];
    event: AccountEvent;
  }): Promise<void>;
  /** Recipient and topic of a message; null when it doesn't exist or can't be turned off. */
  findTopic(id: MessageId): Promise<{ address: string; topic: MailTopic } | null>;
  /** Mutes a topic. Idempotent. */
  mute(address: string, topic: MailTopic): Promise<void>;
};
