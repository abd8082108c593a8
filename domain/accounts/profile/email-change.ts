import type { EmailChangeId, UserId } from "../../shared/id.ts";

/** A new address that waits to be confirmed by whoever reads it. Only the hash of its link's secret is kept. */
export type EmailChange = {
  id: EmailChangeId;
  userId: UserId;
  email: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
};

/** How long the link in the letter works. */
export const emailChangeHours = 24;
