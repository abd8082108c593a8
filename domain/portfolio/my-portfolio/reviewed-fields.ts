import { namesOf } from "../../shared/fields.ts";
import { projectFields } from "../project-fields.ts";
import type { MyProject } from "./my-project.ts";

type ReviewedField = Exclude<keyof typeof projectFields, "featured" | "public">;

/** Project fields that admins review, shown to them when changed. */
export const reviewedFields = namesOf(
  projectFields,
  ({ kind }) => kind !== "flag",
) as ReviewedField[];

export type ReviewedProject = Pick<MyProject, ReviewedField>;

/** Drops all but the reviewed fields. */
export function toReviewedProject(project: ReviewedProject): ReviewedProject {
  const entries = reviewedFields.map((field) => [field, project[field]]);
  return Object.fromEntries(entries) as ReviewedProject;
}
