import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSmtpServer } from "../adapters/mail/test/test-smtp-server.ts";
import { createDiskMediaStore } from "../adapters/media/disk-media-store.ts";
import { startTestS3Server } from "../adapters/media/test/test-s3-server.ts";
import { openTestWorkspace } from "../adapters/notion/test/test-workspace.ts";
import { openTestTables } from "../adapters/postgres/test/open-test-tables.ts";
import { runSql } from "../adapters/postgres/test/test-sql.ts";
import tasks from "../deno.json" with { type: "json" };
import { testCommand } from "./command/test/test-command.ts";

let tables: Awaited<ReturnType<typeof openTestTables>>;
let env: Record<string, string>;
let folder: string;
beforeAll(async () => {
  tables = await openTestTables();
  await tables.empty();
  folder = await mkdtemp(join(tmpdir(), "boothwright-commands-"));
  env = { DATABASE_URL: tables.url, DATA_DIR: folder };
});
afterAll(async () => {
  await tables.close();
  await rm(folder, { recursive: true });
});
const run = (name: string, args: string[] = [], more: Record<string, string> = {}) =>
  testCommand(name, args, { ...env, ...more });

const commands = [
  "migrate",
  "seed",
  "backup",
  "restore",
  "doctor",
  "send-test-mail",
  "promote-admin",
  "demote-admin",
  "list-admins",
  "erase-request",
  "release-mail",
  "worker",
];

test("every command explains itself, and says what it does not know", async () => {
  const help = await run("doctor", ["--help"]);
  expect([help.code, help.err]).toEqual([0, ""]);
  expect(help.out).toContain("deno task doctor");
  for (const name of commands) {
    expect(Object.keys(tasks.tasks)).toContain(name);
    const wrong = await run(name, ["--wrong"]);
    expect([name, wrong.code]).toEqual([name, 2]);
    expect(wrong.err).toMatch(/^Unknown option '--wrong'\n\n[A-Z]/);
    expect(wrong.err).toContain(`deno task ${name}`);
    expect(wrong.err).not.toMatch(/at .*\.ts:\d+/);
  }
});

