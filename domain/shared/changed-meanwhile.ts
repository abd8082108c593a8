/** What is there is not what the caller looked at: somebody, most likely they in another window, changed it since. */
export type ChangedMeanwhile = { kind: "changed-meanwhile" };

/** `seen` is when the caller's version was last changed; null when they do not say. */
export function isChangedSince(seen: Date | null, { updatedAt }: { updatedAt: Date }): boolean {
  return seen !== null && seen.getTime() !== updatedAt.getTime();
}
