import { randomUUID } from "node:crypto";
import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Migration } from "@mikro-orm/migrations";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { intoNothing, readBackup } from "../../adapters/backup/read-backup.ts";
import { restoreRows } from "../../adapters/backup/restore-rows.ts";
import { ask } from "../../adapters/backup/test/test-content.ts";
import { withClient } from "../../adapters/backup/with-client.ts";
import { openEmbeddedPostgres } from "../../adapters/embedded-postgres/open-embedded-postgres.ts";
import { createTestFolder } from "../../adapters/embedded-postgres/test/test-folder.ts";
import { picturesBeside } from "../../adapters/media/back-up-pictures.ts";
import { readMediaArchive } from "../../adapters/media/read-media-archive.ts";
import { migrationsList } from "../../adapters/postgres/migrations/list.ts";
import { createScratchDatabase } from "../../adapters/postgres/server/create-scratch-database.ts";
import { migrateUp } from "../../adapters/postgres/server/migrate-up.ts";
import { pendingMigrations } from "../../adapters/postgres/server/pending-migrations.ts";
import { asApp } from "../../adapters/postgres/test/test-database.ts";
import { openFiles, openMedia } from "../../app-server/open-media.ts";
import { startApp } from "../../web/e2e/start-app.ts";
import { testCommand } from "../command/test/test-command.ts";
import { chooseQuote } from "../smoke-test/run-smoke-test.ts";
import { signIn } from "../smoke-test/sign-in.ts";
import { factsOf, type KeptSite, keptIn } from "./kept-site.ts";

/** The clock of what runs on a kept site: a day after it was written. */
const clockOf = ({ moment }: KeptSite) => ({
  CLOCK_FROM: new Date(Date.parse(moment) + 86_400_000).toISOString(),
  CLOCK_SINCE: new Date().toISOString(),
});

/** Opens an app, reads the old request as its exhibitor, and hands it to `between` before the job goes on to its end. */
async function finishJob(site: KeptSite, env: Record<string, string>, between = async () => {}) {
  const app = await startApp({ env: { ...clockOf(site), ...env } });
  onTestFinished(app.stop);
  const exhibitor = await signIn(app.origin, site.quoted.email);
  expect(await factsOf(exhibitor, site.quoted)).toEqual(site.facts);
  const picture = await fetch(app.origin + site.picture);
  expect(picture.headers.get("content-type")).toMatch(/^image\//);
  await between();
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
  const said: string[] = [];
  await chooseQuote(app.origin, (line) => said.push(line), site.quoted);
  expect(said.at(-1)).toContain("completed");
  expect(app.output()).not.toMatch(/Database error|"level":"error"/);
}

const folders = readdirSync("scripts/upgrade", { withFileTypes: true });
const releases = folders.filter((each) => each.isDirectory()).map(({ name }) => name);

describe.each(releases)("from release %s", (release) => {
  const kept = keptIn(join("scripts/upgrade", release));
  const site: KeptSite = JSON.parse(readFileSync(kept.site, "utf8"));

  /** The tables as that release made them, with its rows. */
  async function fillTables(url: string) {
    const schema = gunzipSync(readFileSync(kept.schema)).toString();
    await withClient(url, async (client) => {
      await client.query(schema);
      await client.query("set search_path to public");
      let done: string[] = [];
      await readBackup(createReadStream(kept.backup), {
        ...intoNothing,
        async start({ migrations }) {
          done = migrations;
        },
      });
      for (const name of done)
        await client.query("insert into mikro_orm_migrations (name) values ($1)", [name]);
      await restoreRows(client, createReadStream(kept.backup), new Date(site.moment));
      // its own tables are no copy
      await client.query("delete from mail_hold");
    });
  }

  test("a backup comes into an empty database; people sign in, read the old request and finish the job", async () => {
    const place = createTestFolder();
    onTestFinished(place.remove);
    const { url: server, prefix } = inject("testServer");
    const name = prefix + randomUUID().slice(0, 8);
    const database = await createScratchDatabase(server, { name });
    onTestFinished(database.drop);
    const roles = { DATABASE_URL: asApp(database.url), MIGRATE_DATABASE_URL: database.url };
    const env = { ...roles, ...clockOf(site), DATA_DIR: place.folder };
    for (const command of [
      ["restore", kept.backup],
      ["release-mail", "--send"],
    ]) {
      const [program = "", ...args] = command;
      expect(await testCommand(program, args, env)).toMatchObject({ code: 0, err: "" });
    }
    await finishJob(site, env);
  });

  test("a data folder is brought up to date by its first start; a migration that fails later leaves it working", async () => {
    const place = createTestFolder();
    onTestFinished(place.remove);
    const postgres = await openEmbeddedPostgres({ folder: place.folder });
    onTestFinished(postgres.release);
    await fillTables(postgres.migrateUrl);
    const stores = { bucket: undefined, dataDir: place.folder };
    const [media, files] = [openMedia(stores), openFiles(stores)];
    await readMediaArchive(createReadStream(picturesBeside(kept.backup)), (each, root) =>
      (root === "media" ? media : files).put(each),
    );

    const owner = postgres.migrateUrl;
    const columns = "select column_name as name from information_schema.columns order by 1";
    const next = (name: string, statements: string[]) => ({
      name,
      class: class extends Migration {
        override up() {
          for (const each of statements) this.addSql(each);
        }
      },
    });
    const added = ["alter table users add later_column text"];
    const whole = next("Migration29990101000000_later", added);
    const half = next("Migration29990102000000_fails", [
      "alter table quote_request add half_done text",
      "update quote_request set budget = 'lost'",
      "select 1 / 0",
    ]);
    await finishJob(site, { DATA_DIR: place.folder }, async () => {
      expect(await pendingMigrations(owner)).toEqual([]);
      const before = await ask<{ name: string }>(owner, columns);
      await expect(migrateUp(owner, owner, [...migrationsList, whole, half])).rejects.toThrow(
        "division by zero",
      );
      const after = (await ask<{ name: string }>(owner, columns)).map(({ name }) => name);
      expect(after).toEqual([...before.map(({ name }) => name), "later_column"].sort());
    });
    // the next attempt goes on with what failed
    expect(await migrateUp(owner, owner, [...migrationsList, whole, next(half.name, [])])).toEqual([
      half.name,
    ]);
  });
});
