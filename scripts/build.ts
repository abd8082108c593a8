import { type StdioOptions, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { keepAssets } from "./keep-assets.ts";

const folders = ["domain", "adapters", "app-server", "web", "scripts"];
const files = ["package.json", "deno.lock"];
const isLeftOut = /\.test\.tsx?$|^web[\\/](e2e|\.react-router)[\\/]/;

// builds the client and the server; with --when-needed only if their sources changed since
const stampPath = "build/sources.sha256";
const sources = hashSources();
const isFresh = existsSync(stampPath) && readFileSync(stampPath, "utf8") === sources;
if (process.argv.includes("--when-needed") && isFresh) process.exit(0);

rmSync(stampPath, { force: true });
keepAssets("build", new Date());
// a list of 700 files and of what each plugin took would hide what a first start says
const quietly = ["--logLevel", "error"];
const bundle = ["node_modules/@react-router/dev/bin.cjs", "build", "web", ...quietly];
console.log("Building pages and server: half a minute, or a few on a slow machine");
const isBuilt = bundlers().some(([program, ...args]) => {
  const stdio: StdioOptions = ["inherit", "inherit", "pipe"];
  const options = { stdio, encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY } as const;
  const { status, stderr } = spawnSync(program, [...args, ...bundle], options);
  // drops the warning that React Router wants a newer Node, since the build works on this one
  process.stderr.write((stderr ?? "").replace(/^.*Oops, Node v.*\n/m, ""));
  return status === 0;
});
if (!isBuilt) process.exit(1);
await compressAssets("build/client");
// last, so that an interrupted build is repeated
writeFileSync(stampPath, sources);

/**
 * The programs to build with. Node first, if installed and new enough for Vite: it produces the
 * same bytes in a third of the time.
 */
function bundlers(): [program: string, ...args: string[]][] {
  const { stdout } = spawnSync("node", ["--version"], { encoding: "utf8" });
  const [, major = 0, minor = 0] = (/^v(\d+)\.(\d+)/.exec(stdout ?? "") ?? []).map(Number);
  const hasNode = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  const deno: [string, ...string[]] = [process.execPath, "run", "-A"];
  return hasNode ? [["node"], deno] : [deno];
}

/** A hash of all source files of a build. */
function hashSources(): string {
  const hash = createHash("sha256");
  for (const path of [...folders.filter(existsSync).flatMap(filesIn), ...files]) {
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isLeftOut.test(path))
    .sort();
}

/**
 * Compresses assets once, with brotli's best quality and on all cores, instead of for every
 * visitor.
 */
async function compressAssets(folder: string): Promise<void> {
  const compress = promisify(brotliCompress);
  const assets = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|txt|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    assets.map(async (path) => writeFileSync(`${path}.br`, await compress(readFileSync(path)))),
  );
}
