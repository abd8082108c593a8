/** Number of drawn placeholder pictures. */
export const placeholderCount = 4096;

/**
 * Picks a drawn picture, a number from 0, for each post without one of its own. The post's id
 * decides; when a neighbor before it or `taken` has the same picture, the next free one.
 */
export function placeholderPictures(
  ids: readonly string[],
  taken: readonly number[] = [],
): Map<string, number> {
  const used = new Set(taken);
  const chosen = new Map<string, number>();
  for (const id of ids) {
    if (chosen.has(id)) continue;
    let picture = hashOf(id) % placeholderCount;
    for (let step = 0; used.has(picture) && step < placeholderCount; step++) {
      picture = (picture + 1) % placeholderCount;
    }
    used.add(picture);
    chosen.set(id, picture);
  }
  return chosen;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // the low bits of FNV are its weakest
  return (hash ^ (hash >>> 15)) >>> 0;
}
