import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openEmbeddedPostgres } from "./open-embedded-postgres.ts";
import { createTestFolder } from "./test-folder.ts";
import { testQuery } from "./test-query.ts";

// one for all but two: making a database takes seconds, and each must cope with what it finds
const place = createTestFolder();
afterAll(place.remove);
const open = (settings: Record<string, string> = { fsync: "off" }, { folder } = place) =>
  openEmbeddedPostgres({ folder, settings });

function newPlace() {
  const fresh = createTestFolder();
  onTestFinished(fresh.remove);
  return fresh;
}

test("openEmbeddedPostgres() makes a database that loses nothing, for a role that is no administrator", async () => {
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
  await release();
});

test.runIf(process.platform === "linux")(
  "openEmbeddedPostgres() keeps the server out of the terminal's session and our secrets out of the server",
  async () => {
    const { release } = await open();
    const sessionOf = (pid: number) => {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[3];
    };
    expect(sessionOf(place.pid())).toBe(String(place.pid()));
    expect(sessionOf(place.pid())).not.toBe(sessionOf(process.pid));
    expect(readFileSync(`/proc/${place.pid()}/environ`, "utf8")).not.toContain("VITEST");
    await release();
  },
);

test("release() stops the server when the last has left, and only then", async () => {
  const first = await open();
  const second = await open();
  expect(second).toMatchObject({ adopted: true, url: first.url });

  await first.release();
  await first.release();
  expect(await testQuery(second.url, "select 1 as one")).toEqual([{ one: 1 }]);

  await second.release();
  expect(place.isRunning()).toBe(false);
});

test("release() leaves the server to a client that came without us", async () => {
  const { url, release } = await open();
  const stranger = new pg.Client({ connectionString: url });
  await stranger.connect();
  await release();
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

test("openEmbeddedPostgres() never gets a server that somebody is just stopping", async () => {
  let current = await open();
  await testQuery(current.migrateUrl, "create table kept (round int)");
  for (let round = 0; round < 3; round++) {
    const [next] = await Promise.all([open(), current.release()]);
    await testQuery(next.migrateUrl, `insert into kept values (${round})`);
    current = next;
  }
  expect(await testQuery(current.migrateUrl, "select count(*)::int from kept")).toEqual([
    { count: 3 },
  ]);
  await current.release();
});

test("openEmbeddedPostgres() is not taken in by a pid file that names a stranger", async () => {
  const first = await open();
  await first.release();
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
  const place = newPlace();
  const message = () =>
    open(undefined, place).then(
      () => "nothing is wrong",
      (error) => `${error.name}: ${error.message}`,
    );
  writeFileSync(place.folder, "a file, not a folder");
  expect(await message()).toMatch(/^DatabaseProblem: Cannot keep a database in [^\n]+$/);

  place.remove();
  mkdirSync(dirname(place.folder));
  const { release } = await open(undefined, place);
  await release();
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
