import type { TradeShowId } from "../shared/id.ts";

/** A show on the calendar. Dates are calendar days, YYYY-MM-DD. */
export type TradeShow = {
  id: TradeShowId;
  title: string;
  description: string | null;
  body: string | null;
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
  scheduleAgenda: string | null;
  keySpeakersExhibitors: string | null;
  previousYearStats: string | null;
  contactInformation: string | null;
};
