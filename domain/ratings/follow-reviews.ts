import type { UserRepository } from "../accounts/ports.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import { newMessage } from "../messages/new-message.ts";
import type { Message } from "../messages/ports.ts";
import { writeToExhibitor } from "../quotes/letters/request-letter.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import { invitationTime } from "./invitation-time.ts";
import { isOwnBuilder } from "./is-own-builder.ts";
import type { DueReview, RatingRepository } from "./ports.ts";
import {
  countedSince,
  invitationDays,
  isDue,
  publish,
  type Review,
  reminderDays,
} from "./review.ts";

type Needs = {
  ratings: RatingRepository;
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  users: UserRepository;
  ids: Ids;
  clock: Clock;
};

/** Reviews per run; the next run is a minute later. */
const atOnce = 100;

/**
 * Publishes reviews whose 48 hours have passed and emails their builders; emails invitations to
 * review and their only reminder. A failing review doesn't stop the others. Returns how many were
 * due.
 */
export function followReviews(ports: Needs) {
  const { ratings, clock } = ports;
  return async (): Promise<number> => {
    const due = await ratings.listDue(clock.now(), atOnce);
    const { attempt, throwFailures } = collectFailures();
    for (const each of due) {
      await attempt(async () => {
        try {
          await follow(ports, each);
        } catch (error) {
          // changed meanwhile: the next run reads it again
          if (!(error instanceof StaleWriteError)) throw error;
        }
      });
    }
    throwFailures();
    return due.length;
  };
}

async function follow(ports: Needs, { review, lastDay }: DueReview): Promise<void> {
  const { ratings, builders, ids, clock } = ports;
  const now = clock.now();
  if (!isDue(review, now)) return invite(ports, { review, lastDay }, now);
  const [builder] = await builders.findMany([review.builderId]);
  const messages: Message[] = [];
  if (builder?.invitationEmail) {
    const { id: builderId, name: builderName, invitationEmail: address } = builder;
    const to = { name: builderName, address };
    const { company } = review;
    const letter = { kind: "review-published", to, builderId, builderName, company } as const;
    const about = { at: now, dedupeKey: `review-published/${review.id}`, builderId };
    messages.push(newMessage({ ids }, letter, about));
  }
  const isShown = { since: countedSince(now) };
  await ratings.save({ review: publish(review, now), messages, isShown });
}

/** Emails the invitation when it is time, and its reminder; none to the builder's own people. */
async function invite(ports: Needs, { review, lastDay }: DueReview, now: Date): Promise<void> {
  const { ratings, quotes, builders, users, ids } = ports;
  const save = (change: Partial<Review>, messages: Message[] = []) =>
    ratings.save({ review: { ...review, ...change }, messages });

  const request = await quotes.find(review.quoteRequestId);
  const [builder] = await builders.findMany([review.builderId]);
  const user = review.authorId && (await users.find(review.authorId));
  if (!request || !builder || !user) return save({ nextMailAt: null });
  if (isOwnBuilder({ ...request, user }, builder)) return save({ nextMailAt: null });
  const isReminder = review.invitedAt !== null;
  if (!isReminder) {
    const { closedAt, eventDay } = request;
    const completedAt = closedAt ?? review.createdAt;
    const zone = await quotes.readTimeZone(request.id);
    const at = invitationTime({ completedAt, lastDay, eventDay }, zone);
    if (at > now) return save({ nextMailAt: at });
  }
  const invitedAt = review.invitedAt ?? now;
  const key = `review-${isReminder ? "reminder" : "invitation"}/${review.id}`;
  const message = writeToExhibitor({ ids }, request, { key, at: now }, (facts) => ({
    kind: "review-invitation",
    ...facts,
    responseId: review.responseId,
    builderName: builder.name,
    until: utcDay(new Date(invitedAt.getTime() + invitationDays * dayMs)),
    isReminder,
  }));
  return save(
    isReminder
      ? { remindedAt: now, nextMailAt: null }
      : { invitedAt, nextMailAt: new Date(now.getTime() + reminderDays * dayMs) },
    [message],
  );
}

/** Updates the ratings of builders with reviews older than 24 months. Returns how many changed. */
export function recountRatings({ ratings, clock }: Pick<Needs, "ratings" | "clock">) {
  return (): Promise<number> => ratings.recount(countedSince(clock.now()));
}
