import type { Fields } from "../shared/fields.ts";
import type { ContentEntity } from "./content-entity.ts";
import type { ListedPage, ReadPage } from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";
import type { Agreed } from "./merge-fields.ts";
import type { SyncOutcome, SyncReport } from "./sync-report.ts";

/** The source of content. Whatever it cannot do it throws as a SourceError, after it has tried for long enough. */
export type ContentSource = {
  /** "notion", "folder" or "samples". Each source only sees its own pages. */
  name: string;
  /** Its content is for demonstration and marked as such. */
  isSample?: boolean;
  /** Changes when every page must be read again: other property names, another mapping. */
  fingerprint: string;
  /** The kinds that it has. */
  kinds: readonly ContentKind[];
  /** The fields of a kind that it can have, in any page. */
  listFields(kind: ContentKind): Promise<string[]>;
  /** Every existing page, in batches. Rejects rather than ending early. */
  list(kind: ContentKind): AsyncIterable<ListedPage[]>;
  /** All that a page says, its files copied to where they stay. */
  read(page: ListedPage): Promise<ReadPage>;
  /** Absent: a source that can only be read. */
  writer?: ContentWriter;
};

/** The page as the source returns it after a write. */
export type WrittenPage = { page: ListedPage; read: ReadPage };

/** Writes fields to a source; those that it has no property for are left out. `builderId` stands for the builder's page. */
export type ContentWriter = {
  /** Creates a page, or updates the page that already has our id. */
  create(kind: ContentKind, ownId: string, fields: Fields): Promise<WrittenPage>;
  update(kind: ContentKind, sourceId: string, fields: Fields): Promise<WrittenPage>;
  /** Does nothing when it is gone already. */
  trash(kind: ContentKind, sourceId: string): Promise<void>;
};

/** A page that was taken over some day. `readAt` is null when something about it could not be read. */
export type KnownPage = {
  sourceId: string;
  itemId: string;
  editedAt: Date;
  readAt: Date | null;
  fingerprint: string;
  /** Its thing was deleted here. */
  isRemoved: boolean;
};

/** A stored entity, and when the product last changed it. */
export type KeptItem = {
  sourceId: string | null;
  itemId: string;
  entity: ContentEntity;
  changedAt: Date;
  agreed: Agreed | null;
  /** It was put out of sight when its page went, and the page is back. */
  wasHidden: boolean;
};

/** An entity to be stored. `before` is what was stored when this was decided. */
export type StagedItem = {
  page: KnownPage;
  entity: ContentEntity;
  before: Date | null;
  /** Only the page's own record has changed. */
  isSame: boolean;
  /** `agreed.ours` is what the source has received, which is not everything when `hasNews`. */
  agreed: Agreed;
  hasNews: boolean;
};

/** A page that was read and staged by a sync that died, or whose source went away. */
export type StagedPage = {
  page: KnownPage;
  title: string;
  /** The builder of a project. */
  builderId: string | null;
  action: "create" | "update" | null;
};

/** Something of ours that the source does not know yet; `sourceId` is null when it knows nothing of it at all. */
export type OutgoingItem = KeptItem & { fields: Fields };

/** A sync in progress. Nothing staged is visible before `apply`. */
export type SyncSession = {
  listKnown(kind: ContentKind): Promise<KnownPage[]>;
  /** Fields that pages of this kind have named so far. */
  listFieldsRead(kind: ContentKind): Promise<string[]>;
  /** Stored entities of these pages or ids. */
  findKept(
    kind: ContentKind,
    wanted: { sourceIds: readonly string[]; ownIds: readonly string[] },
  ): Promise<KeptItem[]>;
  stage(kind: ContentKind, items: readonly StagedItem[]): Promise<void>;
  /** Pages that an earlier sync of this source left staged; none in a dry run. */
  listStaged(kind: ContentKind): Promise<StagedPage[]>;
  /** Drops what is staged of a kind but these entities. */
  keepStaged(kind: ContentKind, itemIds: readonly string[]): Promise<void>;
  /**
   * Publishes everything staged and removes the named pages in one transaction, or rejects and
   * changes nothing. Entities changed here since they were read stay as they are. A builder that
   * others refer to is hidden instead of removed.
   */
  apply(removed: ReadonlyMap<ContentKind, readonly string[]>): Promise<void>;
  /** Public entities created or changed here since the last agreement, in batches. */
  listOutgoing(kind: ContentKind): AsyncIterable<OutgoingItem[]>;
  /** Pages whose thing was deleted here. */
  listRemoved(kind: ContentKind): Promise<string[]>;
  /** `changedAt` is when the thing had last been changed, as it was written. */
  saveAgreed(kind: ContentKind, page: KnownPage, agreed: Agreed, changedAt: Date): Promise<void>;
  forget(kind: ContentKind, sourceId: string): Promise<void>;
  /** Kinds whose source went away keep what is staged. */
  finish(report: SyncReport): Promise<void>;
  close(): Promise<void>;
};

export type ContentStore = {
  /** Null while another sync runs. A sync that died doesn't block. A dry run changes nothing and never waits. */
  open(run: { source: string; isDryRun: boolean; at: Date }): Promise<SyncSession | null>;
};

/** State of the syncs so far. */
export type SyncState = {
  /** The latest that came to an end, or died; its report is null when it died. */
  last: {
    source: string;
    outcome: SyncOutcome | "interrupted";
    startedAt: Date;
    endedAt: Date;
    /** The projects are as the source had them then. */
    isProjectsRead: boolean;
    report: SyncReport | null;
  } | null;
  /** When the projects were last as the source had them; null: never. */
  projectsReadAt: Date | null;
};

export type SyncHistory = { readState(): Promise<SyncState> };
