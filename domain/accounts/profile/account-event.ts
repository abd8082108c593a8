import type { ClientInfo } from "../../shared/client-info.ts";
import type { AccountEventId, Ids, UserId } from "../../shared/id.ts";

/** What the trail of an account tells of. */
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

/** One line of it: who, what, when, from where. Never a secret, never an address of e-mail. */
export type AccountEvent = {
  id: AccountEventId;
  userId: UserId;
  action: AccountAction;
  at: Date;
  from: ClientInfo;
  /** What it was about, in a word: the way in, the new account type. */
  about: string | null;
};

type Input = {
  userId: UserId;
  action: AccountAction;
  at: Date;
  from: ClientInfo;
  about?: string | null;
};

export function accountEvent({ ids }: { ids: Ids }, told: Input): AccountEvent {
  return { about: null, ...told, id: ids.next<"account-event">() };
}
