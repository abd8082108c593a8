import type { ContentEntity } from "./content-entity.ts";
import type { ListedPage, ReadPage } from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";
import type { Fields } from "./field-rule.ts";
import type { Agreed } from "./merge-fields.ts";
import type { SyncOutcome, SyncReport } from "./sync-report.ts";

/** Where content comes from. Whatever it cannot do it throws as a SourceError, after it has tried for long enough. */
export type ContentSource = {
  /** "notion", "folder" or "samples": pages of one source are no business of another. */
  name: string;
  /** What it has is made up for demonstration, and marked so. */
  isSample?: boolean;
  /** Another text when every page has to be read again: other names for properties, another way to read them. */
  fingerprint: string;
  /** The kinds that it has. */
  kinds: readonly ContentKind[];
  /** The fields of a kind that it can tell, in any page. */
  listFields(kind: ContentKind): Promise<string[]>;
  /** Every page that is there, a stretch at a time. Rejects rather than ending early. */
  list(kind: ContentKind): AsyncIterable<ListedPage[]>;
  /** All that a page says, its files copied to where they stay. */
  read(page: ListedPage): Promise<ReadPage>;
  /** Absent: a source that can only be read. */
  writer?: ContentWriter;
};

/** What was written, as the source now has it. */
export type WrittenPage = { page: ListedPage; read: ReadPage };

/** Writes fields to a source; those that it has no property for are left out. `builderId` stands for the builder's page. */
export type ContentWriter = {
  /** Makes a page, unless one with our id is there already: then that one is brought up to date. */
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

/** What is kept of a thing, and when the product last changed it. */
export type KeptItem = {
  sourceId: string | null;
  itemId: string;
  entity: ContentEntity;
  changedAt: Date;
  agreed: Agreed | null;
  /** It was put out of sight when its page went, and the page is back. */
  wasHidden: boolean;
};

/** A thing as it shall be. `before` is what was kept when that was decided. */
export type StagedItem = {
  page: KnownPage;
  entity: ContentEntity;
  before: Date | null;
  /** Nothing but the page's own record has changed. */
  isSame: boolean;
  /** Its `ours` is what the source has been told, which is not all when `hasNews`. */
  agreed: Agreed;
  hasNews: boolean;
};

/** Something of ours that the source does not know yet; `sourceId` is null when it knows nothing of it at all. */
export type OutgoingItem = KeptItem & { fields: Fields };

/** One sync at work. Nothing that it stages is seen by anybody before `apply`. */
export type SyncSession = {
  listKnown(kind: ContentKind): Promise<KnownPage[]>;
  /** Fields that pages of this kind have told so far. */
  listFieldsRead(kind: ContentKind): Promise<string[]>;
  /** What is kept of these pages, or under these ids of ours. */
  findKept(
    kind: ContentKind,
    wanted: { sourceIds: readonly string[]; ownIds: readonly string[] },
  ): Promise<KeptItem[]>;
  stage(kind: ContentKind, items: readonly StagedItem[]): Promise<void>;
  /**
   * Makes all that was staged visible and removes the pages named, in one transaction, or does nothing and rejects.
   * What was changed here since it was read stays as it is. A builder that others have to do with is hidden, not removed.
   */
  apply(removed: ReadonlyMap<ContentKind, readonly string[]>): Promise<void>;
  /** What was made or changed here since both sides agreed, and may be seen by everybody; a stretch at a time. */
  listOutgoing(kind: ContentKind): AsyncIterable<OutgoingItem[]>;
  /** Pages whose thing was deleted here. */
  listRemoved(kind: ContentKind): Promise<string[]>;
  /** `changedAt` is when the thing had last been changed, as it was written. */
  saveAgreed(kind: ContentKind, page: KnownPage, agreed: Agreed, changedAt: Date): Promise<void>;
  forget(kind: ContentKind, sourceId: string): Promise<void>;
  finish(report: SyncReport): Promise<void>;
  close(): Promise<void>;
};

export type ContentStore = {
  /** Null while another sync is at work. One that died is in nobody's way. A dry run changes nothing, and never waits. */
  open(run: { source: string; isDryRun: boolean; at: Date }): Promise<SyncSession | null>;
};

/** What is known of the syncs so far. */
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
