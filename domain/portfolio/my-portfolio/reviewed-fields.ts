import type { OwnProject } from "./own-project.ts";

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
] as const satisfies (keyof OwnProject)[];

export type ReviewedProject = Pick<OwnProject, (typeof reviewedFields)[number]>;

export function toReviewedProject(project: ReviewedProject): ReviewedProject {
  const entries = reviewedFields.map((field) => [field, project[field]]);
  return Object.fromEntries(entries) as ReviewedProject;
}
