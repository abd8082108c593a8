import { builderFields } from "../../../domain/builder-profiles/builder-fields.ts";
import type { ImportedField } from "../../../domain/supply/import/builder-row.ts";
import { importColumnsOf } from "../fields/import-columns-of.ts";

/**
 * Order of the template's columns: it begins with name and email, and ends with website and phone.
 */
const places: Partial<Record<ImportedField, number>> = {
  name: -2,
  email: -1,
  website: 1,
  phone: 2,
};
const placeOf = ({ name }: { name: ImportedField }) => places[name] ?? 0;

/** The columns of a CSV file of builders, in the template's order. */
export const importColumns = importColumnsOf(builderFields).toSorted(
  (a, b) => placeOf(a) - placeOf(b),
);
