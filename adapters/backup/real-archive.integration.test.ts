import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createJobs } from "../jobs/create-jobs.ts";
import { idleCore } from "../jobs/test/test-core.ts";
import { createScratchDatabase } from "../postgres/server/create-scratch-database.ts";
import { migrateUp } from "../postgres/server/migrate-up.ts";
import { pendingMigrations } from "../postgres/server/pending-migrations.ts";
import { distributionPrograms, startServer } from "../postgres/test/test-servers.ts";
import { patienceMs } from "../system/test/patience.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";
import { ask, contentOf } from "./test/test-content.ts";

const programs = distributionPrograms();
if (!programs)
  console.warn(
    "Archives of a real pg_dump were not tried: PostgreSQL 15 or later is not installed",
  );

const now = new Date("2026-11-27T10:00:00.000Z");
const folder = await mkdtemp(join(tmpdir(), "boothwright-archive-"));
const file = join(folder, "real.dump");
const path = process.env.PATH;
let server: Awaited<ReturnType<typeof startServer>> | undefined;
let owner = "";
let app = "";

/** Runs a worker until it has made its queues, whose tables have partitions, and done its first job. */
async function letWorkerStart(url: string) {
  const errors: unknown[] = [];
  const jobs = createJobs({ url, newCore: idleCore, report: (error) => errors.push(error) });
  jobs.startWorking(async () => null);
  const sweeps = "select from pgboss.job where name = 'sweep-messages' and state = 'completed'";
  const swept = async () => expect((await ask(url, sweeps)).length).toBeGreaterThan(0);
  await vi.waitFor(swept, { timeout: patienceMs, interval: 50 });
  await jobs.close();
  expect(errors).toEqual([]);
}

const as = (url: string, role: string) => Object.assign(new URL(url), { username: role }).href;
async function newDatabase(name: string) {
  if (!server) throw new Error("No server");
  const { url } = await createScratchDatabase(server.url, { name });
  await ask(server.url, `alter database "${name}" owner to boothwright`);
  return { owner: as(url, "boothwright"), app: as(url, "boothwright_app") };
}

beforeAll(async () => {
  if (!programs) return;
  process.env.PATH = `${programs.bin}:${path}`;
  server = await startServer(programs, ["fsync=off"]);
  ({ ownerUrl: owner, appUrl: app } = server);
  await migrateUp(owner, app);
  await letWorkerStart(app);
  await ask(app, "insert into users (email) values ('before@x.example')");
  const said = await backUp({ url: owner, file, builtIn: false, now });
  expect(said).toMatch(/an archive of pg_dump \d+ with \d+ tables/);
});
afterAll(async () => {
  process.env.PATH = path;
  await server?.remove();
  await rm(folder, { recursive: true });
});

const whereInstalled = test.skipIf(!programs);

whereInstalled(
  "an archive of a real pg_dump takes the place of what a worker's queues are in, as a copy [Z01][Y01]",
  async () => {
    const before = await contentOf(owner);
    await ask(app, "insert into users (email) values ('after@x.example')");
    await restore({ url: owner, appUrl: app, file, replace: true, now });
    expect(await contentOf(owner)).toEqual(before);
    expect(await ask(app, "select since, origin, released_at from mail_hold")).toEqual([
      { since: now, origin: "restore", released_at: null },
    ]);
    expect(await ask(app, "select from pgboss.job")).toEqual([]);
    expect(await ask(app, "select to_regnamespace('pgboss_replaced') as left")).toEqual([
      { left: null },
    ]);
    expect(await pendingMigrations(app)).toEqual([]);
    await letWorkerStart(app);
    // and again, over a restored one
    await restore({ url: owner, appUrl: app, file, replace: true, now });
    expect(await contentOf(owner)).toEqual(before);
  },
);

whereInstalled(
  "it comes into an empty database, without the queues of the other one, as a copy [Z01][Y01]",
  async () => {
    const empty = await newDatabase("empty");
    await restore({ url: empty.owner, appUrl: empty.app, file, replace: false, now });
    expect(await contentOf(empty.owner)).toEqual(await contentOf(owner));
    expect(await ask(empty.app, "select origin from mail_hold")).toEqual([{ origin: "restore" }]);
    expect(await ask(empty.app, "select from pgboss.job")).toEqual([]);
    await letWorkerStart(empty.app);
  },
);

whereInstalled(
  "an archive that cannot be restored changes nothing: neither rows nor queues, and no email is held [Z01][Y01]",
  async () => {
    await ask(owner, "create view operators_own as select * from users");
    await ask(app, "delete from mail_hold");
    const jobs = () => ask(app, "select count(*) as jobs from pgboss.queue");
    const [before, queues] = [await contentOf(owner), await jobs()];
    await expect(restore({ url: owner, appUrl: app, file, replace: true, now })).rejects.toThrow(
      /pg_restore failed, and nothing was restored/,
    );
    expect(await contentOf(owner)).toEqual(before);
    expect(await ask(app, "select from mail_hold")).toEqual([]);
    expect(await jobs()).toEqual(queues);
    await letWorkerStart(app);
    const empty = await newDatabase("still-empty");
    await ask(empty.owner, "create view trade_show as select 1");
    await expect(
      restore({ url: empty.owner, appUrl: empty.app, file, replace: false, now }),
    ).rejects.toThrow(/nothing was restored/);
    expect(await ask(empty.owner, "select to_regclass('mail_hold') as made")).toEqual([
      { made: null },
    ]);
  },
);

whereInstalled(
  "an archive that others made of a database with more than ours in it is restored all the same [Z01]",
  async () => {
    const full = await newDatabase("managed");
    await restore({ url: full.owner, appUrl: full.app, file, replace: false, now });
    await letWorkerStart(full.app);
    const root = Object.assign(new URL(full.owner), {
      username: new URL(server?.url ?? "").username,
    }).href;
    // as providers of databases have it: none of it belongs to the owner of our tables
    await ask(root, "create extension pg_stat_statements");
    await ask(root, "create schema monitoring");
    await ask(root, "create table monitoring.beat as select 1 as n");
    await ask(root, "create publication everything for table users");
    const before = await contentOf(full.owner);
    const pgDump = join(programs?.bin ?? "", "pg_dump");
    for (const format of ["custom", "tar"]) {
      const theirs = join(folder, `theirs.${format}`);
      execFileSync(pgDump, [`--format=${format}`, `--file=${theirs}`, root], { stdio: "ignore" });
      await ask(full.app, "insert into users (email) values ('after@x.example')");
      await restore({ url: full.owner, appUrl: full.app, file: theirs, replace: true, now });
      expect([format, await contentOf(full.owner)]).toEqual([format, before]);
      expect(await ask(root, "select n from monitoring.beat")).toEqual([{ n: 1 }]);
      const empty = await newDatabase(`from-${format}`);
      await restore({ url: empty.owner, appUrl: empty.app, file: theirs, replace: false, now });
      expect([format, await contentOf(empty.owner)]).toEqual([format, before]);
    }
    const refusals = {
      "--format=directory": /is a folder; pg_dump --format=custom writes one file/,
      "--format=plain": /is a script of pg_dump; run it with psql/,
      "--schema-only": /does not say of which version it is/,
      "--inserts": /does not say of which version it is/,
    };
    for (const [option, problem] of Object.entries(refusals)) {
      const theirs = join(folder, `theirs${option}`);
      execFileSync(pgDump, ["--format=custom", option, `--file=${theirs}`, root]);
      const asked = { url: full.owner, appUrl: full.app, file: theirs, replace: true, now };
      await expect(restore(asked)).rejects.toThrow(problem);
    }
  },
);
