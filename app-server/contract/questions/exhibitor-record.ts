import * as z from "zod";

/** Counts of the account over 24 months. */
export const exhibitorRecord = z
  .object({
    requests: z.int(),
    awarded: z.int(),
    answerHours: z.number().nullable().meta({ description: "Median; null without an answer" }),
  })
  .nullable();

export const exhibitorRecordBody = z.object({ record: exhibitorRecord });
