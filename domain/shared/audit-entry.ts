import type { UserId } from "./id.ts";

/** An audit line. A null actor is the system. */
export type AuditEntry = {
  actorId: UserId | null;
  action: string;
  detail?: Record<string, unknown>;
};
