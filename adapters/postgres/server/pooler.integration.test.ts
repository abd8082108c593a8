import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { testQuery } from "../../embedded-postgres/test/test-query.ts";
import { systemClock } from "../../system/clock-and-ids.ts";
import { takeSyncLock } from "../content/take-sync-lock.ts";
import { openWriteLimits } from "../operations/write-limits.ts";
import { createTestDatabase } from "../test/test-database.ts";
import { hasPooler, startPooler } from "../test/test-pooler.ts";
import { createScratchDatabase } from "./create-scratch-database.ts";
import { migrateUp } from "./migrate-up.ts";
import { openDatabase } from "./orm.ts";
import { isPooled, isSameServer, pooled, refusePooler } from "./pooler.ts";

const { url: serverUrl, appUrl: serverAppUrl, prefix } = inject("testServer");

test("refusePooler() lets the database itself pass [Z05]", async () => {
  await refusePooler(serverAppUrl, "DATABASE_URL");
});

test.each([
  ["postgresql://a:b@one:5432/x", "postgresql://c@one:5432/x", true],
  ["postgresql://a:b@one:5432,two:5432/x", "postgresql://c@one:5432,two:5432/x", true],
  ["postgresql://a:b@one:6432/x", "postgresql://c@one:5432/x", false],
  ["postgresql://a:b@one:5432,two:5432/x", "postgresql://c@one:5432/x", false],
])("isSameServer() of %s and %s is %s [Z05]", (one, other, isSame) => {
  expect(isSameServer(one, other)).toBe(isSame);
  expect(isPooled(one)).toBe(false);
  expect(isPooled(pooled(one))).toBe(true);
  expect(isPooled(pooled(`${one}?sslmode=require`))).toBe(true);
});

describe.skipIf(!hasPooler)("behind a real PgBouncer, which this machine has or not", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test.each([
    ["transaction", 5, true],
    // the second transaction waits for the first
    ["transaction", 1, true],
    ["session", 5, false],
  ] as const)(
    "refusePooler() in %s mode with %i connections refuses: %s [Z05]",
    async (mode, size, isRefused) => {
      const pooler = await startPooler([serverUrl, serverAppUrl], { mode, size });
      try {
        const url = pooler.to(database.appUrl);
        const asked = refusePooler(url, "DATABASE_URL");
        if (!isRefused) return await asked;
        await expect(asked).rejects.toMatchObject({
          name: "DatabaseProblem",
          message: expect.stringMatching(
            /^DATABASE_URL leads to a pooler .*DATABASE_POOLER=transaction/,
          ),
        });
        await refusePooler(pooled(url), "DATABASE_URL");
        // what it asked leaves nothing behind: the next finds the connections free
        await testQuery(url, "select 1");
      } finally {
        await pooler.stop();
      }
    },
  );

  test.each([false, true])(
    "statement mode is refused, also where a pooler was named: %s [Z05]",
    async (isNamed) => {
      const pooler = await startPooler([serverUrl, serverAppUrl], { mode: "statement" });
      try {
        const url = pooler.to(database.appUrl);
        await expect(refusePooler(isNamed ? pooled(url) : url, "DATABASE_URL")).rejects.toThrow(
          /^DATABASE_URL leads to a pooler that gives each statement another connection/,
        );
      } finally {
        await pooler.stop();
      }
    },
  );

  test("session mode works as it comes, with our limits [Z05]", async () => {
    const pooler = await startPooler([serverUrl, serverAppUrl], { mode: "session" });
    const url = pooler.to(database.appUrl);
    const orm = openDatabase(url, { applicationName: "test", poolSize: 3 });
    try {
      const seen = await Promise.all(
        Array.from({ length: 12 }, (_, at) => {
          const em = orm.em.fork();
          const read = "select current_setting('lock_timeout') as it";
          return at % 2 ? em.execute(read) : em.transactional((inside) => inside.execute(read));
        }),
      );
      expect(seen.flat()).toEqual(Array(12).fill({ it: "2s" }));
    } finally {
      await orm.close();
      await pooler.stop();
    }
  });

  describe("in transaction mode", () => {
    let pooler: Awaited<ReturnType<typeof startPooler>>;
    beforeAll(async () => {
      pooler = await startPooler([serverUrl, serverAppUrl], { size: 3 });
    });
    afterAll(() => pooler.stop());
    const locks = `select count(*)::int as n from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`;

    test("statements and transactions of eight callers work, within their limits [Z05]", async () => {
      const orm = openDatabase(pooled(pooler.to(database.appUrl)), { applicationName: "test" });
      try {
        const seen = await Promise.all(
          Array.from({ length: 40 }, async (_, at) => {
            const em = orm.em.fork();
            if (at % 2) return em.execute("select ?::int as at", [at]);
            return em.transactional(async (inside) => {
              const [row] = await inside.execute("select current_setting('lock_timeout') as it");
              expect(row).toEqual({ it: "2s" });
              await inside.execute("select pg_sleep(0.01)");
              return inside.execute("select ?::int as at", [at]);
            });
          }),
        );
        expect(seen.map(([row]) => row?.at)).toEqual(Array.from({ length: 40 }, (_, at) => at));
        const [after] = await orm.em.fork().execute("select current_setting('lock_timeout') as it");
        expect(after).toEqual({ it: "0" });
      } finally {
        await orm.close();
      }
    });

    test("limits are counted, and leave no setting to the connection's next user [Z05]", async () => {
      const url = pooler.to(database.appUrl);
      const limits = openWriteLimits(
        pooled(url),
        "a secret of at least thirty-two characters",
        systemClock,
      );
      try {
        const { few } = limits.open({ few: { amount: 2, hours: 1 } });
        const taken = await Promise.all([1, 2, 3, 4].map(() => few.take("me")));
        expect(taken.filter((wait) => wait === null)).toHaveLength(2);
        await few.giveBack("me");
        expect(await few.take("me")).toBeNull();
        const settings = await Promise.all(
          [1, 2, 3].map(() =>
            testQuery(url, "select current_setting('synchronous_commit') as it, pg_sleep(0.1)"),
          ),
        );
        const [usual] = await testQuery(database.appUrl, "show synchronous_commit");
        for (const [row] of settings) expect(row?.it).toBe(usual?.synchronous_commit);
      } finally {
        await limits.close();
      }
    });

    test("two migrations at once wait for each other, and leave no lock [Z05]", async () => {
      const empty = await createScratchDatabase(serverUrl, { name: `${prefix}behind_pooler` });
      try {
        const [url, appUrl] = [empty.url, empty.url].map((each) => pooled(pooler.to(each)));
        const ran = await Promise.all([migrateUp(url ?? "", appUrl), migrateUp(url ?? "", appUrl)]);
        expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
        expect(await testQuery(empty.url, locks)).toEqual([{ n: 0 }]);
      } finally {
        await empty.drop();
      }
    });

    test("only one sync has the lock, and none is left after it [Z05]", async () => {
      const url = pooled(pooler.to(database.appUrl));
      const release = await takeSyncLock(url);
      expect(release).not.toBeNull();
      expect(await takeSyncLock(url)).toBeNull();
      await release?.();
      await expect.poll(() => testQuery(database.url, locks)).toEqual([{ n: 0 }]);
      const again = await takeSyncLock(url);
      expect(again).not.toBeNull();
      await again?.();
    });
  });
});
