import { readFileSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startApp } from "../web/e2e/start-app.ts";
import { openSeededDatabase } from "./test/seeded-database.ts";
import { nginxProgram, startNginx } from "./test/test-nginx.ts";

/** By one client address, whose share `limit_conn` bounds; the visitor has another one. */
const slowHeaders = 400;
const slowBodies = 150;
const slowReaders = 150;
const visitorAddress = "127.0.0.2";

type Slow = { socket: Socket; begun: number; endedAfter: number | null; received: string };

function open(port: number, first: string): Slow {
  const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.1" });
  const one: Slow = { socket, begun: performance.now(), endedAfter: null, received: "" };
  const end = () => {
    one.endedAfter ??= performance.now() - one.begun;
  };
  socket.on("connect", () => socket.write(first));
  socket.on("data", (bytes) => {
    one.received += bytes.toString("latin1").slice(0, 100);
  });
  socket.on("error", end).on("end", end).on("close", end);
  return one;
}

/** Connections to the server at this port that are open now. */
function connectionsTo(port: number): number {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = ["tcp", "tcp6"].flatMap((name) =>
    readFileSync(`/proc/net/${name}`, "utf8").split("\n").slice(1),
  );
  const established = "01";
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(wanted) && state === established).length;
}

/** Reads a page and a list five times a second until the attack is over. */
async function visit(port: number, isOver: () => boolean) {
  const times: number[] = [];
  const failed: string[] = [];
  for (let at = 0; !isOver(); at++) {
    const path = at % 2 === 0 ? "/about-us" : "/api/builders";
    const began = performance.now();
    const status = await new Promise<number | string>((done) => {
      const options = { port, path, localAddress: visitorAddress, timeout: 10_000 };
      request({ host: "127.0.0.1", ...options }, (answer) => {
        answer.resume().on("end", () => done(answer.statusCode ?? 0));
      })
        .on("timeout", () => done("timeout"))
        .on("error", (error) => done(`${error}`))
        .end();
    });
    times.push(performance.now() - began);
    if (status !== 200) failed.push(`${status} ${path}`);
    await pause(200);
  }
  return { count: times.length, failed, slowestMs: Math.round(Math.max(...times)) };
}

test.runIf(nginxProgram)(
  "clients that send or read slowly end at the proxy: none holds the app, and another visitor notices nothing",
  async () => {
    const world = await openSeededDatabase();
    onTestFinished(world.close);
    const app = await startApp({ env: { ...world.env, TRUSTED_PROXIES: "127.0.0.1" } });
    onTestFinished(app.stop);
    const appPort = Number(new URL(app.origin).port);
    const nginx = await startNginx(nginxProgram ?? "", appPort);
    onTestFinished(nginx.close);

    async function attack(
      name: string,
      seconds: number,
      begin: () => Slow[],
      keepOn: (slow: Slow) => void,
    ) {
      let isOver = false;
      const visitor = visit(nginx.port, () => isOver);
      const slow = begin();
      let mostAtApp = 0;
      for (let second = 0; second < seconds; second++) {
        await pause(1_000);
        for (const one of slow) if (one.endedAfter === null) keepOn(one);
        mostAtApp = Math.max(mostAtApp, connectionsTo(appPort));
      }
      isOver = true;
      const { count, failed, slowestMs } = await visitor;
      for (const { socket } of slow) socket.resume();
      await pause(1_000);
      const ended = slow.flatMap(({ endedAfter }) => endedAfter ?? []);
      const refused = slow.filter(({ received }) => received.startsWith("HTTP/1.1 429")).length;
      for (const { socket } of slow) socket.destroy();
      console.log(
        `${slow.length} ${name}: ${ended.length} ended by the proxy, the last after ${(Math.max(0, ...ended) / 1000).toFixed(1)} s, ` +
          `${refused} of them refused at once (429); at most ${mostAtApp} connections at the app; ` +
          `another visitor: ${count} requests, ${failed.length} failed, the slowest ${slowestMs} ms`,
        failed.slice(0, 3),
      );
      expect(failed).toEqual([]);
      // those that the proxy keeps open, and the visitor's
      expect(mostAtApp).toBeLessThanOrEqual(70);
      return { ended: ended.length, refused };
    }
    const many = (count: number, first: string) => () =>
      Array.from({ length: count }, () => open(nginx.port, first));

    const headers = await attack(
      "clients that send a byte of a header each second",
      15,
      many(slowHeaders, "GET /about-us HTTP/1.1\r\nHost: localhost\r\nX-A: "),
      ({ socket }) => socket.write("a"),
    );
    expect(headers.ended).toBe(slowHeaders);

    const post = "POST /api/quote-requests HTTP/1.1\r\nHost: localhost\r\n";
    const body = `${post}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`;
    const trickling = await attack(
      "clients that send a byte of a body each second",
      15,
      many(slowBodies, body),
      ({ socket }) => socket.write(" "),
    );
    expect(trickling.refused).toBeGreaterThanOrEqual(slowBodies - 60);

    const stopped = await attack(
      "clients that stop in a body",
      15,
      many(slowBodies, body),
      () => undefined,
    );
    expect(stopped.ended).toBe(slowBodies);

    // more answers than the buffers between here and there hold
    const get = "GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(25);
    const readers = await attack(
      "clients that ask for much and read nothing",
      40,
      () =>
        many(slowReaders, get)().map((one) => {
          one.socket.pause();
          return one;
        }),
      () => undefined,
    );
    expect(readers.ended).toBe(slowReaders);
  },
);
