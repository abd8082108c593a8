import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../adapters/embedded-postgres/free-port.ts";
import { startSmtpServer } from "../adapters/mail/test/test-smtp-server.ts";
import { createTestDatabase } from "../adapters/postgres/test/test-database.ts";

const isRoot = process.getuid?.() === 0;
const account = { uid: 65534, gid: 65534 };
const [, entry = "[]"] = /^ENTRYPOINT (.*)$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
/** Matches what a command says when the runtime refuses it something, or when an error comes with its stack. */
const refused = /Requires \w+ access|NotCapable|PermissionDenied|\n\s+at /;
const builtFiles = () => readdirSync("build/server").filter((name) => name.endsWith(".js"));

/** The image's tree, which only root may write, and a folder for data, which the other account owns. */
function layOut() {
  const root = mkdtempSync(join(tmpdir(), "Böothwright image "));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  chmodSync(root, 0o755);
  const [app, data, cache] = ["app", "data", "cache"].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [app, data, cache]) mkdirSync(folder);
  for (const folder of [data, cache]) chownSync(folder, account.uid, account.gid);
  const deno = join(root, "deno");
  copyFileSync(process.execPath, deno);
  execFileSync("cp", ["-R", "build", "package.json", "deno.json", "deno.lock", app]);
  // node_modules is large: hard links, where both are on one disk
  const linked = ["-al", "node_modules", app];
  try {
    execFileSync("cp", linked, { stdio: "ignore" });
  } catch {
    execFileSync("cp", ["-a", "node_modules", app]);
  }
  return { app, data, cache, deno };
}

test.skipIf(!isRoot)(
  "every command of the build runs under the image's flags, as another account than the tree's [Z02] (skipped unless root runs the tests: others cannot become another account)",
  async () => {
    const database = await createTestDatabase();
    onTestFinished(database.drop);
    const smtp = await startSmtpServer();
    onTestFinished(smtp.close);
    const { app, data, cache, deno } = layOut();
    const port = await freePort();
    const workerPort = await freePort();
    const env = {
      PATH: "/usr/bin:/bin",
      DENO_DIR: cache,
      NODE_ENV: "production",
      APP_ENV: "production",
      PORT: `${port}`,
      HOST: "127.0.0.1",
      WORKER_METRICS_PORT: `${workerPort}`,
      DATA_DIR: data,
      ORIGIN: "https://booths.example.com",
      MAIL_URL: smtp.url,
      DATABASE_URL: database.appUrl,
      MIGRATE_DATABASE_URL: database.url,
      SESSION_SECRET: "4c1f0e7a92b8d6533af0c7e19b52d84e",
    };
    const flags = (JSON.parse(entry) as string[])
      .slice(1)
      .map((flag) => flag.replaceAll("/app/", `${app}/`).replaceAll("/data", data));
    const ran = new Set<string>();

    const start = (name: string, args: string[]) => {
      ran.add(`${name}.js`);
      const all = [...flags, `build/server/${name}.js`, ...args];
      const child = spawn(deno, all, {
        cwd: app,
        env,
        ...account,
        stdio: ["ignore", "pipe", "pipe"],
      });
      let said = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (text: string) => {
          said += text;
        });
      }
      const ended = new Promise((done) =>
        child.on("close", (code, signal) => done(signal ?? code)),
      );
      return { child, ended, said: () => said };
    };
    /** Ends with the exit code and all that was said. */
    const run = async (name: string, ...args: string[]) => {
      const { ended, said } = start(name, args);
      const code = await ended;
      expect.soft(said(), name).not.toMatch(refused);
      return { code, said: said() };
    };
    const ends = async (code: number, words: string | RegExp, name: string, ...args: string[]) => {
      const done = await run(name, ...args);
      const asked = [name, ...args];
      expect
        .soft([...asked, done.code, done.said])
        .toEqual([...asked, code, expect.stringMatching(words)]);
    };
    const file = join(data, "one.backup");
    const content = join(data, "content");

    await ends(0, /up to date/, "migrate", "status");
    await ends(0, /./, "migrate");
    await ends(0, /./, "seed", "--in-production");
    await ends(0, /./, "seed", "--as-folder", content);
    await ends(0, /./, "sync-content", "--fields");
    await ends(0, /./, "sync-content", "--folder", content, "--dry-run");
    await ends(0, /kim@example\.com/, "promote-admin", "kim@example.com");
    await ends(0, /./, "promote-admin", "lee@example.com");
    await ends(0, /kim@example\.com/, "list-admins");
    await ends(0, /./, "demote-admin", "lee@example.com");
    await ends(0, /./, "send-test-mail", "kim@example.com");
    await ends(0, /./, "release-mail");
    await ends(0, /./, "erase-request", "lee@example.com");
    await ends(0, /./, "backup", file);
    await ends(1, /is there already/, "backup", file);
    await ends(1, /is there already/, "backup", file, "--without-pictures");
    await ends(0, /whole/, "restore", "--check", file);
    await ends(1, /--replace/, "restore", file);
    await ends(0, /./, "restore", file, "--replace");
    expect.soft((await run("doctor")).said).toMatch(/^ok +database/m);

    for (const [name, at] of [
      ["index", port],
      ["worker", workerPort],
    ] as const) {
      const { child, ended, said } = start(name, []);
      onTestFinished(() => void child.kill("SIGKILL"));
      const status = () =>
        fetch(`http://127.0.0.1:${at}/readyz`).then(
          (answer) => answer.status,
          () => null,
        );
      await expect.poll(status).toBe(200);
      // Deno's own kill() would say that the signal ended it
      if (child.pid) process.kill(child.pid, "SIGTERM");
      expect([name, await ended, said()]).toEqual([name, 0, expect.not.stringMatching(refused)]);
    }
    expect([...ran].sort()).toEqual(builtFiles().sort());
  },
);
