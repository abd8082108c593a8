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
import { boothArea } from "../../../domain/shared/booth-area.ts";
import { budgetRange } from "../../../domain/shared/money/budget-range.ts";
import { maxListItems } from "../../../domain/shared/page.ts";
import { bodyOf } from "../fields/body-of.ts";
import { limitUpTo, pageNumber } from "../fields/page.ts";
import { published } from "../published.ts";

const text = z.string().nullable();
const texts = z.array(z.string());

/** A builder as the public list shows it. `id` and `notionId` are the same. Budgets are whole dollars. */
export const builderBody = z.object({
  id: z.string(),
  notionId: z.string(),
  location: z.string(),
  ...bodyOf(builderFields, { only: "public" }),
  ...bodyOf(sourcedBuilderFields, { only: "public" }),
});
export type BuilderBody = z.infer<typeof builderBody>;

/** A published project, as much of it as a card says. */
const workBody = z.object({
  id: z.string(),
  title: z.string(),
  size: z.string(),
  projectType: text,
  eventName: text,
  location: text,
  year: text,
  imageUrl: z.string(),
});
export type WorkBody = z.infer<typeof workBody>;

/** One builder, with the pictures of its featured projects and its latest projects. */
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

/** The filters and the page of the list of builders in an address. `all` wants everything. */
export const builderSearchQuery = z.object({
  search: wish,
  region: wish,
  specialty: wish,
  teamSize: wish,
  /** A city, state or country that they cover: "Las Vegas". */
  place: wish,
  /** A show whose city they cover, or at which they have built: "CES". */
  show: wish,
  /** A word of the booth's type, which they name or have built: "island". */
  boothType: wish,
  /** Feet, width by depth: they have built one of two thirds to one and a half times the area. */
  boothSize: wish.refine(
    (size) => isOpen(size) || boothArea(size ?? "") !== null,
    "Write the booth size as width by depth in feet, such as 20x30",
  ),
  /** US dollars, which overlap with the jobs that they take: "35000-75000", "150000+". */
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
