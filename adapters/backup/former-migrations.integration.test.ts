import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, inject, test } from "vitest";
import { lastFormerCommit } from "../postgres/migrations/former.ts";
import { migrationsList } from "../postgres/migrations/list.ts";
import { createScratchDatabase } from "../postgres/server/create-scratch-database.ts";
import { migrateUp } from "../postgres/server/migrate-up.ts";
import { pendingMigrations } from "../postgres/server/pending-migrations.ts";
import { createTestDatabase } from "../postgres/test/test-database.ts";
import { distributionPrograms, startServer } from "../postgres/test/test-servers.ts";
import { restore } from "./restore.ts";
import { ask, contentOf } from "./test/test-content.ts";

// both backups are of the last version before the first migration, with a row or more in each table
const formerArchive = gunzipSync(await readFile("adapters/backup/test/former.dump.gz"));
const formerBackup = "adapters/backup/test/former.gz";
const formerLines = gunzipSync(await readFile(formerBackup)).toString();
const header: { migrations: string[] } = JSON.parse(formerLines.split("\n", 1)[0] ?? "");

const programs = distributionPrograms();
if (!programs)
  console.warn(
    "The tables of the first migration were not compared with the former ones: PostgreSQL 15 or later is not installed",
  );
const whereInstalled = test.skipIf(!programs);

const now = new Date("2026-11-28T10:00:00.000Z");
const folder = await mkdtemp(join(tmpdir(), "boothwright-former-"));
const path = process.env.PATH;
const made: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })];
afterAll(async () => {
  process.env.PATH = path;
  for (const undo of made) await undo();
});

const names = migrationsList.map(({ name }) => name);
const listed = async (url: string) =>
  (await ask<{ name: string }>(url, "select name from mikro_orm_migrations order by name")).map(
    ({ name }) => name,
  );
async function emptyDatabase() {
  const { url, prefix } = inject("testServer");
  const database = await createScratchDatabase(url, { name: prefix + randomUUID().slice(0, 8) });
  made.push(database.drop);
  return database.url;
}
/** Drops the columns and tables that later migrations add. */
const dropLater = `alter table builder drop imported_rating, drop imported_review_count, drop rating_source, drop on_time_rated, drop on_time_good;
  alter table quote_promise drop misses_closed, drop look_again_at;
  alter table blog_post drop hidden; alter table trade_show drop hidden; drop table job_call_in, job_punch, job_close_out, job_message, job_approval, job_payment, job_agreement, job_change, job; drop table review_report, builder_review; drop table vetting_reference, vetting_document, vetting_check, vetting_policy; drop table show_manual; drop table plan_milestone, plan_calendar, plan_watch; drop table quote_rates, rate_agreement, commission_rates, commission_entry, commission_sum, commission_contest, commission_statement_entry, commission_statement, commission_operator;
  alter table portfolio_project drop terms, drop built_pictures, drop renderings, drop confirmed_pictures; alter table portfolio_project add terms tsvector generated always as (array_to_tsvector(features)) stored;
  create index builder_rank_index on builder (name); create index builder_region_rank_index on builder (name); create index builder_team_size_rank_index on builder (name); create index builder_city_rank_index on builder (name);
  alter table quote_request drop brief, drop findings; drop index quote_request_open_index;
  alter table brief_version drop brief, drop findings, drop event_date, drop venue, drop industry, drop open_sides`;
/** A database that has had these migrations, the first two at most, and has a person. */
async function databaseOf(migrations: readonly string[]) {
  const { url, drop } = await createTestDatabase();
  made.push(drop);
  await ask(url, dropLater);
  const rows = migrations.map((name) => `('${name}')`);
  await ask(url, "delete from mikro_orm_migrations");
  await ask(url, `insert into mikro_orm_migrations (name) values ${rows}`);
  await ask(url, "insert into users (email) values ('ada@x.example')");
  return url;
}

test("a database of all former migrations is taken as it is, with what came after them [D6]", async () => {
  const url = await databaseOf([...header.migrations, "Migration29990101000000_later"]);
  const before = await contentOf(url);
  expect(await pendingMigrations(url)).toEqual(names);
  expect(await migrateUp(url)).toEqual(names.slice(1));
  expect(await listed(url)).toEqual([...names, "Migration29990101000000_later"]);
  expect(await pendingMigrations(url)).toEqual([]);
  // later migrations update projects and builders, and an update raises the version of the counts
  const facets = { portfolio_facet: '(version,"",2)', builder_facet: '(version,"",4)' };
  const added = {
    job: "",
    job_agreement: "",
    job_approval: "",
    job_call_in: "",
    job_change: "",
    job_close_out: "",
    job_message: "",
    job_payment: "",
    job_punch: "",
    builder_review: "",
    commission_contest: "",
    commission_entry: "",
    commission_operator: "",
    commission_statement: "",
    commission_statement_entry: "",
    commission_rates: "",
    commission_sum: "",
    plan_calendar: "",
    plan_milestone: "",
    plan_watch: "",
    quote_rates: "",
    rate_agreement: "",
    show_manual: "",
    review_report: "",
    vetting_check: "",
    vetting_document: "",
    vetting_policy: "",
    vetting_reference: "",
  };
  expect(await contentOf(url)).toEqual({ ...before, ...facets, ...added });
});

