import type { BuilderId, QuoteRequestId } from "../../shared/id.ts";
import { hourMs } from "../../shared/time/time-units.ts";
import type { WorkWeek } from "../../shared/time/zone-time.ts";
import type { Evaluation, PromiseAction } from "../evaluation/evaluate.ts";
import { evaluate } from "../evaluation/evaluate.ts";
import { invitationState, seatsTaken } from "../evaluation/invitation-state.ts";
import { respondByOnceBegun } from "../evaluation/respond-by.ts";
import type { InvitationFacts, PricedAnswer, PromiseFacts } from "../promise-facts.ts";
import type { PromiseNotice } from "../promise-notice.ts";
import type { PromiseParams } from "../promise-policy.ts";
import type { LedgerId, QuotePromise } from "../quote-promise.ts";
import { startPromise } from "../start-promise.ts";
import {
  type BuilderModel,
  type Reaction,
  reactionsTo,
  type SimulatedBuilder,
} from "./random-builders.ts";

/** Delivery time of an email, in milliseconds. */
const mailMs = 60_000;
/** How long after its receipt a request is simulated, in milliseconds. */
const watchedMs = 14 * 24 * hourMs;

/** An event of the simulation: a ledger row without hashes. */
export type SimulatedEvent = {
  at: Date;
  kind: Reaction["kind"] | "delivered" | "refused" | "settled" | PromiseAction["kind"];
  builderId?: BuilderId;
  detail?: string;
};

export type Setup = {
  params: PromiseParams;
  /**
   * Number of builders invited at once by hand, without further invitations; null: the product
   * decides.
   */
  byHand: number | null;
  model: BuilderModel;
  weeks: { real: WorkWeek; known: WorkWeek };
};

export type SimulatedRequest = {
  promise: QuotePromise;
  events: SimulatedEvent[];
  invitations: InvitationFacts[];
  evaluations: Evaluation[];
  /** Builders who acknowledged, whether or not they quoted. */
  working: number;
};

type World = {
  facts: PromiseFacts & { invitations: InvitationFacts[]; answers: PricedAnswer[] };
  saidBefore: Set<PromiseNotice>;
  queue: { at: Date; builderId: BuilderId; kind: Reaction["kind"] | "delivered" }[];
  events: SimulatedEvent[];
};

/**
 * Simulates one request: real decisions and random builders, event by event, on a clock of its own.
 */
export function simulateRequest(
  random: () => number,
  receivedAt: Date,
  builders: readonly SimulatedBuilder[],
  setup: Setup,
): SimulatedRequest {
  const world = newWorld(receivedAt, builders, setup);
  const evaluations: Evaluation[] = [];
  const ends = receivedAt.getTime() + watchedMs;
  let now = receivedAt;
  let dueAt: Date | null = receivedAt;
  if (setup.byHand !== null) {
    for (const { builderId } of builders.slice(0, setup.byHand)) {
      const respondBy = world.facts.promise.allDueAt;
      inviteBuilder(world, { kind: "invite", builderId, respondBy, expected: 0 }, now, "admin");
      react(random, world, builders, builderId, now, setup);
    }
  }
  for (;;) {
    world.queue.sort((one, other) => one.at.getTime() - other.at.getTime());
    const next = world.queue[0];
    const isEvent = next && (dueAt === null || next.at <= dueAt);
    const at: Date | null = isEvent ? next.at : dueAt;
    if (at === null || at.getTime() > ends) break;
    now = at;
    if (isEvent) {
      world.queue.shift();
      happen(world, next, setup);
    }
    const evaluation = evaluate(world.facts, now);
    evaluations.push(evaluation);
    settle(world, evaluation, now);
    for (const action of evaluation.actions) {
      act(world, action, now);
      if (action.kind === "invite") react(random, world, builders, action.builderId, now, setup);
    }
    dueAt = evaluation.nextEvaluationAt;
  }
  const { facts, events } = world;
  const began = facts.invitations.filter(
    (invitation) =>
      invitation.acknowledgedAt || invitationState(invitation, facts.answers) === "quoted",
  );
  const { promise, invitations } = facts;
  return { promise, events, invitations, evaluations, working: began.length };
}

function newWorld(
  receivedAt: Date,
  builders: readonly SimulatedBuilder[],
  { params, byHand }: Setup,
): World {
  const saidBefore = new Set<PromiseNotice>();
  const promise = startPromise({
    request: { id: "request" as QuoteRequestId, createdAt: receivedAt },
    ledgerId: "ledger" as LedgerId,
    policy: { version: 1, from: receivedAt, setBy: null, params },
    timeZone: params.calendar.timeZone,
  });
  const facts = {
    promise,
    params: byHand === null ? params : { ...params, mode: "off" as const },
    end: null,
    invitations: [],
    answers: [],
    builders: new Map(builders.map((builder) => [builder.builderId, builder])),
    candidates: builders,
    quotesWanted: params.quotesPromised,
    asksForMore: false,
    saidBefore,
  };
  return { facts, saidBefore, queue: [], events: [] };
}

