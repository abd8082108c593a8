import { afterAll, beforeAll, expect, test } from "vitest";
import { openSeededDatabase } from "../../app-server/test/seeded-database.ts";
import { createTestClient, type TestAnswer } from "../../app-server/test/test-client.ts";
import { testForm } from "../../app-server/test/test-form.ts";
import { ada, bea, max } from "../../domain/accounts/examples.ts";
import { beasBooths } from "../../domain/builder-profiles/examples.ts";
import { type RunningApp, startApp } from "./start-app.ts";

let world: Awaited<ReturnType<typeof openSeededDatabase>>;
let app: RunningApp;
beforeAll(async () => {
  world = await openSeededDatabase();
  app = await start();
});
afterAll(async () => {
  await app?.stop();
  await world?.close();
});

const start = () => startApp({ env: world.env });
const pause = (delayMs: number) => new Promise((done) => setTimeout(done, delayMs));

const client = (cookies?: Record<string, string>) =>
  createTestClient((path, init) => fetch(new URL(path, app.origin), init), cookies);

/** Asks again and again, as a patient client does, until there is an answer that is not the server's end. */
async function patiently(ask: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer && answer.status < 500) return answer;
    await pause(50);
  }
}

/** Does all jobs, a few at a time, and kills the app whenever another part of them is done. */
async function amidKills(jobs: (() => Promise<void>)[], kills: number) {
  const waiting = [...jobs];
  let done = 0;
  async function work() {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      await job();
      done += 1;
    }
  }
  async function kill() {
    for (let kill = 1; kill <= kills; kill++) {
      while (done < (jobs.length * kill) / (kills + 1)) await pause(1);
      await app.kill();
      app = await start();
    }
  }
  await Promise.all([kill(), ...Array.from({ length: 6 }, work)]);
}

test("what was answered 201 is there after kill -9, exactly once [P04]", async () => {
  const acknowledged = new Map<string, string>();
  const jobs = Array.from({ length: 30 }, (_, at) => async () => {
    const company = `Kill ${at}`;
    const headers = { "idempotency-key": `kill-${at}` };
    const send = () =>
      client().send("POST", "/api/quote-requests", { ...testForm, company }, headers);
    const { status, body } = await patiently(send);
    expect(status).toBe(201);
    acknowledged.set(company, body.quoteRequest.id);
  });
  await amidKills(jobs, 2);

  const stored = await world.sql<{
    company: string;
    id: string;
    letters: number;
    receipts: number;
  }>(
    `select q.company, q.id, count(distinct m.id) as letters, count(distinct r.id) as receipts
     from quote_request q left join message m on m.quote_request_id = q.id
       left join receipt r on r.quote_request_id = q.id
     where q.company like 'Kill %' group by q.id`,
  );
  expect(stored).toHaveLength(30);
  expect(new Map(stored.map(({ company, id }) => [company, id]))).toEqual(acknowledged);
  for (const { letters, receipts } of stored) expect([letters, receipts]).toEqual([2, 1]);
});

test("no step of the story is lost or done twice by kill -9 [P04]", async () => {
  const [admin, builder, exhibitor] = await Promise.all(
    [max, bea, ada].map(async (user) => client(await world.sessionOf(user))),
  );
  const ids: string[] = [];
  const jobs = Array.from({ length: 9 }, () => async () => {
    const { requestId } = await world.given("pending");
    ids.push(requestId);
    const step = async (by: typeof admin, path: string, body?: object) => {
      const answer = await patiently(() => by?.send("POST", path, body) ?? Promise.reject());
      // 409: it was done, and its answer was lost
      expect([200, 201, 409], answer.text).toContain(answer.status);
    };
    await step(admin, `/api/admin/quotes/${requestId}/assign`, { builderIds: [beasBooths.id] });
    await step(builder, "/api/quote-responses", { quoteRequestId: requestId, quotedAmount: 1 });
    const responses = await patiently(
      () => exhibitor?.get(`/api/quote-requests/${requestId}/responses`) ?? Promise.reject(),
    );
    const [response] = responses.body;
    await step(exhibitor, `/api/quote-responses/${response.id}/accept`);
  });
  await amidKills(jobs, 1);

  const stored = await world.sql<{ status: string; responses: string[]; letters: string[] }>(
    `select q.status,
       (select json_agg(r.status) from quote_response r where r.quote_request_id = q.id) as responses,
       (select json_agg(m.kind order by m.kind) from message m where m.quote_request_id = q.id) as letters
     from quote_request q where q.id = any ($1::uuid[])`,
    [ids],
  );
  expect(stored).toHaveLength(9);
  for (const one of stored) {
    expect(one).toEqual({
      status: "in-progress",
      responses: ["accepted"],
      letters: ["acceptance-record", "invitation", "response-accepted", "response-received"],
    });
  }
});
