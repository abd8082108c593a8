import { beasBooths } from "../../builder-profiles/examples.ts";
import type { BuilderId } from "../../shared/id.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";

/** The current time in tests: 57 days before the show. */
export const today = new Date("2027-01-05T10:00:00.000Z");

/** A rented 20 by 20 island in Las Vegas with an average budget. */
export const request: RequestToMatch = {
  tradeShowName: "CES",
  venue: "Las Vegas Convention Center",
  eventDay: "2027-03-03",
  industry: "island",
  boothSize: "20x20",
  serviceType: "exhibit-stand-rental",
  budget: "35000-75000",
  features: ["meeting-room", "storage"],
  assignedBuilders: [],
  show: {
    title: "CES",
    city: "Las Vegas",
    state: "Nevada",
    region: "North America",
    industry: "technology",
    startDate: "2027-03-03",
    endDate: "2027-03-06",
  },
};

/**
 * A Chicago builder without projects or ratings: meets every condition and scores no extra points.
 */
export const plainBuilder: BuilderToMatch = {
  ...beasBooths,
  userId: null,
  name: "Plain Booths",
  city: "Chicago",
  state: "Illinois",
  country: "United States",
  region: "North America",
  teamSize: "10-25",
  isReachable: true,
  isInterested: false,
  hasDeclined: false,
  projects: [],
  invited: 0,
  answered: 0,
  finalBills: { jobs: 0, close: 0 },
  waiting: 0,
  underWay: 0,
  booked: [],
  owes: null,
  vetting: { required: "none", valid: [], insuranceEndedOn: null },
  capacity: null,
};

/** The plain builder with these facts changed; each number gives another id. */
export function builder(number: number, facts: Partial<BuilderToMatch> = {}): BuilderToMatch {
  const id = `0190b000-0000-7000-8000-${`${number}`.padStart(12, "0")}` as BuilderId;
  return { ...plainBuilder, id, name: `Builder ${number}`, ...facts };
}

export const project = {
  eventName: null,
  size: "20x20",
  projectType: null,
  industry: "Other",
  projectTimeline: null,
};
