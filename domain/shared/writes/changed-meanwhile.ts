/** The stored version isn't the one that the caller read; another window or person changed it. */
export type ChangedMeanwhile = { kind: "changed-meanwhile" };

/** `seen`: `updatedAt` of the version that the caller read; null: not checked. */
export function isChangedSince(seen: Date | null, { updatedAt }: { updatedAt: Date }): boolean {
  return seen !== null && seen.getTime() !== updatedAt.getTime();
}
