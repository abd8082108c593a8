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

// Installs what building and running require. Tools for checks and tests (`devDependencies`) are
// kept if installed, and not fetched otherwise. `deno install --prod` would still fetch everything
// that deno.lock names, so it gets a shorter lock file. With `--when-missing` it only fills a new
// clone: operator commands don't change an installation and contact no registry. With `--fetch` it
// installs nothing, but fills Deno's cache, tools included, for CI's `deno install --frozen`.

function deno(cwd: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, ["install", "--quiet", ...args], {
    cwd,
    stdio: "inherit",
  });
  // Deno has said why
  if (status !== 0) throw new InstallError(`Nothing was installed. ${hint}`);
}

const hint =
  "Is there a way to registry.npmjs.org, is the disk full, and may this account write here and to DENO_DIR (by default a folder in its home)?";

/** A failure that its message explains. */
class InstallError extends Error {}

type Lock = { npm: Record<string, { integrity: string }> };
const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/**
 * Fetches the manifest's packages into Deno's cache, and returns the folder with a copy of
 * deno.lock for only these. It fetches while resolving, over one connection to the registry: with a
 * complete lock file Deno starts with all packages at once and looks up the registry's host name
 * for each, thirty at a time; if a DNS resolver drops some of these, each of them waits five
 * seconds.
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
  // without one package the lock file is incomplete, so that it is resolved again
  const [, ...tools] = Object.entries(devDependencies);
  fetchWithShorterLock(folder, { ...manifest, devDependencies: Object.fromEntries(tools) });
}

function installWithoutTools(folder: string) {
  const { devDependencies, ...manifest } = read("package.json");
  const path = fetchWithShorterLock(folder, manifest);
  const locked: Lock = read("deno.lock");
  for (const [name, { integrity }] of Object.entries((read(path) as Lock).npm)) {
    if (locked.npm[name]?.integrity !== integrity)
      throw new InstallError(`Not in deno.lock: ${name}`);
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

/** File with the digest of the manifest and lock file that was last installed without tools. */
const stamp = "node_modules/.installed-from";

function digestOfWanted(): string {
  const digest = createHash("sha256");
  for (const path of ["package.json", "deno.lock"]) digest.update(readFileSync(path));
  return digest.digest("hex");
}

function isInstalled(): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === digestOfWanted();
}

try {
  install();
} catch (error) {
  if (!(error instanceof InstallError)) throw error;
  console.error(error.message);
  process.exit(1);
}

function install() {
  const isEnough = process.argv.includes("--when-missing") && existsSync("node_modules");
  if (process.argv.includes("--fetch")) inOwnFolder(fetchAll);
  else if (existsSync("node_modules/vitest") && !isEnough) deno(".");
  else if (!isEnough && !isInstalled()) inOwnFolder(installWithoutTools);
}
