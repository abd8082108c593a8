import type {
  ChangedProfileBody,
  ProfileForm,
} from "../../app-server/contract/accounts/profile.ts";
import type { MailTopic } from "../../domain/messages/mail-topic.ts";
import type { Outcome } from "./sign-in-calls.ts";

/** What people do with their own accounts, on the server. */
export type AccountCalls = {
  changeProfile(form: ProfileForm): Promise<Outcome<ChangedProfileBody>>;
  /** The address, masked, that a link would confirm. Changes nothing, so mail scanners may look. */
  openEmailChange(token: string): Promise<Outcome<{ email: string }>>;
  confirmEmail(token: string): Promise<Outcome<{ email: string }>>;
  /** The address, masked, and the topic that a link in a letter would end. Changes nothing. */
  openUnsubscribe(token: string): Promise<Outcome<{ email: string; topic: MailTopic }>>;
  unsubscribe(token: string): Promise<Outcome<{ email: string; topic: MailTopic }>>;
};
