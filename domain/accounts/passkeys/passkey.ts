import type { PasskeyId, UserId } from "../../shared/id.ts";

/** A key that a device keeps for somebody, instead of a password. Nothing that is kept here opens anything. */
export type Passkey = {
  id: PasskeyId;
  userId: UserId;
  /** As its device names it; nobody else's has the same. */
  credentialId: string;
  /** Base64url. */
  publicKey: string;
  /** Grows with each use on devices that count; always 0 on the others. */
  counter: number;
  /** How browsers reach it: "internal", "hybrid", "usb" … */
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** What a device made, before it belongs to an account. */
export type NewCredential = Pick<Passkey, "credentialId" | "publicKey" | "counter" | "transports">;

export const passkeyNameLength = 60;
/** How many one account may have. */
export const mostPasskeys = 20;
