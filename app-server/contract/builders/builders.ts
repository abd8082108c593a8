import * as z from "zod";
import {
  builderFields,
  sourcedBuilderFields,
} from "../../../domain/builder-profiles/builder-fields.ts";
import type {
  FoundBuilder,
  ListedBuilder,
  ViewedBuilder,
} from "../../../domain/builder-profiles/listed-builder.ts";
import { placeName } from "../../../domain/builder-profiles/place-name.ts";
import { ratingSources } from "../../../domain/builder-profiles/shown-rating.ts";
import { boothArea } from "../../../domain/shared/booth-area.ts";
import { budgetRange } from "../../../domain/shared/money/budget-range.ts";
import { maxListItems } from "../../../domain/shared/page.ts";
import { bodyOf } from "../fields/body-of.ts";
import { limitUpTo, pageNumber } from "../fields/page.ts";
import { shownLabel } from "../portfolio/picture-label.ts";
import { published } from "../published.ts";

const text = z.string().nullable();
const texts = z.array(z.string());

/** Where `rating` and `reviewCount` come from. */
export const ratingSource = z.enum(ratingSources).meta({
  description:
    "verified: reviews of projects completed here; imported: stated by the content source; sample: of sample content; none: not rated",
});

/** A builder in the public list. `id` and `notionId` are equal. Budgets are whole dollars. */
export const builderBody = z.object({
  id: z.string(),
  notionId: z.string(),
  location: z.string(),
  ...bodyOf(builderFields, { only: "public" }),
  ...bodyOf(sourcedBuilderFields, { only: "public" }),
  ratingSource,
});
export type BuilderBody = z.infer<typeof builderBody>;

/** A published project with the fields of a card. */
const workBody = z.object({
  id: z.string(),
  title: z.string(),
  size: z.string(),
  projectType: text,
  eventName: text,
  location: text,
  year: text,
  imageUrl: z.string(),
  pictureLabel: shownLabel,
});
export type WorkBody = z.infer<typeof workBody>;

/** A builder with the pictures of its featured projects and its latest projects. */
export const viewedBuilderBody = builderBody.extend({
  featuredProjectImages: texts,
  work: z.array(workBody),
});
export type ViewedBuilderBody = z.infer<typeof viewedBuilderBody>;

const wish = z
  .string("Send each parameter once")
  .max(200, "The value must be 200 characters or fewer")
  .regex(/^\P{Cc}*$/u, "The value must not contain control characters")
  .optional();

const isOpen = (value: string | undefined) => !value?.trim() || value === "all";

/** Filters and page of the builders list in a URL. `all` means no filter. */
export const builderSearchQuery = z.object({
  search: wish,
  region: wish,
  specialty: wish,
  teamSize: wish,
  /** A city, state or country that the builder covers: "Las Vegas". */
  place: wish,
  /** A show at which the builder has built, or whose city they cover: "CES". */
  show: wish,
  /** A word of a booth type that the builder names or has built: "island". */
  boothType: wish,
  /**
   * Width by depth in feet: the builder has built a booth of two thirds to one and a half times the
   * area.
   */
  boothSize: wish.refine(
    (size) => isOpen(size) || boothArea(size ?? "") !== null,
    "Write the booth size as width by depth in feet, such as 20x30",
  ),
  /** A range in US dollars that overlaps with the builder's budgets: "35000-75000", "150000+". */
  budget: wish.refine(
    (budget) => isOpen(budget) || budgetRange(budget ?? null) !== null,
    "Write the budget in dollars, such as 35000-75000 or 150000+",
  ),
  page: pageNumber,
});

/** The query of the plain list; without any parameter the list is whole. */
export const builderListQuery = builderSearchQuery.extend({
  limit: limitUpTo(maxListItems).optional(),
});

export function toBuilderBody(builder: ListedBuilder | FoundBuilder): BuilderBody {
  const { id, city, state, country } = builder;
  const location = placeName(city, state, country);
  return published<BuilderBody>(builderBody, { ...builder, notionId: id, location });
}

export function toViewedBuilderBody(builder: ViewedBuilder): ViewedBuilderBody {
  const { featuredProjectImages, work } = builder;
  return { ...toBuilderBody(builder), featuredProjectImages, work };
}
