import { spawn } from "node:child_process";
import { mkdtemp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillWithOddText, loosenTables } from "../adapters/backup/test/test-odd-text.ts";
import { createTestDatabase } from "../adapters/postgres/test/test-database.ts";
import { nodeProgram } from "../web/e2e/node-program.ts";

const runtimes = {
  deno: [process.execPath, "run", "-A"],
  node: [nodeProgram()],
};
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await loosenTables(database.url);
  await fillWithOddText(database.url);
  folder = await mkdtemp(join(tmpdir(), "boothwright-runtimes-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

type Input = { from?: string; url?: string };

/** Runs a command of this folder's on a runtime, with its standard output into a file, and its input from one. */
async function run(
  runtime: keyof typeof runtimes,
  command: string,
  args: string[],
  into: string,
  { from = "/dev/null", url = database.url }: Input = {},
) {
  const out = await open(into, "w");
  const input = await open(from);
  const script = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const [program = "", ...first] = runtimes[runtime];
  const child = spawn(program, [...first, script, ...args], {
    stdio: [input.fd, out.fd, "pipe"],
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
  });
  let err = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  const code = await new Promise((ended) => child.on("close", ended));
  await out.close();
  await input.close();
  return { code, err, out: into };
}

test.each(Object.keys(runtimes) as (keyof typeof runtimes)[])(
  "a backup written to standard output on %s is read again, and is whole on both runtimes",
  async (runtime) => {
    const piped = join(folder, `${runtime}.gz`);
    const wrote = await run(runtime, "backup", ["-"], piped);
    expect(wrote).toMatchObject({
      code: 0,
      err: expect.stringMatching(/to standard output, read again on the way and found whole/),
    });
    for (const reader of ["deno", "node"] as const) {
      const checked = await run(reader, "restore", [piped, "--check"], join(folder, "said"));
      expect([reader, checked.code]).toEqual([reader, 0]);
      expect(await readFile(checked.out, "utf8")).toContain("is whole");
    }
  },
);

test.each(Object.keys(runtimes) as (keyof typeof runtimes)[])(
  "restore - on %s reads a backup from standard input, and leaves no file of it [Z03]",
  async (runtime) => {
    const from = join(folder, `${runtime}.input`);
    expect((await run(runtime, "backup", ["-"], from)).code).toBe(0);
    const said = join(folder, "restored");
    const checked = await run(runtime, "restore", ["-", "--check"], said, { from });
    expect([checked.err, checked.code]).toEqual(["", 0]);
    expect(await readFile(said, "utf8")).toContain("is whole");

    const copy = await createTestDatabase();
    await loosenTables(copy.url);
    const replace = { from, url: copy.url };
    const done = await run(runtime, "restore", ["-", "--replace"], said, replace);
    expect([done.err, done.code]).toEqual(["", 0]);
    expect(await readFile(said, "utf8")).toMatch(/^Restored \d+ rows in \d+ tables/);
    await copy.drop();

    const cut = join(folder, `${runtime}.cut`);
    const whole = await readFile(from);
    await writeFile(cut, whole.subarray(0, whole.length / 2));
    for (const half of [cut, "/dev/null"]) {
      const refused = await run(runtime, "restore", ["-", "--replace"], said, { from: half });
      expect(refused.code).toBe(1);
      expect(refused.err).not.toMatch(/ at .*\.ts/);
    }
    expect((await readdir(folder)).filter((name) => name.startsWith("restore-"))).toEqual([]);
  },
);

test("doctor says how the last backup went", async () => {
  const said = join(folder, "doctor");
  await run("deno", "doctor", [], said);
  expect(await readFile(said, "utf8")).toMatch(/^ok {4}backup +to - at .* went well$/m);

  const failed = await run("deno", "backup", [join(folder, "no", "such.backup")], said);
  expect(failed.code).toBe(1);
  await run("deno", "doctor", [], said);
  expect(await readFile(said, "utf8")).toMatch(
    /^fail {2}backup +to .*such\.backup at .* failed: Cannot write .*; the last good one is of 20/m,
  );
});
