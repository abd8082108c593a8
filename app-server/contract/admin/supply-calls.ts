import * as z from "zod";
import { sizeBands } from "../../../domain/shared/booth-area.ts";
import { shownNear } from "../../../domain/supply/list-near-builders.ts";
import { misses } from "../../../domain/supply/ports.ts";
import { shownCities, soonDays } from "../../../domain/supply/read-supply.ts";
import { supplyTypes } from "../../../domain/supply/supply-types.ts";
import { administration, type CallRows } from "../call.ts";
import { importBody, importForm } from "./builder-import.ts";

const city = z
  .string()
  .trim()
  .min(1, "City is required")
  .max(50, "City must be 50 characters or fewer")
  .regex(/^\P{C}*$/u, "City must not contain control characters");
const typeNames = supplyTypes.map(({ value }) => value);
const sizeNames = sizeBands.map(({ value }) => value);
const type = z.enum(typeNames, `Type must be one of ${typeNames.join(", ")}`);
const size = z.enum(sizeNames, `Size must be one of ${sizeNames.join(", ")}`);

const supplyQuery = z.object({ city: city.optional() });
const nearQuery = z.object({ city, type, size });

const supplyBody = z.object({
  needed: z.int().meta({ description: "How many builders one request may ask at most" }),
  promised: z.int().meta({ description: "How many quotes one request is promised" }),
  cities: z.array(
    z.object({
      city: z.string(),
      state: z.string().nullable(),
      region: z.string().nullable(),
      calendar: z
        .object({
          shows: z.int(),
          nextShow: z.string(),
          nextDay: z.string().nullable(),
          isSoon: z.boolean().meta({
            description: `Whether the next show opens within ${soonDays} days`,
          }),
        })
        .nullable()
        .meta({ description: "Shows to come. Null for a city that was asked for" }),
      counts: z.array(
        z.object({
          type,
          size,
          local: z.int().meta({ description: "Builders at home in the city or covering it" }),
          traveling: z
            .int()
            .meta({ description: "Builders elsewhere in the same part of the world" }),
        }),
      ),
    }),
  ),
});
export type SupplyBody = z.infer<typeof supplyBody>;

const nearBuildersBody = z.object({
  builders: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      country: z.string(),
      miss: z.enum(misses),
      why: z.string(),
      change: z.string(),
    }),
  ),
});

/** Calls for the supply of builders. */
export const supplyCalls = {
  "GET /api/admin/supply": {
    ...administration,
    summary: `Count the builders that can be asked, by city, booth size and type: in the ${shownCities} cities with most shows to come, and in one more`,
    query: supplyQuery,
    answer: supplyBody,
  },
  "GET /api/admin/supply/near": {
    ...administration,
    summary: `List up to ${shownNear} builders that lack one thing to be asked for such booths in a city`,
    query: nearQuery,
    answer: nearBuildersBody,
  },
  "POST /api/admin/builders/import": {
    ...administration,
    summary:
      "Import builders from CSV, or say row by row what an import would do. Builders are recognized by email address, else by name and city; wrong rows are refused, the others are stored together",
    body: importForm,
    answer: importBody,
  },
} satisfies CallRows;
