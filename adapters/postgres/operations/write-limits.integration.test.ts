import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../system/clock-and-ids.ts";
import { openDatabase } from "../server/orm.ts";
import { createTestDatabase } from "../test/test-database.ts";
import { runSql } from "../test/test-sql.ts";
import { openWriteLimits } from "./write-limits.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: ReturnType<typeof openDatabase>;
let limits: ReturnType<typeof openWriteLimits>;
beforeAll(async () => {
  database = await createTestDatabase();
  app = openDatabase(database.appUrl, { applicationName: "test" });
  limits = openWriteLimits(
    database.appUrl,
    "a secret of at least thirty-two characters",
    systemClock,
  );
});
afterAll(async () => {
  await limits.close();
  await app.close();
  await database.drop();
});

const runSqlAsApp = <Row extends object>(text: string) => runSql<Row>(app.em.fork(), text, []);

test("take() lets as many through as there is room for, however many ask at once", async () => {
  const { few } = limits.open({ few: { amount: 10, hours: 1 } });
  const all = await Promise.all(Array.from({ length: 30 }, () => few.take("ada")));
  expect(all.filter((wait) => wait === null)).toHaveLength(10);
  expect(await few.take("ada")).toBeCloseTo(3600, -2);
  expect(await few.take("ben")).toBeNull();
  await few.giveBack("ada");
  expect([await few.take("ada"), await few.take("ada")]).toEqual([null, expect.any(Number)]);
});

test("takeGroups() counts under all keys of a group or under none", async () => {
  const { own, shared } = limits.open({
    own: { amount: 5, hours: 1 },
    shared: { amount: 1, hours: 24 },
  });
  const keys = (name: string) => [own.counted(name), shared.counted("office")];
  const take = async (name: string) => (await own.store.takeGroups([keys(name)]))[0];
  expect(await take("ada")).toBeNull();
  expect(await take("ben")).toBeCloseTo(24 * 3600, -2);
  await own.store.giveBackEach(keys("ada"));
  const five = await Promise.all([1, 2, 3, 4, 5].map(() => own.take("ben")));
  expect(five).toEqual([null, null, null, null, null]);
  expect(await take("ada")).toBeNull();
});

test("takeGroups() counts a group for itself, whether or not another is full", async () => {
  const { free, full } = limits.open({
    free: { amount: 2, hours: 1 },
    full: { amount: 1, hours: 2 },
  });
  const both = () =>
    free.store.takeGroups([[free.counted("ada")], [], [full.counted("site"), free.counted("ben")]]);
  expect(await both()).toEqual([null, null, null]);
  expect(await both()).toEqual([null, null, expect.closeTo(2 * 3600, -2)]);
  expect([await free.take("ben"), await free.take("ben")]).toEqual([null, expect.any(Number)]);
});

test("takeGroups() writes nothing for a group of which one is full", async () => {
  const { room, none } = limits.open({
    room: { amount: 9, hours: 1 },
    none: { amount: 1, hours: 1 },
  });
  const take = () => room.store.takeGroups([[room.counted("ada"), none.counted("site")]]);
  const rows = () => runSqlAsApp("select key, points, xmin, xmax from rate_limit order by key");
  expect(await take()).toEqual([null]);
  const before = await rows();
  for (let times = 0; times < 3; times++) {
    expect(await take()).toEqual([expect.closeTo(3600, -2)]);
  }
  expect(await rows()).toEqual(before);
});

test("takeGroups() in opposite orders at once never waits for itself", async () => {
  const { one, two } = limits.open({
    one: { amount: 1000, hours: 1 },
    two: { amount: 1000, hours: 1 },
  });
  const keys = [one.counted("a"), two.counted("a")];
  const asked = Array.from({ length: 200 }, (_, at) =>
    one.store.takeGroups([at % 2 ? keys : keys.toReversed()]),
  );
  expect(new Set((await Promise.all(asked)).flat())).toEqual(new Set([null]));
});

test("the first request after the end of a window starts a new one", async () => {
  const { once } = limits.open({ once: { amount: 1, hours: 1 } });
  expect([await once.take("ada"), await once.take("ada")]).toEqual([null, expect.any(Number)]);
  await runSqlAsApp("update rate_limit set expire = 1 where key like 'once:%'");
  expect([await once.take("ada"), await once.take("ada")]).toEqual([null, expect.any(Number)]);
});

test("a window that a wrong clock began far ahead ends when the clock is right again", async () => {
  const { once } = limits.open({ once: { amount: 1, hours: 1 } });
  expect([await once.take("cleo"), await once.take("cleo")]).toEqual([null, expect.any(Number)]);
  const ahead = (ms: number) =>
    runSqlAsApp(`update rate_limit set expire = expire + ${ms} where key like 'once:%'`);
  await ahead(30_000);
  expect(await once.take("cleo")).toEqual(expect.any(Number));
  await ahead(24 * 3_600_000);
  expect([await once.take("cleo"), await once.take("cleo")]).toEqual([null, expect.any(Number)]);
});
