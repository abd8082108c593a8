import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { TradeShowId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";

/** Search text: columns joined by U+001F so that matches cannot span columns. */
const searchText = `lower((title || chr(31)
  || coalesce(nullif(city, '') || ', ' || nullif(state, ''), nullif(city, ''), state, '') || chr(31)
  || coalesce(industry, '') || chr(31) || coalesce(venue, '')) collate "und-x-icu")`;

/** A show on the calendar. */
export const TradeShowTable = defineEntity({
  name: "TradeShowTable",
  tableName: "trade_show",
  properties: {
    id: columns.id<TradeShowId>(),
    notion_id: columns.optionalText().unique("trade_show_notion_id_unique"),
    title: columns.text(),
    description: columns.optionalText(),
    body: columns.optionalText(),
    industry: columns.optionalText(),
    city: columns.optionalText(),
    state: columns.optionalText(),
    region: columns.optionalText(),
    year: columns.optionalText(),
    venue: columns.optionalText(),
    start_date: p.date().strictNullable(),
    end_date: p.date().strictNullable(),
    status: columns.text().default("upcoming"),
    tags: columns.texts(),
    featured: p.boolean().default(false),
    featured_image: columns.optionalText(),
    image_gallery: columns.texts(),
    floor_plan_map: columns.texts(),
    expected_attendees: p.integer().strictNullable(),
    booth_cost_range: columns.optionalText(),
    registration_deadline: p.date().strictNullable(),
    registration_link: columns.optionalText(),
    event_website: columns.optionalText(),
    schedule_agenda: columns.optionalText(),
    key_speakers_exhibitors: columns.optionalText(),
    previous_year_stats: columns.optionalText(),
    contact_information: columns.optionalText(),
    /** In lower case. */
    search_text: p.text().strictNullable().generated(`(${searchText}) stored`),
    /** Of a show without dates, the end of time. */
    last_day: p
      .date()
      .strictNullable()
      .generated("(coalesce(end_date, start_date, 'infinity'::date)) stored"),
    created_at: columns.createdAt(),
    updated_at: columns.createdAt(),
  },
  indexes: [
    { name: "trade_show_start_date_index", properties: ["start_date", "title", "id"] },
    {
      name: "trade_show_long_index",
      expression:
        "create index trade_show_long_index on trade_show (start_date, title, id) where last_day - start_date > 7",
    },
    { name: "trade_show_last_day_index", properties: ["last_day"] },
    { name: "trade_show_city_index", properties: ["city"] },
    { name: "trade_show_year_index", properties: ["year"] },
    {
      name: "trade_show_search_index",
      expression:
        "create index trade_show_search_index on trade_show using gin (search_text gin_trgm_ops)",
    },
  ],
  // Triggers that maintain content_version; their function is in the migration that added it.
  triggers: (["insert", "update", "delete"] as const).map((event) => ({
    name: `trade_show_${event}_counted`,
    timing: "after" as const,
    events: [event],
    forEach: "statement" as const,
    expression: `create trigger trade_show_${event}_counted after ${event} on trade_show for each statement execute function trade_show_counted()`,
  })),
  checks: [
    ...lengthChecks({ title: [1, 200] }),
    { name: "dates_order", expression: "end_date >= start_date" },
    { name: "expected_attendees_range", expression: "expected_attendees >= 0" },
  ],
});
export type TradeShowRow = InferEntity<typeof TradeShowTable>;
