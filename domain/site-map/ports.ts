/** Kinds of pages in the site map, besides the static ones. */
export const mappedKinds = ["articles", "projects", "builders", "shows"] as const;
export type MappedKind = (typeof mappedKinds)[number];

/**
 * Kinds of public content that change on their own. `copies`: of pictures on other hosts; `syncs`: the last one's outcome;
 * `promises`: the policy of the promise, whose numbers most pages name.
 */
export const contentKinds = [
  "builders",
  "projects",
  "articles",
  "shows",
  "copies",
  "syncs",
  "promises",
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** A version of each kind: another text after each change of it. */
export type ContentVersions = Readonly<Record<ContentKind, string>>;

/** Something public with a page of its own. */
export type MappedItem = { id: string; changedAt: Date };

/** Lists the URLs of everything public in batches, ordered by id. */
export type SiteMapRepository = {
  /** The first id of every batch of that size; none when there is nothing. */
  listStarts(kind: MappedKind, size: number): Promise<string[]>;

  /** Items from an id on. */
  list(kind: MappedKind, from: string, limit: number): Promise<MappedItem[]>;

  /** A kind's version changes whenever its public content changes; it may also change without a reason. */
  versions(): Promise<ContentVersions>;

  /**
   * The projects of which words alone changed since a version of the projects, as far as no more changed than words: no list has
   * them elsewhere or otherwise chosen since. Null when more may have changed, and after many such edits.
   */
  listReworded(since: string): Promise<readonly string[] | null>;
};
