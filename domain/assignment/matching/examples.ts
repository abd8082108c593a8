import { beasBooths } from "../../builder-profiles/examples.ts";
import type { BuilderId } from "../../shared/id.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";

/** The tests' today. The show is 57 days away. */
export const today = new Date("2027-01-05T10:00:00.000Z");

/** A rented island of 20 by 20 in Las Vegas, for a usual budget. */
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

/** A shop in Chicago without a past: nothing speaks for it, nothing stands in its way. */
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
  waiting: 0,
  underWay: 0,
  booked: [],
  capacity: null,
};

/** A builder like the plain one, but for these facts. The number makes another id. */
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
