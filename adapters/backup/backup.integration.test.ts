import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { migrationsList } from "../postgres/migrations/list.ts";
import { createScratchDatabase } from "../postgres/server/create-scratch-database.ts";
import { pendingMigrations } from "../postgres/server/pending-migrations.ts";
import { pooled } from "../postgres/server/pooler.ts";
import { openTestTables } from "../postgres/test/open-test-tables.ts";
import { hasPooler, startPooler } from "../postgres/test/test-pooler.ts";
import { runSql } from "../postgres/test/test-sql.ts";
import { loadSamples } from "../samples/load-samples.ts";
import { sqlNow } from "../system/test/test-time.ts";
import { backUp } from "./back-up.ts";
import { BackupProblem } from "./backup-problem.ts";
import { restore } from "./restore.ts";
import { ask, contentOf } from "./test/test-content.ts";
import { rowsBesideSamples } from "./test/test-rows.ts";
import { testTool } from "./test/test-tool.ts";

const { url: server, prefix } = inject("testServer");
const tables = await openTestTables();
const folder = await mkdtemp(join(tmpdir(), "boothwright-backup-"));
const now = new Date("2026-11-21T10:00:00.000Z");
const made: (() => Promise<unknown>)[] = [];
const file = join(folder, "whole.gz");

const newDatabase = async (template?: string) => {
  const name = prefix + randomUUID().slice(0, 8);
  const database = await createScratchDatabase(server, { name, ...(template && { template }) });
  made.push(database.drop);
  return database.url;
};
const emptyDatabase = () => newDatabase();
let restored: Promise<{ url: string; said: string }> | undefined;
/** A database as `restore()` left it, and what it said. Made by the first test that asks: it takes as long as all migrations. */
const whole = () => {
  restored ??= emptyDatabase().then(async (url) => {
    return { url, said: await restore({ url, file, replace: false, now }) };
  });
  return restored;
};
const wholeDatabase = async () => newDatabase(new URL((await whole()).url).pathname.slice(1));

beforeAll(async () => {
  await loadSamples({ ...tables, now });
  await ask(tables.url, rowsBesideSamples);
  // whatever is hard to write down
  await runSql(
    tables.newEm(),
    `insert into audit_event (id, action, object_kind, object_id, detail) values
       (gen_random_uuid(), 'a', 'b', E'line\\nbreak \\\\ "quote" \\t tab 🏗 نص', 'null'),
       (gen_random_uuid(), '', 'b', '[', '{"deep": [1.50, null, "\\u00e9", 12345678901234567890]}')`,
  );
  await backUp({ url: tables.url, file, builtIn: true, now });
});
afterAll(async () => {
  for (const drop of made) await drop();
  await tables.close();
  await rm(folder, { recursive: true });
});

