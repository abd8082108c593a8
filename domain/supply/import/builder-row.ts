import type { builderFields } from "../../builder-profiles/builder-fields.ts";
import type { ProfileForm } from "../../builder-profiles/my-profile/profile-form.ts";
import type { NamesWith } from "../../shared/fields.ts";
import type { BuilderId } from "../../shared/id.ts";

/** Maximum size of one import. */
export const importBounds = { characters: 200_000, rows: 500 } as const;

/** Fields that a file may have. A logo can only be uploaded by its builder. */
export type ImportedField = NamesWith<typeof builderFields, { column: object }>;

/** An error in a row; the field is null when it concerns no single field. */
export type RowError = { field: ImportedField | null; message: string };

/** A parsed row of a file: its fields, and errors of those that couldn't be parsed. */
export type BuilderRow = {
  /** Row number in the spreadsheet; the header is 1. */
  row: number;
  form: Partial<Pick<ProfileForm, ImportedField>>;
  errors: RowError[];
};

/** The outcome of an import for a row, or its prediction in a dry run. */
export type RowOutcome = {
  row: number;
  name: string | null;
  outcome: "created" | "changed" | "unchanged" | "refused";
  builderId: BuilderId | null;
  /** Fields that change. */
  changed: ImportedField[];
  errors: RowError[];
};
