import * as z from "zod";
import type { MyProject } from "../../../domain/portfolio/my-portfolio/my-project.ts";
import type { PortfolioProject } from "../../../domain/portfolio/portfolio-project.ts";
import { projectFields } from "../../../domain/portfolio/project-fields.ts";
import { newZodOf, zodOf } from "../fields/zod-of.ts";
import { pictureCopies } from "./picture-copies.ts";
import { projectBody, toProjectBody } from "./portfolio.ts";

const project = zodOf(projectFields);

/**
 * A new project, of this year by default. Its owner, state and other unnamed fields are ignored.
 */
export const newProjectForm = z.object({
  ...newZodOf(projectFields),
  year: project.year.optional(),
  mainImage: project.mainImage.optional().transform((link) => link ?? null),
});

/** A change of a project: at least one field. */
export const projectChanges = z
  .object(project)
  .partial()
  .refine((form) => Object.values(form).some((value) => value !== undefined), {
    message: "At least one field must be updated",
  });

/** A project with the fields that only its builder and admins see. */
export const myProjectBody = projectBody.extend({
  featuredRequested: z.boolean().optional(),
  reviewReason: z.string().nullable().optional(),
  pictureCopies: pictureCopies.optional(),
});
export type MyProjectBody = z.infer<typeof myProjectBody>;

export function toOwnProjectBody(project: PortfolioProject | MyProject): MyProjectBody {
  const shown = toProjectBody(project);
  if (!("featuredRequested" in project)) return shown;
  const { featuredRequested, reviewReason, pictureCopies } = project;
  return { ...shown, featuredRequested, reviewReason, pictureCopies };
}
