import type { EntityManager } from "@mikro-orm/postgresql";
import { toTradeShowRow } from "../../../adapters/postgres/trade-shows/trade-show-mapper.ts";
import { sampleTradeShows } from "../../../adapters/samples/sample-trade-shows.ts";
import type { TradeShowId } from "../../../domain/shared/id.ts";
import { seededRandom } from "../../../domain/shared/seeded-random.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { fakeId } from "./fake-id.ts";
import { insertMany } from "./insert-many.ts";

/**
 * Generates shows like the samples: three in four in the last ten years, the others in the next
 * two.
 */
export async function generateShows(em: EntityManager, count: number, now: Date) {
  const samples = sampleTradeShows(now);
  const random = seededRandom("shows");
  const dayAfter = (days: number) => utcDay(new Date(now.getTime() + days * dayMs));
  await insertMany(em, "trade_show", count, (number) => {
    const sample = samples[number % samples.length] as (typeof samples)[number];
    const isPast = random() < 0.75;
    const starts = Math.floor(isPast ? -5 - random() * 3_650 : random() * 730);
    const startDate = dayAfter(starts);
    const show = {
      ...sample,
      id: fakeId("show", number, new Date(now.getTime() - count + number)) as TradeShowId,
      title: `${sample.title.slice(0, 80)} ${number.toString(36)}`,
      startDate,
      endDate: dayAfter(starts + 3),
      year: startDate.slice(0, 4),
      registrationDeadline: dayAfter(starts - 30),
      status: isPast ? "done" : sample.status === "done" ? "upcoming" : sample.status,
      featured: random() < 0.01,
    };
    return toTradeShowRow(show, now);
  });
}
