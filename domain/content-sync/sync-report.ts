import type { SyncChange, SyncConflict, SyncProblem } from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";

export type KindCounts = {
  /** Pages that the source has. */
  seen: number;
  created: number;
  updated: number;
  removed: number;
  /** Unchanged, or edited without effect here. */
  unchanged: number;
  /** Not as the source has them, because something about them could not be read. */
  flawed: number;
  /** Written to the source. */
  written: number;
};

export type KindReport = KindCounts & {
  kind: ContentKind;
  /** Why nothing of this kind was taken over. */
  failure: string | null;
};

/**
 * `done`: everything is as the source has it. `partly`: something could not be read, the rest was taken over.
 * `stopped`: the guard found too much to remove, and nothing was changed. `failed`: nothing was changed.
 */
const syncOutcomes = ["done", "partly", "stopped", "failed"] as const;
export type SyncOutcome = (typeof syncOutcomes)[number];

export type SyncReport = {
  source: string;
  outcome: SyncOutcome;
  isDryRun: boolean;
  startedAt: Date;
  endedAt: Date;
  kinds: KindReport[];
  /** The first of each, up to a limit; the counts are complete. */
  problems: SyncProblem[];
  conflicts: SyncConflict[];
  changes: SyncChange[];
};

/** Limit of problems, of conflicts and of changes in a report. */
export const maxListed = 200;

export function noCounts(): KindCounts {
  return { seen: 0, created: 0, updated: 0, removed: 0, unchanged: 0, flawed: 0, written: 0 };
}
