import type { Fields } from "../shared/fields.ts";
import type { ContentEntity } from "./content-entity.ts";
import type { ListedPage, ReadPage } from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";
import type { Agreed } from "./merge-fields.ts";
import type { SyncOutcome, SyncReport } from "./sync-report.ts";

/** A source of content. Throws a SourceError for anything it can't do, after its own retries. */
export type ContentSource = {
  /** "notion", "folder" or "samples". Each source only sees its own pages. */
  name: string;
  /** The content is for demonstration and marked as such. */
  isSample?: boolean;
  /** Changes when all pages must be read again, such as after a change of the property mapping. */
  fingerprint: string;
  /** The kinds of content that the source has. */
  kinds: readonly ContentKind[];
  /** The fields of a kind that its pages can have. */
  listFields(kind: ContentKind): Promise<string[]>;
  /** All existing pages, in batches. Rejects rather than ending early. */
  list(kind: ContentKind): AsyncIterable<ListedPage[]>;
  /** Reads a page in full and copies its files to our storage. */
  read(page: ListedPage): Promise<ReadPage>;
  /** Absent for read-only sources. */
  writer?: ContentWriter;
};

/** The page as the source returns it after a write. */
export type WrittenPage = { page: ListedPage; read: ReadPage };

/**
 * Writes fields to a source; fields without a property there are skipped. `builderId` becomes a
 * reference to the builder's page.
 */
export type ContentWriter = {
  /** Creates a page, or updates the page that already has our id. */
  create(kind: ContentKind, ownId: string, fields: Fields): Promise<WrittenPage>;
  update(kind: ContentKind, sourceId: string, fields: Fields): Promise<WrittenPage>;
  /** Moves a page to the trash. Idempotent. */
  trash(kind: ContentKind, sourceId: string): Promise<void>;
};

/** A page imported before. `readAt` is null when part of it couldn't be read. */
export type KnownPage = {
  sourceId: string;
  itemId: string;
  editedAt: Date;
  readAt: Date | null;
  fingerprint: string;
  /** The entity was deleted here. */
  isRemoved: boolean;
};

/** A stored entity, with the time of its last change here. */
export type KeptItem = {
  sourceId: string | null;
  itemId: string;
  entity: ContentEntity;
  changedAt: Date;
  agreed: Agreed | null;
  /** A sync hid the entity when its page disappeared; now the page is back. */
  wasHidden: boolean;
};

/** An entity to be stored. `before` is the stored entity that the decision was based on. */
export type StagedItem = {
  page: KnownPage;
  entity: ContentEntity;
  before: Date | null;
  /** Only the page's record changes, not the entity. */
  isSame: boolean;
  /**
   * `agreed.ours` is what the source has received; with `hasNews`, part of the entity is still to
   * be written.
   */
  agreed: Agreed;
  hasNews: boolean;
};

/** A page staged by a sync that crashed, or whose source became unavailable. */
export type StagedPage = {
  page: KnownPage;
  title: string;
  /** The builder of a project, by our id. */
  builderId: string | null;
  action: "create" | "update" | null;
};

/** A local change to write to the source; `sourceId` is null when the source has no page for it. */
export type OutgoingItem = KeptItem & { fields: Fields };

/** A sync in progress. Nothing staged is visible before `apply`. */
export type SyncSession = {
  listKnown(kind: ContentKind): Promise<KnownPage[]>;
  /** Fields that pages of this kind have had so far. */
  listFieldsRead(kind: ContentKind): Promise<string[]>;
  /** Stored entities of these pages or ids. */
  findKept(
    kind: ContentKind,
    wanted: { sourceIds: readonly string[]; ownIds: readonly string[] },
  ): Promise<KeptItem[]>;
  stage(kind: ContentKind, items: readonly StagedItem[]): Promise<void>;
  /** Pages staged by an earlier sync of this source; none in a dry run. */
  listStaged(kind: ContentKind): Promise<StagedPage[]>;
  /** Drops a kind's staged pages, except those of these entities. */
  keepStaged(kind: ContentKind, itemIds: readonly string[]): Promise<void>;
  /**
   * Publishes everything staged and removes the named pages in one transaction, or rejects and
   * changes nothing. Entities changed here since they were read stay as they are. A builder that
   * others refer to is hidden instead of removed.
   */
  apply(removed: ReadonlyMap<ContentKind, readonly string[]>): Promise<void>;
  /** Public entities created or changed here since the last agreement, in batches. */
  listOutgoing(kind: ContentKind): AsyncIterable<OutgoingItem[]>;
  /** Pages whose entity was deleted here. */
  listRemoved(kind: ContentKind): Promise<string[]>;
  /**
   * Records the agreement after a write. `changedAt`: the entity's last change when it was written.
   */
  saveAgreed(kind: ContentKind, page: KnownPage, agreed: Agreed, changedAt: Date): Promise<void>;
  forget(kind: ContentKind, sourceId: string): Promise<void>;
  /** Ends the session. Kinds whose source became unavailable keep their staged pages. */
  finish(report: SyncReport): Promise<void>;
  close(): Promise<void>;
};

export type ContentStore = {
  /**
   * Opens a sync; null while another one runs. A crashed sync doesn't block. A dry run changes
   * nothing and never waits.
   */
  open(run: { source: string; isDryRun: boolean; at: Date }): Promise<SyncSession | null>;
};

/** The state of past syncs. */
export type SyncState = {
  /** The latest ended or crashed sync; its report is null when it crashed. */
  last: {
    source: string;
    outcome: SyncOutcome | "interrupted";
    startedAt: Date;
    endedAt: Date;
    /** Whether the projects were up to date with the source. */
    isProjectsRead: boolean;
    report: SyncReport | null;
  } | null;
  /** When the projects were last up to date with the source; null: never. */
  projectsReadAt: Date | null;
};

export type SyncHistory = { readState(): Promise<SyncState> };
