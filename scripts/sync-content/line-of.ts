import type { SyncProgress } from "../../domain/content-sync/report-builder.ts";

/** A line on the progress of a sync with a kind. */
export function lineOf({ kind, done, known, changed }: SyncProgress): string {
  const of = known > 0 ? ` of about ${Math.max(known, done)}` : "";
  return `${kind}: ${done}${of} read, ${changed} changed`;
}
