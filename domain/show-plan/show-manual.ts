import type { BoothRules } from "../booth-rules/booth-rules.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { TradeShowId } from "../shared/id.ts";
import type { ShowDeadline } from "./plan.ts";

/** Facts that an admin entered from a show's exhibitor manual. */
export type ShowManual = { rules: BoothRules | null; deadlines: ShowDeadline[] };
export const emptyManual: ShowManual = { rules: null, deadlines: [] };

/** Stores manuals of shows. They go with their show. */
export type ShowManuals = {
  /** Empty for a show without one. */
  find(id: TradeShowId): Promise<ShowManual>;

  /**
   * Stores a part of the manual. False when there is no such show; throws StaleWriteError when the
   * part is no longer the one of version `seen`.
   */
  save<Part extends keyof ShowManual>(
    id: TradeShowId,
    part: Part,
    value: ShowManual[Part],
    write: { audit: AuditEntry; seen: string | undefined },
  ): Promise<boolean>;
};
