import type { MyProject } from "./my-project.ts";

/** Project fields that admins review, shown to them when changed. */
export const reviewedFields = [
  "title",
  "client",
  "description",
  "challengeBrief",
  "ourSolution",
  "successMetrics",
  "clientTestimonial",
  "industry",
  "projectType",
  "budget",
  "eventName",
  "location",
  "year",
  "size",
  "mainImage",
  "projectImages",
  "features",
  "specialFeatures",
] as const satisfies (keyof MyProject)[];

export type ReviewedProject = Pick<MyProject, (typeof reviewedFields)[number]>;

/** The reviewed fields alone; all others are left out. */
export function toReviewedProject(project: ReviewedProject): ReviewedProject {
  const entries = reviewedFields.map((field) => [field, project[field]]);
  return Object.fromEntries(entries) as ReviewedProject;
}
