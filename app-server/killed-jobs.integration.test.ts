import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startSmtpServer } from "../adapters/mail/test-smtp-server.ts";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { startCuttingProxy } from "../adapters/postgres/test/test-cutting-proxy.ts";
import { ada, bea } from "../domain/accounts/examples.ts";
import { pendingRequest } from "../domain/quotes/examples.ts";
import type { MessageId, QuoteRequestId, ReceiptId } from "../domain/shared/id.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { testPicture } from "./test/test-picture.ts";

let app: TestApp;
let way: Awaited<ReturnType<typeof startCuttingProxy>>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const picture = await testPicture();
  const fetchPicture = async () => ({ kind: "fetched" as const, bytes: picture });
  app = await openTestApp(
    { MAIL_URL: smtp.url, APP_ENV: "development" },
    { fetchPicture },
    undefined,
    async (env) => {
      way = await startCuttingProxy(env.DATABASE_URL);
      return { DATABASE_URL: way.url };
    },
  );
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app?.close();
  await way?.close();
  await smtp?.close();
});

const long = new Date(Date.now() - 30 * 31 * 86_400_000);
const one = async (sql: string, values: unknown[] = []) => (await app.sql(sql, values))[0];

/** Something for the job to do, how it is done, and what is there afterwards: each time something of its own. */
type Job = () => Promise<{
  work(): Promise<unknown>;
  after(): Promise<unknown>;
  again?(): Promise<unknown>;
}>;

const jobs: Record<string, Job> = {
  async "deliver-message"() {
    const { requestId } = await app.given("sent");
    const to = `${requestId}@a.example`;
    const row = await one(
      `insert into message (kind, letter, to_address, state, next_attempt_at)
       values ('test-mail', $1::jsonb, $2, 'queued', now() - interval '1 second') returning id`,
      [JSON.stringify({ kind: "test-mail", to: { name: null, address: to } }), to],
    );
    const { id: messageId } = row as { id: MessageId };
    const mails = () => smtp.received.filter(({ to: [address] }) => address === to);
    return {
      work: () => app.newCore().assignment.deliverMessage({ messageId }),
      // as if the minute of the one that was killed had passed
      again: () =>
        app.sql(
          "update message set held_until = now() - interval '1 second' where id = $1 and state = 'queued'",
          [messageId],
        ),
      async after() {
        const names = new Set(mails().map(({ source }) => /^Message-ID: .*$/im.exec(source)?.[0]));
        expect(mails().length).toBeLessThanOrEqual(2);
        const state = await one("select state from message where id = $1", [messageId]);
        return { state, names: names.size };
      },
    };
  },
  async "expire-responses"() {
    const { requestId, responseId } = await app.given("offered", { userId: ada.id });
    await app.sql(
      "update quote_response set valid_until = now() - interval '1 hour' where id = $1",
      [responseId],
    );
    return {
      work: () => app.newCore().quotes.expireResponses(),
      after: () =>
        one(
          `select (select status from quote_response where id = $1) as status,
             (select count(*)::int from message where quote_request_id = $2) as mails`,
          [responseId, requestId],
        ),
    };
  },
  async "evaluate-promises"() {
    const id = crypto.randomUUID() as QuoteRequestId;
    const at = new Date(Date.now() - 20 * 86_400_000);
    const receipt = { id: crypto.randomUUID() as ReceiptId, expiresAt: new Date() };
    const request = { ...pendingRequest, createdAt: at, updatedAt: at, id };
    const quotes = createPostgresQuoteRequestRepository(app.newEm());
    await quotes.submit({ request, receipt, messages: [], idempotency: null });
    return {
      work: () => app.newCore().promiseEvaluation.evaluatePromises(),
      after: () =>
        one(
          `select (select count(*)::int from message where quote_request_id = $1) as mails,
             array(select e.kind || e.seq from promise_event e join quote_promise p on p.ledger_id = e.ledger_id
                   where p.quote_request_id = $1 order by e.seq) as events`,
          [id],
        ),
    };
  },
  async "seal-ledger"() {
    await app.sql("alter table promise_seal disable trigger user");
    await app.sql("delete from promise_seal");
    await app.sql("alter table promise_seal enable trigger user");
    return {
      work: () => app.newCore().promise.sealLedger(),
      after: () => app.sql("select day, prev_root from promise_seal order by day"),
    };
  },
  async "remove-expired-sessions"() {
    await app.sessionOf(bea);
    await app.sql("update session set expire = now() - interval '1 minute' where user_id = $1", [
      bea.id,
    ]);
    return {
      work: () => app.newCore().accounts.removeExpiredSessions(),
      after: () => app.sql("select 1 from session where user_id = $1", [bea.id]),
    };
  },
  async "sweep-pictures"() {
    const key = `${crypto.randomUUID()}.webp`;
    await app.sql("insert into picture (key, uploaded_by, uploaded_at) values ($1, $2, $3)", [
      key,
      bea.id,
      long,
    ]);
    return {
      work: () => app.newCore().pictures.sweepPictures(),
      after: () => app.sql("select 1 from picture where key = $1", [key]),
    };
  },
  async "copy-linked-pictures"() {
    const url = `https://pictures.example/${crypto.randomUUID()}.png`;
    await app.sql(
      `insert into linked_picture (hash, url, next_try_at)
       values (encode(sha256($1::bytea), 'hex'), $2, now() - interval '1 second')`,
      [Buffer.from(url), url],
    );
    return {
      work: () => app.newCore().pictures.copyLinkedPictures(),
      again: () =>
        app.sql(
          "update linked_picture set next_try_at = now() - interval '1 second' where url = $1 and state = 'waiting'",
          [url],
        ),
      after: () =>
        one("select state, copy is not null as copied from linked_picture where url = $1", [url]),
    };
  },
  async "sweep-leftovers"() {
    const email = `${crypto.randomUUID()}@gone.example`;
    const { requestId } = await app.given("sent", {
      createdAt: long,
      updatedAt: long,
      eventDay: "2020-01-01",
      email,
    });
    await app.sql(
      `insert into contact_message (name, email, subject, message, inquiry_type, created_at)
       values ('A', $1, 's', 'm', 'general', $2)`,
      [email, long],
    );
    return {
      work: () => app.newCore().housekeeping.deleteExpiredRows(),
      after: () =>
        one(
          `select (select erased_at is not null from quote_request where id = $1) as erased,
             (select email like '%gone%' from quote_request where id = $1) as named,
             (select count(*)::int from contact_message where email = $2) as messages`,
          [requestId, email],
        ),
    };
  },
};

test.each(Object.entries(jobs))(
  "%s that is killed after any answer of the database is done whole, and once, by the next worker",
  async (_, job) => {
    const undisturbed = await job();
    const before = await undisturbed.after();
    await undisturbed.work();
    const expected = await undisturbed.after();
    expect(expected).not.toEqual(before);
    for (let point = 0; ; point += 1) {
      const { work, again, after } = await job();
      way.open();
      way.cutAfter(point);
      await work().catch(() => {});
      const wasCut = way.isCut();
      way.open();
      await again?.();
      await work();
      expect([point, await after()]).toEqual([point, expected]);
      if (!wasCut) return expect(point).toBeGreaterThan(0);
    }
  },
  60_000,
);
