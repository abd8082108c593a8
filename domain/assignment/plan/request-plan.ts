import { neededApprovals } from "../../booth-rules/check-booth.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { PromisePolicies } from "../../promise/ports.ts";
import { boothToCheck } from "../../quotes/check-request.ts";
import type { QuoteCase } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { boothArea } from "../../shared/booth-area.ts";
import { foldText } from "../../shared/text/fold-text.ts";
import { dayText } from "../../shared/time/day-text.ts";
import { dayThere } from "../../shared/time/zone-time.ts";
import { allowsText, timeLeft } from "../../show-plan/build-days.ts";
import { pastAdvice } from "../../show-plan/milestone-words.ts";
import { type Milestone, type PlanAnchors, plan } from "../../show-plan/plan.ts";
import type { PlanRepository } from "../../show-plan/ports.ts";
import { rulesFor, zoneOfShow } from "../../show-plan/rules-for.ts";
import { emptyManual, type ShowManuals } from "../../show-plan/show-manual.ts";
import type { TradeShowRepository } from "../../trade-shows/ports.ts";
import type { TradeShow } from "../../trade-shows/trade-show.ts";
import { serviceAreaOf } from "../matching/service-area.ts";

export type PlanNeeds = {
  plans: PlanRepository;
  tradeShows: Pick<TradeShowRepository, "find">;
  showManuals: Pick<ShowManuals, "find">;
  builders: Pick<BuilderProfileRepository, "find" | "findMany">;
  promisePolicies: Pick<PromisePolicies, "current">;
};

/** The plan of a request as of today at its show. */
export type RequestPlan = {
  /** Empty without a day of the show. */
  milestones: Milestone[];
  /** Advice on milestones that are past. */
  advice: string[];
  /** Today at the show, YYYY-MM-DD. */
  today: string;
};

/** Reads what a plan follows from, and plans. */
export async function planRequest(
  ports: PlanNeeds,
  { request, responses }: QuoteCase,
  now: Date,
): Promise<RequestPlan> {
  const { tradeShowId } = request.brief;
  const show = tradeShowId ? await ports.tradeShows.find(tradeShowId) : null;
  const accepted = responses.find(({ status }) => status === "accepted");
  const [own, manual, rules, policy, builder] = await Promise.all([
    ports.plans.listOwn(request.id),
    show ? ports.showManuals.find(show.id) : emptyManual,
    rulesFor(ports, show, request.venue),
    ports.promisePolicies.current(),
    accepted ? ports.builders.find(accepted.builderId) : null,
  ]);
  const today = dayThere(zoneOfShow(show, request.venue) ?? "UTC", now);
  const opening = show?.startDate ?? request.eventDay;
  if (!opening) return { milestones: [], advice: [], today };
  const anchors: PlanAnchors = {
    today,
    opening,
    isOfShow: show?.startDate != null,
    close: show?.endDate ?? null,
    deadlines: manual.deadlines,
    area: boothArea(request.boothSize),
    job: jobOf(request),
    leadTimeWeeks: accepted?.terms.leadTimeWeeks ?? null,
    transit: builder ? transitOf(builder, request, show) : "covered",
    hasSign: request.features.includes("hanging-elements"),
    holidays: new Set(policy.params.calendar.holidays),
  };
  const approvals = rules ? neededApprovals(boothToCheck(request), rules) : [];
  // after the award the way to it is no step anymore
  const milestones = plan(anchors, approvals, own).filter(
    ({ key }) => !accepted || (key !== "quotes-in" && key !== "award"),
  );
  return { milestones, advice: adviceOn(milestones, request, { opening, today }), today };
}

function jobOf({ serviceType }: QuoteRequest): PlanAnchors["job"] {
  const service = foldText(serviceType);
  if (service.includes("labor")) return "crew";
  return service.includes("rental") ? "rental" : "build";
}

function transitOf(
  builder: Parameters<typeof serviceAreaOf>[0],
  request: QuoteRequest,
  show: TradeShow | null,
): PlanAnchors["transit"] {
  const { kind } = serviceAreaOf(builder, { ...request, show });
  if (kind === "home" || kind === "covered") return kind;
  return kind === "elsewhere" ? "by-sea" : "far";
}

function adviceOn(
  milestones: readonly Milestone[],
  { tradeShowName, boothSize }: QuoteRequest,
  { opening, today }: { opening: string; today: string },
): string[] {
  const past = milestones.filter(({ slack, state }) => slack < 0 && state === "open");
  const left = timeLeft(opening, today, boothSize);
  const isLate = left && past.some(({ key }) => key === "contract");
  const said = past.map(({ key }) => pastAdvice(key, tradeShowName));
  const lines = [isLate ? allowsText(left, (day) => dayText(new Date(day))) : null, ...said];
  return left ? [...new Set(lines.filter((line) => line !== null))] : [];
}
