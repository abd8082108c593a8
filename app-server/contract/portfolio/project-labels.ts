import { projectFields } from "../../../domain/portfolio/project-fields.ts";
import { labelsOf } from "../../../domain/shared/fields.ts";

/** Labels of the fields of a project's forms, on screen and in messages. */
export const projectLabels = labelsOf(projectFields);

export const yearRangeWords = "Year must be between 1900 and 5 years in the future";
