import type { ClientInfo } from "../shared/client-info.ts";
import type { UserId } from "../shared/id.ts";

export type SecurityAction = "sign-in-failed" | "access-refused" | "limit-reached";

/** An event that may be an attack or a typing error. */
export type SecurityEvent = {
  action: SecurityAction;
  /** Sign-in method or call, in a word or two; never a secret or typed input. */
  about: string;
  from: ClientInfo;
  /** Owner of the session. */
  actorId: UserId | null;
  /** The account that a signed-out visitor tried to sign in to, when known. */
  accountId?: UserId | null;
};

/** An audit line: the event, and its count within the hour. */
export type SecurityLine = SecurityEvent & {
  times: number;
  /** The last line of its kind within the hour: further events aren't written. */
  isLast: boolean;
};

/** An admin has opened an exhibitor's request. */
export type RequestViewed = { adminId: UserId; requestId: string };

/** An admin has read lists of people; `isMany`: more than 300 people within the hour. */
export type PeopleRead = { adminId: UserId; isMany: boolean };

/** The operator granted or revoked admin rights. */
export type RightsChanged = { userId: UserId; action: "admin-granted" | "admin-revoked" };

/** Stores security events in the audit log. Append-only. */
export type SecurityLog = {
  add(line: SecurityLine, at: Date): Promise<void>;
  addView(view: RequestViewed, at: Date): Promise<void>;
  addPeopleRead(read: PeopleRead, at: Date): Promise<void>;
  addRights(change: RightsChanged, at: Date): Promise<void>;
};
