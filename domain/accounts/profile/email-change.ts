import type { EmailChangeId, UserId } from "../../shared/id.ts";

/** A new address that isn't confirmed yet. Only the hash of the link's token is stored. */
export type EmailChange = {
  id: EmailChangeId;
  userId: UserId;
  email: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Hours until the link in the email expires. */
export const emailChangeHours = 24;
