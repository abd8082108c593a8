import type { UserRepository } from "../../accounts/ports.ts";
import { builderTimeZone } from "../../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import { newMessage } from "../../messages/new-message.ts";
import type { PlanDay, PlanLetter } from "../../messages/plan-letter.ts";
import type { Message } from "../../messages/ports.ts";
import { checkRequest } from "../../quotes/check-request.ts";
import { requestFacts } from "../../quotes/letters/request-letter.ts";
import type { QuoteCase, QuoteRequestRepository } from "../../quotes/ports.ts";
import { statusAt } from "../../quotes/quote-response.ts";
import { isOpen } from "../../quotes/request-state.ts";
import { collectFailures } from "../../shared/collect-failures.ts";
import type { Ids, QuoteResponseId, UserId } from "../../shared/id.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { addDays } from "../../shared/time/days.ts";
import { dayThere, hourOfDay } from "../../shared/time/zone-time.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { milestoneLabels } from "../../show-plan/milestone-words.ts";
import type { Milestone } from "../../show-plan/plan.ts";
import { lookAtPlan, type MovedMilestone, type PlanWatch } from "../../show-plan/plan-watch.ts";
import type { PlanWatches } from "../../show-plan/ports.ts";
import { type BriefVersionNeeds, saveBriefVersion } from "../brief/save-brief-version.ts";
import { type PlanNeeds, planRequest } from "./request-plan.ts";

type Needs = PlanNeeds &
  BriefVersionNeeds & {
    quotes: QuoteRequestRepository;
    builders: BuilderProfileRepository;
    planWatches: PlanWatches;
    users: Pick<UserRepository, "find">;
    ids: Ids;
    clock: Clock;
  };

/** People per run; the next run is a minute later. */
const atOnce = 100;
/** Local hour of reminders. */
const morningHour = 8;

/**
 * Emails people the days of their plans that come near or are past, once a day and person, in the
 * morning of their time zone, and tells them when a show moved. A failing person doesn't stop the
 * others. Returns how many were looked at.
 */
export function remindPlans(ports: Needs) {
  return async (): Promise<number> => {
    const now = ports.clock.now();
    await ports.planWatches.watchNew(now);
    const readers = await ports.planWatches.listDueReaders(now, atOnce);
    const { attempt, throwFailures } = collectFailures();
    for (const id of readers) await attempt(() => retryStale(() => remind(ports, id, now)));
    throwFailures();
    return readers.length;
  };
}

/** A reader's place in a plan: before the award, or a side of the job. */
type Place = {
  found: QuoteCase;
  side: "exhibitor" | "builder";
  responseId: QuoteResponseId | null;
  timeZone: string;
};

