import * as z from "zod";
import type { QuotingBuilder } from "../../../../domain/quotes/comparison/list-quoting-builders.ts";

/**
 * A builder who quotes for a request: place, published projects most similar to the requested
 * booth, number of booths built at this show, the other shows where they built most, and typical
 * response time.
 */
export const quotingBuilderBody = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  companyLogo: z.string().nullable(),
  work: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      size: z.string(),
      projectType: z.string().nullable(),
      eventName: z.string().nullable(),
      year: z.string().nullable(),
      imageUrl: z.string(),
    }),
  ),
  builtHere: z.int(),
  otherShows: z.array(z.string()),
  medianAnswerMs: z.number().nullable(),
});
export type QuotingBuilderBody = z.infer<typeof quotingBuilderBody>;

export const toQuotingBuilderBody = (builder: QuotingBuilder): QuotingBuilderBody => builder;
