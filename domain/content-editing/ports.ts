import type { ContentEntity } from "../content-sync/content-entity.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { EditedKind } from "./edited-kind.ts";

type Kept = {
  isHidden: boolean;
  /** Whether a content source has it, too. */
  isSynced: boolean;
  updatedAt: Date;
};
export type ListedContent = Kept & { id: string; title: string };
export type EditedEntity = Extract<ContentEntity, { kind: EditedKind }>;
export type EditedContent = Kept & { content: EditedEntity };

export type SavedContent = {
  content: EditedEntity;
  /** Null: it is new. */
  before: EditedContent | null;
  isHidden: boolean;
  at: Date;
  audit: AuditEntry;
};

/** Content as admins edit it, hidden content included. */
export type ContentEditing = {
  /** Newest first; `search`: part of the title. */
  list(kind: EditedKind, search: string, page: PageRequest): Promise<Page<ListedContent>>;
  find(kind: EditedKind, id: string): Promise<EditedContent | null>;
  /**
   * Stores content with its audit line. The public pages show it from then on. Throws
   * StaleWriteError when it has changed since `before`.
   */
  save(saved: SavedContent): Promise<void>;
};
