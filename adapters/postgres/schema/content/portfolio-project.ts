import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { ReviewState } from "../../../../domain/shared/builder-summary.ts";
import type { ProjectId } from "../../../../domain/shared/id.ts";
import type { SafeHtml } from "../../../../domain/shared/text/safe-html.ts";
import { columns } from "../columns.ts";
import { keysetIndex } from "../keyset-index.ts";
import { lengthChecks } from "../length-checks.ts";
import { BuilderTable } from "./builder.ts";
import { entryChecks } from "./entry-checks.ts";
import { reviewStates } from "./review-states.ts";

const published = "review_state = 'approved' and public";

/**
 * Search terms of a project: its features unchanged, all other values prefixed with the facet's
 * name.
 */
const terms = `array_to_tsvector(array_remove(array_remove(features || array[
  (chr(31) || 'industries:') || industry,
  (chr(31) || 'exhibitTypes:') || project_type,
  (chr(31) || 'exhibitSizes:') || size,
  (chr(31) || 'locations:') || fold_text(location),
  (chr(31) || 'builderIds:') || builder_id::text,
  case when cardinality(built_pictures) > 0 then (chr(31) || 'pictures:') || 'built' else null end
], null), ''))`;

/** Sort orders of the portfolio without another index; newest first among equals. */
const orderIndex = (name: string, order: string) => ({
  name: `portfolio_project_${name}_index`,
  expression: `create index portfolio_project_${name}_index on portfolio_project (${order}, created_at desc, id desc) where ${published}`,
});

/** A project in a builder's portfolio. */
export const PortfolioProjectTable = defineEntity({
  name: "PortfolioProjectTable",
  tableName: "portfolio_project",
  properties: {
    id: columns.id<ProjectId>(),
    notion_id: columns.optionalText().unique("portfolio_project_notion_id_unique"),
    builder_id: () =>
      p
        .manyToOne(BuilderTable)
        .mapToPk()
        .strictNullable()
        .fieldName("builder_id")
        .deleteRule("set null")
        .index(false),
    title: columns.text(),
    description: columns.text().$type<SafeHtml>(),
    industry: columns.text(),
    size: columns.text(),
    /** The project's main picture; never empty. */
    image_url: columns.text(),
    portfolio_category: columns.optionalText(),
    client: columns.optionalText(),
    event_name: columns.optionalText(),
    project_scale: columns.optionalText(),
    project_type: columns.optionalText(),
    project_timeline: columns.optionalText(),
    budget: columns.optionalText(),
    status: columns.optionalText(),
    year: columns.optionalText(),
    location: columns.optionalText(),
    features: columns.texts(),
    special_features: columns.texts(),
    tags: columns.texts(),
    main_image: columns.optionalText(),
    project_images: columns.texts(),
    built_pictures: columns.texts(),
    renderings: columns.texts(),
    confirmed_pictures: columns.texts(),
    video_content: columns.texts(),
    challenge_brief: columns.html(),
    our_solution: columns.html(),
    technology_used: columns.html(),
    materials: columns.html(),
    success_metrics: columns.html(),
    lead_generation: columns.html(),
    visitor_engagement: columns.html(),
    awards_recognition: columns.html(),
    client_testimonial: columns.html(),
    review_state: p.enum(reviewStates).$type<ReviewState>().default("pending-review"),
    public: p.boolean().default(true),
    featured: p.boolean().default(false),
    featured_requested: p.boolean().default(false),
    is_sample: p.boolean().default(false),
    /** The domain's `boothArea`, computed by a function of the database. */
    booth_area: p.bigint("number").strictNullable().generated("(area_of_size(size)) stored"),
    terms: p.text().columnType("tsvector").strictNullable().generated(`(${terms}) stored`),
    created_at: columns.createdAt(),
    updated_at: columns.createdAt(),
  },
  indexes: [
    keysetIndex("portfolio_project", "builder_id"),
    {
      name: "portfolio_project_published_index",
      columns: [
        { name: "review_state" },
        { name: "public" },
        { name: "created_at", sort: "desc" },
        { name: "id", sort: "desc" },
      ],
    },
    orderIndex("client_az", 'client collate "und-x-icu"'),
    orderIndex("client_za", 'client collate "und-x-icu" desc nulls last'),
    orderIndex("size_up", "booth_area"),
    orderIndex("size_down", "booth_area desc nulls last"),
    {
      name: "portfolio_project_builder_booth_index",
      expression: `create index portfolio_project_builder_booth_index on portfolio_project (builder_id, booth_area, project_type) where ${published}`,
    },
    {
      name: "portfolio_project_terms_index",
      expression: `create index portfolio_project_terms_index on portfolio_project using gin (terms) where ${published}`,
    },
    // covers counts of what was built in a place, whose rows are scattered over the table
    {
      name: "portfolio_project_place_index",
      expression: `create index portfolio_project_place_index on portfolio_project (location, builder_id, project_type, booth_area) where ${published}`,
    },
    {
      name: "portfolio_project_show_index",
      expression: `create index portfolio_project_show_index on portfolio_project (fold_text(event_name) text_pattern_ops, created_at desc) include (event_name, builder_id, project_type, booth_area) where ${published}`,
    },
    // finds one builder's projects at a show, since a large builder has a thousand others
    {
      name: "portfolio_project_builder_show_index",
      expression: `create index portfolio_project_builder_show_index on portfolio_project (builder_id, fold_text(event_name) text_pattern_ops) where ${published}`,
    },
  ],
  // Triggers that maintain portfolio_facet; their function is in the migration that added it.
  triggers: (["insert", "update", "delete"] as const).map((event) => ({
    name: `portfolio_project_${event}_counted`,
    timing: "after" as const,
    events: [event],
    forEach: "statement" as const,
    expression: `create trigger portfolio_project_${event}_counted after ${event} on portfolio_project ${
      {
        insert: "referencing new table as come",
        update: "referencing new table as come old table as gone",
        delete: "referencing old table as gone",
      }[event]
    } for each statement execute function portfolio_project_counted()`,
  })),
  checks: [
    ...lengthChecks({
      title: [1, 100],
      // HTML is longer than the typed text, which has its own limit
      description: 40_000,
      industry: 50,
      size: 50,
      image_url: [1, 2000],
      client: 100,
      event_name: 100,
      project_type: 50,
      budget: 50,
      location: 100,
      main_image: 2000,
    }),
    ...entryChecks({
      features: 20,
      special_features: 10,
      project_images: 20,
      built_pictures: 21,
      renderings: 21,
      confirmed_pictures: 21,
    }),
    { name: "year_format", expression: "year ~ '^[0-9]{4}$'::text" },
  ],
});
export type PortfolioProjectRow = InferEntity<typeof PortfolioProjectTable>;
