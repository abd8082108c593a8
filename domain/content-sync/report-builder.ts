import type { Fields } from "../shared/fields.ts";
import type { PropertyProblem, SyncChange, SyncConflict, SyncProblem } from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";
import { type KindReport, maxListed, noCounts } from "./sync-report.ts";

/** Builds a sync's report in bounded memory and logs as it goes. */
export type ReportBuilder = ReturnType<typeof createReportBuilder>;

export type SyncProgress = { kind: ContentKind; done: number; known: number; changed: number };

/** Collects a sync's counts, and at most `maxListed` problems, conflicts and changes each. `build` gives the report so far. */
export function createReportBuilder(onProgress: (progress: SyncProgress) => void) {
  const kinds = new Map<ContentKind, KindReport>();
  const problems: SyncProblem[] = [];
  const conflicts: SyncConflict[] = [];
  const changes: SyncChange[] = [];
  const keep = <Item>(list: Item[], item: Item) => {
    if (list.length < maxListed) list.push(item);
  };

  function of(kind: ContentKind): KindReport {
    const report = kinds.get(kind) ?? { kind, ...noCounts(), failure: null };
    kinds.set(kind, report);
    return report;
  }

  return {
    of,
    problem: (problem: SyncProblem) => keep(problems, problem),
    conflict: (conflict: SyncConflict) => keep(conflicts, conflict),
    change: (change: SyncChange) => keep(changes, change),
    progress(kind: ContentKind, known: number) {
      const { seen, created, updated } = of(kind);
      onProgress({ kind, done: seen, known, changed: created + updated });
    },
    build: () => ({ kinds: [...kinds.values()], problems, conflicts, changes }),
  };
}

/**
 * Removes contradicting fields and reports them: an end before its beginning, a maximum below its
 * minimum.
 */
export function crossCheck(kind: ContentKind, fields: Fields): PropertyProblem[] {
  if (kind === "trade-shows") return inOrder(fields, "startDate", "endDate");
  if (kind === "builders") return inOrder(fields, "minimumProjectBudget", "maximumProjectBudget");
  return [];
}

function inOrder(fields: Fields, first: string, second: string): PropertyProblem[] {
  const [least, most] = [fields[first] ?? null, fields[second] ?? null];
  if (least === null || most === null || least <= most) return [];
  delete fields[second];
  return [{ property: second, message: `is before ${first}: ${most} and ${least}` }];
}