// several databases are made and filled in each test
describe("backUp() and restore()", () => {
  it("bring every row into a new database, with tables, triggers and sequences, as a copy [Y01]", async () => {
    const { url, said } = await whole();
    expect(said).toMatch(/^Restored \d+ rows in \d+ tables as they were at 2026-11-21/);
    const [was, is] = [await contentOf(tables.url), await contentOf(url)];
    expect(Object.keys(is)).toEqual(Object.keys(was));
    const empty = Object.keys(was).filter((name) => was[name] === "");
    expect(empty, "Add a row of each new table to test-rows.ts").toEqual([]);
    for (const [name, rows] of Object.entries(was)) expect([name, is[name]]).toEqual([name, rows]);
    expect(was.users).toContain("exhibitor@example.com");
    expect(await pendingMigrations(url)).toEqual([]);
    expect(await ask(url, "select since, origin, released_at, drop_before from mail_hold")).toEqual(
      [{ since: now, origin: "restore", released_at: null, drop_before: null }],
    );

    const versions = "select * from content_version order by kind";
    const copy = await wholeDatabase();
    const before = await ask(copy, versions);
    await ask(copy, "update blog_post set title = 'Changed'");
    const after = await ask(copy, versions);
    expect(after).not.toEqual(before);
  });

  it("keep the file to its owner, and never write over one", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = backUp({ url: tables.url, file, builtIn: true, now });
    await expect(again).rejects.toThrow(/is there already/);
    const nowhere = join(folder, "no", "such", "folder.gz");
    await expect(backUp({ url: tables.url, file: nowhere, builtIn: true, now })).rejects.toThrow(
      BackupProblem,
    );
  });

  it("make no file of a database without the site's tables", async () => {
    const path = join(folder, "empty.gz");
    const wrong = backUp({ url: await emptyDatabase(), file: path, builtIn: true, now });
    await expect(wrong).rejects.toThrow("has no tables of the site: look at DATABASE_URL");
    await expect(stat(path)).rejects.toThrow("ENOENT");
  });

  it("leave a database alone that holds something, unless it may be replaced: by a copy again [Y01]", async () => {
    const url = await wholeDatabase();
    await ask(url, "delete from quote_request; insert into users (email) values ('new@x.example')");
    await ask(url, `update mail_hold set released_at = ${sqlNow()}, drop_before = ${sqlNow()}`);
    await expect(restore({ url, file, replace: false, now })).rejects.toThrow(/not empty/);
    expect(await ask(url, "select from users where email = 'new@x.example'")).toHaveLength(1);
    await restore({ url, file, replace: true, now });
    expect(await contentOf(url)).toEqual(await contentOf(tables.url));
    expect(await ask(url, "select released_at, drop_before from mail_hold")).toEqual([
      { released_at: null, drop_before: null },
    ]);
  });

  it.skipIf(!hasPooler)(
    "go through a real PgBouncer that gives each transaction another connection [Z05]",
    async () => {
      const url = await wholeDatabase();
      await ask(url, "delete from quote_request");
      const pooler = await startPooler([server]);
      try {
        const behind = pooled(pooler.to(url));
        await restore({ url: behind, file, replace: true, now });
        expect(await contentOf(url)).toEqual(await contentOf(tables.url));
        const again = join(folder, "behind-pooler.gz");
        await backUp({ url: behind, file: again, builtIn: false, now });
        await restore({ url: behind, file: again, replace: true, now });
        expect(await contentOf(url)).toEqual(await contentOf(tables.url));
      } finally {
        await pooler.stop();
      }
    },
  );

  it("are one moment's copy, however much is written meanwhile", async () => {
    const url = await wholeDatabase();
    const busy = { on: true };
    const writing = (async () => {
      for (let i = 0; busy.on; i++)
        await ask(
          url,
          `with somebody as (insert into users (email) values ('w${i}@x.example') returning id)
           insert into favourite (user_id, item_type, item_id) select id, 'builder', id from somebody`,
        );
    })();
    const later = join(folder, "busy.gz");
    await backUp({ url, file: later, builtIn: true, now });
    busy.on = false;
    await writing;
    const other = await wholeDatabase();
    await restore({ url: other, file: later, replace: true, now });
    const [pairs] = await ask<{ users: number; marks: number }>(
      other,
      `select (select count(*) from users where email like 'w%@x.example') as users,
         (select count(*) from favourite where item_id = user_id) as marks`,
    );
    expect(pairs?.users).toBe(pairs?.marks);
  });

  it("refuse what is damaged, cut off or something else, and change nothing", async () => {
    const url = await wholeDatabase();
    const before = await contentOf(url);
    const packed = await readFile(file);
    const text = gunzipSync(packed).toString();
    const lines = text.split("\n");
    const broken = Buffer.from(packed);
    broken[packed.length >> 1] = (broken[packed.length >> 1] ?? 0) ^ 0xff;
    const damaged: Record<string, Uint8Array> = {
      cut: packed.subarray(0, packed.length - 40),
      flipped: broken,
      changed: gzipSync(text.replace("exhibitor@example.com", "somebody@example.com")),
      shortened: gzipSync(lines.filter((line) => !line.includes("builder@example.com")).join("\n")),
      endless: gzipSync(lines.slice(0, -2).join("\n")),
      other: gzipSync("hello\n"),
      json: gzipSync("null\n"),
      empty: new Uint8Array(),
      text: Buffer.from("-- PostgreSQL dump"),
    };
    for (const [name, bytes] of Object.entries(damaged)) {
      const path = join(folder, name);
      await writeFile(path, bytes);
      const refused = restore({ url, file: path, replace: true, now });
      await expect(refused, name).rejects.toBeInstanceOf(BackupProblem);
    }
    await expect(
      restore({ url, file: join(folder, "missing"), replace: true, now }),
    ).rejects.toThrow(/Cannot read/);
    expect(await contentOf(url)).toEqual(before);
  });

  it("undo everything when the database does not hold what the backup sums up", async () => {
    const url = await wholeDatabase();
    const before = await contentOf(url);
    const text = gunzipSync(await readFile(file)).toString();
    const forged = text.replace(/("endOf":"users","rows":\d+,"sum":")\d+/, "$11");
    expect(forged).not.toBe(text);
    const path = join(folder, "forged.gz");
    await writeFile(path, gzipSync(forged));
    await expect(restore({ url, file: path, replace: true, now })).rejects.toThrow(
      "users is not what it was: nothing was restored",
    );
    expect(await contentOf(url)).toEqual(before);
  });

  it("wait for servers to be stopped", async () => {
    const url = await emptyDatabase();
    const client = new pg.Client({ connectionString: url, application_name: "boothwright worker" });
    await client.connect();
    await expect(restore({ url, file, replace: true, now })).rejects.toThrow(/stop them all first/);
    await client.end();
  });

  it("use pg_dump where it is new enough, and tell no one the password", async () => {
    const bin = join(folder, "bin");
    const log = join(folder, "called");
    await testTool(
      bin,
      "pg_dump",
      99,
      `for a; do case $a in --file=*) echo PGDMP > "\${a#--file=}";; esac; done`,
      log,
    );
    const rows = migrationsList
      .map(({ name }, index) => `${index + 1}\\t${name}\\tnow\\n`)
      .join("");
    await testTool(
      bin,
      "pg_restore",
      99,
      `case "$*" in *--data-only*) printf '${rows}';; *) echo "1; 0 0 TABLE DATA public users me";; esac`,
      log,
    );
    const path = process.env.PATH;
    const secret = new URL(tables.url).password;
    const dump = join(folder, "archive.dump");
    try {
      process.env.PATH = `${bin}:${path}`;
      const said = await backUp({ url: tables.url, file: dump, builtIn: false, now });
      expect(said).toMatch(/archive of pg_dump 99 with 1 tables/);
      const url = await emptyDatabase();
      await restore({ url, file: dump, replace: false, now });
      await expect(restore({ url: tables.url, file: dump, replace: false, now })).rejects.toThrow(
        /not empty/,
      );
      await testTool(bin, "pg_dump", 9, "exit 1", log);
      const own = await backUp({
        url: tables.url,
        file: join(folder, "own.gz"),
        builtIn: false,
        now,
      });
      expect(own).toContain("a built-in copy");
    } finally {
      process.env.PATH = path;
    }
    const called = await readFile(log, "utf8");
    expect(called).toMatch(/pg_dump --format=custom .*--dbname=postgres/);
    expect(called).toMatch(/pg_restore .*--single-transaction/);
    if (secret) expect(called).not.toContain(secret);
  });
});
