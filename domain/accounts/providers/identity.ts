import type { UserId } from "../../shared/id.ts";

/** A person's account at a provider. The key is the provider's subject id, never an address. */
export type Identity = {
  issuer: string;
  subject: string;
  userId: UserId;
  createdAt: Date;
  lastUsedAt: Date;
};
