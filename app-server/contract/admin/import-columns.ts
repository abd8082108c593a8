import { builderFields } from "../../../domain/builder-profiles/builder-fields.ts";
import type { ImportedField } from "../../../domain/supply/import/builder-row.ts";
import { importColumnsOf } from "../fields/import-columns-of.ts";

/** The template begins with name and email, and ends with two ways to reach the builder. */
const places: Partial<Record<ImportedField, number>> = {
  name: -2,
  email: -1,
  website: 1,
  phone: 2,
};
const placeOf = ({ name }: { name: ImportedField }) => places[name] ?? 0;

/** The columns of a file of builders, in the order of the template. */
export const importColumns = importColumnsOf(builderFields).toSorted(
  (a, b) => placeOf(a) - placeOf(b),
);
