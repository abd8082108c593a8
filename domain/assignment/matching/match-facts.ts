import type { BuilderProfile } from "../../builder-profiles/builder-profile.ts";
import type { BuilderCapacity } from "../../builder-profiles/capacity/builder-capacity.ts";
import type { FinalBills } from "../../jobs/final-bills.ts";
import type { PortfolioProject } from "../../portfolio/portfolio-project.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { CheckKind } from "../../shared/check-kinds.ts";
import type { UserId } from "../../shared/id.ts";
import type { TradeShow } from "../../trade-shows/trade-show.ts";
import type { RequiredVetting } from "../../vetting/required-vetting.ts";

/** Facts about the show from the calendar. */
export type ShowToMatch = Pick<
  TradeShow,
  "title" | "city" | "state" | "region" | "industry" | "startDate" | "endDate"
>;

/**
 * Request fields that matching reads. `show` is null without a show on the calendar; then only name
 * and venue are known.
 */
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
  // the sender, whose own company isn't asked to quote, and the builders they prefer
  Partial<Pick<QuoteRequest, "userId" | "company" | "preferredBuilders">> & {
    show: ShowToMatch | null;
  };

export type PastProject = Pick<
  PortfolioProject,
  "eventName" | "size" | "projectType" | "industry" | "projectTimeline"
>;

/** The fields that identify the show of another request. */
export type BookedShow = Pick<QuoteRequest, "tradeShowName" | "eventDay">;

/** The policy of checks, and those that the builder has. */
export type VettingFacts = {
  required: RequiredVetting;
  valid: CheckKind[];
  /** The last day, YYYY-MM-DD, of the latest insurance that ended; null: none did. */
  insuranceEndedOn: string | null;
};

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
  | "ratingSource"
> & {
  /** The account that the profile belongs to, or null. */
  userId: UserId | null;
  /** Whether the builder has an address for invitations. */
  isReachable: boolean;
  /** Whether the builder has shown interest in this request. */
  isInterested: boolean;
  /** Whether the builder declined to quote for this request. */
  hasDeclined: boolean;
  /** Latest published projects. */
  projects: PastProject[];
  /**
   * Invitations of the last year that were declined or had time for an answer, including later
   * removed ones; `answered` of them got a quote with an amount.
   */
  invited: number;
  answered: number;
  /** Its closed jobs whose bill the exhibitor confirmed. */
  finalBills: FinalBills;
  /** Open requests that await this builder's quote now, without lapsed and released invitations. */
  waiting: number;
  /** Accepted jobs that are not closed yet. */
  underWay: number;
  /**
   * Shows of other requests at about the same time that the builder is invited to, has quoted for,
   * or has won.
   */
  booked: BookedShow[];
  vetting: VettingFacts;
  /** The statement for which the operator no longer asks the builder; null: none. */
  owes: string | null;
  /** Null: the builder hasn't stated it. */
  capacity: BuilderCapacity | null;
};
