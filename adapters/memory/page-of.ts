import type { Page, PageRequest } from "../../domain/shared/page.ts";

/** A page of an in-memory list. The cursor is the id of the last item returned. */
export function pageOf<Item>(
  items: Item[],
  { limit, after }: PageRequest,
  idOf: (item: Item) => string,
): Page<Item> {
  const start = after === null ? 0 : items.findIndex((item) => idOf(item) === after) + 1;
  const page = items.slice(start, start + limit);
  const last = page.at(-1);
  const more = start + limit < items.length;
  return { items: structuredClone(page), next: more && last ? idOf(last) : null };
}
