import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openEmbeddedPostgres } from "./open-embedded-postgres.ts";
import { createTestFolder } from "./test/test-folder.ts";
import { testQuery } from "./test/test-query.ts";

// one for all but one: making a database takes seconds, and each test must cope with what it finds
const place = createTestFolder();
const open = (
  settings: Record<string, string> = { fsync: "off" },
  { folder }: { folder: string } = place,
) => openEmbeddedPostgres({ folder, settings });
beforeAll(async () => {
  const { release } = await open();
  await release();
});
afterAll(place.remove);

function newPlace() {
  const fresh = createTestFolder();
  onTestFinished(fresh.remove);
  return fresh;
}

test("openEmbeddedPostgres() starts a database that loses nothing, for a role that is no administrator, out of the terminal's session and without our secrets", async () => {
  const { url, adopted, release } = await open({});
  expect(adopted).toBe(false);
  expect(new URL(url)).toMatchObject({ hostname: "127.0.0.1", pathname: "/boothwright" });
  const [row] = await testQuery(
    url,
    `select rolsuper as is_admin, current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
      current_setting('synchronous_commit') as synchronous_commit, current_setting('server_version') as version
      from pg_roles where rolname = current_user`,
  );
  const version = expect.stringMatching(/^18\./);
  expect(row).toEqual({
    is_admin: false,
    fsync: "on",
    checksums: "on",
    synchronous_commit: "on",
    version,
  });
  expect(statSync(join(place.folder, "postgres.password")).mode & 0o077).toBe(0);

  if (process.platform === "linux") {
    const sessionOf = (pid: number) => {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[3];
    };
    expect(sessionOf(place.pid())).toBe(String(place.pid()));
    expect(sessionOf(place.pid())).not.toBe(sessionOf(process.pid));
    expect(readFileSync(`/proc/${place.pid()}/environ`, "utf8")).not.toContain("VITEST");
  }
  await release();
});

test("release() stops the server when the last has left, be it a client that came without us, and only then", async () => {
  const first = await open();
  const second = await open();
  expect(second).toMatchObject({ adopted: true, url: first.url });

  await first.release();
  await first.release();
  const stranger = new pg.Client({ connectionString: second.url });
  await stranger.connect();
  await second.release();
  expect((await stranger.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await stranger.end();

  const next = await open();
  expect(next.adopted).toBe(true);
  await next.release();
  expect(place.isRunning()).toBe(false);
});

test("release() of two at once stops the server once", async () => {
  const both = [await open(), await open()];
  await Promise.all(both.map(({ release }) => release()));
  expect(place.isRunning()).toBe(false);
});

test("openEmbeddedPostgres() never gets a server that someone is just stopping", async () => {
  let current = await open();
  await testQuery(current.migrateUrl, "create table stored (round int)");
  for (let round = 0; round < 2; round++) {
    const [next] = await Promise.all([open(), current.release()]);
    await testQuery(next.migrateUrl, `insert into stored values (${round})`);
    current = next;
  }
  expect(await testQuery(current.migrateUrl, "select count(*)::int from stored")).toEqual([
    { count: 2 },
  ]);
  await current.release();
});

test("openEmbeddedPostgres() is not taken in by a pid file that names a stranger", async () => {
  const lines = [process.pid, join(place.folder, "postgres"), 0, 1, "", "127.0.0.1"];
  writeFileSync(place.pidFile, `${lines.join("\n")}\n`);
  if (process.getuid?.() === 0) chmodSync(place.pidFile, 0o666);

  const { adopted, release } = await open();
  expect(adopted).toBe(false);
  await release();
});

test("openEmbeddedPostgres() starts where another start died at any of its steps", async () => {
  const place = newPlace();
  mkdirSync(join(place.folder, "postgres.new-half-made", "base"), { recursive: true });
  writeFileSync(join(place.folder, "postgres.lock"), "999999999 1 dead");
  writeFileSync(join(place.folder, "postgres.password"), "chosen-before\n", { mode: 0o600 });
  const { url, release } = await open(undefined, place);
  expect(new URL(url).password).toBe("chosen-before");
  await release();
});

test("openEmbeddedPostgres() says in one sentence what is wrong", async () => {
  const message = (at: { folder: string } = place) =>
    open(undefined, at).then(
      () => "nothing is wrong",
      (error) => `${error.name}: ${error.message}`,
    );
  const noPlace = newPlace();
  writeFileSync(noPlace.folder, "a file, not a folder");
  expect(await message(noPlace)).toMatch(/^DatabaseProblem: Cannot keep a database in [^\n]+$/);

  writeFileSync(join(place.folder, "postgres.password"), "another");
  expect(await message()).toMatch(
    /^DatabaseProblem: The password in [^\n]+ does not open the database/,
  );

  writeFileSync(join(place.folder, "postgres", "postgresql.conf"), "nonsense = on");
  place.isRunning() && process.kill(place.pid(), "SIGKILL");
  expect(await message()).toMatch(
    /^DatabaseProblem: PostgreSQL in [^\n]+ did not start: [^\n]*unrecognized configuration parameter "nonsense"[^\n]*$/,
  );
});
