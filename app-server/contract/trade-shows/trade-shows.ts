import * as z from "zod";
import type { SafeHtml } from "../../../domain/shared/text/safe-html.ts";
import type { TradeShow } from "../../../domain/trade-shows/trade-show.ts";

const text = z.string().nullable();
/** Sanitised when it was written. */
const html = (z.string() as unknown as z.ZodType<SafeHtml>).nullable();

/** A show on the calendar. `id` and `notionId` are the same. Dates are YYYY-MM-DD, long texts sanitised HTML. */
export const tradeShowBody = z.object({
  id: z.string(),
  notionId: z.string(),
  title: z.string(),
  description: html,
  body: html,
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
  scheduleAgenda: html,
  keySpeakersExhibitors: html,
  previousYearStats: html,
  contactInformation: html,
});
export type TradeShowBody = z.infer<typeof tradeShowBody>;

export function toTradeShowBody(show: TradeShow): TradeShowBody {
  return { ...show, notionId: show.id };
}
