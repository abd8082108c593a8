/** What was saved as it now is in the store: one version on. */
export function asSaved<Kept extends { version: number }>(kept: Kept): Kept {
  return { ...kept, version: kept.version + 1 };
}
