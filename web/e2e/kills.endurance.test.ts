import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { createTestFolder } from "../../adapters/embedded-postgres/test/test-folder.ts";
import { testQuery } from "../../adapters/embedded-postgres/test/test-query.ts";
import { startTestApp } from "../../adapters/embedded-postgres/test/test-start-app.ts";
import { createTestClient } from "../../app-server/test/test-client.ts";
import { testForm } from "../../app-server/test/test-form.ts";
import { noLimits } from "../../app-server/test/test-limits.ts";
import { startApp } from "./start-app.ts";

const requests = 10_000;
const clients = 16;
const appKills = 20;
const databaseKills = 5;

type Sent = { key: string; id: string };

test(`of ${requests} requests none is lost or doubled by ${appKills} kills of the app and ${databaseKills} of the database`, async () => {
  const place = createTestFolder();
  onTestFinished(place.remove);
  const env = { ...noLimits, DATA_DIR: place.folder, RUN_WORKER: "false" };
  let app = await startApp({ env });
  onTestFinished(() => app.stop());
  const sent: Sent[] = [];
  let answeredAt = performance.now();
  let longestGapMs = 0;
  let repeats = 0;

  /** Sends one request again and again under its key, as a patient client does, until it is answered. */
  async function send(at: number) {
    const key = `endurance-${at}`;
    const form = { ...testForm, company: `Endurance ${at}`, email: `person-${at}@people.example` };
    for (;;) {
      const { origin } = app;
      const client = createTestClient((path, init) => fetch(new URL(path, origin), init));
      const answer = await client
        .send("POST", "/api/quote-requests", form, { "idempotency-key": key })
        .catch(() => null);
      if (answer?.status === 201) {
        const now = performance.now();
        longestGapMs = Math.max(longestGapMs, now - answeredAt);
        answeredAt = now;
        sent.push({ key, id: answer.body.quoteRequest.id });
        return;
      }
      if (answer && answer.status < 500) throw new Error(`${answer.status}: ${answer.text}`);
      repeats += 1;
      await new Promise((later) => setTimeout(later, 20));
    }
  }

  let next = 0;
  async function work() {
    while (next < requests) await send(next++);
  }

  async function kill() {
    const kills = appKills + databaseKills;
    for (let at = 1; at <= kills; at++) {
      while (sent.length < (requests * at) / (kills + 1))
        await new Promise((later) => setTimeout(later, 5));
      // the embedded database comes back with the app that starts next
      if (at % (kills / databaseKills) === 0) process.kill(place.pid(), "SIGKILL");
      await app.kill();
      app = await startApp({ env });
    }
  }

  const began = performance.now();
  await Promise.all([kill(), ...Array.from({ length: clients }, work)]);
  const seconds = (performance.now() - began) / 1000;

  const reader = await startTestApp(place.folder);
  onTestFinished(() => reader.end("SIGTERM"));
  const stored = await testQuery(
    reader.migrateUrl,
    `select q.id, q.company, count(m.id)::int as letters,
       count(distinct (m.kind, m.to_address))::int as different,
       count(m.id) filter (where m.kind = 'request-received')::int as confirmations
     from quote_request q left join message m on m.quote_request_id = q.id
     where q.company like 'Endurance %' group by q.id`,
  );
  const ids = new Set(stored.map(({ id }) => id));
  const lost = sent.filter(({ id }) => !ids.has(id));
  const oddlyMailed = stored.filter(
    ({ letters, different, confirmations }) => confirmations !== 1 || letters !== different,
  );
  console.log(
    `${requests} requests, ${clients} clients, ${appKills} kills of the app, ${databaseKills} of the database: ` +
      `${lost.length} lost, ${stored.length - requests} doubled, ${oddlyMailed.length} without their one email each, ${repeats} sent again, ` +
      `${Math.round(longestGapMs)} ms the longest time to the next answer, ${Math.round(seconds)} s`,
  );
  expect(lost).toEqual([]);
  expect(oddlyMailed).toEqual([]);
  expect(stored).toHaveLength(requests);
  expect(new Set(stored.map(({ company }) => company)).size).toBe(requests);
});
