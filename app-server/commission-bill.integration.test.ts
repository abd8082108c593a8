import { afterAll, beforeAll, expect, test } from "vitest";
import { ada } from "../domain/accounts/examples.ts";
import { ifWonText } from "../domain/commission/if-won.ts";
import { invitesByLink } from "./test/invited-by-link.ts";
import { openCommission } from "./test/open-commission.ts";
import type { TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { textOfPdf, textOfZip } from "./test/text-of-file.ts";

let app: TestApp;
let exhibitor: TestClient;
let builder: TestClient;
let admin: TestClient;
let commission: Awaited<ReturnType<typeof openCommission>>;
beforeAll(async () => {
  commission = await openCommission({ base: "billed", leaveOut: ["shipping"], repeatMonths: 0 });
  ({ app, exhibitor, builder, admin } = commission);
});
afterAll(() => app.close());

const entriesOf = async (requestId: string) => {
  const rows = await app.sql<{ kind: string; amount: string; base_cents: string }>(
    "select kind, amount, base_cents from commission_entry where request_id = $1 order by number",
    [requestId],
  );
  return rows.map(({ kind, amount, base_cents }) => [kind, Number(amount), Number(base_cents)]);
};

/** A job at $40,000 whose booth is signed off. */
async function delivered() {
  const { requestId, responseId: jobId } = await commission.acceptedJob(40_000_00);
  const path = `/api/jobs/${jobId}`;
  expect((await exhibitor.send("POST", `${path}/sign-off`)).status).toBe(200);
  return { requestId, jobId, bill: `${path}/close-out` };
}

const enter = (bill: string, version: number, other: number, shipping = 0) =>
  builder.send("PUT", bill, {
    version,
    billed: [
      { category: "other", amount: other },
      { category: "shipping", amount: shipping },
    ],
  });
async function confirm(bill: string, version: number, callers = [builder, exhibitor]) {
  for (const by of callers) {
    const confirmed = await by.send("POST", `${bill}/confirm`, { version });
    expect(confirmed.status, confirmed.text).toBe(200);
  }
}

test("the confirmed bill is the base, and a correction adjusts by the difference once both confirm [U06] [U09]", async () => {
  const { requestId, bill } = await delivered();
  expect((await enter(bill, 1, 44_000_00, 6_000_00)).status).toBe(200);
  await confirm(bill, 2);
  const accrued = ["accrued", 2_200_00, 44_000_00];
  expect(await entriesOf(requestId)).toEqual([accrued]);

  await enter(bill, 2, 43_000_00, 6_000_00);
  await confirm(bill, 3, [builder]);
  expect(await entriesOf(requestId)).toEqual([accrued]);
  await confirm(bill, 3, [exhibitor]);
  await confirm(bill, 3);
  const adjusted = ["adjusted", -50_00, 43_000_00];
  expect(await entriesOf(requestId)).toEqual([accrued, adjusted]);

  await enter(bill, 3, 43_500_00, 5_500_00);
  await confirm(bill, 4);
  expect(await entriesOf(requestId)).toEqual([accrued, adjusted, ["adjusted", 25_00, 43_500_00]]);
  // reopening takes back what the corrections made of it
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/reopen`, {})).status).toBe(200);
  expect((await entriesOf(requestId)).at(-1)?.slice(0, 2)).toEqual(["reversed", -2_175_00]);
});

test("a bill that the exhibitor didn't confirm is no base: the agreed amount counts [U06]", async () => {
  const { requestId, jobId, bill } = await delivered();
  await enter(bill, 1, 90_000_00);
  await confirm(bill, 2, [builder]);
  await app.sql(
    "update job_close_out set builder_confirmed_at = builder_confirmed_at - interval '15 days' where job_id = $1",
    [jobId],
  );
  await app.newCore().jobs.followJobs();
  expect(await entriesOf(requestId)).toEqual([["accrued", 2_000_00, 40_000_00]]);
});

test("what a builder reads while quoting is what accrues, and no exhibitor's answer, file or email has it [U19]", async () => {
  const { requestId } = await app.given("sent", { userId: ada.id });
  const terms = async () => (await builder.get(`/api/commission/terms/${requestId}`)).body;
  const first = await terms();
  expect(first).toMatchObject({ params: { rateBp: 500, base: "billed" } });
  const body = { quoteRequestId: requestId, quotedAmount: 77_777_00, responseMessage: "Gladly" };
  const sent = await builder.send("POST", "/api/quote-responses", body);
  expect(await terms()).toEqual(first);
  const history = { params: first.params, lastCompletedAt: null };
  const quote = { quotedAmount: 77_777_00, lines: [], exchange: null };
  expect(ifWonText(quote, history, app.clock.now())).toContain("commission $3,888.85,");

  const planted = /3888(\.|,)?85|3,888\.85|rateBp|ifWon|ommission/;
  const job = `/api/jobs/${sent.body.id}`;
  const reads = async (paths: string[]) => {
    for (const path of paths) {
      const { status, text } = await exhibitor.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(planted);
    }
  };
  const request = `/api/quote-requests/${requestId}`;
  await reads([request, `${request}/responses`, `${request}/comparison`]);
  expect((await exhibitor.get(`/api/commission/terms/${requestId}`)).status).toBe(404);
  const accept = `/api/quote-responses/${sent.body.id}/accept`;
  expect((await exhibitor.send("POST", accept, { revision: 1 })).status).toBe(200);
  expect((await exhibitor.send("POST", `${job}/sign-off`)).status).toBe(200);
  await confirm(`${job}/close-out`, 1);
  await reads([request, `${request}/responses`, `${request}/comparison`, job, `${job}/close-out`]);
  for (const [path, textOf] of [
    [`${request}/comparison.xlsx`, textOfZip],
    [`${request}/comparison.pdf`, textOfPdf],
    [`${request}/accepted-quote.pdf`, textOfPdf],
    [`${job}/agreement.pdf`, textOfPdf],
  ] as const) {
    const { status, bytes } = await exhibitor.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(textOf(bytes)).not.toMatch(planted);
  }
  expect(await entriesOf(requestId)).toEqual([["accrued", 3_888_85, 77_777_00]]);
  const letters = await app.sql<{ letter: object }>(
    "select letter from message where quote_request_id = $1 and kind <> 'rates-agreed'",
    [requestId],
  );
  expect(letters.length).toBeGreaterThan(2);
  expect(JSON.stringify(letters)).not.toMatch(planted);
});

test("by link the builder reads the commission on their quote, too [U19]", async () => {
  const { path } = await invitesByLink(app)();
  expect((await app.client().get(path)).body.ifWon).toMatchObject({ params: { rateBp: 500 } });
});

test("a corrected bill, a waiver, a reopening and a statement at the same moment are one after the other [U08] [U09] [U18]", async () => {
  const jobs = [];
  for (let job = 0; job < 2; job += 1) {
    const given = await delivered();
    await enter(given.bill, 1, 44_000_00);
    await confirm(given.bill, 2);
    await enter(given.bill, 2, 43_000_00);
    await confirm(given.bill, 3, [builder]);
    const [row] = await app.sql<{ id: string }>(
      "select id from commission_entry where request_id = $1",
      [given.requestId],
    );
    jobs.push({ ...given, entryId: row?.id });
  }
  app.clock.advance(31 * 86_400_000);
  ({ exhibitor, builder, admin } = await commission.freshPeople());
  const [locked, unlock] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = app.newEm().transactional(async (em) => {
    // all may read the ledger, and none may write
    await em.execute("lock table commission_entry in share mode");
    locked.resolve();
    await unlock.promise;
  });
  await locked.promise;
  const steps = Promise.all([
    app.newCore().commission.issueStatements(),
    ...jobs.flatMap(({ requestId, bill, entryId }) => [
      exhibitor.send("POST", `${bill}/confirm`, { version: 3 }),
      admin.send("POST", "/api/admin/commission/waive", { entryId, reason: "A gift" }),
      admin.send("POST", `/api/admin/quotes/${requestId}/reopen`, {}),
    ]),
  ]);
  const waiting = async () => {
    const [row] = await app.sql<{ count: number }>(
      `select count(distinct l.pid)::int as count from pg_locks l join pg_stat_activity a using (pid)
        where not l.granted and a.datname = current_database()`,
    );
    return row?.count;
  };
  await expect.poll(waiting, { interval: 20 }).toBeGreaterThanOrEqual(4);
  unlock.resolve();
  await holding;
  const answers = await steps;
  const statuses = answers.slice(1).map((answer) => (answer as { status: number }).status);
  expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
  const sums = await app.sql<{ sum: string }>(
    "select sum(amount) as sum from commission_entry where request_id = any($1) group by request_id",
    [jobs.map(({ requestId }) => requestId)],
  );
  expect(sums.map(({ sum }) => Number(sum))).toEqual(jobs.map(() => 0));
  const [open] = await app.sql<{ difference: string }>(
    `select (select coalesce(sum(amount), 0) from commission_entry)
       - (select coalesce(sum(total - settled - taken_off), 0) from commission_statement)
       - (select coalesce(sum(amount), 0) from commission_entry e where statement_id is null
           and not exists (select from commission_statement_entry l where l.entry_id = e.id)) as difference`,
  );
  expect(Number(open?.difference)).toBe(0);
});
