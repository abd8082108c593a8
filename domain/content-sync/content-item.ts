import type { RawValue } from "./coerce-field.ts";
import type { ContentKind } from "./content-kind.ts";

/** A page as a list of pages shows it. `ownId` is our id, when somebody has written it there. */
export type ListedPage = {
  kind: ContentKind;
  sourceId: string;
  ownId: string | null;
  title: string;
  createdAt: Date;
  editedAt: Date;
  /** Whatever the source needs to read the rest. */
  raw: unknown;
};

/** All that a page says. A field that is not there was not asked for, or could not be read: `problems` says so. */
export type ReadPage = {
  fields: Record<string, RawValue>;
  problems: PropertyProblem[];
};

/** Something about one property of one page; without a property it is about the page. */
export type PropertyProblem = { property: string | null; message: string };

/** Why a page is not as its source has it. What was there stays. */
export type SyncProblem = PropertyProblem & {
  kind: ContentKind;
  sourceId: string | null;
  title: string | null;
};

/** A field that both sides changed since they last agreed, and whose value stands now. */
export type SyncConflict = {
  kind: ContentKind;
  sourceId: string;
  title: string;
  field: string;
  kept: "ours" | "theirs";
};

export type SyncChange = {
  kind: ContentKind;
  sourceId: string;
  title: string;
  action: "create" | "update" | "remove" | "write" | "trash";
  fields: string[];
};