test("one of fewer is refused with the commit that brings it up to date, and stays [D6]", async () => {
  const fewer = header.migrations.toSpliced(40, 1);
  const url = await databaseOf(fewer);
  await expect(migrateUp(url)).rejects.toThrow(
    `The database is older than the first migration of 1.0: start it once with commit ${lastFormerCommit}`,
  );
  expect(await listed(url)).toEqual(fewer);
  expect(await ask(url, "select email from users")).toEqual([{ email: "ada@x.example" }]);
});

test("a former built-in backup comes into an empty database and over one of the first migration [D6]", async () => {
  const empty = await emptyDatabase();
  await restore({ url: empty, file: formerBackup, replace: false, now });
  const first = await databaseOf(names.slice(0, 1));
  await restore({ url: first, file: formerBackup, replace: true, now });
  const yesterday = await databaseOf(header.migrations);
  await restore({ url: yesterday, file: formerBackup, replace: true, now });
  for (const url of [empty, first, yesterday]) {
    expect(await listed(url)).toEqual(names);
    expect(await ask(url, "select city, places from builder")).toEqual([
      { city: "Düsseldorf", places: [] },
    ]);
    expect(await ask(url, "select count(*)::int as n from promise_figure")).toEqual([{ n: 1 }]);
    expect(await ask(url, "select origin from mail_hold")).toEqual([{ origin: "restore" }]);
  }
});

test("a built-in backup of fewer is refused with that commit, and makes no table [D6]", async () => {
  const line = JSON.stringify({ ...header, migrations: header.migrations.slice(0, -1) });
  const file = join(folder, "fewer.gz");
  await writeFile(file, gzipSync(formerLines.replace(/^.*\n/, `${line}\n`)));
  const url = await emptyDatabase();
  await expect(restore({ url, file, replace: false, now })).rejects.toThrow(
    `The backup is older than the first migration of 1.0: restore it and start it once with commit ${lastFormerCommit}`,
  );
  expect(await contentOf(url)).toEqual({});
});

whereInstalled(
  "a former archive is restored, and its tables, functions, triggers and rights are those of the first migration [D6]",
  async () => {
    if (!programs) return;
    process.env.PATH = `${programs.bin}:${path}`;
    const server = await startServer(programs, ["fsync=off"]);
    made.push(server.remove);
    const { ownerUrl: url, appUrl } = server;
    const file = join(folder, "former.dump");
    await writeFile(file, formerArchive);
    await restore({ url, appUrl, file, replace: false, now });
    expect(await listed(url)).toEqual(names);
    expect(await ask(url, "select city from builder")).toEqual([{ city: "Düsseldorf" }]);

    const as = (role: string) =>
      Object.assign(new URL(server.url), { pathname: "/fresh", username: role }).href;
    await createScratchDatabase(server.url, { name: "fresh" });
    await ask(server.url, "alter database fresh owner to boothwright");
    await migrateUp(as("boothwright"), as("boothwright_app"));
    const schemaOf = (database: string) =>
      execFileSync(join(programs.bin, "pg_dump"), ["--schema-only", `--dbname=${database}`], {
        encoding: "utf8",
      }).replace(/^\\(un)?restrict .*\n/gm, "");
    const fresh = schemaOf(as("boothwright"));
    expect(fresh).toContain("CREATE TRIGGER promise_event_only_added_to");
    expect(fresh).toContain("GRANT SELECT,INSERT ON TABLE public.audit_event TO boothwright_app");
    expect(schemaOf(url)).toBe(fresh);
    // over tables of the first migration, too
    await ask(
      server.url.replace(/\/[^/]*$/, "/fresh"),
      `${dropLater}; delete from mikro_orm_migrations where name <> '${names[0]}'`,
    );
    await restore({
      url: as("boothwright"),
      appUrl: as("boothwright_app"),
      file,
      replace: true,
      now,
    });
    expect(await contentOf(as("boothwright"))).toEqual(await contentOf(url));
  },
);
