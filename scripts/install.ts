import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

// Installs what building and running need. Tools of checks and tests (`devDependencies`) stay if they are there, and are not
// fetched if they are not. `deno install --prod` alone fetches all that deno.lock names, so it gets a lock file of its own.
// With `--when-missing` it only fills a new clone: operator commands leave what is installed alone, and ask no registry.
// With `--fetch` it installs nothing, but fills Deno's cache with tools, too: CI's `deno install --frozen` then finds all there.

function deno(cwd: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, ["install", "--quiet", ...args], {
    cwd,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`deno install ${args.join(" ")} failed`);
}

type Lock = { npm: Record<string, { integrity: string }> };
const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/**
 * Fetches what the manifest names into Deno's cache, and answers a copy of deno.lock of that alone, in a folder of its own. The packages are
 * fetched on the way, over the connection that asks the registry about them: with a whole lock file Deno begins with all of them at once, and
 * looks up the registry's name for each, thirty at a time. A resolver that drops some of so many makes each wait five seconds.
 */
function fetchWithShorterLock(folder: string, manifest: object): string {
  const path = join(folder, "deno.lock");
  copyFileSync("deno.lock", path);
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  deno(folder, "--node-modules-dir=none");
  return path;
}

/** Fills the cache for a `deno install` of everything. */
function fetchAll(folder: string) {
  const { devDependencies, ...manifest } = read("package.json");
  // a lock file that is shorter by one package is not whole
  const [, ...tools] = Object.entries(devDependencies);
  fetchWithShorterLock(folder, { ...manifest, devDependencies: Object.fromEntries(tools) });
}

function installWithoutTools(folder: string) {
  const { devDependencies, ...manifest } = read("package.json");
  const path = fetchWithShorterLock(folder, manifest);
  const locked: Lock = read("deno.lock");
  for (const [name, { integrity }] of Object.entries((read(path) as Lock).npm)) {
    if (locked.npm[name]?.integrity !== integrity) throw new Error(`Not in deno.lock: ${name}`);
  }
  deno(".", "--prod", `--lock=${path}`);
  writeFileSync(stamp, digestOfWanted());
}

function inOwnFolder(install: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-install-"));
  try {
    install(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Holds the digest of the manifest and lock file that the packages without tools were installed from. */
const stamp = "node_modules/.installed-from";

function digestOfWanted(): string {
  const digest = createHash("sha256");
  for (const path of ["package.json", "deno.lock"]) digest.update(readFileSync(path));
  return digest.digest("hex");
}

function isInstalled(): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === digestOfWanted();
}

const isEnough = process.argv.includes("--when-missing") && existsSync("node_modules");
if (process.argv.includes("--fetch")) inOwnFolder(fetchAll);
else if (existsSync("node_modules/vitest") && !isEnough) deno(".");
else if (!isEnough && !isInstalled()) inOwnFolder(installWithoutTools);
