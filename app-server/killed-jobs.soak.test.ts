import { access, mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as queues from "../adapters/jobs/queues.ts";
import { startSmtpServer } from "../adapters/mail/test/test-smtp-server.ts";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { startCuttingProxy } from "../adapters/postgres/test/test-cutting-proxy.ts";
import { sqlNow, testDay, testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, member } from "../domain/accounts/examples.ts";
import { usualCapacity } from "../domain/builder-profiles/capacity/builder-capacity.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import { exampleOperator, exampleRates } from "../domain/commission/examples.ts";
import { pendingRequest } from "../domain/quotes/examples.ts";
import type { MessageId, QuoteRequestId, QuoteResponseId, ReceiptId } from "../domain/shared/id.ts";
import { dayThere, nextWorkingTime } from "../domain/shared/time/zone-time.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { testPicture } from "./test/test-picture.ts";

let app: TestApp;
let exhibitor: TestClient;
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
  exhibitor = await app.as(ada);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app?.close();
  await way?.close();
  await smtp?.close();
});

const pathOfFile = (key: string) => join(app.env.DATA_DIR, "files", key.slice(0, 2), key);

/** Stores a private file whose name begins so. */
async function storeFile(prefix: string, at = new Date()): Promise<string> {
  const key = `${prefix}${crypto.randomUUID().replaceAll("-", "").slice(2)}.pdf`;
  await mkdir(dirname(pathOfFile(key)), { recursive: true });
  await writeFile(pathOfFile(key), "%PDF-1.7\n");
  await utimes(pathOfFile(key), at, at);
  return key;
}

const long = new Date(testNow().getTime() - 30 * 31 * 86_400_000);
const heldBytes = `select 1 from pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`;
const one = async (sql: string, values: unknown[] = []) => (await app.sql(sql, values))[0];

/** Something for the job to do, how it is done, and what is there afterwards: each time something of its own. */
type Job = () => Promise<{
  work(): Promise<unknown>;
  after(): Promise<unknown>;
  again?(): PromiseLike<unknown>;
}>;

/** A builder with an entry to bill. */
async function billed(): Promise<string> {
  const builderId = crypto.randomUUID();
  await app.sql(
    `insert into commission_operator (version, set_at, operator) values (1, ${sqlNow()}, $1) on conflict do nothing`,
    [exampleOperator],
  );
  await app.sql(
    `insert into commission_rates (version, valid_from, params) values (1, ${sqlNow()}, $1) on conflict do nothing`,
    [exampleRates],
  );
  await app.sql(
    `insert into commission_entry (at, month, builder_id, builder_name, kind, amount, rate_bp, is_repeat, base_cents, left_out_cents, version, text, round)
      values (${sqlNow()}, '${testDay(-70).slice(0, 7)}', $1, 'One', 'accrued', 500, 500, false, 10000, 0, 1, 'A show', 1)`,
    [builderId],
  );
  return builderId;
}
const statementsOf = (builderId: string) =>
  one(
    `select count(*)::int as statements, max(state) as state, max(reminders) as reminders,
       (select count(*)::int from commission_statement_entry l join commission_entry e on e.id = l.entry_id
         where e.builder_id = $1) as listed
     from commission_statement where builder_id = $1`,
    [builderId],
  );

