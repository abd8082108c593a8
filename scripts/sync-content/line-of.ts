import type { SyncProgress } from "../../domain/content-sync/report-builder.ts";

/** How far a sync has come with a kind, in a line. */
export function lineOf({ kind, done, known, changed }: SyncProgress): string {
  const of = known > 0 ? ` of about ${Math.max(known, done)}` : "";
  return `${kind}: ${done}${of} read, ${changed} changed`;
}
