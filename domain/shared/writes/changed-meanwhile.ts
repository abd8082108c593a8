/** The stored version isn't the one the caller read; another window or person changed it. */
export type ChangedMeanwhile = { kind: "changed-meanwhile" };

/** `seen` is when the caller's version was last changed; null when they do not say. */
export function isChangedSince(seen: Date | null, { updatedAt }: { updatedAt: Date }): boolean {
  return seen !== null && seen.getTime() !== updatedAt.getTime();
}
