import { approvedBuilder, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderNotFound } from "../../builder-profiles/refusals.ts";
import type { PromisePolicies } from "../../promise/ports.ts";
import { maskContacts } from "../../quotes/mask-contacts.ts";
import { boothArea, sizeBands } from "../../shared/booth-area.ts";
import type { BuilderId, QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import type { Condition } from "../matching/ineligibility-reason.ts";
import { ineligibilityReasons } from "../matching/ineligibility-reasons.ts";
import type { BuilderToMatch, RequestToMatch } from "../matching/match-facts.ts";
import type { Criterion } from "../matching/matching-weights.ts";
import { wantedShow } from "../matching/read-candidates.ts";
import { scoreBuilder } from "../matching/score-builder.ts";
import { serviceAreaOf } from "../matching/service-area.ts";
import type { MatchingRepository, MissedRequest } from "../ports.ts";

type Needs = {
  promisePolicies: PromisePolicies;
  matching: MatchingRepository;
  clock: Clock;
};

/**
 * A request that other builders were asked for, anonymized: month, show, size, and the condition
 * that the builder misses today.
 */
export type NotAsked = {
  /** YYYY-MM. */
  month: string;
  show: string;
  sizeBand: string;
  /** The condition that the builder misses; null when they miss none and others fit better. */
  condition: Condition | null;
  obstacle: string;
  change: string;
};
type Answer = Result<NotAsked[], NotSignedIn | BuilderNotFound>;

const shown = 10;
const lookedAt = 20;
const sinceMs = 180 * dayMs;

/**
 * A builder reads why they were not asked: the last ten requests in reach that went to others.
 * Requests are judged by the builder's profile, limits and load of today, since earlier ones aren't
 * stored. Empty unless their profile is approved and public.
 */
export function listNotAsked({ promisePolicies, matching, clock }: Needs) {
  return async ({ by }: { by: Principal }): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (!by.builder) return refuse({ kind: "builder-not-found" });
    const profile = approvedBuilder(by);
    if (!profile) return ok([]);
    const now = clock.now();
    const since = new Date(now.getTime() - sinceMs);
    const missed = await matching.listNotAsked({ id: profile.id, since, limit: lookedAt });
    const builder =
      missed.length > 0 && (await matching.findBuilder(profile.id, allShows(profile.id, now)));
    if (!builder) return ok([]);
    const [{ params }, shows] = await Promise.all([
      promisePolicies.current(),
      matching.findShows(missed.map((request) => wantedShow(request, request.askedAt))),
    ]);
    const found: NotAsked[] = [];
    for (const [index, { askedAt, ...request }] of missed.entries()) {
      const asked = { ...request, show: shows[index] ?? null, assignedBuilders: [] };
      if (serviceAreaOf(builder, asked).kind === "elsewhere") continue;
      const [first] = ineligibilityReasons(builder, asked, askedAt, params);
      found.push({ ...anonymized(request, askedAt), ...wordsOf(builder, asked, first?.condition) });
      if (found.length === shown) break;
    }
    return ok(found);
  };
}

/** A candidate query for one builder's facts, without a place, over all shows. */
function allShows(id: BuilderId, now: Date) {
  return {
    requestId: "00000000-0000-0000-0000-000000000000" as QuoteRequestId,
    named: [id],
    cities: [],
    areas: [],
    regions: [],
    showName: "",
    now,
    showDays: { from: "1970-01-01", until: "9999-12-31" },
  };
}

function anonymized({ tradeShowName, boothSize }: Omit<MissedRequest, "askedAt">, askedAt: Date) {
  return {
    month: askedAt.toISOString().slice(0, 7),
    show: maskContacts(tradeShowName, []),
    sizeBand: sizeBand(boothArea(boothSize)),
  };
}

function sizeBand(area: number | null): string {
  if (area === null) return "Size not given in feet";
  return sizeBands.find(({ most }) => area <= most)?.label ?? "";
}

type Words = { obstacle: string; change: string };

function wordsOf(builder: BuilderToMatch, asked: RequestToMatch, condition: Condition | undefined) {
  if (condition) return { condition, ...obstacleWords[condition] };
  const gap = scoreBuilder(builder, asked)
    .filter(({ criterion }) => changes[criterion])
    .sort((one, other) => other.outOf - other.points - (one.outOf - one.points))[0];
  const change = (gap && changes[gap.criterion]) ?? "Keep your profile and portfolio up to date";
  return {
    condition: null,
    obstacle: "As things are today, nothing stands in your way; others fit the brief better",
    change,
  };
}

const limits = "raise the limit under Availability";
const obstacleWords: Record<Condition, Words> = {
  approved: {
    obstacle: "Your profile isn't approved and public",
    change: "Complete your profile and have it approved",
  },
  "own-request": {
    obstacle: "The request came from your own company",
    change: "Requests of your own go to other builders",
  },
  willing: { obstacle: "You declined this request", change: "Ask us to invite you again" },
  insured: {
    obstacle: "You have no valid proof of insurance today",
    change: "Send one under Vetting",
  },
  vetted: {
    obstacle: "Not all of your checks are accepted today",
    change: "Send the missing ones under Vetting",
  },
  owes: {
    obstacle: "A statement of your commission is overdue for more than 60 days",
    change: "Pay it, or contest it, under Money",
  },
  region: {
    obstacle: "The show is outside the area you cover today",
    change: "Add the area to the coverage areas in your profile",
  },
  budget: {
    obstacle: "The budget is outside the range you take today",
    change: "Widen the project budgets in your profile",
  },
  "lead-time": {
    obstacle: "There was less time to the show than you need today",
    change: "Shorten the lead time in your profile if you can keep it",
  },
  away: {
    obstacle: "You have paused invitations, or your times away cover that day",
    change: "Update your times away under Availability",
  },
  full: {
    obstacle: "As many invitations as you take wait for your answer today",
    change: `Answer one of them, or ${limits}`,
  },
  busy: {
    obstacle: "You have as many jobs under way as you take today",
    change: `Tell us when a job is done, or ${limits}`,
  },
  "show-load": {
    obstacle: "You have as much at this show as you take today",
    change: `To do more at one show, ${limits}`,
  },
};

/** Advice per criterion that a builder can improve. */
const changes: Partial<Record<Criterion, string>> = {
  skills: "List every booth type and feature that you build in your profile",
  industry: "List the industries you serve in your profile",
  show: "Add a project from this show to your portfolio",
  size: "Add projects of about this size to your portfolio",
  answers: "Answer more of your invitations with a quote",
  interest: 'Press "I\'m interested" on requests that you want',
};
