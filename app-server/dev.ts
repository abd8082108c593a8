import type { HttpBindings } from "@hono/node-server";
import { openServer } from "../adapters/embedded-postgres/open-server.ts";
import { createApp } from "./app.ts";
import { compose } from "./compose.ts";
import { readConfig } from "./config.ts";
import { openPages } from "./pages.ts";
import { type OnShutdown, runWithGracefulShutdown } from "./runtime/graceful-shutdown.ts";

type Opened = { parts: Awaited<ReturnType<typeof compose>>; close(): Promise<void> };
const stored = globalThis as { openedInDevelopment?: Promise<Opened>; isHeld?: boolean };

if (!stored.isHeld) {
  stored.isHeld = true;
  // Vite's own handlers would end the process before the database
  for (const signal of ["SIGINT", "SIGTERM"]) process.removeAllListeners(signal);
  runWithGracefulShutdown({ start: hold, graceMs: 8_000 }).then(process.exit, (error) => {
    console.error(error);
    process.exit(1);
  });
}

// an edit reloads this file: close first what the previous run opened
const former = stored.openedInDevelopment;
stored.openedInDevelopment = open();
const { parts } = await stored.openedInDevelopment;
const app = createApp({ ...parts, renderPage: openPages(parts.config) });

/** Runs once per process: the database server survives edits, and stops with the process. */
async function hold(onShutdown: OnShutdown) {
  const { release } = await openServer(readConfig(process.env));
  onShutdown(release);
  onShutdown(() => stored.openedInDevelopment?.then(({ close }) => close()));
}

async function open(): Promise<Opened> {
  await former?.then(({ close }) => close()).catch(() => {});
  const steps: (() => Promise<void> | void)[] = [];
  const opened = await compose(readConfig(process.env), (step) => steps.push(step));
  opened.jobs.startWorking(opened.readiness);
  const close = async () => {
    for (const step of steps.reverse()) await step();
  };
  return { parts: opened, close };
}

/** The app for Vite's dev server, without a port of its own. */
export default {
  fetch: (request: Request, env: Partial<HttpBindings>) =>
    app.fetch(request, { address: env.incoming?.socket.remoteAddress }),
};
