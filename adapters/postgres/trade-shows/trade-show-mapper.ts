import type { SafeHtml } from "../../../domain/shared/safe-html.ts";
import type { TradeShow } from "../../../domain/trade-shows/trade-show.ts";
import type { TradeShowRow } from "../schema/content/trade-show.ts";
import type { JsonRow } from "../sql/stored-row.ts";

/** Without computed columns. */
type Kept = Omit<JsonRow<TradeShowRow>, "search_text" | "last_day">;
type Written = Omit<TradeShowRow, "search_text" | "last_day">;

/** Long texts were sanitised when they were written. */
export function toTradeShow(row: Kept): TradeShow {
  const html = (text: string | null) => text as SafeHtml | null;
  return {
    id: row.id,
    title: row.title,
    description: html(row.description),
    body: html(row.body),
    industry: row.industry,
    city: row.city,
    state: row.state,
    region: row.region,
    year: row.year,
    venue: row.venue,
    startDate: row.start_date,
    endDate: row.end_date,
    status: row.status,
    tags: row.tags,
    featured: row.featured,
    featuredImage: row.featured_image,
    imageGallery: row.image_gallery,
    floorPlanMap: row.floor_plan_map,
    expectedAttendees: row.expected_attendees,
    boothCostRange: row.booth_cost_range,
    registrationDeadline: row.registration_deadline,
    registrationLink: row.registration_link,
    eventWebsite: row.event_website,
    scheduleAgenda: html(row.schedule_agenda),
    keySpeakersExhibitors: html(row.key_speakers_exhibitors),
    previousYearStats: html(row.previous_year_stats),
    contactInformation: html(row.contact_information),
  };
}

/** `at` is when it was written; `notionId` the content source's own id of the page, when it came from there. */
export function toTradeShowRow(show: TradeShow, at: Date, notionId: string | null = null): Written {
  return {
    id: show.id,
    notion_id: notionId,
    title: show.title,
    description: show.description,
    body: show.body,
    industry: show.industry,
    city: show.city,
    state: show.state,
    region: show.region,
    year: show.year,
    venue: show.venue,
    start_date: show.startDate,
    end_date: show.endDate,
    status: show.status,
    tags: show.tags,
    featured: show.featured,
    featured_image: show.featuredImage,
    image_gallery: show.imageGallery,
    floor_plan_map: show.floorPlanMap,
    expected_attendees: show.expectedAttendees,
    booth_cost_range: show.boothCostRange,
    registration_deadline: show.registrationDeadline,
    registration_link: show.registrationLink,
    event_website: show.eventWebsite,
    schedule_agenda: show.scheduleAgenda,
    key_speakers_exhibitors: show.keySpeakersExhibitors,
    previous_year_stats: show.previousYearStats,
    contact_information: show.contactInformation,
    created_at: at,
    updated_at: at,
  };
}
