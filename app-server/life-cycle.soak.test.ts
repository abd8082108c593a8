import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../adapters/embedded-postgres/free-port.ts";
import { createTestFolder } from "../adapters/embedded-postgres/test/test-folder.ts";

const build = [process.execPath, "run", "-A", "build/server/index.js"];
const asTheReadmeSays = ["npx", "-y", "deno@2.9.6", "task", "start"];

// one for all: a first start takes seconds, and any later start must cope with what it finds
const place = createTestFolder();
let port: number;
const started: ChildProcess[] = [];

beforeEach(async () => {
  port = await freePort();
});
afterEach(() => {
  for (const { pid } of started.splice(0)) endGroup(pid);
});
afterAll(place.remove);

/** Starts the app in the tests' folder, in a process group of its own. */
function start([command = "", ...args]: string[]) {
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: place.folder, npm_command: "" };
  const child = spawn(command, args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  started.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return { pid: child.pid ?? 0, output: () => output, ended: once(child, "exit") };
}

async function startAndWait(command: string[]) {
  const app = start(command);
  await expect.poll(answers).toBe(true);
  return app;
}

const answers = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

function endGroup(pid: number | undefined) {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch {
    // it ended long ago
  }
}

test("a second start on the same port fails in one sentence, and a signal that comes twice stops the first and its database", async () => {
  const app = await startAndWait(build);
  const second = start(build);
  expect(await second.ended).toEqual([1, null]);
  expect(second.output().trim()).toBe(`Port ${port} is already in use, set PORT to a free one`);
  expect(await answers()).toBe(true);

  process.kill(app.pid, "SIGINT");
  process.kill(app.pid, "SIGINT");
  expect(await app.ended).toEqual([0, null]);
  expect(place.isRunning()).toBe(false);
});

test("SIGTERM to the npx that was started stops the app and its database", async () => {
  const npx = await startAndWait(asTheReadmeSays);
  process.kill(npx.pid, "SIGTERM");
  await npx.ended;
  await expect.poll(() => place.isRunning()).toBe(false);
  await expect.poll(answers).toBe(false);
});

test("Ctrl-C in the terminal stops everything behind npx", async () => {
  const npx = await startAndWait(asTheReadmeSays);
  process.kill(-npx.pid, "SIGINT");
  await npx.ended;
  await expect.poll(() => place.isRunning()).toBe(false);
  await expect.poll(answers).toBe(false);
});

test("after kill -9 of app and database the next start is ready", async () => {
  const killed = await startAndWait(build);
  process.kill(place.pid(), "SIGKILL");
  process.kill(killed.pid, "SIGKILL");
  await killed.ended;

  const next = await startAndWait(build);
  process.kill(next.pid, "SIGTERM");
  expect(await next.ended).toEqual([0, null]);
  expect(place.isRunning()).toBe(false);
});
