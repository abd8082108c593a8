import type { MailTopic } from "../../messages/mail-topic.ts";
import type { MessageId } from "../../shared/id.ts";
import type { AccountEvent } from "../profile/account-event.ts";

/** What addresses do not want to hear of. Whoever writes messages leaves those letters out. */
export type MutedMail = {
  /** What all of these addresses, in lower case, have muted. */
  mutedBy(addresses: readonly string[]): Promise<MailTopic[]>;
  /** Of these `topics` the addresses mute those in `muted`, and hear of the others. With its line in the trail. */
  choose(choice: {
    addresses: readonly string[];
    topics: readonly MailTopic[];
    muted: readonly MailTopic[];
    event: AccountEvent;
  }): Promise<void>;
  /** Whom a message was for and what it was about; null when there is no such message, or it goes out in any case. */
  findTopic(id: MessageId): Promise<{ address: string; topic: MailTopic } | null>;
  /** May come twice. */
  mute(address: string, topic: MailTopic): Promise<void>;
};
