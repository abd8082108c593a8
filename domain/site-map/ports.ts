/** Kinds of pages in the site map, besides the static ones. */
export const mappedKinds = ["articles", "projects", "builders", "shows"] as const;
export type MappedKind = (typeof mappedKinds)[number];

/**
 * Kinds of public content with a version of their own. `copies`: copies of pictures on other hosts;
 * `syncs`: the last sync's outcome; `promises`: the promise's policy, whose numbers most pages
 * show; `commission`: the commission rates.
 */
export const contentKinds = [
  "builders",
  "projects",
  "articles",
  "shows",
  "copies",
  "syncs",
  "promises",
  "commission",
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Kinds of public records. */
export type ShownKind = Exclude<ContentKind, "copies" | "syncs">;

/** A version per kind; it differs after each change. */
export type ContentVersions = Readonly<Record<ContentKind, string>>;

/** A public page's id and time of change. */
export type MappedItem = { id: string; changedAt: Date };

/** Lists everything public with a page of its own, in batches ordered by id. */
export type SiteMapRepository = {
  /** The first id of every batch of this size; empty when there is nothing. */
  listStarts(kind: MappedKind, size: number): Promise<string[]>;

  /** Items from this id on, inclusive. */
  list(kind: MappedKind, from: string, limit: number): Promise<MappedItem[]>;

  /**
   * Current versions. A kind's version changes with its public content, and possibly more often.
   */
  versions(): Promise<ContentVersions>;

  /**
   * Projects whose text alone changed since this version of the projects, with no effect on lists
   * or their order. Null when more may have changed, and after many such edits.
   */
  listReworded(since: string): Promise<readonly string[] | null>;
};
