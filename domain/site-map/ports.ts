/** Kinds of pages in the site map, besides the static ones. */
export const mappedKinds = ["articles", "projects", "builders", "shows"] as const;
export type MappedKind = (typeof mappedKinds)[number];

/** Something public with a page of its own. */
export type MappedItem = { id: string; changedAt: Date };

/** Lists the URLs of everything public in batches, ordered by id. */
export type SiteMapRepository = {
  /** The first id of every stretch of that size; none when there is nothing. */
  listStarts(kind: MappedKind, size: number): Promise<string[]>;

  /** Items from an id on. */
  list(kind: MappedKind, from: string, limit: number): Promise<MappedItem[]>;

  /** Changes whenever public content changes; may also change without a reason. */
  version(): Promise<string>;
};
