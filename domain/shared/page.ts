/** A stretch of a list, newest first. `after` is the `next` of the page before, or null for the first. */
export type PageRequest = { limit: number; after: string | null };

/** `next` is null on the last page. */
export type Page<Item> = { items: Item[]; next: string | null };

/** A list asked for without a page answers everything up to this many items. */
export const wholeListLimit = 10_000;
