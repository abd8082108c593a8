import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { backUp } from "../adapters/backup/back-up.ts";
import { restore } from "../adapters/backup/restore.ts";
import { createJobs } from "../adapters/jobs/create-jobs.ts";
import { startSmtpServer } from "../adapters/mail/test/test-smtp-server.ts";
import { toMessageRow } from "../adapters/postgres/messages/write-messages.ts";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { uuids } from "../adapters/system/clock-and-ids.ts";
import { testNow } from "../adapters/system/test/test-time.ts";
import { max } from "../domain/accounts/examples.ts";
import { queuedMessage } from "../domain/messages/examples.ts";
import { pendingRequest } from "../domain/quotes/examples.ts";
import type { QuoteRequestId, ReceiptId } from "../domain/shared/id.ts";
import { dayMs } from "../domain/shared/time/time-units.ts";
import { testCommand } from "../scripts/command/test/test-command.ts";
import { openSeededDatabase } from "./test/seeded-database.ts";
import { openTestApp } from "./test/test-app.ts";

const daysAgo = (days: number) => new Date(testNow().getTime() - days * dayMs);
const folder = await mkdtemp(join(tmpdir(), "boothwright-copy-"));
const smtp = await startSmtpServer();
const site = await openSeededDatabase();
type NewEm = (typeof site)["newEm"];

const write = (newEm: NewEm, address: string, at: Date) =>
  insertRows(newEm(), "message", [
    toMessageRow(
      queuedMessage({
        id: uuids.next<"message">(),
        letter: { kind: "test-mail", to: { name: null, address } },
        createdAt: at,
        nextAttemptAt: at,
      }),
    ),
  ]);

/** A request of three days ago that no worker has looked at since, and twenty emails that the site has sent meanwhile. */
async function fillSite() {
  const at = daysAgo(3);
  const day = "2098-03-03";
  const times = { eventDate: day, eventDay: day, createdAt: at, updatedAt: at };
  const request = { ...pendingRequest, id: crypto.randomUUID() as QuoteRequestId, ...times };
  const receipt = { id: crypto.randomUUID() as ReceiptId, expiresAt: new Date(day) };
  const quotes = createPostgresQuoteRequestRepository(site.newEm());
  await quotes.submit({ request, receipt, messages: [], idempotency: null });
  for (let number = 0; number < 20; number += 1)
    await write(site.newEm, `person${number}@real.example`, daysAgo(1));
  return request.id;
}
const requestId = await fillSite();
const file = join(folder, "site.backup");
await backUp({ url: site.url, file, builtIn: true, now: testNow() });

const app = await openTestApp({ MAIL_URL: smtp.url }, {}, undefined, async (env) => {
  await restore({ url: env.MIGRATE_DATABASE_URL, file, replace: true, now: testNow() });
  return {};
});
const admin = await app.as(max);
const worker = createJobs({ url: app.url, newCore: app.newCore, clock: app.clock });
afterAll(async () => {
  await worker.close();
  await app.close();
  await site.close();
  await smtp.close();
  await rm(folder, { recursive: true });
});

const receivers = () => smtp.received.flatMap(({ to }) => to);
const outcomes = async () => {
  const rows = await app.sql<{ outcomes: string[] }>(
    "select array[first_target ->> 'outcome', all_target ->> 'outcome'] as outcomes from quote_promise where quote_request_id = $1",
    [requestId],
  );
  return rows[0]?.outcomes;
};

test("a copy that was restored and started sends nothing but a sign-in link that a person asks for [Y01]", async () => {
  await write(app.newEm, "since@real.example", testNow());
  worker.startWorking(async () => null);
  const sweeps = "select from pgboss.job where name = 'sweep-messages' and state = 'completed'";
  await expect.poll(() => app.sql(sweeps)).not.toEqual([]);
  const { findSilence, evaluatePromises, notifyWaiting } = app.newCore().promiseEvaluation;
  const done = [await findSilence(), await evaluatePromises(), await notifyWaiting()];
  expect(done).toEqual([null, 0, 0]);
  await app.client().send("POST", "/api/login/email", { email: "new@person.example" });
  await expect.poll(receivers).toEqual(["new@person.example"]);
  // the server has it before its row says so
  const ended = "select from message where state <> 'queued'";
  await expect.poll(() => app.sql(ended)).toHaveLength(1);
  expect(await outcomes()).toEqual(["open", "open"]);
});

test("it says so to admins, at /readyz and in doctor [Y01]", async () => {
  const { body } = await admin.get("/api/admin/mail-hold");
  expect(body.hold).toMatchObject({
    origin: "restore",
    isSetting: false,
    older: 20,
    newer: 1,
    promisesDue: 1,
  });
  expect((await app.client().get("/readyz?verbose")).body.mailHold).toEqual({
    since: body.hold.since,
    origin: "restore",
  });
  const doctor = await testCommand("doctor", [], { ...app.env, DATA_DIR: folder });
  expect(doctor.out).toMatch(
    /^warn {2}emails +on hold since .* this database is a copy, 21 emails/m,
  );
  const looked = await testCommand("release-mail", [], { ...app.env, DATA_DIR: folder });
  expect(looked.out).toContain("Queued emails: 20 written before it, 1 since");
  expect(receivers()).toHaveLength(1);
});

test("release-mail settles what fell due, drops what the site has sent, and lets the rest leave [Y01]", async () => {
  const env = { ...app.env, DATA_DIR: folder };
  const set = await testCommand("release-mail", ["--send"], { ...env, HOLD_MAIL: "true" });
  expect([set.code, set.err]).toEqual([1, expect.stringMatching(/^HOLD_MAIL is set/)]);
  const released = await testCommand("release-mail", ["--drop-older"], env);
  expect([released.err, released.code]).toEqual(["", 0]);
  const [, sent = "", dropped] =
    /sent by the next worker: (\d+), dropped: (\d+)/.exec(released.out) ?? [];
  expect(dropped).toBe("20");
  expect(await outcomes()).toEqual(["missed", "missed"]);
  await worker.close();
  const next = createJobs({ url: app.url, newCore: app.newCore, clock: app.clock });
  next.startWorking(async () => null);
  const queued = "select from message where state = 'queued'";
  await expect.poll(() => app.sql(queued)).toEqual([]);
  await next.close();
  expect(receivers()).toHaveLength(1 + Number(sent));
  expect(receivers()).toContain("since@real.example");
  expect(receivers().join()).not.toMatch(/person\d/);
  const failed = "select last_error from message where state = 'failed'";
  expect(await app.sql(failed)).toEqual(
    Array(20).fill({ last_error: "Dropped by an operator, so never sent" }),
  );
  const { body } = await admin.get("/api/admin/audit?kind=mail");
  expect(body.events[0]).toMatchObject({ actorName: "The operator" });
  const again = await admin.send("POST", "/api/admin/mail-hold/release", { queued: "send" });
  expect(again.status).toBe(409);
});
