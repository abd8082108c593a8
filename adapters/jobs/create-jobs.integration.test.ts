import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { deliverMessage } from "../../domain/assignment/invitations/deliver-message.ts";
import { listOverdueMessages } from "../../domain/messages/create-messages.ts";
import { queuedMessage } from "../../domain/messages/examples.ts";
import type { Message } from "../../domain/messages/ports.ts";
import type { MessageId } from "../../domain/shared/id.ts";
import { createMemoryMailbox } from "../memory/mailbox.ts";
import { createPostgresBuilderProfileRepository } from "../postgres/builders/builder-profile-repository.ts";
import { enqueueNothing } from "../postgres/messages/enqueue.ts";
import { createPostgresMessageRepository } from "../postgres/messages/message-repository.ts";
import { writeMessages } from "../postgres/messages/write-messages.ts";
import { createPostgresPromisePolicies } from "../postgres/promise/promise-policies.ts";
import { createPostgresPromiseRepository } from "../postgres/promise/promise-repository.ts";
import { createPostgresQuoteRequestRepository } from "../postgres/quotes/quote-request-repository.ts";
import { openTestTables } from "../postgres/test/open-test-tables.ts";
import { runSql } from "../postgres/test/test-sql.ts";
import { systemClock, uuids } from "../system/clock-and-ids.ts";
import { differentTime } from "./assert-same-time.ts";
import { createJobs } from "./create-jobs.ts";
import type { NewCore } from "./job-core.ts";
import { idleCore } from "./test/test-core.ts";

const tables = await openTestTables();
afterAll(() => tables.close());
const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  runSql<Row>(tables.newEm(), sql, values);

let mailbox = createMemoryMailbox();
const newCore: NewCore = () => {
  const em = tables.newEm();
  const ports = {
    clock: systemClock,
    mailbox: { send: (message: Message) => mailbox.send(message) },
    messages: createPostgresMessageRepository(em),
    quotes: createPostgresQuoteRequestRepository(em, enqueueNothing),
    builders: createPostgresBuilderProfileRepository(em),
    promises: createPostgresPromiseRepository(em),
    promisePolicies: createPostgresPromisePolicies(em),
  };
  return {
    ...idleCore(),
    assignment: { ...idleCore().assignment, deliverMessage: deliverMessage(ports) },
    messages: { listOverdueMessages: listOverdueMessages(ports) },
  };
};

const opened: ReturnType<typeof createJobs>[] = [];
const reported: unknown[] = [];
function openJobs(options: Partial<Parameters<typeof createJobs>[0]> = {}) {
  const report = (error: unknown) => reported.push(error);
  const jobs = createJobs({ url: tables.url, newCore, report, retryMs: 50, ...options });
  opened.push(jobs);
  return jobs;
}
function openWorker(options: Partial<Parameters<typeof createJobs>[0]> = {}) {
  const jobs = openJobs(options);
  jobs.startWorking(async () => null);
  return jobs;
}

beforeEach(() => {
  mailbox = createMemoryMailbox();
  reported.length = 0;
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close();
  await rows("delete from message");
  await rows("delete from pgboss.job");
});

const newMessage = (facts: Partial<Message> = {}) =>
  queuedMessage({ id: uuids.next<"message">(), nextAttemptAt: new Date(), ...facts });

async function write(jobs: { enqueue: typeof enqueueNothing }, ...messages: Message[]) {
  await tables.newEm().transactional((em) => writeMessages(em, messages, jobs.enqueue));
}
const idsSent = () => mailbox.sent.map(({ id }) => id);
const soon = { interval: 50 };
const stateOf = async (id: MessageId) => {
  const [row] = await rows<{ state: string }>("select state from message where id = $1", [id]);
  return row?.state;
};

test("enqueue() in a transaction that commits leads to one delivery, within moments", async () => {
  // the longest that pg-boss takes: no sweep of what is overdue is in time
  const worker = openWorker({ choresEverySeconds: 45 });
  const message = newMessage();
  await write(worker, message);
  await expect.poll(() => stateOf(message.id), soon).toBe("sent");
  expect(idsSent()).toEqual([message.id]);
  expect(reported).toEqual([]);
});