describe("an operator's first day", () => {
  test("migrate status, seed, list-admins, demote-admin, doctor", async () => {
    expect(await run("migrate", ["status"])).toMatchObject({
      code: 0,
      out: "The database is up to date\n",
    });
    const production = {
      APP_ENV: "production",
      ORIGIN: "https://booths.example",
      MAIL_URL: "smtp://x:25",
      SESSION_SECRET: "a secret of more than thirty-two characters",
    };
    const refused = await run("seed", [], production);
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/^APP_ENV is production: .* Add --in-production/),
    ]);
    expect(await runSql(tables.newEm(), "select from users")).toEqual([]);

    const samples = join(folder, "samples");
    const written = await run("seed", ["--as-folder", samples]);
    expect([written.code, written.out]).toEqual([
      0,
      `Wrote builders.json, portfolio.json, trade-shows.json, blog.json into ${samples}\n`,
    ]);
    const over = await run("seed", ["--as-folder", samples]);
    expect([over.code, over.err]).toEqual([1, expect.stringMatching(/is there already/)]);
    const dry = await run("sync-content", ["--folder", samples, "--dry-run"]);
    expect([dry.code, dry.out]).toEqual([
      0,
      expect.stringMatching(/builders: 30 created\nportfolio: 120 created\n/),
    ]);

    expect(await run("seed")).toMatchObject({ code: 0, out: "The samples are loaded\n" });
    expect(await run("seed")).toMatchObject({
      code: 1,
      err: "The database holds something already; samples go into an empty one\n",
    });

    const listed = await run("list-admins");
    expect(listed.out).toMatch(/^admin@example\.com\tAdele Moreau\t\d{4}-\d\d-\d\d\n$/);
    expect(await run("demote-admin", ["ADMIN@example.com"])).toMatchObject({
      code: 0,
      out: "admin@example.com is no longer an admin, but an exhibitor\nThere is no admin left: make one with promote-admin\n",
    });
    const again = await run("demote-admin", ["admin@example.com"]);
    expect([again.code, again.err]).toEqual([
      1,
      expect.stringMatching(/is not an admin\. list-admins/),
    ]);
  });

  test("backup and restore, from file to file, private files of requests too [R43]", async () => {
    const file = join(folder, "day-one.gz");
    const media = createDiskMediaStore(join(folder, "media"));
    const picture = { bytes: new Uint8Array([1, 2, 3]), contentType: "image/webp" } as const;
    const key = await media.put(picture);
    const files = createDiskMediaStore(join(folder, "files"));
    const plan = new TextEncoder().encode("%PDF-1.7\n%%EOF\n");
    const planKey = await files.put({ bytes: plan, contentType: "application/pdf" });
    await runSql(
      tables.newEm(),
      `insert into attachment (quote_request_id, purpose, kind, name, media_key, bytes, scan)
         select id, 'brief', 'document', 'plan.pdf', $1, $2, 'clean' from quote_request limit 1`,
      [planKey, plan.byteLength],
    );
    const done = await run("backup", [file, "--built-in"]);
    expect([done.code, done.err.split("\n")]).toEqual([
      0,
      [
        expect.stringMatching(/day-one\.gz: .*read again and found whole$/),
        expect.stringMatching(
          /day-one\.gz\.pictures\.tar: 2 pictures, .*read again and found whole$/,
        ),
        "",
      ],
    ]);
    const checked = await run("restore", [file, "--check"]);
    expect([checked.code, checked.out]).toEqual([
      0,
      expect.stringMatching(/gz is whole: \d+ rows .*\n.*tar is whole, pictures: 2\n$/),
    ]);
    await media.delete(key);
    await files.delete(planKey);
    await runSql(tables.newEm(), "delete from attachment");
    const refused = await run("restore", [file]);
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/not empty.*--replace/)]);
    await runSql(tables.newEm(), "delete from blog_post");
    const back = await run("restore", [file, "--replace"]);
    expect([back.code, back.out]).toEqual([
      0,
      expect.stringMatching(
        /^Restored \d+ rows in \d+.*\nNo email leaves this copy.*\nRestored pictures: 2, each checked/,
      ),
    ]);
    expect((await media.get(key))?.bytes.byteLength).toBe(3);
    expect((await files.get(planKey))?.bytes).toEqual(Buffer.from(plan));
    expect(await runSql(tables.newEm(), "select name, scan from attachment")).toEqual([
      { name: "plan.pdf", scan: "clean" },
    ]);
    expect(await runSql(tables.newEm(), "select from blog_post")).toHaveLength(20);
  });
});

describe("mail, tried by hand", () => {
  test("send-test-mail sends one, and repeats what the server said otherwise", async () => {
    const refusal = Object.assign(new Error("No such user here"), { responseCode: 550 });
    const server = await startSmtpServer({
      onRcpt: (address) => (address.startsWith("nobody") ? refusal : null),
    });
    const MAIL_URL = server.url;
    try {
      const sent = await run("send-test-mail", ["ada@x.example"], { MAIL_URL });
      expect([sent.code, sent.out]).toEqual([0, expect.stringContaining("to ada@x.example")]);
      expect(server.received[0]?.source).toContain("Subject: Test email from Boothwright");
      const refused = await run("send-test-mail", ["nobody@x.example"], { MAIL_URL });
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("No such user")]);
    } finally {
      await server.close();
    }
    const none = await run("send-test-mail", ["ada@x.example"]);
    expect([none.code, none.err]).toEqual([1, expect.stringMatching(/^MAIL_URL is not set/)]);
  });
});

