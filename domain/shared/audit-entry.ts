import type { UserId } from "./id.ts";

/** A line for the trail of what was done: who did what. Null: the system itself. */
export type AuditEntry = {
  actorId: UserId | null;
  action: string;
  detail?: Record<string, unknown>;
};
