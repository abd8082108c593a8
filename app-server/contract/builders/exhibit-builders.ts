import * as z from "zod";
import type { ExhibitBuilder } from "../../../domain/builder-profiles/listed-builder.ts";
import { placeName } from "../../../domain/builder-profiles/place-name.ts";
import { builderBody, builderListQuery } from "./builders.ts";

/** A builder as a small card. `location` is city and state. */
export const exhibitBuilderBody = builderBody.pick({
  id: true,
  name: true,
  location: true,
  rating: true,
  reviewCount: true,
  ratingSource: true,
  description: true,
  specialties: true,
});
export type ExhibitBuilderBody = z.infer<typeof exhibitBuilderBody>;

/**
 * The places of builders: the largest regions, each with its cities that have most builders, out of
 * `cityCount`. `otherBuilders` is the number elsewhere.
 */
export const builderNetworkBody = z.object({
  regions: z.array(
    z.object({
      name: z.string(),
      builders: z.int(),
      cities: z.array(z.string()),
      cityCount: z.int(),
    }),
  ),
  otherBuilders: z.int(),
});
export type BuilderNetworkBody = z.infer<typeof builderNetworkBody>;

/** Pagination of the small cards. */
export const exhibitBuilderListQuery = builderListQuery.pick({ page: true, limit: true });

export function toExhibitBuilderBody(builder: ExhibitBuilder): ExhibitBuilderBody {
  const { id, name, city, state, rating, reviewCount, ratingSource, description, specialties } =
    builder;
  const location = placeName(city, state);
  return { id, name, location, rating, reviewCount, ratingSource, description, specialties };
}
