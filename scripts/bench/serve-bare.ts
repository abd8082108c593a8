import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../adapters/embedded-postgres/free-port.ts";
import { nodeProgram } from "../../web/e2e/node-program.ts";
import { moveToCore } from "./on-core.ts";

export type Runtime = "deno" | "node";
export type Bare = { origin: string; pid: number; stop(): void };
export type Captured = { status: number; headers: Record<string, string>; body: Buffer };

const program = fileURLToPath(new URL("./bare-server.ts", import.meta.url));
/** Headers that every server sets for each response. */
const ofTheMoment = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];

/** An answer as on the wire, still compressed. */
export function capture(url: string, headers: Record<string, string>): Promise<Captured> {
  return new Promise((done, failed) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk)).once("error", failed);
      answer.once("end", () => {
        const entries = Object.entries(answer.headers as Record<string, string>);
        const stable = entries.filter(([name]) => !ofTheMoment.includes(name));
        done({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(stable),
          body: Buffer.concat(chunks),
        });
      });
    }).once("error", failed);
  });
}

/** Starts a minimal server that sends these answers by path. */
export async function serveBare(runtime: Runtime, pages: Map<string, Captured>): Promise<Bare> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "boothwright-bench-"));
  const file = join(folder, "pages.json");
  const written = Array.from(pages, ([path, { headers, body }]) => [
    path,
    { headers, body: body.toString("base64") },
  ]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(written)));
  const command =
    runtime === "deno" ? [process.execPath, "run", "-A", program] : [nodeProgram(), program];
  const child = spawnServer([...command, `${port}`, file]);
  const origin = `http://localhost:${port}`;
  await untilAnswering(child, `${origin}/`);
  rmSync(folder, { recursive: true });
  return { origin, pid: child.pid ?? 0, stop: () => void child.kill() };
}

/** Starts a program on the servers' CPU core. */
export function spawnServer([name = "", ...args]: string[], env = {}, cwd?: string): ChildProcess {
  const child = spawn(name, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...env },
    cwd,
  });
  moveToCore(0, child.pid ?? 0);
  return child;
}

export async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) break;
    const isThere = await capture(url, {}).catch(() => null);
    if (isThere) return;
    await sleep(50);
  }
  throw new Error(`${child.spawnfile} ${child.spawnargs.slice(1).join(" ")} does not answer`);
}