async function remind(ports: Needs, userId: UserId, now: Date): Promise<void> {
  const { planWatches, users, ids } = ports;
  const [user, watches] = await Promise.all([users.find(userId), planWatches.listWatches(userId)]);
  const days: PlanDay[] = [];
  const letters: PlanLetter[] = [];
  const saved: PlanWatch[] = [];
  const over: PlanWatch[] = [];
  let first: Place | null = null;
  let zone: string | null = null;
  for (const watch of watches) {
    const place = await findPlace(ports, watch);
    if (!place) {
      over.push(watch);
      continue;
    }
    zone ??= place.timeZone;
    const isDue = watch.nextAt !== null && watch.nextAt <= now;
    if (watch.nextAt && !isDue) {
      saved.push(watch);
      continue;
    }
    const { found, responseId } = place;
    const { request } = found;
    const { milestones } = await planRequest(ports, found, now);
    const owes = (milestone: Milestone) => isOwed(milestone, place);
    const showId = request.brief.tradeShowId ?? null;
    const { seen, due, moved } = lookAtPlan(milestones, showId, watch.seen, owes);
    saved.push({ ...watch, seen });
    if (moved.length > 0) {
      const changes = moved.map(({ key, ...days }) => ({ label: milestoneLabels[key], ...days }));
      const quotes = await moveBrief(ports, place, moved, now);
      const facts = {
        firstName: user?.firstName ?? "",
        request: requestFacts(request),
        responseId,
      };
      letters.push({ kind: "plan-moved", changes, quotes, ...facts });
    }
    if (due.length > 0) first ??= place;
    const facts = requestFacts(request);
    days.push(
      ...due.map(({ key, day, slack }) => ({
        label: milestoneLabels[key],
        day,
        daysLeft: slack,
        request: facts,
      })),
    );
  }
  if (first) {
    const { found, responseId } = first;
    const facts = { firstName: user?.firstName ?? "", request: requestFacts(found.request) };
    letters.push({ kind: "plan-days", days, responseId, ...facts });
  }
  const today = dayThere(zone ?? "UTC", now);
  const messages = user && !user.suspendedAt ? letters.map(toMessage) : [];
  // all of a person's plans have one morning
  const known = saved.find(({ nextAt }) => nextAt && nextAt > now)?.nextAt;
  const nextAt = known ?? nextMorning(zone ?? "UTC", now);
  await planWatches.save({
    before: watches,
    after: saved.map((each) => ({ ...each, nextAt })),
    over,
    messages,
  });

  function toMessage(letter: PlanLetter): Message {
    const id = letter.request.quoteRequestId;
    const dedupeKey = `${letter.kind}/${userId}/${letter.kind === "plan-moved" ? id : ""}/${today}`;
    const to = { name: user?.firstName ?? null, address: user?.email ?? "" };
    return newMessage({ ids }, { ...letter, to }, { at: now, dedupeKey, quoteRequestId: id });
  }
}

/** The reader's place in the plan; null when it is over for them. */
async function findPlace(ports: Needs, watch: PlanWatch): Promise<Place | null> {
  const { quotes, builders } = ports;
  const found = await quotes.findCase(watch.quoteRequestId);
  if (!found || !isOpen(found.request.status)) return null;
  const { request, responses } = found;
  const accepted = responses.find(({ status }) => status === "accepted");
  const responseId = accepted?.id ?? null;
  if (request.userId === watch.userId) {
    const timeZone = await quotes.readTimeZone(request.id);
    return { found, side: "exhibitor", responseId, timeZone };
  }
  const builder = accepted ? await builders.find(accepted.builderId) : null;
  if (!builder || builder.userId !== watch.userId) return null;
  const capacity = await builders.findCapacity(builder.id);
  const timeZone = builderTimeZone({ ...builder, capacity }) ?? "UTC";
  return { found, side: "builder", responseId, timeZone };
}

/** Whether the reader owes the milestone: before the award only quotes and the choice. */
function isOwed({ key, owner }: Milestone, { side, responseId }: Place): boolean {
  const isBefore = key === "quotes-in" || key === "award";
  if (responseId === null) return isBefore && side === "exhibitor";
  return !isBefore && (owner === side || owner === "both");
}

/**
 * Before the award, a brief whose day was the show's gets the new one as its next version, so that
 * builders with quotes are asked to confirm them. The promise stays. Returns how many quotes wait.
 */
async function moveBrief(
  ports: Needs,
  { found, side, responseId }: Place,
  moved: readonly MovedMilestone[],
  now: Date,
): Promise<number> {
  const opening = moved.find(({ key }) => key === "opening");
  const { request, responses } = found;
  if (!opening || side !== "exhibitor" || responseId !== null) return 0;
  const { tradeShowId } = request.brief;
  if (request.eventDay !== opening.from || !tradeShowId) return 0;
  const dated = { ...request, eventDate: opening.to, eventDay: opening.to };
  const show = await ports.tradeShows.find(tradeShowId);
  const edited = { ...dated, findings: await checkRequest(ports, dated, show) };
  const scope = { asked: [], notAsked: [] };
  await saveBriefVersion(
    ports,
    found,
    { edited, fields: ["eventDate"], scope, actorId: null },
    now,
  );
  return responses.filter((response) => statusAt(response, now) === "pending").length;
}

function nextMorning(timeZone: string, now: Date): Date {
  const today = dayThere(timeZone, now);
  const morning = hourOfDay(timeZone, today, morningHour);
  return morning > now ? morning : hourOfDay(timeZone, addDays(today, 1), morningHour);
}
