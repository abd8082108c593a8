import * as z from "zod";
import type { BuilderSearch } from "../../../domain/builder-profiles/builder-search.ts";
import { firstWords } from "../../../domain/builder-profiles/first-words.ts";
import type { FoundBuilder } from "../../../domain/builder-profiles/listed-builder.ts";
import { builderBody } from "./builders.ts";

/** Specialties that a card names. */
const cardSpecialties = 3;

/** A builder on a card of the list: five pictures and three specialties at most, the description's beginning. */
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
    featuredBuilder: true,
    portfolioImages: true,
    completedProjects: true,
    phone: true,
    email: true,
    website: true,
  })
  .extend({
    specialtyCount: z.int(),
    /** The project that fits the booth, place or show asked for best; null when none does, or none is asked for. */
    fittingWork: z
      .object({
        id: z.string(),
        title: z.string(),
        size: z.string(),
        projectType: z.string().nullable(),
        eventName: z.string().nullable(),
        location: z.string().nullable(),
        year: z.string().nullable(),
      })
      .nullable(),
  });
export type BuilderCardBody = z.infer<typeof builderCardBody>;

/** A value to choose, and how many builders choosing it leaves; null is more than 10,000. */
const facets = z.array(z.object({ value: z.string(), count: z.int().nullable() }));

/** A page of the builders with all that the screen around it shows. */
export const builderSearchBody = z.object({
  builders: z.array(builderCardBody),
  total: z.int(),
  /** False: more than `total` match. */
  totalIsExact: z.boolean(),
  page: z.int(),
  pageCount: z.int(),
  facets: z.object({ region: facets, specialty: facets, teamSize: facets }),
  /** The show asked for, as the calendar has it, and its city. */
  show: z.object({ title: z.string(), city: z.string().nullable() }).nullable(),
  /** Booths that they built at the show or in the place asked for, of the booth type and size asked for; null when neither is. */
  built: z.object({ builders: z.int(), booths: z.int() }).nullable(),
  /** When nothing matches: the parameters that are worth leaving out, and how many builders each would leave. */
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
  const { builders, total, isExact, page, pageCount, facets, where, built, looser, totals } = found;
  return {
    builders: builders.map(toCardBody),
    total,
    totalIsExact: isExact,
    page,
    pageCount,
    facets,
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
    featuredBuilder: builder.featuredBuilder,
    portfolioImages: builder.portfolioImages,
    completedProjects: builder.completedProjects,
    phone: builder.phone,
    email: builder.email,
    website: builder.website,
  };
}
