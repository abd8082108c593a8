import type { ClientInfo } from "../shared/client-info.ts";
import type { AccountEventId, Ids, UserId } from "../shared/id.ts";

/** Events in an account's activity log. */
export type AccountAction =
  | "signed-in"
  | "signed-out"
  | "session-ended"
  | "signed-out-everywhere"
  | "profile-changed"
  | "email-change-asked"
  | "email-changed"
  | "type-switched"
  | "provider-joined"
  | "provider-removed"
  | "passkey-added"
  | "passkey-removed"
  | "proven"
  | "mail-chosen"
  | "data-downloaded"
  | "account-deleted";

/** One activity line: event, time and client. Holds no secret and no email address. */
export type AccountEvent = {
  id: AccountEventId;
  userId: UserId;
  action: AccountAction;
  at: Date;
  from: ClientInfo;
  /** Detail in a word, such as the sign-in method or the new account type. */
  about: string | null;
};

type Input = {
  userId: UserId;
  action: AccountAction;
  at: Date;
  from: ClientInfo;
  about?: string | null;
};

/** A new event of an account, not stored yet. `about` is null unless given. */
export function accountEvent({ ids }: { ids: Ids }, input: Input): AccountEvent {
  return { about: null, ...input, id: ids.next<"account-event">() };
}
