import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { compressAssets } from "./compress-assets.ts";
import { hashSources } from "./hash-sources.ts";

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
compressAssets("build/client");
// last, so that a build which broke half-way is made again
writeFileSync(stampPath, sources);
