import * as z from "zod";
import type { ShowServices } from "../../../domain/offers/landed/service-rates.ts";
import type { AppliedServices } from "../../../domain/offers/landed/services-at-show.ts";
import type { ServiceChoices } from "../../../domain/offers/landed/show-charges.ts";
import { isOld } from "../../../domain/offers/source.ts";
import { serviceRatesBody } from "./show-services.ts";

/** The rates that landed costs are computed with, in US cents, with their source. */
export const appliedServicesBody = z.object({
  origin: z.enum(["show", "country", "none"]),
  country: z.string().nullable(),
  billsMaterialHandling: z.boolean(),
  rates: serviceRatesBody.nullable(),
  source: z.string().nullable(),
  address: z.string().nullable(),
  asOf: z.string().nullable(),
  isOld: z.boolean(),
  choices: z.object({
    delivery: z.enum(["advance", "direct"]),
    isLate: z.boolean(),
    overtimePercent: z.int(),
  }),
});
export type AppliedServicesBody = z.infer<typeof appliedServicesBody>;

export function toAppliedServicesBody(
  { rates: known, ...services }: AppliedServices,
  choices: ServiceChoices,
  now: Date,
): AppliedServicesBody {
  const { source = null, address = null, asOf = null, ...rates } = known ?? {};
  return {
    ...services,
    rates: known && (rates as ShowServices),
    source,
    address,
    asOf,
    choices,
    isOld: known !== null && isOld(known, now),
  };
}
