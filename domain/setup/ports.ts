import type { Message } from "../messages/ports.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";

/** Which parts of a new site exist. */
export type SetupFacts = {
  /**
   * The state of email: `sent` once any was delivered, else that of the latest test email; null
   * without one.
   */
  mail: { state: "queued" | "sent" | "failed"; error: string | null } | null;
  hasShows: boolean;
  /** Builders, or invites of builders. */
  hasBuilders: boolean;
  hasProjects: boolean;
  hasRequests: boolean;
};

export type Setup = {
  read(): Promise<SetupFacts>;
  /** Stores a test email with its audit line. A second one with the same key isn't stored. */
  addTestMail(message: Message, audit: AuditEntry): Promise<void>;
};
