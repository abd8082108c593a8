/** The stored version after a save: one higher. */
export function asSaved<Kept extends { version: number }>(kept: Kept): Kept {
  return { ...kept, version: kept.version + 1 };
}
