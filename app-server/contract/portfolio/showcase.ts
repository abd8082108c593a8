import * as z from "zod";
import { projectCardBody } from "./portfolio.ts";

/** A project as a picture with a title. */
const showcaseProjectBody = projectCardBody
  .pick({ id: true, title: true, imageUrl: true, pictureLabel: true })
  .extend({ builderName: z.string().nullable() });
export type ShowcaseProjectBody = z.infer<typeof showcaseProjectBody>;

/** A page of such projects; `next` is the cursor of the next page. */
export const showcaseBody = z.object({
  projects: z.array(showcaseProjectBody),
  next: z.string().nullable(),
});

export const showcaseQuery = z.object({
  after: z
    .string()
    .max(200, "After must be the `next` of an earlier page")
    .optional()
    .transform((cursor) => cursor ?? null),
});
