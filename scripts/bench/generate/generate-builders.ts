import type { EntityManager } from "@mikro-orm/postgresql";
import { toBuilderRow } from "../../../adapters/postgres/builders/builder-profile-mapper.ts";
import { sampleBuilders } from "../../../adapters/samples/sample-builders.ts";
import type { BuilderId, UserId } from "../../../domain/shared/id.ts";
import { seededRandom } from "../../../domain/shared/seeded-random.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { fakeId } from "./fake-id.ts";
import { insertMany } from "./insert-many.ts";

/**
 * Generates approved builders like the samples, in about eight hundred towns. Returns their ids.
 */
export async function generateBuilders(em: EntityManager, count: number, now: Date) {
  const samples = sampleBuilders(now, null as unknown as UserId);
  const random = seededRandom("builders");
  const ids: BuilderId[] = [];
  await insertMany(em, "builder", count, (number) => {
    const sample = samples[number % samples.length] as (typeof samples)[number];
    const createdAt = new Date(now.getTime() - random() * 2_000 * dayMs);
    const id = fakeId("builder", number, createdAt) as BuilderId;
    ids.push(id);
    return toBuilderRow({
      ...sample,
      id,
      userId: null,
      name: `${sample.name.slice(0, 60)} ${number.toString(36)}`,
      city: random() < 0.3 ? sample.city : `Town${Math.floor(random() * 800).toString(36)}`,
      rating: Math.round(random() * 20 + 30) / 10,
      reviewCount: Math.floor(random() ** 3 * 300),
      featuredBuilder: random() < 0.02,
      createdAt,
      updatedAt: createdAt,
    });
  });
  return ids;
}