/** Draws the builder's reactions and queues them and the delivery. */
function react(
  random: () => number,
  world: World,
  builders: readonly SimulatedBuilder[],
  builderId: BuilderId,
  now: Date,
  { model, weeks }: Setup,
) {
  const builder = builders.find((each) => each.builderId === builderId);
  if (!builder) return;
  const deliveredAt = new Date(now.getTime() + mailMs);
  world.queue.push({ at: deliveredAt, builderId, kind: "delivered" });
  for (const reaction of reactionsTo(random, builder, deliveredAt, model, weeks.real)) {
    world.queue.push({ ...reaction, builderId });
  }
}

/**
 * Applies an event of a builder or the mail server. An acknowledgement without a free seat is
 * refused.
 */
function happen(world: World, { at, builderId, kind }: World["queue"][number], { params }: Setup) {
  const { invitations, answers } = world.facts;
  const position = invitations.findIndex((each) => each.builderId === builderId);
  const invitation = invitations[position];
  if (!invitation) return;
  const change = (facts: Partial<InvitationFacts>) => {
    invitations[position] = { ...invitation, ...facts };
  };
  const isSeatless =
    invitation.acknowledgedAt === null &&
    world.facts.params.mode !== "off" &&
    seatsTaken(invitations, answers, at) >= params.seats;
  const isRefused = (kind === "acknowledge" || kind === "quote") && isSeatless;
  world.events.push({ at, builderId, kind: isRefused ? "refused" : kind });
  if (isRefused) {
    world.queue = world.queue.filter((each) => each.builderId !== builderId);
    return;
  }
  if (kind === "delivered") change({ delivery: "sent", deliveredAt: at });
  if (kind === "acknowledge") {
    const respondBy = begunBy(world, invitation, at);
    change({ acknowledgedAt: at, lapsedAt: null, releasedAt: null, respondBy });
  }
  if (kind === "decline") change({ declinedAt: at, removedAt: at });
  if (kind === "quote") answers.push({ builderId, createdAt: at, pricedAt: at, withdrawnAt: null });
}

function begunBy(
  { facts: { promise, params, builders } }: World,
  { builderId, respondBy }: InvitationFacts,
  at: Date,
): Date | null {
  const week = builders.get(builderId)?.week;
  if (!week || !respondBy) return respondBy;
  const asOfNow = { invitedAt: at, week, allDueAt: promise.allDueAt, params };
  return respondByOnceBegun(respondBy, asOfNow);
}

function settle({ facts, events }: World, { targets, otherClock }: Evaluation, now: Date) {
  for (const name of ["first", "all"] as const) {
    const target = targets[name];
    if (target === facts.promise[name]) continue;
    events.push({ at: now, kind: "settled", detail: `${name} ${target.outcome}` });
  }
  const { first, all } = targets;
  facts.promise = { ...facts.promise, first, all, otherClock };
}

function act(world: World, action: PromiseAction, now: Date) {
  if (action.kind === "notify") {
    world.saidBefore.add(action.notice);
    world.events.push({ at: now, kind: "notify", detail: action.notice });
    return;
  }
  world.events.push({ at: now, kind: action.kind, builderId: action.builderId });
  if (action.kind === "invite") {
    inviteBuilder(world, action, now, "system");
    return;
  }
  const { invitations } = world.facts;
  const position = invitations.findIndex(
    ({ builderId, invitedAt }) =>
      builderId === action.builderId && invitedAt.getTime() === action.invitedAt.getTime(),
  );
  const invitation = invitations[position];
  if (!invitation) return;
  const changes: Record<typeof action.kind, Partial<InvitationFacts>> = {
    lapse: { lapsedAt: now, acknowledgedAt: null },
    release: { releasedAt: now },
    remind: { remindersSent: invitation.remindersSent + 1, remindedAt: now },
  };
  invitations[position] = { ...invitation, ...changes[action.kind] };
}

function inviteBuilder(
  { facts }: World,
  { builderId, respondBy }: Extract<PromiseAction, { kind: "invite" }>,
  now: Date,
  invitedBy: "system" | "admin",
) {
  facts.invitations.push({
    builderId,
    respondBy,
    invitedBy,
    invitedAt: now,
    delivery: "queued",
    deliveredAt: null,
    acknowledgedAt: null,
    removedAt: null,
    declinedAt: null,
    lapsedAt: null,
    releasedAt: null,
    remindersSent: 0,
    remindedAt: null,
  });
}
