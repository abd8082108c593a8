import type { ClientInfo } from "../shared/client-info.ts";
import type { UserId } from "../shared/id.ts";

export type SecurityAction = "sign-in-failed" | "access-refused" | "limit-reached";

/** Something that an attack would cause, and a slip of a finger too. */
export type SecurityEvent = {
  action: SecurityAction;
  /** Sign-in method or call, in a word or two; never a secret or typed input. */
  about: string;
  from: ClientInfo;
  /** Owner of the session. */
  actorId: UserId | null;
  /** The account that was tried, when known and the visitor is signed out. */
  accountId?: UserId | null;
};

/** An audit line: the event, and its count within the hour. */
export type SecurityLine = SecurityEvent & {
  times: number;
  /** As many lines as an hour may have: what else comes in it is not written. */
  isLast: boolean;
};

/** An admin has opened an exhibitor's request. */
export type RequestViewed = { adminId: UserId; requestId: string };

/** An admin has read lists of people; `isMany`: more than 300 people within the hour. */
export type PeopleRead = { adminId: UserId; isMany: boolean };

/** The operator has made an account an admin, or has taken that away. */
export type RightsChanged = { userId: UserId; action: "admin-granted" | "admin-revoked" };

/** Stores security events in the audit log. Append-only. */
export type SecurityLog = {
  add(line: SecurityLine, at: Date): Promise<void>;
  addView(view: RequestViewed, at: Date): Promise<void>;
  addPeopleRead(read: PeopleRead, at: Date): Promise<void>;
  addRights(change: RightsChanged, at: Date): Promise<void>;
};