describe("doctor", () => {
  test("says line by line what is well, what is not, and what to do", async () => {
    const server = await startSmtpServer();
    const well = await run("doctor", [], { MAIL_URL: server.url });
    await server.close();
    expect([well.code, well.err]).toEqual([0, ""]);
    const all = ["settings", "database", "clock", "migrations", "mail", "sign-in", "disk"];
    for (const about of all) expect(well.out).toMatch(new RegExp(`^ok    ${about} `, "m"));

    const ill = await run("doctor", [], {
      MAIL_URL: "smtp://127.0.0.1:1",
      DATABASE_URL: "postgresql://me:hidden@127.0.0.1:1/none",
      DATA_DIR: "/dev/null/data",
      OIDC_ISSUER: "http://127.0.0.1:1",
      OIDC_CLIENT_ID: "us",
      OIDC_CLIENT_SECRET: "hidden",
    });
    expect(ill.code).toBe(1);
    for (const about of ["database", "mail", "sign-in", "disk"])
      expect(ill.out).toMatch(new RegExp(`^fail  ${about} .*To do: `, "m"));
    expect(ill.out).not.toContain("hidden");

    const wrong = await run("doctor", [], { PORT: "eighty" });
    expect([wrong.code, wrong.out]).toEqual([1, expect.stringMatching(/^fail {2}settings .*PORT/)]);
  });

  test("looks into Notion, data source by data source, and into the bucket", async () => {
    const { notion, sources, dataSources, mapping } = await openTestWorkspace();
    const access = { region: "us-east-1", accessKeyId: "AKID", secretAccessKey: "hidden secret" };
    const bucket = await startTestS3Server(access);
    const names = join(folder, "names.json");
    await writeFile(names, JSON.stringify(mapping));
    const set = {
      NOTION_TOKEN: notion.token,
      NOTION_URL: notion.url,
      NOTION_MAPPING: names,
      NOTION_BUILDERS: dataSources.builders,
      NOTION_PORTFOLIO: dataSources.portfolio,
      NOTION_TRADE_SHOWS: dataSources["trade-shows"],
      MEDIA_URL: bucket.url,
      S3_ACCESS_KEY_ID: "AKID",
      S3_SECRET_ACCESS_KEY: "hidden secret",
    };
    try {
      const well = await run("doctor", [], set);
      expect(well.out).toMatch(/^ok {4}notion +builders: each of \d+ fields is there$/m);
      expect(well.out).toMatch(/^ok {4}notion +trade-shows: each/m);
      expect(well.out).toMatch(/^ok {4}notion +blog: no data source is set/m);
      expect(well.out).toMatch(/^ok {4}bucket +\S+\/pictures keeps, gives back and deletes$/m);
      expect(bucket.files.size).toBe(0);
      expect(notion.calls.every(({ method }) => method === "GET")).toBe(true);

      delete sources.portfolio.source.properties.Size;
      const ill = await run("doctor", [], {
        ...set,
        NOTION_MAPPING: "",
        NOTION_BUILDERS: "0190b000-0000-4000-8000-000000000001",
        S3_SECRET_ACCESS_KEY: "hidden and wrong",
      });
      expect(ill.code).toBe(1);
      const lines = [
        /^fail {2}notion +The data source of builders: is not there, or is not shared.* To do: .*share/m,
        /^warn {2}notion +portfolio: no property stands for size\. To do: .*NOTION_MAPPING$/m,
        /^warn {2}notion +trade-shows: no property stands for boothCostRange\. /m,
        /^fail {2}bucket +.*answered 403\. To do: look at MEDIA_URL/m,
      ];
      for (const line of lines) expect(ill.out).toMatch(line);

      const stranger = await run("doctor", [], { ...set, NOTION_TOKEN: "ntn_hidden" });
      expect(stranger.out).toMatch(/^fail {2}notion .*does not accept NOTION_TOKEN/m);
      expect(`${ill.out}${stranger.out}`).not.toContain("hidden");
    } finally {
      await notion.close();
      await bucket.close();
    }
  });
});
