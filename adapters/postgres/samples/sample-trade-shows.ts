import type { TradeShowId } from "../../../domain/shared/id.ts";
import type { SafeHtml } from "../../../domain/shared/safe-html.ts";
import type { TradeShow } from "../../../domain/trade-shows/trade-show.ts";
import { nextDay } from "./next-day.ts";

/** Said of each, so that nobody books a flight by it. */
const notice =
  "Sample entry: the show and its venue are real, the dates and figures are not official.";

type Facts = Pick<
  TradeShow,
  "title" | "industry" | "city" | "state" | "region" | "venue" | "status" | "tags" | "featured"
> & {
  about: string;
  from: string;
  to: string;
  deadline: string;
  attendees: number;
  boothCost: string;
  site: string;
};

/** Five well-known shows, on days within a year of `now`. */
export function sampleTradeShows(now: Date): TradeShow[] {
  return shows.map((facts, number) => toShow(facts, number + 1, now));
}

const shows: Facts[] = [
  {
    title: "CES",
    about: "Consumer technology from chips to cars, at the start of the year.",
    industry: "technology",
    city: "Las Vegas",
    state: "Nevada",
    region: "North America",
    venue: "Las Vegas Convention Center",
    status: "registration-open",
    tags: ["Consumer Electronics", "Mobility", "Smart Home"],
    featured: true,
    from: "01-06",
    to: "01-09",
    deadline: "01-02",
    attendees: 140_000,
    boothCost: "$40 - $60 per square foot",
    site: "https://www.ces.tech",
  },
  {
    title: "Natural Products Expo West",
    about: "Natural, organic and healthy products, from start-ups to household names.",
    industry: "retail",
    city: "Anaheim",
    state: "California",
    region: "North America",
    venue: "Anaheim Convention Center",
    status: "registration-open",
    tags: ["Food & Beverage", "Organic", "Wellness"],
    featured: false,
    from: "03-03",
    to: "03-06",
    deadline: "02-20",
    attendees: 65_000,
    boothCost: "$40 - $55 per square foot",
    site: "https://www.expowest.com",
  },
  {
    title: "Hannover Messe",
    about: "Automation, digital production and energy for industry.",
    industry: "technology",
    city: "Hannover",
    state: "Lower Saxony",
    region: "Europe",
    venue: "Hannover Fairground",
    status: "upcoming",
    tags: ["Automation", "Energy", "Robotics"],
    featured: true,
    from: "04-20",
    to: "04-24",
    deadline: "04-10",
    attendees: 130_000,
    boothCost: "€250 - €350 per square metre",
    site: "https://www.hannovermesse.de",
  },
  {
    title: "interpack",
    about: "Processing and packaging for food, pharmaceuticals and goods of every kind.",
    industry: "retail",
    city: "Düsseldorf",
    state: "North Rhine-Westphalia",
    region: "Europe",
    venue: "Messe Düsseldorf",
    status: "sold-out",
    tags: ["Packaging", "Food Processing"],
    featured: false,
    from: "05-07",
    to: "05-13",
    deadline: "04-30",
    attendees: 140_000,
    boothCost: "€280 - €380 per square metre",
    site: "https://www.interpack.com",
  },
  {
    title: "IMTS",
    about: "Machine tools, additive manufacturing and everything that shapes metal.",
    industry: "technology",
    city: "Chicago",
    state: "Illinois",
    region: "North America",
    venue: "McCormick Place",
    status: "upcoming",
    tags: ["Machine Tools", "Additive Manufacturing"],
    featured: false,
    from: "09-14",
    to: "09-19",
    deadline: "09-01",
    attendees: 89_000,
    boothCost: "$35 - $50 per square foot",
    site: "https://www.imts.com",
  },
];

function toShow(facts: Facts, number: number, now: Date): TradeShow {
  const { about, from, to, deadline, attendees, boothCost, site, ...shown } = facts;
  const startDate = nextDay(now, from);
  const year = startDate.slice(0, 4);
  return {
    ...shown,
    id: `019b0000-5c0${number}-7000-8000-7a1f5e9c3b60` as TradeShowId,
    description: `${about} ${notice}` as SafeHtml,
    body: null,
    year,
    startDate,
    endDate: `${year}-${to}`,
    registrationDeadline: `${year}-${deadline}`,
    featuredImage: null,
    imageGallery: [],
    floorPlanMap: [],
    expectedAttendees: attendees,
    boothCostRange: boothCost,
    registrationLink: null,
    eventWebsite: site,
    scheduleAgenda: null,
    keySpeakersExhibitors: null,
    previousYearStats: null,
    contactInformation: null,
  };
}
