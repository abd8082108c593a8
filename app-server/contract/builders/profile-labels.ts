import { builderFields } from "../../../domain/builder-profiles/builder-fields.ts";
import { labelsOf } from "../../../domain/shared/fields.ts";

/** Labels of the fields of a builder's form, on screen and in messages. */
export const profileLabels = labelsOf(builderFields);

export const budgetOrderWords =
  "Maximum project budget must be greater than or equal to minimum project budget";
