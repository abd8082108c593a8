import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { openServer } from "../../adapters/embedded-postgres/open-server.ts";
import { toBuilderRow } from "../../adapters/postgres/builders/builder-profile-mapper.ts";
import { createPostgresBuilderProfileRepository } from "../../adapters/postgres/builders/builder-profile-repository.ts";
import { migrateUp } from "../../adapters/postgres/server/migrate-up.ts";
import { openDatabase } from "../../adapters/postgres/server/orm.ts";
import { insertRows } from "../../adapters/postgres/sql/rows.ts";
import { sampleBuilders } from "../../adapters/samples/sample-builders.ts";
import { noBuilderFilter } from "../../domain/builder-profiles/builder-filter.ts";
import { understandSearch } from "../../domain/builder-profiles/wanted/understand-search.ts";
import { anywhere } from "../../domain/builder-profiles/wanted/whereabouts.ts";
import type { BuilderId, UserId } from "../../domain/shared/id.ts";
import { seededRandom } from "../../domain/shared/seeded-random.ts";
import { siteClock } from "../command/site-clock.ts";
import { medianOf } from "./paired-rounds.ts";

// deno run -A scripts/bench/builders.ts [number of builders]: measures queries of builders on a
// separate database.
const count = Number(process.argv[2] ?? 20_000);
const dataDir = mkdtempSync(join(tmpdir(), "bench-builders-"));
const server = await openServer({ databaseUrl: undefined, dataDir });
await migrateUp(server.migrateUrl, server.url);
const orm = openDatabase(server.url, { applicationName: "bench", statementTimeoutMs: 0 });
const em = orm.em.fork();
const repository = createPostgresBuilderProfileRepository(em);

await fill();
await measure("first page", () => page({}));
await measure("a page near the end", () => page({}, Math.min(9_588, count - 12)));
await measure("counts, nothing chosen", () => repository.count(noBuilderFilter, anywhere));
for (const search of ["town4f", "booth", "nowhere at all", "zz"]) {
  await measure(`page of "${search}"`, () => page({ search }));
  await measure(`counts of "${search}"`, () =>
    repository.count({ ...noBuilderFilter, search }, anywhere),
  );
}
const narrow = { region: "Europe", specialty: "Lighting Design" };
await measure("page of a region and specialty", () => page(narrow));
await measure("their counts", () => repository.count({ ...noBuilderFilter, ...narrow }, anywhere));
for (const wishes of [
  { place: "Las Vegas" },
  { place: "Las Vegas", boothType: "island", boothSize: "30x30" },
  { place: "Las Vegas", boothType: "island", boothSize: "30x30", budget: "35000-75000" },
  { boothType: "pavilion", boothSize: "50x50" },
  { show: "CES", boothType: "island" },
  { place: "Atlantis", boothSize: "30x30" },
]) {
  const filter = { ...noBuilderFilter, ...wishes };
  const { where } = await understandSearch(repository, filter);
  const name = Object.values(wishes).join(", ");
  await measure(`places of ${name}`, () => understandSearch(repository, filter));
  await measure(`page of ${name}`, () => page(wishes, 0, where));
  await measure(`counts of ${name}`, () => repository.count(filter, where));
  await measure(`built there, ${name}`, () => repository.countBuilt(filter, where));
}
const [first] = await page({});
const id = first?.id as BuilderId;
await measure("one builder", () => repository.find(id));
await measure("similar builders", () => repository.listSimilar(id, 3));
await measure("small cards", () => repository.listCards({ offset: 0, limit: 9 }));
await measure("regions", () => repository.listRegions({ regions: 5, cities: 8 }));
await measure("version", () => repository.version());

await orm.close();
await server.release();
rmSync(dataDir, { recursive: true, force: true });

function page(filter: Partial<typeof noBuilderFilter>, offset = 0, where = anywhere) {
  const query = {
    filter: { ...noBuilderFilter, ...filter },
    where,
    offset,
    limit: 12,
    images: 5,
  };
  return repository.search(query);
}

/** Builders like the samples in 800 towns, ten projects each in sixty places, one in fifty at CES. */
async function fill() {
  const samples = sampleBuilders(siteClock().now(), null as unknown as UserId);
  const random = seededRandom("bench");
  const rows = Array.from({ length: count }, (_, number) => {
    const sample = samples[Math.floor(random() * samples.length)] as (typeof samples)[number];
    return toBuilderRow({
      ...sample,
      id: randomUUID() as string as BuilderId,
      userId: null,
      name: `${sample.name.slice(0, 60)} ${number.toString(36)}`,
      city: `Town${Math.floor(random() * 800).toString(36)}`,
      rating: Math.round(random() * 20 + 30) / 10,
      featuredBuilder: random() < 0.02,
    });
  });
  for (let at = 0; at < count; at += 5_000) {
    await insertRows(em, "builder", rows.slice(at, at + 5_000));
  }
  await em.execute(
    `insert into portfolio_project (builder_id, title, description, industry, size, project_type, location, event_name, image_url, review_state)
     select b.id, 'Booth', 'Booth', 'Technology',
       (array['10x10', '10x20', '20x20', '20x30', '30x30', '40x50'])[1 + floor(random() * 6)],
       (array['Island Booth', 'Inline Booth', 'Peninsula Booth', 'Custom Exhibit'])[1 + floor(random() * 4)],
       (array['Las Vegas, Nevada', 'Chicago, Illinois'])[1 + floor(random() * 60)],
       case when random() < 0.02 then 'CES 2026' else 'Show ' || floor(random() * 200) end,
       '/img/' || n || b.id, 'approved'
     from builder b, generate_series(1, 10) n`,
  );
  // only the tables' owner can VACUUM them
  const owner = openDatabase(server.migrateUrl, {
    applicationName: "bench",
    statementTimeoutMs: 0,
  });
  await owner.em.fork().execute("vacuum analyze");
  await owner.close();
}

async function measure(name: string, read: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < 30; round++) {
    const start = performance.now();
    await read();
    if (round >= 8) times.push(performance.now() - start);
  }
  console.log(`${name.padEnd(34)} ${medianOf(times).toFixed(2).padStart(8)} ms`);
}
