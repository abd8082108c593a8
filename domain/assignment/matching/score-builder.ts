import { boothArea, similarArea } from "../../shared/booth-area.ts";
import { oneDecimal } from "../../shared/text/count-text.ts";
import { foldText } from "../../shared/text/fold-text.ts";
import { isSameShow } from "../../trade-shows/is-same-show.ts";
import type { BuilderToMatch, RequestToMatch } from "./match-facts.ts";
import {
  billPrior,
  type Criterion,
  criteria,
  enoughOfSize,
  importedVoice,
  placeShares,
  ratingPrior,
  responseRatePrior,
  weights,
} from "./matching-weights.ts";
import { requiredSkills } from "./required-skills.ts";
import { serviceAreaOf } from "./service-area.ts";
import { workloadOf } from "./workload.ts";

/** Points that a builder earned for a criterion, and why. */
export type Reason = { criterion: Criterion; points: number; outOf: number; why: string };

type Share = { share: number; why: string };
type Judge = (builder: BuilderToMatch, request: RequestToMatch) => Share;

const judges: Record<Criterion, Judge> = {
  skills: bySkills,
  place: byPlace,
  rating: byRating,
  industry: byIndustry,
  show: byShow,
  size: bySize,
  answers: byAnswers,
  bills: byBills,
  load: byLoad,
  interest: byInterest,
};

/**
 * One reason per criterion, in the order of `weights`. A builder's score is the sum of their
 * points.
 */
export function scoreBuilder(builder: BuilderToMatch, request: RequestToMatch): Reason[] {
  return criteria.map((criterion) => {
    const { share, why } = judges[criterion](builder, request);
    const outOf = weights[criterion];
    return { criterion, points: Math.round(outOf * Math.min(1, Math.max(0, share))), outOf, why };
  });
}

function bySkills(builder: BuilderToMatch, request: RequestToMatch): Share {
  const { asked, had, share } = requiredSkills(builder, request);
  if (asked.length === 0)
    return { share: 0, why: "The request doesn't name a booth type or feature" };
  if (had.length === 0) return { share, why: `Offers none of ${listed(asked)}` };
  return {
    share,
    why: `Covers ${had.length} of ${count(asked.length, "need")}: ${had.join(", ")}`,
  };
}

function byPlace(builder: BuilderToMatch, request: RequestToMatch): Share {
  const reach = serviceAreaOf(builder, request);
  const share = placeShares[reach.kind];
  switch (reach.kind) {
    case "home":
      return { share, why: `At home in ${reach.place}` };
    case "covered":
      return { share, why: `Covers ${reach.place}` };
    case "same-part":
      return { share, why: `Works in ${reach.place}, the show's region` };
    case "elsewhere":
      return { share, why: `Works in ${reach.place}, far from ${reach.show}` };
    case "unknown":
      return { share, why: "Show location or coverage is missing. Ask the builder." };
  }
}

function byRating({ rating, reviewCount, ratingSource }: BuilderToMatch): Share {
  const isVerified = ratingSource === "verified";
  const reviews = Math.max(0, reviewCount);
  const voices = isVerified ? reviews : reviews * importedVoice;
  const all = voices + ratingPrior.voices;
  const share = (rating * voices + ratingPrior.rating * ratingPrior.voices) / all / 5;
  if (reviews === 0) return { share, why: "No reviews yet: counted as average" };
  const half = isVerified ? "" : ", imported: counted half";
  return { share, why: `${oneDecimal(rating)} of 5 from ${count(reviews, "review")}${half}` };
}

function byIndustry(
  { industriesServed, projects }: BuilderToMatch,
  { show }: RequestToMatch,
): Share {
  const industry = show?.industry;
  if (!industry) return { share: 0, why: "The show's industry is missing" };
  const served = industriesServed.find((each) => isSameIndustry(each, industry));
  if (served) return { share: 1, why: `Serves ${served}` };
  const built = projects.filter((project) => isSameIndustry(project.industry, industry));
  return built.length > 0
    ? { share: 0.6, why: `${count(built.length, "past project")} in ${industry}` }
    : { share: 0, why: `Doesn't list ${industry}` };
}

function byShow({ projects }: BuilderToMatch, { tradeShowName }: RequestToMatch): Share {
  const built = projects.filter(({ eventName }) => isSameShow(eventName ?? "", tradeShowName));
  return built.length > 0
    ? { share: 1, why: `Has built at ${tradeShowName}` }
    : { share: 0, why: "No project at this show" };
}

function bySize({ projects }: BuilderToMatch, { boothSize }: RequestToMatch): Share {
  const area = boothArea(boothSize);
  if (!area) return { share: 0, why: "The size in feet is missing" };
  const built = projects.filter(({ size }) => {
    const ratio = (boothArea(size) ?? 0) / area;
    return ratio >= similarArea.least && ratio <= similarArea.most;
  });
  const share = built.length / enoughOfSize;
  return built.length > 0
    ? { share, why: `${count(built.length, "past booth")} of about this size` }
    : { share, why: "No past booth of about this size" };
}

function byAnswers({ invited, answered }: BuilderToMatch): Share {
  const asked = Math.max(invited, answered);
  const { invitations, share } = responseRatePrior;
  const shrunk = (answered + invitations * share) / (asked + invitations);
  if (asked === 0) return { share: shrunk, why: "Not asked in the last year" };
  return {
    share: shrunk,
    why: `Answered ${answered} of ${count(asked, "request")} in the last year`,
  };
}

function byBills({ finalBills: { jobs, close } }: BuilderToMatch): Share {
  const share = (close + billPrior.jobs * billPrior.share) / (jobs + billPrior.jobs);
  if (jobs === 0) return { share, why: "No confirmed final bill yet: counted as average" };
  return { share, why: `Final bill near the quote in ${close} of ${count(jobs, "job")}` };
}

function byLoad(builder: BuilderToMatch): Share {
  const { jobs, capacity, words } = workloadOf(builder);
  return { share: 1 - jobs / capacity, why: words };
}

function byInterest({ isInterested }: BuilderToMatch): Share {
  return isInterested
    ? { share: 1, why: "Interested in this request" }
    : { share: 0, why: "Hasn't expressed interest" };
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

function listed(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}

/** Words in industry names that don't identify an industry. */
const empty = new Set(["other", "services", "and", "profit"]);

/**
 * Whether two industry names share a word, compared by its first five letters: "financial services"
 * matches "Finance".
 */
function isSameIndustry(one: string, other: string): boolean {
  const stems = stemsOf(other);
  return stemsOf(one).some((stem) => stems.includes(stem));
}

function stemsOf(industry: string): string[] {
  return foldText(industry)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !empty.has(word))
    .map((word) => word.slice(0, 5));
}
