export type ContentView = "shows" | "articles" | "projects";

/** The part of a content view that a URL selects; `edit`: an id, or "new". */
export type ContentAddress = { find: string; after: string | null; edit: string | null };

export function readContentAddress(address: URLSearchParams): ContentAddress {
  return {
    find: address.get("find")?.trim().slice(0, 200) ?? "",
    after: address.get("after") || null,
    edit: address.get("edit") || null,
  };
}

/** URL of a view of content with these parameters. */
export function contentHref(view: ContentView, place: Partial<ContentAddress> = {}): string {
  const search = new URLSearchParams({ view });
  for (const [name, value] of Object.entries(place)) if (value) search.set(name, value);
  return `/admin-dashboard?${search}`;
}