const jobs: Record<string, Job> = {
  async "deliver-message"() {
    const { requestId } = await app.given("sent");
    const to = `${requestId}@a.example`;
    const row = await one(
      `insert into message (kind, letter, to_address, state, next_attempt_at)
       values ('test-mail', $1::jsonb, $2, 'queued', ${sqlNow()} - interval '1 second') returning id`,
      [JSON.stringify({ kind: "test-mail", to: { name: null, address: to } }), to],
    );
    const { id: messageId } = row as { id: MessageId };
    const mails = () => smtp.received.filter(({ to: [address] }) => address === to);
    return {
      work: () => app.newCore().assignment.deliverMessage({ messageId }),
      // as if the minute of the one that was killed had passed
      again: () =>
        app.sql(
          `update message set held_until = ${sqlNow()} - interval '1 second' where id = $1 and state = 'queued'`,
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
      `update quote_response set valid_until = ${sqlNow()} - interval '1 hour' where id = $1`,
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
    const at = new Date(testNow().getTime() - 20 * 86_400_000);
    const receipt = { id: crypto.randomUUID() as ReceiptId, expiresAt: testNow() };
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
  async "follow-checks"() {
    const insert = (builderId: string, ends: string) =>
      app.sql(
        `insert into vetting_check (builder_id, kind, facts, state, decided_at, valid_until, next_at)
         values ($1, 'insurance', '{}', 'valid', ${sqlNow()}, (${sqlNow()} + interval '${ends}')::date, ${sqlNow()})`,
        [builderId],
      );
    // a builder has one valid check of a kind
    await app.sql("delete from vetting_check");
    await insert(beasBooths.id, "-2 days");
    await insert(carlsStands.id, "20 days");
    return {
      work: () => app.newCore().vetting.followChecks(),
      after: () =>
        one(
          `select (select count(*)::int from message, vetting_check as one
                where dedupe_key like 'vetting-ends/' || one.id || '/%') as mails,
             (select state from vetting_check where builder_id = $1) as ended,
             (select reminded_days from vetting_check where builder_id = $2) as reminded`,
          [beasBooths.id, carlsStands.id],
        ),
    };
  },
  async "follow-reviews"() {
    const { requestId, responseId } = await app.given("accepted", {
      userId: ada.id,
      status: "completed",
      closedAt: long,
      eventDay: null,
    });
    const other = await app.given("accepted", { userId: ada.id, status: "completed" });
    await app.sql(
      `insert into builder_review (response_id, quote_request_id, builder_id, author_id, next_mail_at)
       values ($1, $2, $3, $4, ${sqlNow()})`,
      [responseId, requestId, beasBooths.id, ada.id],
    );
    await app.sql(
      `insert into builder_review
         (response_id, quote_request_id, builder_id, author_id, state, overall, facts, publish_at)
       values ($1, $2, $3, $4, 'submitted', 4, '{}', ${sqlNow()})`,
      [other.responseId, other.requestId, beasBooths.id, ada.id],
    );
    return {
      work: () => app.newCore().ratings.followReviews(),
      after: () =>
        one(
          `select (select count(*)::int from message where quote_request_id = $1 and kind = 'review-invitation') as mails,
             (select invited_at is not null from builder_review where quote_request_id = $1) as invited,
             (select state from builder_review where quote_request_id = $2) as state,
             (select count(*)::int from message m join builder_review r on m.dedupe_key = 'review-published/' || r.id
              where r.quote_request_id = $2) as told`,
          [requestId, other.requestId],
        ),
    };
  },
  async "recount-ratings"() {
    const { requestId, responseId } = await app.given("accepted", { status: "completed" });
    await app.sql(
      `insert into builder_review
         (response_id, quote_request_id, builder_id, state, overall, facts, published_at)
       values ($1, $2, $3, 'published', 4, '{}', ${sqlNow()} - interval '25 months')`,
      [responseId, requestId, beasBooths.id],
    );
    await app.sql(
      "update builder set rating = 4, review_count = 3, rating_source = 'verified' where id = $1",
      [beasBooths.id],
    );
    return {
      work: () => app.newCore().ratings.recountRatings(),
      after: () =>
        one("select rating, review_count, rating_source from builder where id = $1", [
          beasBooths.id,
        ]),
    };
  },
  async "issue-statements"() {
    const builderId = await billed();
    return {
      work: () => app.newCore().commission.issueStatements(),
      after: () => statementsOf(builderId),
    };
  },
  async "recount-commission"() {
    const builderId = await billed();
    return {
      // a difference is mended, and reported as a failure
      work: () =>
        app
          .newCore()
          .commission.recountCommission()
          .catch((error) => expect(`${error}`).toContain("are right again")),
      after: () =>
        one("select sum(amount) as amount from commission_sum where builder_id = $1", [builderId]),
    };
  },
  async "follow-statements"() {
    const builderId = await billed();
    await app.newCore().commission.issueStatements();
    await app.sql("update commission_statement set due_on = $2 where builder_id = $1", [
      builderId,
      testDay(-12),
    ]);
    return {
      work: () => app.newCore().commission.followStatements(),
      after: () => statementsOf(builderId),
    };
  },
  async "tell-of-questions"() {
    const { requestId } = await app.given("sent", { userId: ada.id });
    await app.sql(
      `insert into question (id, quote_request_id, asked_by, builder_id, text, asked_at)
       values (gen_random_uuid(), $1, 'builder', $2, 'How tall?', ${sqlNow()} - interval '1 hour')`,
      [requestId, beasBooths.id],
    );
    return {
      work: () => app.newCore().questions.notifyQuestions(),
      after: () =>
        one(
          `select (select count(*)::int from message where quote_request_id = $1 and kind = 'question-asked') as mails,
             (select asked_told_at is not null from question where quote_request_id = $1) as told`,
          [requestId],
        ),
    };
  },
  async "end-rounds"() {
    const { requestId, responseId } = await app.given("offered", { userId: ada.id });
    const round = {
      offers: [{ responseId, lines: [] }],
      text: "Your last word?",
      endsAt: new Date(testNow().getTime() + 24 * 3_600_000).toISOString(),
    };
    const opened = await exhibitor.send("POST", `/api/quote-requests/${requestId}/rounds`, round);
    expect(opened.status, opened.text).toBe(201);
    const ended = new Date(testNow().getTime() - 3_600_000).toISOString();
    await app.sql(
      `update quote_response set round_due_at = $2::timestamptz,
         round = round || jsonb_build_object('endsAt', $2::text, 'remindAt', null) where id = $1`,
      [responseId, ended],
    );
    return {
      work: () => app.newCore().rounds.endRounds(),
      after: () =>
        one(
          `select (select count(*)::int from message where quote_request_id = $1 and kind = 'round-closed') as mails,
             (select round_due_at is null from quote_response where id = $2) as ended`,
          [requestId, responseId],
        ),
    };
  },
  async "lapse-changes"() {
    const { requestId, responseId } = await app.given("accepted", { userId: ada.id });
    await app.sql(
      `insert into job_change (job_id, number, raised_by, reason, title, lines, answer_by, state, earlier)
       values ($1, 1, 'builder', 'other', 'A taller wall', '[{"category": "structure", "label": "Wall", "amount": 100}]',
         ${sqlNow()} - interval '1 hour', 'proposed', '[]')`,
      [responseId],
    );
    return {
      work: () => app.newCore().jobs.lapseChanges(),
      after: () =>
        one(
          `select (select count(*)::int from message where quote_request_id = $1 and kind = 'change-decided') as mails,
             (select state from job_change where job_id = $2) as state`,
          [requestId, responseId],
        ),
    };
  },
  async "remind-of-plans"() {
    // one plan at a time, or each run has more to do than the one before
    await app.sql("delete from plan_watch");
    await app.sql("update quote_request set status = 'cancelled'");
    const { requestId } = await app.given("offered", { userId: ada.id, eventDay: testDay(60) });
    await app.sql(
      `insert into plan_watch (quote_request_id, user_id, next_at, seen)
       values ($1, $2, ${sqlNow()}, '{"showId": null, "milestones": {"award": {"day": "2020-01-01", "isOfShow": true, "told": null}}}')`,
      [requestId, ada.id],
    );
    return {
      work: () => app.newCore().assignment.remindPlans(),
      after: () =>
        one(
          `select (select count(*)::int from message where quote_request_id = $1 and kind = 'plan-moved') as mails,
             (select next_at > ${sqlNow()} from plan_watch where quote_request_id = $1) as later`,
          [requestId],
        ),
    };
  },
  async "scan-files"() {
    const { requestId } = await app.given("sent");
    const key = await storeFile(crypto.randomUUID().slice(0, 2));
    await app.sql(
      `insert into attachment (id, quote_request_id, purpose, kind, name, media_key, bytes, scan)
       values (gen_random_uuid(), $1, 'brief', 'document', 'brief.pdf', $2, 9, 'queued')`,
      [requestId, key],
    );
    return {
      work: () => app.newCore().attachments.scanFiles(),
      after: () =>
        one(
          `select (select scan from attachment where quote_request_id = $1) as scan,
             (select count(*)::int from audit_event where object_id = $1::text and action = 'attachment.scanned') as audited`,
          [requestId],
        ),
    };
  },
  async "sweep-files"() {
    // of this hour and, for a run at its end, of the next one
    const hour = Math.floor(testNow().getTime() / 3_600_000);
    const keys = [hour, hour + 1].map((each) => (each % 24).toString(16).padStart(2, "0"));
    const stored = await Promise.all(keys.map((prefix) => storeFile(prefix, new Date(0))));
    const isThere = (key: string) =>
      access(pathOfFile(key)).then(
        () => true,
        () => false,
      );
    return {
      work: () => app.newCore().attachments.sweepOrphans(),
      // bytes that a transaction holds are left to the next day's run: until the database has noticed that its worker died
      again: () => expect.poll(() => app.sql(heldBytes)).toEqual([]),
      after: async () => (await Promise.all(stored.map(isThere))).every(Boolean),
    };
  },
  async "remove-expired-sessions"() {
    await app.sessionOf(bea);
    await app.sql(
      `update session set expire = ${sqlNow()} - interval '1 minute' where user_id = $1`,
      [bea.id],
    );
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
       values (encode(sha256($1::bytea), 'hex'), $2, ${sqlNow()} - interval '1 second')`,
      [Buffer.from(url), url],
    );
    return {
      work: () => app.newCore().pictures.copyLinkedPictures(),
      again: () =>
        app.sql(
          `update linked_picture set next_try_at = ${sqlNow()} - interval '1 second' where url = $1 and state = 'waiting'`,
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
      work: () => app.newCore().cleanup.deleteExpiredRows(),
      after: () =>
        one(
          `select (select erased_at is not null from quote_request where id = $1) as erased,
             (select email like '%gone%' from quote_request where id = $1) as named,
             (select count(*)::int from contact_message where email = $2) as messages`,
          [requestId, email],
        ),
    };
  },
  // the last one: it moves the clock
  async "tell-of-jobs"() {
    const { requestId, responseId } = await app.given("accepted", { userId: ada.id });
    // reminders go out in working hours
    const quotes = createPostgresQuoteRequestRepository(app.newEm());
    const timeZone = await quotes.readTimeZone(requestId);
    const now = app.clock.now();
    const working = nextWorkingTime({ ...usualCapacity, timeZone, daysOff: [] }, now);
    app.clock.advance(working.getTime() - now.getTime());
    await app.sql(
      `insert into job_payment (job_id, position, label, amount, due, state)
       values ($1, 0, 'Deposit', 100, jsonb_build_object('day', $2::text), 'planned')`,
      [responseId, dayThere(timeZone, working)],
    );
    return {
      work: () => app.newCore().jobs.notifyJobs(),
      after: () =>
        one(
          `select (select count(*)::int from message where quote_request_id = $1 and kind = 'payment-due') as mails,
             (select reminders from job_payment where job_id = $2) as reminders`,
          [requestId, responseId],
        ),
    };
  },
};

test("every job is killed here, but those that only queue others or have a test of their own", () => {
  const elsewhere = ["sweep-messages", "sync-content"];
  const names = Object.values(queues).flatMap((queue) =>
    "name" in queue && "policy" in queue ? queue.name : [],
  );
  expect(names.sort()).toEqual([...Object.keys(jobs), ...elsewhere].sort());
});

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
);

/** A delivered booth whose bill its builder confirmed. */
async function confirmedBill() {
  const found = await app.given("accepted", { userId: ada.id });
  const jobId = found.responseId as QuoteResponseId;
  await app.sql(
    `update job set state = 'delivered', delivered_at = ${sqlNow()} - interval '15 days' where id = $1`,
    [jobId],
  );
  await app.sql(
    `insert into job_close_out (job_id, builder_confirmed_at) values ($1, ${sqlNow()} - interval '15 days')`,
    [jobId],
  );
  return {
    confirm: () => app.newCore().jobs.confirmBill({ jobId, version: 1, by: member(ada) }),
    follow: () => app.newCore().jobs.followJobs(),
    after: () =>
      one(
        `select j.state, q.status, c.settled is not null as settled,
           (select count(*)::int from message m where m.quote_request_id = q.id and m.kind = 'request-closed') as to_exhibitor,
           (select count(*)::int from message m where m.quote_request_id = q.id and m.kind = 'job-closed') as to_builder,
           (select count(*)::int from audit_event a where a.action = 'quote-request.completed' and a.object_id = q.id::text) as completed
         from job j join quote_request q on q.id = j.quote_request_id join job_close_out c on c.job_id = j.id
         where j.id = $1`,
        [jobId],
      ),
  };
}

test("a job closes once and whole, by the second yes or the clock, in 100 runs with a kill at each answer [T26] [T44]", async () => {
  const whole = { state: "closed", status: "completed", settled: true };
  const once = { ...whole, to_exhibitor: 1, to_builder: 1, completed: 1 };
  let kills = 0;
  for (let run = 0, point = 0; run < 100; run += 1, point += 1) {
    const { confirm, follow, after } = await confirmedBill();
    way.open();
    way.cutAfter(point);
    // the clock comes at the same time in every other run
    await Promise.allSettled(run % 2 === 0 ? [confirm()] : [confirm(), follow()]);
    if (way.isCut()) kills += 1;
    else point = -1;
    way.open();
    await Promise.allSettled([follow(), confirm()]);
    expect([run, await after()]).toEqual([run, once]);
  }
  expect(kills).toBeGreaterThan(50);
});
