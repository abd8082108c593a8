import type { RawValue } from "./coerce-field.ts";
import type { ContentKind } from "./content-kind.ts";

/** A page in a source's list. `ownId` is our id, when the page carries it. */
export type ListedPage = {
  kind: ContentKind;
  sourceId: string;
  ownId: string | null;
  title: string;
  createdAt: Date;
  editedAt: Date;
  /** The source's own data, from which it reads the rest. */
  raw: unknown;
};

/** A page's content. A field that is missing wasn't requested or couldn't be read; `problems` says which. */
export type ReadPage = {
  fields: Record<string, RawValue>;
  /** Values of fields that were read only in part: they fill empty fields and replace nothing. */
  partial?: Record<string, RawValue>;
  problems: PropertyProblem[];
};

/** A problem with one property of a page, or, without a property, with the page. */
export type PropertyProblem = { property: string | null; message: string };

/** Why a page couldn't be imported in full. Existing content stays. */
export type SyncProblem = PropertyProblem & {
  kind: ContentKind;
  sourceId: string | null;
  title: string | null;
};

/** A field that both sides changed since the last agreement, and the value kept. */
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
