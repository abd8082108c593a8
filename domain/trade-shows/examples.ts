import type { TradeShowId } from "../shared/id.ts";
import type { TradeShow } from "./trade-show.ts";

/** An ordinary example show for tests. */
export const ces: TradeShow = {
  id: "0190f100-0000-7000-8000-000000000001" as TradeShowId,
  title: "Consumer Electronics Show",
  description: null,
  body: null,
  industry: "Technology",
  city: "Las Vegas",
  state: "NV",
  region: "West",
  year: "2027",
  venue: "Las Vegas Convention Center",
  startDate: "2027-03-03",
  endDate: "2027-03-06",
  status: "upcoming",
  tags: [],
  featured: false,
  featuredImage: null,
  imageGallery: [],
  floorPlanMap: [],
  expectedAttendees: 100_000,
  boothCostRange: null,
  registrationDeadline: null,
  registrationLink: null,
  eventWebsite: null,
  scheduleAgenda: null,
  keySpeakersExhibitors: null,
  previousYearStats: null,
  contactInformation: null,
};
