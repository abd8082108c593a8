import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { freePort } from "../../adapters/embedded-postgres/free-port.ts";
import { folderInMemory } from "../../adapters/embedded-postgres/test/folder-in-memory.ts";
import { systemClock } from "../../adapters/system/clock-and-ids.ts";
import { patienceMs } from "../../adapters/system/test/patience.ts";
import { clockEnv, testNow } from "../../adapters/system/test/test-time.ts";
import { nodeProgram } from "./node-program.ts";
import { stopGroup } from "./stop-group.ts";

/** The folder of the production build. */
const buildFolder = fileURLToPath(new URL("../../build", import.meta.url));

const devServer = fileURLToPath(
  new URL("../../node_modules/@react-router/dev/bin.cjs", import.meta.url),
);

/** The commands that start the one build on each runtime that must run it, and what is developed without a build. */
const commands = {
  deno: (server: string, permissions: string[]) => [
    process.execPath,
    "run",
    "--v8-flags=--heap-growing-percent=70",
    ...permissions,
    server,
  ],
  node: (server: string) => [nodeProgram(), server],
  dev: () => [process.execPath, "run", "-A", devServer, "dev", "web"],
};

export type AppOptions = {
  runtime?: keyof typeof commands;
  /** Deno's permissions for the app, whose data is in this folder; all unless given. */
  permissions?: (dataDir: string) => string[];
  /** Variables of the app's environment, over those of a fresh and empty installation. */
  env?: Record<string, string>;
  /** A free one unless given. */
  port?: number;
  /** The folder of another build. */
  build?: string;
  /** Its standard output is read, or it is not, or it goes to this file. */
  stdout?: "read" | "unread" | number;
};

export type RunningApp = {
  origin: string;
  pid: number;
  dataDir: string;
  /** The place of its data, unless it is an embedded one in `dataDir`. */
  databaseUrl: string | undefined;
  migrateDatabaseUrl: string | undefined;
  /** Reads its clock. */
  now(): Date;
  /** Everything that the app has printed so far. */
  output(): string;
  /** Ends the app as an operator would; fails when it does not end. */
  stop(): Promise<void>;
  /** `kill -9`, in the middle of whatever it does. */
  kill(): Promise<void>;
};

/** Starts the production build with a data folder of its own, in the time of the tests unless it is in production, and waits until it answers. */
export async function startApp({
  runtime = "deno",
  permissions = () => ["-A"],
  env = {},
  stdout = "read",
  build = buildFolder,
  ...options
}: AppOptions = {}): Promise<RunningApp> {
  const port = options.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(folderInMemory() ?? tmpdir(), "boothwright-e2e-"));
  const [program = "", ...args] = commands[runtime](
    join(build, "server/index.js"),
    permissions(dataDir),
  );
  const hasOwnTime = env.APP_ENV === "production" || env.CLOCK_FROM !== undefined;
  const clock = hasOwnTime ? {} : clockEnv();
  const app = spawn(program, args, {
    detached: true, // a process group of its own, so that stopping it ends no other process
    stdio: ["ignore", typeof stdout === "number" ? stdout : "pipe", "pipe"],
    env: {
      ...inherited(),
      NODE_ENV: "production",
      PORT: `${port}`,
      DATA_DIR: dataDir,
      ...clock,
      ...env,
    },
  });
  let output = "";
  for (const stream of [stdout === "read" ? app.stdout : null, app.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }

  const stop = async () => {
    await stopGroup(app);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const kill = async () => {
    const ended = new Promise((done) => app.once("exit", done));
    app.kill("SIGKILL");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const until = Date.now() + patienceMs;
  while (!(await answers(origin))) {
    if (app.exitCode === null && Date.now() < until) continue;
    await stop();
    throw new Error(`Cannot start the app on ${runtime}: ${output.trim()}`);
  }
  return {
    origin,
    pid: app.pid ?? 0,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    migrateDatabaseUrl: env.MIGRATE_DATABASE_URL,
    now: "CLOCK_FROM" in clock ? testNow : systemClock.now,
    output: () => output,
    stop,
    kill,
  };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok;
  } catch {
    await new Promise((later) => setTimeout(later, 50));
    return false;
  }
}

/** The test runner's environment, without variables meant for itself or its operator. */
export function inherited(): NodeJS.ProcessEnv {
  const meantForOthers =
    /^(VITEST|TEST|NODE_ENV|APP_ENV|HOST|ORIGIN|DATABASE_|MIGRATE_|MAIL_|SUPPORT_|SESSION_|TRUSTED_|ANONYMOUS_|SIGN_IN_|GOOGLE_|GITHUB_CLIENT_|APPLE_|OIDC_|RUN_WORKER|npm_command)/;
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.filter(([name]) => !meantForOthers.test(name)));
}
