/** A page of a list, newest first. `after` is the `next` of the page before, or null for the first. */
export type PageRequest = { limit: number; after: string | null };

/** `next` is null on the last page. */
export type Page<Item> = { items: Item[]; next: string | null };

/** Maximum items of a list requested without a page. */
export const maxListItems = 10_000;
