import * as z from "zod";
import { benchmarkLimits } from "../../../domain/offers/benchmark.ts";
import { requiredText } from "../fields/text.ts";
import { webLink } from "../fields/web-link.ts";

/** A figure without a source and a day is refused. */
export const sourceFields = {
  source: requiredText("Source", benchmarkLimits.source),
  address: webLink("Address must be a web address", {
    protocol: /^https?$/,
    max: benchmarkLimits.address,
    tooLong: `Address must be ${benchmarkLimits.address} characters or fewer`,
  })
    .nullish()
    .transform((address) => address ?? null),
  asOf: z.iso.date("As of must be a day such as 2026-11-22"),
};

export const sourceBody = {
  source: z.string(),
  address: z.string().nullable(),
  asOf: z.string(),
};
