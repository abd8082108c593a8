import * as z from "zod";
import { asBuiltLimits } from "../../../domain/jobs/as-built.ts";
import type { Job, JobSide } from "../../../domain/jobs/job.ts";
import { isUnderWay } from "../../../domain/jobs/job-state.ts";
import { optionalText } from "../fields/text.ts";

export const asBuiltForm = z.object({
  caption: optionalText("Caption", asBuiltLimits.caption)
    .optional()
    .meta({ description: "From the builder; null adds the photo without words" }),
  allowed: z
    .boolean()
    .optional()
    .meta({ description: "From the exhibitor: whether the portfolio may show it" }),
});

/** Photos of the booth as it was built, and what the reader may do with them. */
export const asBuiltBody = z.object({
  photos: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      caption: z.string().nullable(),
      isAllowed: z.boolean(),
      isShown: z.boolean().meta({ description: "Whether it is in the project made of the job" }),
    }),
  ),
  projectId: z.string().nullable(),
  may: z.object({ add: z.boolean(), allow: z.boolean(), makeProject: z.boolean() }),
});

export function toAsBuiltBody(
  { asBuilt, projectId, state }: Job,
  side: JobSide | null,
): z.infer<typeof asBuiltBody> {
  const isOfBuilder = side === "builder";
  return {
    photos: asBuilt.map(({ id, name, caption, allowedAt, picture }) => ({
      id,
      name,
      caption,
      isAllowed: allowedAt !== null,
      isShown: picture !== null,
    })),
    projectId,
    may: {
      add: isOfBuilder && isUnderWay(state) && asBuilt.length < asBuiltLimits.photos,
      allow: side === "exhibitor" && state !== "ended",
      makeProject:
        isOfBuilder &&
        state !== "ended" &&
        asBuilt.some(({ allowedAt, picture }) => allowedAt && !picture),
    },
  };
}
