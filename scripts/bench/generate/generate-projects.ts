import type { EntityManager } from "@mikro-orm/postgresql";
import { toPortfolioProjectRow } from "../../../adapters/postgres/portfolio/portfolio-project-mapper.ts";
import { sampleProjects } from "../../../adapters/samples/sample-projects.ts";
import type { BuilderId, ProjectId } from "../../../domain/shared/id.ts";
import { seededRandom } from "../../../domain/shared/seeded-random.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { fakeId } from "./fake-id.ts";
import { insertMany } from "./insert-many.ts";

/** Generates projects like the samples, of four years: few builders have many, most have some. */
export async function generateProjects(
  em: EntityManager,
  count: number,
  { builders, now }: { builders: readonly BuilderId[]; now: Date },
) {
  const samples = sampleProjects(now, []);
  const random = seededRandom("projects");
  await insertMany(em, "portfolio_project", count, (number) => {
    const sample = samples[number % samples.length] as (typeof samples)[number];
    const other = samples[Math.floor(random() * samples.length)] as (typeof samples)[number];
    const createdAt = new Date(now.getTime() - random() * 1_460 * dayMs);
    return toPortfolioProjectRow({
      ...sample,
      id: fakeId("project", number, createdAt) as ProjectId,
      builderId: builders[Math.floor(random() ** 2 * builders.length)] ?? null,
      title: `${sample.title.slice(0, 60)} ${number.toString(36)}`,
      client: other.client,
      location: other.location,
      eventName: other.eventName,
      features: other.features,
      year: String(createdAt.getUTCFullYear()),
      featured: random() < 0.01,
      createdAt,
      updatedAt: createdAt,
    });
  });
}
