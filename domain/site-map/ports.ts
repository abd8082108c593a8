/** What the site map leads to, beside the pages that are always there. */
export const mappedKinds = ["articles", "projects", "builders", "shows"] as const;
export type MappedKind = (typeof mappedKinds)[number];

/** Something public with a page of its own. */
export type MappedItem = { id: string; changedAt: Date };

/** Knows the addresses of everything public, a stretch at a time, in the order of their ids. */
export type SiteMapRepository = {
  /** The first id of every stretch of that size; none when there is nothing. */
  listStarts(kind: MappedKind, size: number): Promise<string[]>;

  /** What is there from an id on. */
  list(kind: MappedKind, from: string, limit: number): Promise<MappedItem[]>;

  /** Another text after every change of what everybody may see. It may change without a reason, never stay when there is one. */
  version(): Promise<string>;
};
