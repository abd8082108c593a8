import type { BuilderProfile } from "../../builder-profiles/builder-profile.ts";
import type { BuilderCapacity } from "../../builder-profiles/capacity/builder-capacity.ts";
import type { PortfolioProject } from "../../portfolio/portfolio-project.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { UserId } from "../../shared/id.ts";
import type { TradeShow } from "../../trade-shows/trade-show.ts";

/** Facts about the show from the calendar. */
export type ShowToMatch = Pick<
  TradeShow,
  "title" | "city" | "state" | "region" | "industry" | "startDate" | "endDate"
>;

/** Request fields that matching reads. Without a show on the calendar only its name and venue are known. */
export type RequestToMatch = Pick<
  QuoteRequest,
  | "tradeShowName"
  | "venue"
  | "eventDay"
  | "industry"
  | "boothSize"
  | "serviceType"
  | "budget"
  | "features"
  | "assignedBuilders"
> &
  // who asks, whose own company is not asked to quote, and the builders they would like
  Partial<Pick<QuoteRequest, "userId" | "company" | "preferredBuilders">> & {
    show: ShowToMatch | null;
  };

export type PastProject = Pick<
  PortfolioProject,
  "eventName" | "size" | "projectType" | "industry" | "projectTimeline"
>;

/** The show of a request, as far as the request names it. */
export type BookedShow = Pick<QuoteRequest, "tradeShowName" | "eventDay">;

/** Builder fields that matching reads: its profile and its activity over the past year. */
export type BuilderToMatch = Pick<
  BuilderProfile,
  | "id"
  | "name"
  | "reviewState"
  | "public"
  | "city"
  | "state"
  | "country"
  | "region"
  | "coverageAreas"
  | "teamSize"
  | "minimumProjectBudget"
  | "maximumProjectBudget"
  | "leadTimeWeeks"
  | "specialties"
  | "industriesServed"
  | "servicesOffered"
  | "rating"
  | "reviewCount"
> & {
  /** The account that the profile belongs to; null: none. */
  userId: UserId | null;
  /** Whether there is an address for the invitation. */
  isReachable: boolean;
  /** Whether they said that they would like to quote for this request. */
  isInterested: boolean;
  /** Whether they declined to quote for this request. */
  hasDeclined: boolean;
  /** Latest published projects. */
  projects: PastProject[];
  /**
   * Invitations of the last year that had time for an answer or were declined, also where the builder was removed later,
   * and how many of them were answered with an amount.
   */
  invited: number;
  answered: number;
  /** Open requests that wait for this builder's quote now. Lapsed and released invitations do not. */
  waiting: number;
  /** Accepted jobs that are not closed yet. */
  underWay: number;
  /** Other requests about the time of this show at which the builder is invited, has quoted or has the job. */
  booked: BookedShow[];
  /** Null: the builder said nothing about it yet. */
  capacity: BuilderCapacity | null;
};
