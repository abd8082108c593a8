import type { TradeShowId } from "../shared/id.ts";
import type { SafeHtml } from "../shared/text/safe-html.ts";

/** A show on the calendar. Dates are calendar days, YYYY-MM-DD; texts of the type `SafeHtml` may carry markup. */
export type TradeShow = {
  id: TradeShowId;
  title: string;
  description: SafeHtml | null;
  body: SafeHtml | null;
  industry: string | null;
  city: string | null;
  state: string | null;
  region: string | null;
  year: string | null;
  venue: string | null;
  startDate: string | null;
  endDate: string | null;
  status: string;
  tags: string[];
  featured: boolean;
  featuredImage: string | null;
  imageGallery: string[];
  floorPlanMap: string[];
  expectedAttendees: number | null;
  boothCostRange: string | null;
  registrationDeadline: string | null;
  registrationLink: string | null;
  eventWebsite: string | null;
  scheduleAgenda: SafeHtml | null;
  keySpeakersExhibitors: SafeHtml | null;
  previousYearStats: SafeHtml | null;
  contactInformation: SafeHtml | null;
};

/** As much of a show as a card in a list shows. */
export type TradeShowCard = Pick<
  TradeShow,
  | "id"
  | "title"
  | "industry"
  | "city"
  | "state"
  | "venue"
  | "startDate"
  | "endDate"
  | "status"
  | "featured"
  | "featuredImage"
  | "expectedAttendees"
> & {
  /** The beginning of the description, without markup. */
  excerpt: string | null;
};
