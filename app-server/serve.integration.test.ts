import { spawnSync } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import process from "node:process";
import { afterEach, describe, expect, test } from "vitest";
import { freePort } from "../adapters/embedded-postgres/free-port.ts";
import tasks from "../deno.json" with { type: "json" };
import type { Fetch, Server } from "./client.ts";
import { repeatAnswer, serve as serveDeno } from "./runtime/serve-deno.ts";
import { serve as serveNode } from "./runtime/serve-node.ts";

const hostname = "127.0.0.1";
const runtimes = [
  { name: "serve-deno", serve: serveDeno },
  { name: "serve-node", serve: serveNode },
];

describe.each(runtimes)("serve() of $name", ({ serve }) => {
  let server: Server | undefined;
  afterEach(() => server?.stop(0));

  async function listen(fetch: Fetch) {
    const port = await freePort();
    server = await serve({ fetch, port, hostname });
    return { server, port, origin: `http://${hostname}:${port}` };
  }

  test("passes the client's address to the app", async () => {
    const { origin } = await listen((_request, { address }) => new Response(address));
    expect(await (await fetch(origin)).text()).toBe(hostname);
  });

  test("answers HEAD without a length of 0", async () => {
    const { origin } = await listen(() => new Response(null, { headers: { "x-page": "home" } }));
    const { status, headers } = await fetch(origin, { method: "HEAD" });
    expect([status, headers.get("x-page"), headers.get("content-length")]).toEqual([
      200,
      "home",
      null,
    ]);
  });

  test("says in one sentence that a port is taken", async () => {
    const { port } = await listen(() => new Response());
    await expect(serve({ fetch: () => new Response(), port, hostname })).rejects.toThrow(
      `Port ${port} is already in use, set PORT to a free one`,
    );
  });

  test("says in one sentence that it cannot listen there", async () => {
    const fetch = () => new Response();
    const elsewhere = serve({ fetch, port: await freePort(), hostname: "203.0.113.7" });
    await expect(elsewhere).rejects.toThrow(
      'HOST must be an address of this machine, not "203.0.113.7"',
    );
  });

  test("stop() lets an answer that has begun end", async () => {
    const asked = Promise.withResolvers<void>();
    const stopping = Promise.withResolvers<void>();
    const { server, origin } = await listen(async () => {
      asked.resolve();
      await stopping.promise;
      return new Response("whole");
    });
    const answer = fetch(origin).then((response) => response.text());
    await asked.promise;
    const stopped = server.stop(5000);
    stopping.resolve();
    await stopped;
    expect(await answer).toBe("whole");
    await expect(fetch(origin)).rejects.toThrow();
  });

  test("stop() gives up on an endless stream after the grace time", async () => {
    const { server, origin } = await listen(() => new Response(endless()));
    const reader = (await fetch(origin)).body?.getReader();
    await reader?.read();
    const began = performance.now();
    await server.stop(300);
    const stoppedMs = performance.now() - began;
    expect(stoppedMs).toBeGreaterThan(250);
    await reader?.cancel().catch(() => {});
  });
});

test("repeatAnswer() of serve-deno answers with the same bytes and headers each time, under the request's own id", async () => {
  const port = await freePort();
  const page = { status: 200, headers: { "content-type": "text/html", etag: "v1" } };
  const whole = repeatAnswer({ ...page, body: new TextEncoder().encode("a page") });
  const unchanged = repeatAnswer({ ...page, status: 304, body: null });
  let count = 0;
  const server = await serveDeno({
    port,
    hostname,
    fetch: ({ url }) => {
      count += 1;
      return url.endsWith("/unchanged") ? unchanged(`${count}`) : whole(`${count}`);
    },
  });
  const ask = async (path: string) => {
    const answer = await fetch(`http://${hostname}:${port}${path}`);
    const { status, headers } = answer;
    return [status, headers.get("x-request-id"), headers.get("etag"), await answer.text()];
  };
  try {
    expect(await ask("/")).toEqual([200, "1", "v1", "a page"]);
    expect(await ask("/unchanged")).toEqual([304, "2", "v1", ""]);
    expect(await ask("/")).toEqual([200, "3", "v1", "a page"]);
    const both = await Promise.all([ask("/"), ask("/")]);
    expect(new Set(both.map(([, id]) => id))).toEqual(new Set(["4", "5"]));
  } finally {
    await server.stop(0);
  }
});

/** A dashboard left open: a little more forever. */
function endless() {
  const more = new TextEncoder().encode("more\n");
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((later) => setTimeout(later, 20));
      controller.enqueue(more);
    },
  });
}

test("a start looks for its port before it installs and builds [Z11]", async () => {
  expect(tasks.tasks.start).toMatch(/^deno run -A scripts\/check-port\.ts && /);
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, hostname, listening));
  const { port } = taken.address() as AddressInfo;
  const look = (env: Record<string, string>) =>
    spawnSync(process.execPath, ["run", "-A", "scripts/check-port.ts"], {
      env: { ...process.env, HOST: "", APP_ENV: "", ...env },
      encoding: "utf8",
    });
  const refused = look({ PORT: `${port}` });
  expect([refused.status, refused.stderr.trim()]).toEqual([
    1,
    `Port ${port} is already in use, set PORT to a free one`,
  ]);
  expect(look({ PORT: `${port}`, APP_ENV: "production" }).status).toBe(1);
  await new Promise((closed) => taken.close(closed));
  expect(look({ PORT: `${port}` })).toMatchObject({ status: 0, stderr: "" });
});
