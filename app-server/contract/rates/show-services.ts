import * as z from "zod";
import { currencyPattern, usDollar } from "../../../domain/offers/currency.ts";
import {
  defaultMinimumCwt,
  defaultMinimumHours,
  type ShowServices,
} from "../../../domain/offers/landed/service-rates.ts";
import { isOld } from "../../../domain/offers/source.ts";
import type { ListedServices } from "../../../domain/rates/show-services.ts";
import { seenField, sourceBody, sourceFields, versionBody } from "./source-fields.ts";

const most = 10_000_00;
const rate = (label: string) =>
  z
    .int(`${label} must be whole cents`)
    .min(0, `${label} must be 0 or more`)
    .max(most, `${label} is too large`);
const count = (label: string, usual: number) =>
  z
    .int(`${label} must be a whole number`)
    .min(0, `${label} must be 0 or more`)
    .max(100, `${label} must be 100 or fewer`)
    .default(usual);
const hourly = (label: string) =>
  z
    .object({ straight: rate(`${label} on straight time`), overtime: rate(`${label} on overtime`) })
    .nullish()
    .transform((each) => each ?? null);

/** A show's rates, in minor units of its currency. Those that are left out are not known. */
export const showServicesForm = z
  .object({
    materialHandling: z
      .object({
        advance: rate("Material handling, advance"),
        direct: rate("Material handling, direct"),
        per: z.enum(["cwt", "lb"], "Per must be cwt or lb").default("cwt"),
        minimumCwt: count("Minimum CWT", defaultMinimumCwt),
        latePercent: z
          .int("Late surcharge must be thousandths of a percent")
          .min(0, "Late surcharge must be 0 or more")
          .max(1_000_000, "Late surcharge is too large")
          .default(0)
          .meta({ description: "In thousandths of a percent: 25000 for 25%" }),
      })
      .nullish()
      .transform((each) => each ?? null),
    labor: hourly("Labor"),
    minimumHours: count("Minimum hours", defaultMinimumHours),
    rigging: hourly("Rigging"),
    electricians: hourly("Electricians"),
    outlet: rate("Power outlet")
      .nullish()
      .transform((each) => each ?? null),
    currency: z
      .string()
      .regex(currencyPattern, "Currency must be a code such as USD or CAD")
      .default(usDollar),
    ...sourceFields,
  })
  .transform((services): ShowServices => services);

export const showServicesSaveForm = z.object({
  services: showServicesForm.nullable(),
  ...seenField,
});

const hourlyBody = z.object({ straight: z.int(), overtime: z.int() }).nullable();

export const showServicesBody = z.object({
  materialHandling: z
    .object({
      advance: z.int(),
      direct: z.int(),
      per: z.enum(["cwt", "lb"]),
      minimumCwt: z.int(),
      latePercent: z.int(),
    })
    .nullable(),
  labor: hourlyBody,
  minimumHours: z.int(),
  rigging: hourlyBody,
  electricians: hourlyBody,
  outlet: z.int().nullable(),
  currency: z.string(),
  ...sourceBody,
});
export type ShowServicesBody = z.infer<typeof showServicesBody>;

const listed = { services: showServicesBody, isOld: z.boolean(), ...versionBody };
export const listedServicesBody = z.object({
  shows: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      year: z.string().nullable(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      ...listed,
    }),
  ),
  countries: z.array(
    z.object({
      country: z.string(),
      isEntered: z
        .boolean()
        .meta({ description: "By an admin; others are published averages, used until one is" }),
      ...listed,
    }),
  ),
});
export type ListedServicesBody = z.infer<typeof listedServicesBody>;

export function toListedServicesBody(
  { shows, countries }: ListedServices,
  now: Date,
): ListedServicesBody {
  const aged = <Rates extends { services: ShowServices }>(rates: Rates) => ({
    ...rates,
    isOld: isOld(rates.services, now),
  });
  return { shows: shows.map(aged), countries: countries.map(aged) };
}
