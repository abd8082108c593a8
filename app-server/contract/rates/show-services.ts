import * as z from "zod";
import { currencyPattern, usDollar } from "../../../domain/offers/currency.ts";
import { groupOf, serviceFields } from "../../../domain/offers/landed/service-fields.ts";
import type { ShowServices } from "../../../domain/offers/landed/service-rates.ts";
import { isOld, sourceFields } from "../../../domain/offers/source.ts";
import type { ListedServices } from "../../../domain/rates/show-services.ts";
import { bodyOf } from "../fields/body-of.ts";
import { newZodOf, wholeZodOf } from "../fields/zod-of.ts";
import { seenField, versionBody } from "./seen-field.ts";

const sent = newZodOf(serviceFields);
const known = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object(shape)
    .nullish()
    .transform((each) => each ?? null);

/** A show's rates, in minor units of its currency. Missing ones are unknown. */
export const showServicesForm = z
  .object({
    materialHandling: known(groupOf(sent, "materialHandling")),
    labor: known(groupOf(sent, "labor")),
    minimumHours: sent.minimumHours,
    rigging: known(groupOf(sent, "rigging")),
    electricians: known(groupOf(sent, "electricians")),
    outlet: sent.outlet,
    currency: z
      .string()
      .regex(currencyPattern, "Currency must be a code such as USD or CAD")
      .default(usDollar),
    ...wholeZodOf(sourceFields),
  })
  .transform((services): ShowServices => services);

export const showServicesSaveForm = z.object({
  services: showServicesForm.nullable(),
  ...seenField,
});

const shown = bodyOf(serviceFields);
const double = shown["labor.double"].optional();
const hourlyBody = z.object({ ...groupOf(shown, "labor"), double }).nullable();

/** A show's stored rates. Rates stored before a field existed lack it. */
export const serviceRatesBody = z.object({
  materialHandling: z
    .object({
      ...groupOf(shown, "materialHandling"),
      special: shown["materialHandling.special"].optional(),
      uncrated: shown["materialHandling.uncrated"].optional(),
      smallPackage: shown["materialHandling.smallPackage"].optional(),
    })
    .nullable(),
  labor: hourlyBody,
  minimumHours: shown.minimumHours,
  rigging: hourlyBody,
  electricians: hourlyBody,
  outlet: shown.outlet,
  currency: z.string(),
});
export const showServicesBody = serviceRatesBody.extend(bodyOf(sourceFields));
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
