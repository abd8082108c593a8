import * as z from "zod";
import { benchmarkLimits } from "../../../domain/offers/benchmark.ts";
import { requiredText } from "../fields/text.ts";
import { webLink } from "../fields/web-link.ts";

/** Source and date, which every figure requires. */
export const sourceFields = {
  source: requiredText("Source", benchmarkLimits.source),
  address: webLink("Address must be a web address", {
    protocol: /^https?$/,
    max: benchmarkLimits.address,
    tooLong: `Address must be ${benchmarkLimits.address} characters or fewer`,
  })
    .nullish()
    .transform((address) => address ?? null),
  asOf: z.iso
    .date({ error: "As of must be a day such as 2026-11-22", abort: true })
    // PostgreSQL has no year 0
    .refine((day) => day >= "0001", "As of must be a day such as 2026-11-22"),
};

/** The version that the editor read; refused with 409 when others have saved since. */
export const seenField = {
  seen: z
    .string("Seen must be a version")
    .max(40, "Seen must be a version")
    .optional()
    .meta({ description: "The `version` that you read. Without it, nothing is compared" }),
};

export const versionBody = { version: z.string() };

export const sourceBody = {
  source: z.string(),
  address: z.string().nullable(),
  asOf: z.string(),
};
