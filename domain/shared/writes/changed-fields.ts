/** The names of what differs between two versions of the same thing; lists are compared entry by entry. */
export function changedFields<Thing extends object>(before: Thing, after: Thing): (keyof Thing)[] {
  const names = Object.keys(after) as (keyof Thing)[];
  return names.filter((name) => textOf(before[name]) !== textOf(after[name]));
}

/** A field that a former version did not know yet counts as empty. */
function textOf(value: unknown): string {
  return JSON.stringify(value ?? null);
}
