import type pg from "pg";
import { expect, test } from "vitest";
import { createStandby } from "./standby.ts";

const query = { text: "select" };
const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

/** A pool of one connection that answers, fails or waits as the test says. */
function open() {
  const server = {
    position: 100n,
    positionsAsked: 0,
    queries: 0,
    fail: null as Error | null,
    now: 0,
    closed: 0,
  };
  const client = {
    async query() {
      server.queries += 1;
      if (server.fail) throw server.fail;
      return { rows: [{ from: "standby" }] };
    },
    release(isBroken = false) {
      if (isBroken) server.closed += 1;
    },
  };
  const said: string[] = [];
  const standby = createStandby({
    pool: { connect: async () => client } as unknown as pg.Pool,
    report: (words) => said.push(words),
    retryMs: 1,
    patienceMs: 10,
    now: () => server.now,
    async readPosition() {
      server.positionsAsked += 1;
      if (server.fail) throw server.fail;
      return server.position;
    },
  });
  return { standby, server, said };
}

test("createStandby() reads from a server that has the position, and asks for it once", async () => {
  const { standby, server } = open();
  expect(await standby.read(query, 100n)).toEqual([{ from: "standby" }]);
  expect(await standby.read(query, 99n)).toEqual([{ from: "standby" }]);
  expect(server.positionsAsked).toBe(1);
});

test("createStandby() reads nothing from a server that is behind, and asks it again after a moment", async () => {
  const { standby, server } = open();
  expect(await standby.read(query, 101n)).toBe(null);
  server.position = 200n;
  expect(await standby.read(query, 101n)).toBe(null);
  expect(server.positionsAsked).toBe(1);
  server.now = 10;
  expect(await standby.read(query, 101n)).toHaveLength(1);
  expect(server.queries).toBe(1);
});

test("createStandby() leaves a server out that is away, closes the connection, and takes it back when it answers", async () => {
  const { standby, server, said } = open();
  server.fail = away;
  expect(await standby.read(query, 0n)).toBe(null);
  const { queries } = server;
  expect(await standby.read(query, 0n)).toBe(null);
  expect(server.queries).toBe(queries);
  expect(server.closed).toBeGreaterThan(0);
  server.fail = null;
  await expect.poll(() => standby.read(query, 0n)).toHaveLength(1);
  expect(said).toEqual([
    "A standby is away, the primary answers for it: connect ECONNREFUSED",
    "The standby is back",
  ]);
  await standby.close();
});

test.each([
  ["conflicts with recovery", "40001"],
  ["takes too long", "57014"],
  ["waits too long for a lock", "55P03"],
])(
  "createStandby() leaves a query that %s to the primary, and the server in use",
  async (_, code) => {
    const { standby, server, said } = open();
    server.fail = Object.assign(new Error("canceling statement"), { code });
    expect(await standby.read(query, 0n)).toBe(null);
    server.fail = null;
    expect(await standby.read(query, 0n)).toHaveLength(1);
    expect(said).toEqual([]);
    await standby.close();
  },
);
