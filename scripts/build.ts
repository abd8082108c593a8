import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const folders = ["domain", "adapters", "app-server", "web", "scripts"];
const files = ["package.json", "deno.lock"];
const isLeftOut = /\.test\.tsx?$|^web[\\/](e2e|\.react-router)[\\/]/;

// builds the client and the server; with --when-needed only if their sources changed since
const stampPath = "build/sources.sha256";
const sources = hashSources();
const isFresh = existsSync(stampPath) && readFileSync(stampPath, "utf8") === sources;
if (process.argv.includes("--when-needed") && isFresh) process.exit(0);

rmSync(stampPath, { force: true });
const reactRouter = "node_modules/@react-router/dev/bin.cjs";
const { status } = spawnSync(process.execPath, ["run", "-A", reactRouter, "build", "web"], {
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);
await compressAssets("build/client");
// last, so that a build which broke half-way is made again
writeFileSync(stampPath, sources);

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

/** Compresses once, at brotli's best and on all cores, what would otherwise be compressed for every visitor. */
async function compressAssets(folder: string): Promise<void> {
  const compress = promisify(brotliCompress);
  const assets = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|txt|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    assets.map(async (path) => writeFileSync(`${path}.br`, await compress(readFileSync(path)))),
  );
}