test("enqueue() in a transaction that is rolled back leads to none", async () => {
  const worker = openWorker();
  const [lost, stored] = [newMessage(), newMessage()];
  await expect(
    tables.newEm().transactional(async (em) => {
      await writeMessages(em, [lost], worker.enqueue);
      throw new Error("Changed my mind");
    }),
  ).rejects.toThrow("Changed my mind");
  await write(worker, stored);

  await expect.poll(idsSent, soon).toEqual([stored.id]);
  expect(
    await rows("select data from pgboss.job where data ->> 'messageId' = $1", [lost.id]),
  ).toEqual([]);
});

test("enqueue() works where no worker runs, and a worker elsewhere delivers", async () => {
  const web = openJobs();
  const messages = [newMessage(), newMessage(), newMessage()];
  await write(web, ...messages);
  expect(idsSent()).toEqual([]);

  openWorker();
  await expect
    .poll(() => idsSent().toSorted(), soon)
    .toEqual(messages.map(({ id }) => id).toSorted());
});

test("startWorking() in several processes delivers each message once", async () => {
  const web = openJobs();
  const messages = Array.from({ length: 25 }, () => newMessage());
  openWorker();
  openWorker();
  await write(web, ...messages);

  await expect.poll(() => idsSent().length, soon).toBe(25);
  expect(new Set(idsSent()).size).toBe(25);
});

test("startWorking() seals what is over at once, so that the figures of the promise need not wait for midnight", async () => {
  const sealed: Date[] = [];
  const sealLedger = async () => void sealed.push(new Date());
  openWorker({ newCore: () => ({ ...newCore(), promise: { sealLedger } }) });
  await expect.poll(() => sealed.length, soon).toBe(1);
});

test("startWorking() finds messages whose job was lost", async () => {
  const message = newMessage();
  await write({ enqueue: enqueueNothing }, message);
  openWorker();
  await expect.poll(idsSent, soon).toEqual([message.id]);
});

test("startWorking() delivers what a worker left behind that was killed while sending", async () => {
  const message = newMessage();
  const never = new Promise<never>(() => {});
  const killed = openWorker({
    graceMs: 0,
    newCore: () => ({
      ...newCore(),
      // it took the message a minute ago, and that was the last of it
      assignment: {
        ...idleCore().assignment,
        async deliverMessage({ messageId }) {
          const em = tables.newEm();
          const minuteAgo = new Date(Date.now() - 61_000);
          const messages = createPostgresMessageRepository(em);
          await runSql(em, "update message set next_attempt_at = $1", [minuteAgo]);
          await messages.claim(messageId, minuteAgo);
          return never;
        },
      },
    }),
  });
  await write(killed, message);
  await expect.poll(() => rows("select 1 from message where attempts = 1"), soon).toHaveLength(1);
  await killed.close();
  expect(idsSent()).toEqual([]);

  openWorker();
  await expect.poll(() => stateOf(message.id), soon).toBe("sent");
  expect(idsSent()).toEqual([message.id]);
});

test("a message that was postponed has a job at its time", async () => {
  mailbox = createMemoryMailbox([{ kind: "unavailable", error: "451 Later" }]);
  const worker = openWorker();
  // a worker's first look for lost jobs would queue the message as well
  const swept = "select 1 from pgboss.job where name = 'sweep-messages' and state = 'completed'";
  await expect.poll(() => rows(swept), soon).toHaveLength(1);
  const message = newMessage();
  await write(worker, message);
  const waiting = () =>
    rows(
      `select 1 from pgboss.job where name = 'deliver-message' and state = 'created'
       and data ->> 'messageId' = $1 and start_after > now() + interval '50 seconds'`,
      [message.id],
    );
  await expect.poll(waiting, soon).toHaveLength(1);
  expect(await stateOf(message.id)).toBe("queued");
});

test("a job that breaks is reported, and tried again", async () => {
  let breaks = 1;
  const worker = openWorker({
    newCore: () => ({
      ...newCore(),
      assignment: {
        ...idleCore().assignment,
        async deliverMessage(request) {
          breaks -= 1;
          if (breaks >= 0) throw new Error("The database is away");
          return newCore().assignment.deliverMessage(request);
        },
      },
    }),
  });
  const message = newMessage();
  await write(worker, message);
  const isLater = "update pgboss.job set start_after = now() where state = 'retry' returning id";
  await expect.poll(() => rows(isLater), soon).toHaveLength(1);
  await expect.poll(() => stateOf(message.id), soon).toBe("sent");
  expect(reported).toMatchObject([{ message: "The database is away" }]);
});

