import * as z from "zod";
import { isPossibleYear } from "../../../domain/portfolio/is-possible-year.ts";
import { completeLink } from "../fields/web-link.ts";
import { projectFields } from "./project-form.ts";
import { yearRangeWords } from "./project-labels.ts";

/** The forms of a project: text as typed in, a whole project in the words of the wire out. */
export const projectInput = projectFields.extend({
  mainImage: z
    .string()
    .nullable()
    .transform((text) => text && completeLink(text))
    .pipe(projectFields.shape.mainImage),
  projectImages: z
    .array(z.string())
    .transform((links) => links.map(completeLink))
    .pipe(projectFields.shape.projectImages),
  year: projectFields.shape.year.refine((year) => isPossibleYear(year, new Date()), yearRangeWords),
});
export type ProjectInput = z.input<typeof projectInput>;
export type ProjectOutput = z.output<typeof projectInput>;
