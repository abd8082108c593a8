/** A page of a list, newest first. `after` is the `next` of the page before, or null for the first. */
export type PageRequest = { limit: number; after: string | null };

/** `next` is null on the last page. */
export type Page<Item> = { items: Item[]; next: string | null };

/** Maximum items of a list requested without a page. */
export const maxListItems = 10_000;

const pageSize = 100;

/** Every item of a list, read page by page. */
export async function allPages<Item>(
  read: (page: PageRequest) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  let after: string | null = null;
  do {
    const { items, next }: Page<Item> = await read({ limit: pageSize, after });
    all.push(...items);
    after = next;
  } while (after !== null);
  return all;
}
