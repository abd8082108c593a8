import * as z from "zod";
import type { MyProject } from "../../../domain/portfolio/my-portfolio/my-project.ts";
import {
  projectBounds as bounds,
  type StoryField,
} from "../../../domain/portfolio/my-portfolio/project-form.ts";
import type { PortfolioProject } from "../../../domain/portfolio/portfolio-project.ts";
import { nullableProse, requiredProse, requiredText } from "../fields/text.ts";
import { textList } from "../fields/text-list.ts";
import { pictureCopies } from "./picture-copies.ts";
import { pictureLink } from "./picture-link.ts";
import { projectBody, toProjectBody } from "./portfolio.ts";
import { projectLabels as labels } from "./project-labels.ts";

const notFour = "Year must be 4 digits";
const imageWords = "Project images must be valid URLs";
const manyWords = `Project images must be ${bounds.projectImages} or fewer`;

const mainImage = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : value),
  pictureLink("Main image must be a valid URL").nullable(),
) as unknown as z.ZodType<string | null, string | null>;

const story = (field: StoryField) => nullableProse(labels[field], bounds.story);

const flag = (label: string) => z.boolean(`${label} must be true or false`);

/** Fields of a project with their limits and error messages. */
export const projectFields = z.object({
  title: requiredText(labels.title, bounds.title, { tooLong: "Title too long" }),
  description: requiredProse(labels.description, bounds.description),
  challengeBrief: story("challengeBrief"),
  ourSolution: story("ourSolution"),
  successMetrics: story("successMetrics"),
  clientTestimonial: story("clientTestimonial"),
  industry: requiredText(labels.industry, bounds.industry),
  client: requiredText(labels.client, bounds.client),
  location: requiredText(labels.location, bounds.location),
  year: z
    .string(notFour)
    .trim()
    .length(4, { message: notFour, abort: true })
    .regex(/^\d{4}$/, "Year must be a valid 4-digit year"),
  size: requiredText(labels.size, bounds.size),
  budget: requiredText(labels.budget, bounds.budget),
  eventName: requiredText(labels.eventName, bounds.eventName),
  projectType: requiredText(labels.projectType, bounds.projectType),
  mainImage,
  projectImages: z
    .array(pictureLink(imageWords), "Project images must be a list")
    .max(bounds.projectImages, manyWords),
  features: textList(labels.features, { entries: bounds.features, length: bounds.feature }),
  specialFeatures: textList(labels.specialFeatures, {
    entries: bounds.specialFeatures,
    length: bounds.feature,
  }),
  featured: flag(labels.featured),
  public: flag(labels.public),
});

/** A new project, of this year unless it says another. Whose it is, its state and everything else that is not named here are ignored. */
export const newProjectForm = projectFields.extend({
  year: projectFields.shape.year.optional(),
  mainImage: mainImage.optional().transform((link) => link ?? null),
  challengeBrief: projectFields.shape.challengeBrief.default(null),
  ourSolution: projectFields.shape.ourSolution.default(null),
  successMetrics: projectFields.shape.successMetrics.default(null),
  clientTestimonial: projectFields.shape.clientTestimonial.default(null),
  projectImages: projectFields.shape.projectImages.default([]),
  features: projectFields.shape.features.default([]),
  specialFeatures: projectFields.shape.specialFeatures.default([]),
  featured: projectFields.shape.featured.default(false),
  public: projectFields.shape.public.default(true),
});

/** At least one of the fields. */
export const projectChanges = projectFields
  .partial()
  .refine((form) => Object.values(form).some((value) => value !== undefined), {
    message: "At least one field must be updated",
  });

/** A project; for its builder and admins also what only they see. */
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
