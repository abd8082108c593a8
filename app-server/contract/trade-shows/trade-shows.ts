import * as z from "zod";
import type { TradeShow } from "../../../domain/trade-shows/trade-show.ts";
import { safeHtml } from "../fields/safe-html.ts";

const text = z.string().nullable();

/** A trade show. `id` and `notionId` are equal. Dates are YYYY-MM-DD, long texts sanitized HTML. */
export const tradeShowBody = z.object({
  id: z.string(),
  notionId: z.string(),
  title: z.string(),
  description: safeHtml.nullable(),
  body: safeHtml.nullable(),
  industry: text,
  city: text,
  state: text,
  region: text,
  year: text,
  venue: text,
  startDate: text,
  endDate: text,
  status: z.string(),
  tags: z.array(z.string()),
  featured: z.boolean(),
  featuredImage: text,
  imageGallery: z.array(z.string()),
  floorPlanMap: z.array(z.string()),
  expectedAttendees: z.int().nullable(),
  boothCostRange: text,
  registrationDeadline: text,
  registrationLink: text,
  eventWebsite: text,
  scheduleAgenda: safeHtml.nullable(),
  keySpeakersExhibitors: safeHtml.nullable(),
  previousYearStats: safeHtml.nullable(),
  contactInformation: safeHtml.nullable(),
});
export type TradeShowBody = z.infer<typeof tradeShowBody>;

export function toTradeShowBody(show: TradeShow): TradeShowBody {
  return { ...show, notionId: show.id };
}
