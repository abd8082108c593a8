/** Names of the members that differ between two versions; arrays are compared by entries. */
export function changedFields<Thing extends object>(before: Thing, after: Thing): (keyof Thing)[] {
  const names = Object.keys(after) as (keyof Thing)[];
  return names.filter((name) => textOf(before[name]) !== textOf(after[name]));
}

/** A member that an earlier version lacks counts as empty. */
function textOf(value: unknown): string {
  return JSON.stringify(value ?? null);
}