test("startWorking() waits until all is ready", async () => {
  const message = newMessage();
  const worker = openJobs();
  let missing: string | null = "migrations are pending";
  const asked = vi.fn(async () => missing);
  worker.startWorking(asked);
  await write(worker, message);
  const before = asked.mock.calls.length;
  await expect.poll(() => asked.mock.calls.length, soon).toBeGreaterThan(before + 2);
  expect(idsSent()).toEqual([]);
  missing = null;
  await expect.poll(idsSent, soon).toEqual([message.id]);
});

test("enqueue() leaves a message to the sweep when the job queue cannot be reached", async () => {
  const message = newMessage();
  const url = new URL(tables.url);
  url.port = "1";
  await write(openJobs({ url: url.href }), message);
  expect(reported).toHaveLength(1);
  expect(await stateOf(message.id)).toBe("queued");
});

test("a worker whose connections are cut says so, and goes on", async () => {
  const worker = openWorker();
  const [before, after] = [newMessage(), newMessage()];
  await write(worker, before);
  await expect.poll(idsSent, soon).toEqual([before.id]);
  await rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'boothwright worker' and datname = current_database()`,
  );
  await write(openJobs(), after);
  await expect.poll(idsSent, soon).toEqual([before.id, after.id]);
  expect(reported.length).toBeGreaterThan(0);
});

test.each([-3_600_000, 3_600_000])(
  "a worker whose clock is off by %i ms delivers, and ends nothing by the clock",
  async (skewMs) => {
    const sweepPictures = vi.fn(async () => {});
    const worker = openWorker({
      now: () => Date.now() + skewMs,
      choresEverySeconds: 1,
      newCore: () => ({ ...newCore(), pictures: { ...newCore().pictures, sweepPictures } }),
    });
    const message = newMessage();
    await write(worker, message);
    await expect.poll(idsSent, soon).toEqual([message.id]);
    // the first one comes with the start
    await expect.poll(() => reported.length, soon).toBeGreaterThan(0);
    expect(`${reported[0]}`).toContain("differ by 3600 s");
    // by which a later run knows that this one was none
    const prevented = "select 1 from pgboss.job where output ->> 'name' = $1 limit 1";
    await expect.poll(() => rows(prevented, [differentTime]), soon).toHaveLength(1);
    expect(sweepPictures).not.toHaveBeenCalled();
  },
);

test("the chores run by the clock", async () => {
  openWorker();
  const schedules = () => rows("select name, cron from pgboss.schedule order by name");
  await expect.poll(schedules, soon).toEqual([
    { name: "copy-linked-pictures", cron: "* * * * *" },
    { name: "end-rounds", cron: "* * * * *" },
    { name: "evaluate-promises", cron: "* * * * *" },
    { name: "expire-responses", cron: "* * * * *" },
    { name: "follow-checks", cron: "* * * * *" },
    { name: "follow-reviews", cron: "* * * * *" },
    { name: "follow-statements", cron: "* * * * *" },
    { name: "issue-statements", cron: "7 * * * *" },
    { name: "lapse-changes", cron: "* * * * *" },
    { name: "recount-commission", cron: "40 3 * * *" },
    { name: "recount-ratings", cron: "20 3 * * *" },
    { name: "remind-of-plans", cron: "* * * * *" },
    { name: "remove-expired-sessions", cron: "17 * * * *" },
    { name: "scan-files", cron: "* * * * *" },
    { name: "seal-ledger", cron: "10 0 * * *" },
    { name: "sweep-files", cron: "53 * * * *" },
    { name: "sweep-leftovers", cron: "37 * * * *" },
    { name: "sweep-messages", cron: "* * * * *" },
    { name: "sweep-pictures", cron: "43 * * * *" },
    { name: "tell-of-jobs", cron: "* * * * *" },
    { name: "tell-of-questions", cron: "* * * * *" },
  ]);
});

test("close() takes no more jobs, and lets a delivery that is under way come to its end", async () => {
  const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [underWay, later] = [newMessage(), newMessage()];
  const worker = openWorker();
  const send = mailbox.send;
  mailbox.send = async (sent) => {
    asked.resolve();
    await goOn.promise;
    return send(sent);
  };
  await write(worker, underWay);
  await asked.promise;
  const closed = worker.close();
  await write(openJobs(), later);
  goOn.resolve();
  await closed;
  expect([await stateOf(underWay.id), await stateOf(later.id)]).toEqual(["sent", "queued"]);
});
