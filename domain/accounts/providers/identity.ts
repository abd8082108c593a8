import type { UserId } from "../../shared/id.ts";

/** Somebody as a provider knows them: its own name for them is the key, never an address. */
export type Identity = {
  issuer: string;
  subject: string;
  userId: UserId;
  createdAt: Date;
  lastUsedAt: Date;
};
