import type { builderFields } from "../../builder-profiles/builder-fields.ts";
import type { ProfileForm } from "../../builder-profiles/my-profile/profile-form.ts";
import type { NamesWith } from "../../shared/fields.ts";
import type { BuilderId } from "../../shared/id.ts";

/** Bounds of one import. */
export const importBounds = { characters: 200_000, rows: 500 } as const;

/** Fields that a file may have. A logo is uploaded by the builder. */
export type ImportedField = NamesWith<typeof builderFields, { column: object }>;

/** A mistake in a row; the field is null when it is none in particular. */
export type RowError = { field: ImportedField | null; message: string };

/** A row of a file: the fields that its columns have, and those that can't be read. */
export type BuilderRow = {
  /** The line in the spreadsheet: the head is 1. */
  row: number;
  form: Partial<Pick<ProfileForm, ImportedField>>;
  errors: RowError[];
};

/** The result of an import for a row, or what it would be. */
export type RowOutcome = {
  row: number;
  name: string | null;
  outcome: "created" | "changed" | "unchanged" | "refused";
  builderId: BuilderId | null;
  /** Fields that change. */
  changed: ImportedField[];
  errors: RowError[];
};
