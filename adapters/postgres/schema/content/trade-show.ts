import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { TradeShowId } from "../../../../domain/shared/id.ts";
import { showFields } from "../../../../domain/trade-shows/show-fields.ts";
import { columns } from "../columns.ts";
import { columnsOf } from "../columns-of.ts";
import { lengthChecks } from "../length-checks.ts";

/** Search text: columns joined by U+001F so that matches cannot span columns. */
const searchText = `fold_text(title || chr(31)
  || coalesce(nullif(city, '') || ', ' || nullif(state, ''), nullif(city, ''), state, '') || chr(31)
  || coalesce(industry, '') || chr(31) || coalesce(venue, ''))`;

/**
 * Title, venue and place as searches and requests name them, folded. The place is the city, else
 * the state.
 */
export const showTitleKey = (s: string) => `fold_text(${s}title)`;
export const showVenueKey = (s: string) => `fold_text(coalesce(${s}venue, ''))`;
export const showPlaceKey = (s: string) =>
  `fold_text(coalesce(nullif(${s}city, ''), ${s}state, ''))`;
export const showIndustryKey = (s: string) => `fold_text(${s}industry)`;
export const showCityKey = (s: string) => `fold_text(${s}city)`;

/** An index for one filter of the calendar, sorted like the calendar. */
const filterIndex = (name: string, of: string) => ({
  name: `trade_show_${name}_index`,
  expression: `create index trade_show_${name}_index on trade_show (${of}, start_date, title, id)`,
});

/** A show on the calendar. */
export const TradeShowTable = defineEntity({
  name: "TradeShowTable",
  tableName: "trade_show",
  properties: {
    id: columns.id<TradeShowId>(),
    notion_id: columns.optionalText().unique("trade_show_notion_id_unique"),
    ...columnsOf(showFields),
    /** Hidden by an admin. */
    hidden: p.boolean().default(false),
    /** Folded: no case, no accents. */
    search_text: p.text().strictNullable().generated(`(${searchText}) stored`),
    /** `infinity` for a show without dates. */
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
    {
      name: "trade_show_title_index",
      expression: `create index trade_show_title_index on trade_show (${showTitleKey("")} text_pattern_ops)`,
    },
    {
      name: "trade_show_venue_index",
      expression: `create index trade_show_venue_index on trade_show (${showVenueKey("")}, start_date desc nulls last)`,
    },
    {
      name: "trade_show_long_venue_index",
      expression: `create index trade_show_long_venue_index on trade_show (${showVenueKey("")}, start_date) where last_day - start_date > 7`,
    },
    {
      name: "trade_show_place_index",
      expression: `create index trade_show_place_index on trade_show (${showPlaceKey("")}, start_date desc nulls last)`,
    },
    { name: "trade_show_last_day_index", properties: ["last_day"] },
    filterIndex("city_start", "city"),
    filterIndex("city_key_start", showCityKey("")),
    filterIndex("year_start", "year"),
    filterIndex("status_start", "status"),
    filterIndex("industry_start", showIndustryKey("")),
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
