import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { builderFields } from "../../../../domain/builder-profiles/builder-fields.ts";
import {
  type RatingSource,
  storedRatingSources,
} from "../../../../domain/builder-profiles/shown-rating.ts";
import type { ReviewState } from "../../../../domain/shared/builder-summary.ts";
import type { BuilderId } from "../../../../domain/shared/id.ts";
import { UserTable } from "../accounts/user.ts";
import { columns } from "../columns.ts";
import { checksOf, columnsOf } from "../columns-of.ts";
import { reviewStates } from "./review-states.ts";

/** Sort order of every public list. */
const rank = "featured_builder desc, rating desc, rating_source desc, name, id";

/**
 * Search text of a profile for admins: folded and joined by U+001F, so that a match can't span
 * columns.
 */
export const contactSearchText = (b: string) =>
  `fold_text(${b}name || chr(31) || coalesce(${b}email, ''))`;

/** The searched name: the first line of the search text. */
export const searchedName = (b: string) => `split_part(${b}search_text, chr(10), 1)`;

/** An index over public builders only. */
const listedIndex = (name: string, over: string) => ({
  name: `builder_${name}_index`,
  expression: `create index builder_${name}_index on builder ${over} where review_state = 'approved' and public`,
});

/** The logo's column comes last in public lists */
const { company_logo, ...profile } = columnsOf(builderFields);
/** The database doesn't limit the number of projects */
const { completedProjects: _, ...boundedFields } = builderFields;

/** A builder's profile. It outlives its account. */
export const BuilderTable = defineEntity({
  name: "BuilderTable",
  tableName: "builder",
  properties: {
    id: columns.id<BuilderId>(),
    notion_id: columns.optionalText().unique("builder_notion_id_unique"),
    user_id: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .strictNullable()
        .fieldName("user_id")
        .deleteRule("set null")
        .unique("builder_user_id_unique"),
    review_state: p.enum(reviewStates).$type<ReviewState>().default("pending-review"),
    public: p.boolean().default(true),
    ...profile,
    rating: p.double().$type<number>().default(0),
    review_count: p.integer().default(0),
    /** As the content source states them; `shownRating` decides `rating` and `review_count`. */
    imported_rating: p.double().$type<number>().default(0),
    imported_review_count: p.integer().default(0),
    rating_source: p.enum(storedRatingSources).$type<RatingSource>().default("none"),
    /** Counted reviews that rate punctuality, and those of them that say it was on time. */
    on_time_rated: p.integer().default(0),
    on_time_good: p.integer().default(0),
    featured_builder: p.boolean().default(false),
    company_logo,
    /** The builder's own pictures; project pictures are in their own table. */
    portfolio_images: columns.texts(),
    /** Search text as the domain builds it, updated with every write of the row. */
    search_text: p.text().default(""),
    /**
     * The places under which a builder is found (`placesOf` of the domain), updated with every
     * write of the row.
     */
    places: columns.texts(),
    created_at: columns.createdAt(),
    updated_at: columns.createdAt(),
  },
  indexes: [
    { name: "builder_review_state_name_index", properties: ["review_state", "public", "name"] },
    {
      name: "builder_email_index",
      expression: "create index builder_email_index on builder (lower(email))",
    },
    {
      name: "builder_contact_search_index",
      expression: `create index builder_contact_search_index on builder using gin ((${contactSearchText("")}) gin_trgm_ops)`,
    },
    {
      name: "builder_unclaimed_index",
      expression:
        "create index builder_unclaimed_index on builder (created_at desc, id) where user_id is null",
    },
    {
      name: "builder_declined_index",
      expression:
        "create index builder_declined_index on builder (created_at desc, id) where review_state = 'declined'",
    },
    listedIndex("listed", "(id)"),
    listedIndex("rank", `(${rank})`),
    listedIndex("region_rank", `(region, ${rank})`),
    listedIndex("team_size_rank", `(team_size, ${rank})`),
    listedIndex("specialties", "using gin (specialties)"),
    listedIndex("coverage_areas", "using gin (coverage_areas)"),
    listedIndex("places", "using gin (places)"),
    listedIndex("city_rank", `(city, ${rank})`),
    listedIndex("search", "using gin (search_text gin_trgm_ops)"),
    listedIndex("name_search", `using gin (${searchedName("")} gin_trgm_ops)`),
  ],
  // Triggers that maintain builder_facet; their function is in the migration that added it.
  triggers: (["insert", "update", "delete"] as const).map((event) => ({
    name: `builder_${event}_counted`,
    timing: "after" as const,
    events: [event],
    forEach: "statement" as const,
    expression: `create trigger builder_${event}_counted after ${event} on builder ${
      {
        insert: "referencing new table as come",
        update: "referencing new table as come old table as gone",
        delete: "referencing old table as gone",
      }[event]
    } for each statement execute function builder_counted()`,
  })),
  checks: [
    // the form requires more fields than a content source has to provide
    ...checksOf(boundedFields),
    { name: "completed_projects_range", expression: "completed_projects >= 0" },
    {
      name: "project_budget_order",
      expression: "maximum_project_budget >= minimum_project_budget",
    },
    {
      name: "rating_range",
      expression: "rating >= '0'::double precision and rating <= '5'::double precision",
    },
    { name: "review_count_range", expression: "review_count >= 0" },
    {
      name: "imported_rating_range",
      expression:
        "imported_rating >= '0'::double precision and imported_rating <= '5'::double precision",
    },
    { name: "imported_review_count_range", expression: "imported_review_count >= 0" },
    { name: "on_time_range", expression: "on_time_good >= 0 and on_time_good <= on_time_rated" },
  ],
});
export type BuilderRow = InferEntity<typeof BuilderTable>;
