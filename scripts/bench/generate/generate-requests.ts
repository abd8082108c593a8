import type { EntityManager } from "@mikro-orm/postgresql";
import { toQuoteRequestRow } from "../../../adapters/postgres/quote-cases/quote-request-mapper.ts";
import { sampleRequests } from "../../../adapters/samples/sample-requests.ts";
import { sampleTradeShows } from "../../../adapters/samples/sample-trade-shows.ts";
import { sampleUsers } from "../../../adapters/samples/sample-users.ts";
import { requestStatuses } from "../../../domain/quotes/request-state.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { seededRandom } from "../../../domain/shared/seeded-random.ts";
import { hourMs } from "../../../domain/shared/time/time-units.ts";
import { fakeId } from "./fake-id.ts";
import { insertMany } from "./insert-many.ts";

/**
 * Generates visitors' requests in every status over three years, for the admin's lists. No builder
 * is invited.
 */
export async function generateRequests(em: EntityManager, count: number, now: Date) {
  const shows = sampleTradeShows(now);
  const request = sampleRequests(sampleUsers(now).exhibitor, now);
  const random = seededRandom("requests");
  await insertMany(em, "quote_request", count, (number) => {
    const show = shows[number % shows.length] as (typeof shows)[number];
    const ageMs = (1 + random() * 26_000) * hourMs;
    const status = requestStatuses[Math.floor(random() * requestStatuses.length)] ?? "pending";
    const isClosed = status === "completed" || status === "cancelled";
    const made = request(0, show, ageMs, {
      userId: null,
      status,
      closedAt: isClosed ? new Date(now.getTime() - ageMs / 2) : null,
      company: `Company ${number.toString(36)}`,
      email: `visitor${number}@example.com`,
    });
    const id = fakeId("request", number, made.createdAt) as QuoteRequestId;
    const { eventDate, venue } = made;
    return toQuoteRequestRow({
      ...made,
      id,
      eventDate: eventDate || "2027",
      venue: venue || "To be said",
    });
  });
}
