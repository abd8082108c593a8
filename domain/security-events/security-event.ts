import type { ClientInfo } from "../shared/client-info.ts";
import type { UserId } from "../shared/id.ts";

export type SecurityAction = "sign-in-failed" | "access-refused" | "limit-reached";

/** Something that an attack would cause, and a slip of a finger too. */
export type SecurityEvent = {
  action: SecurityAction;
  /** The way in that was tried, or the call: a word or two, never a secret and never what was typed. */
  about: string;
  from: ClientInfo;
  /** Whose session it happened in. */
  actorId: UserId | null;
  /** Whose account was tried, where that is known and the visitor is signed out. */
  accountId?: UserId | null;
};

/** A line of the audit trail: the event, and how often it has come within the hour. */
export type SecurityLine = SecurityEvent & {
  times: number;
  /** As many lines as an hour may have: what else comes in it is not written. */
  isLast: boolean;
};

/** An admin has opened an exhibitor's request. */
export type RequestViewed = { adminId: UserId; requestId: string };

/** The operator has made an account an admin, or has taken that away. */
export type RightsChanged = { userId: UserId; action: "admin-granted" | "admin-revoked" };

/** Where security events are kept, beside everything else that was done. Only added to. */
export type SecurityLog = {
  add(line: SecurityLine, at: Date): Promise<void>;
  addView(view: RequestViewed, at: Date): Promise<void>;
  addRights(change: RightsChanged, at: Date): Promise<void>;
};
