import * as z from "zod";
import type { BuilderSearch } from "../../../domain/builder-profiles/builder-search.ts";
import { firstWords } from "../../../domain/builder-profiles/first-words.ts";
import type { FoundBuilder } from "../../../domain/builder-profiles/listed-builder.ts";
import { shownLabel } from "../portfolio/picture-label.ts";
import { builderBody } from "./builders.ts";

/** Maximum number of specialties on a card. */
const cardSpecialties = 3;

/**
 * A builder as a card of the list: at most five pictures and three specialties, and the beginning
 * of the description.
 */
const builderCardBody = builderBody
  .pick({
    id: true,
    name: true,
    companyLogo: true,
    city: true,
    state: true,
    country: true,
    specialties: true,
    teamSize: true,
    description: true,
    rating: true,
    reviewCount: true,
    ratingSource: true,
    featuredBuilder: true,
    portfolioImages: true,
    completedProjects: true,
    phone: true,
    email: true,
    website: true,
  })
  .extend({
    specialtyCount: z.int(),
    /**
     * The project that best matches the booth, place or show in the search; null when none does, or
     * none is searched for.
     */
    fittingWork: z
      .object({
        id: z.string(),
        title: z.string(),
        size: z.string(),
        projectType: z.string().nullable(),
        eventName: z.string().nullable(),
        location: z.string().nullable(),
        year: z.string().nullable(),
        pictureLabel: shownLabel,
      })
      .nullable(),
  });
export type BuilderCardBody = z.infer<typeof builderCardBody>;

/** Options of a filter, and the number of builders for each; null is more than 10,000. */
const facets = z.array(z.object({ value: z.string(), count: z.int().nullable() }));

/** A page of builders, with everything that the surrounding screen shows. */
export const builderSearchBody = z.object({
  builders: z.array(builderCardBody),
  total: z.int(),
  /** False when more than `total` match. */
  totalIsExact: z.boolean(),
  page: z.int(),
  pageCount: z.int(),
  facets: z.object({ region: facets, specialty: facets, teamSize: facets }),
  /**
   * Filters that the search text names, by parameter and value, and last the words that are left;
   * `without` is the text without the part. Empty when the text is only words.
   */
  understood: z.array(z.object({ name: z.string(), value: z.string(), without: z.string() })),
  /** The show in the search as in the calendar, with its city. */
  show: z.object({ title: z.string(), city: z.string().nullable() }).nullable(),
  /**
   * Number of booths that match the search by show or place, booth type and size, and of the
   * builders who built them; null when neither show nor place is searched for.
   */
  built: z.object({ builders: z.int(), booths: z.int() }).nullable(),
  /**
   * When nothing matches: the parameters that are worth removing, and the number of builders
   * without each.
   */
  looser: z.array(z.object({ without: z.string(), builders: z.int() })),
  totals: z.object({
    builders: z.int(),
    countries: z.int(),
    completedProjects: z.int(),
    averageRating: z.number(),
  }),
});
export type BuilderSearchBody = z.infer<typeof builderSearchBody>;

export function toBuilderSearchBody(found: BuilderSearch): BuilderSearchBody {
  const {
    builders,
    total,
    isExact,
    page,
    pageCount,
    facets,
    where,
    understood,
    built,
    looser,
    totals,
  } = found;
  return {
    builders: builders.map(toCardBody),
    total,
    totalIsExact: isExact,
    page,
    pageCount,
    facets,
    understood,
    show: where.show && { title: where.show.title, city: where.show.city },
    built,
    looser,
    totals,
  };
}

function toCardBody(builder: FoundBuilder): BuilderCardBody {
  return {
    id: builder.id,
    name: builder.name,
    companyLogo: builder.companyLogo,
    city: builder.city,
    state: builder.state,
    country: builder.country,
    specialties: builder.specialties.slice(0, cardSpecialties),
    specialtyCount: builder.specialties.length,
    fittingWork: builder.fittingWork,
    teamSize: builder.teamSize,
    description: firstWords(builder.description),
    rating: builder.rating,
    reviewCount: builder.reviewCount,
    ratingSource: builder.ratingSource,
    featuredBuilder: builder.featuredBuilder,
    portfolioImages: builder.portfolioImages,
    completedProjects: builder.completedProjects,
    phone: builder.phone,
    email: builder.email,
    website: builder.website,
  };
}
