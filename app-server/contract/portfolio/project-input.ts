import * as z from "zod";
import { isPossibleYear } from "../../../domain/portfolio/is-possible-year.ts";
import { projectFields } from "../../../domain/portfolio/project-fields.ts";
import { typedZodOf } from "../fields/typed-zod-of.ts";
import { yearRangeWords } from "./project-labels.ts";

const input = z.object(typedZodOf(projectFields));

/**
 * The project form: takes typed texts and returns the body of the call. Years are validated as of
 * `now`.
 */
export const projectInputAt = (now: () => Date) =>
  input.extend({
    year: input.shape.year.refine((year) => isPossibleYear(year, now()), yearRangeWords),
  });

export type ProjectInput = z.input<typeof input>;
export type ProjectOutput = z.output<typeof input>;
