import type { User } from "../accounts/user.ts";
import type { BuilderProfile } from "../builder-profiles/builder-profile.ts";
import type { Message } from "../messages/ports.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { UserId } from "../shared/id.ts";

/** Groups of people and builders that an admin filters the list by. */
export const peopleGroups = [
  "exhibitors",
  "builders",
  "admins",
  "suspended",
  "off-the-site",
] as const;
export type PeopleGroup = (typeof peopleGroups)[number];

/** Rows on a page of the list. */
export const peoplePageSize = 20;

export type PeopleQuery = {
  /** A part of a name, a company or an email address; empty for all. */
  search: string;
  group: PeopleGroup | null;
  offset: number;
  limit: number;
};

type ListedAccount = Pick<
  User,
  "id" | "email" | "firstName" | "lastName" | "company" | "userType" | "createdAt" | "suspendedAt"
> & { suspendedReason: string | null; lastSeenAt: Date | null };
type ListedProfile = Pick<BuilderProfile, "id" | "name" | "reviewState" | "city" | "country">;

/** An account, a builder profile, or both when the profile belongs to the account. */
export type ListedPerson = { account: ListedAccount | null; profile: ListedProfile | null };

/** Searches accounts and profiles for admins, and suspends accounts. */
export type AccountAdministration = {
  /** Latest first. */
  search(query: PeopleQuery): Promise<ListedPerson[]>;
  /**
   * Suspends the account, ends its sessions, and takes its approved builder profile off the site
   * with the same reason. False when it was suspended already.
   */
  suspend(change: {
    userId: UserId;
    reason: string;
    at: Date;
    decidedBy: UserId;
    letter: Message;
    audit: AuditEntry;
  }): Promise<boolean>;
  /** Lets the person sign in again. False when the account was not suspended. */
  restore(change: {
    userId: UserId;
    at: Date;
    letter: Message;
    audit: AuditEntry;
  }): Promise<boolean>;
};
