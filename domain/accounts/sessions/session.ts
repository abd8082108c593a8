import type { UserId } from "../../shared/id.ts";

/** One signed-in browser. Only the hash of its secret is stored. */
export type Session = {
  idHash: string;
  userId: UserId;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  /** When and how its person last proved that it is them. */
  provenAt: Date;
  provenBy: string | null;
  expiresAt: Date;
};

/** A person's session ends after this long without use … */
export const idleDays = 14;
/** … and after this long in any case. */
export const absoluteDays = 30;
/** An admin's ends sooner. */
export const adminIdleMinutes = 30;
export const adminAbsoluteHours = 12;
