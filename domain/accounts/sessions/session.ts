import type { UserId } from "../../shared/id.ts";

/** One signed-in browser. Only the hash of its secret is stored. */
export type Session = {
  idHash: string;
  userId: UserId;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  /** When the person last authenticated. */
  provenAt: Date;
  provenBy: string | null;
  expiresAt: Date;
};

/** Days without use after which a session expires … */
export const idleDays = 14;
/** … and days after which it expires in any case. */
export const absoluteDays = 30;
/** The same limits for admins. */
export const adminIdleMinutes = 30;
export const adminAbsoluteHours = 12;
