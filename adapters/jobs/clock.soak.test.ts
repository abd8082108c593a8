import { afterAll, afterEach, expect, test } from "vitest";
import { openTestTables } from "../postgres/test/open-test-tables.ts";
import { runSql } from "../postgres/test/test-sql.ts";
import { createJobs } from "./create-jobs.ts";
import type { NewCore } from "./job-core.ts";
import { idleCore } from "./test/test-core.ts";

const tables = await openTestTables();
afterAll(() => tables.close());
const rows = <Row extends object>(sql: string) => runSql<Row>(tables.newEm(), sql);

const opened: ReturnType<typeof createJobs>[] = [];
function openWorker(options: Partial<Parameters<typeof createJobs>[0]> = {}) {
  const jobs = createJobs({
    url: tables.url,
    newCore: idleCore,
    retryMs: 50,
    choresEverySeconds: 1,
    ...options,
  });
  opened.push(jobs);
  jobs.startWorking(async () => null);
  return jobs;
}
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close();
});

const soon = { interval: 50 };

test("of three workers one runs a chore, once a minute", async () => {
  let runs = 0;
  const counting: NewCore = () => ({
    ...idleCore(),
    quotes: {
      async expireResponses() {
        runs += 1;
        return 0;
      },
    },
  });
  const first = openWorker({ newCore: counting });
  const schedules = () => rows("select cron from pgboss.schedule where name = 'expire-responses'");
  await expect.poll(schedules, soon).toHaveLength(1);
  await first.close();
  const before = runs;
  // as if a minute went by
  await rows("update pgboss.version set cron_on = null");
  await rows("delete from pgboss.job where name in ('expire-responses', '__pgboss__send-it')");
  const began = Date.now();
  for (let worker = 0; worker < 3; worker++) openWorker({ newCore: counting });
  const jobs = () =>
    rows<{ state: string }>("select state from pgboss.job where name = 'expire-responses'");
  const isDone = async () => (await jobs()).every(({ state }) => state === "completed");
  await expect.poll(async () => runs > before && (await isDone())).toBe(true);
  const minutes = Math.floor(Date.now() / 60_000) - Math.floor(began / 60_000) + 1;
  expect(runs - before).toBeLessThanOrEqual(minutes);
  expect((await jobs()).length).toBeLessThanOrEqual(minutes);
});

test("the clock starts a sync of content when one is due, and none before", async () => {
  const asked: number[] = [];
  let syncs = 0;
  const content = {
    everyMinutes: 30,
    async isDue(minutes: number) {
      asked.push(minutes);
      return asked.length > 1;
    },
    async sync() {
      syncs += 1;
    },
  };
  const schedules = () => rows("select cron from pgboss.schedule where name = 'sync-content'");
  const worker = openWorker({ content });
  await expect.poll(schedules, soon).toEqual([{ cron: "* * * * *" }]);
  await worker.close();
  // as if a minute went by, each time: the clock then sends what came due in it
  for (const times of [1, 2]) {
    await rows("update pgboss.version set cron_on = null");
    await rows("delete from pgboss.job where name in ('sync-content', '__pgboss__send-it')");
    const later = openWorker({ content });
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(times);
    await later.close();
  }
  expect(new Set(asked)).toEqual(new Set([30]));
  expect(syncs).toBe(asked.length - 1);
  openWorker();
  await expect.poll(schedules, soon).toEqual([]);
});
