import * as z from "zod";
import { isPossibleYear } from "../../../domain/portfolio/is-possible-year.ts";
import { completeAddress } from "../../../domain/shared/text/web-address.ts";
import { projectFields } from "./project-form.ts";
import { yearRangeWords } from "./project-labels.ts";

const input = projectFields.extend({
  mainImage: z
    .string()
    .nullable()
    .transform((text) => text && completeAddress(text))
    .pipe(projectFields.shape.mainImage),
  projectImages: z
    .array(z.string())
    .transform((links) => links.map(completeAddress))
    .pipe(projectFields.shape.projectImages),
});

/** The forms of a project: text as typed in, a whole project in the words of the wire out. Years are judged as of `now`. */
export const projectInputAt = (now: () => Date) =>
  input.extend({
    year: input.shape.year.refine((year) => isPossibleYear(year, now()), yearRangeWords),
  });

export type ProjectInput = z.input<typeof input>;
export type ProjectOutput = z.output<typeof input>;
