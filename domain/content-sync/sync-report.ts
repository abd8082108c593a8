import type { SyncChange, SyncConflict, SyncProblem } from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";

export type KindCounts = {
  /** Pages in the source. */
  seen: number;
  created: number;
  updated: number;
  removed: number;
  /** Unchanged, or edited in ways that change nothing here. */
  unchanged: number;
  /** Not as in the source, because part of them couldn't be read. */
  flawed: number;
  /** Written to the source. */
  written: number;
};

export type KindReport = KindCounts & {
  kind: ContentKind;
  /** Why nothing of this kind was imported. */
  failure: string | null;
};

/**
 * `done`: everything matches the source. `partly`: some content couldn't be read, the rest was
 * imported. `stopped`: the sync would have removed too much and changed nothing. `failed`: nothing
 * changed.
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
  /** The first ones of each, up to `maxListed`; the counts are complete. */
  problems: SyncProblem[];
  conflicts: SyncConflict[];
  changes: SyncChange[];
};

/** Maximum number of problems, of conflicts and of changes in a report. */
export const maxListed = 200;

export function noCounts(): KindCounts {
  return { seen: 0, created: 0, updated: 0, removed: 0, unchanged: 0, flawed: 0, written: 0 };
}
