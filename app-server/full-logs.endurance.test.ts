import { closeSync, openSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { startApp } from "../web/e2e/start-app.ts";
import { openSeededDatabase } from "./test/seeded-database.ts";
import { testForm } from "./test/test-form.ts";

const requests = 3_000;
const clients = 16;
const cases = (["deno", "node"] as const).flatMap((runtime) =>
  (["a full disk", "a pipe that is not read"] as const).map((log) => ({ runtime, log })),
);

test.each(cases)(
  `of ${requests} requests none fails under $runtime while the log goes to $log`,
  async ({ runtime, log }) => {
    const world = await openSeededDatabase();
    onTestFinished(world.close);
    const full = log === "a full disk" ? openSync("/dev/full", "w") : null;
    const app = await startApp({
      runtime,
      env: {
        ...world.env,
        APP_ENV: "production",
        ORIGIN: "https://booths.example",
        RUN_WORKER: "false",
        MAIL_URL: "smtp://127.0.0.1:9",
      },
      stdout: full ?? "unread",
    });
    onTestFinished(app.kill);
    if (full !== null) closeSync(full);

    const failed: string[] = [];
    const acknowledged: string[] = [];
    const times: number[] = [];
    async function ask(at: number) {
      const began = performance.now();
      const body = JSON.stringify({ ...testForm, company: `Full ${at}` });
      const post = { method: "POST", headers: { "content-type": "application/json" }, body };
      const isWrite = at % 10 === 0;
      // a long route, so that the pipe is soon full
      const path = isWrite ? "/api/quote-requests" : `/nowhere${"/word".repeat(100)}`;
      const answer = await fetch(`${app.origin}${path}`, isWrite ? post : {});
      const text = await answer.text();
      times.push(performance.now() - began);
      if (answer.status !== (isWrite ? 201 : 404)) failed.push(`${answer.status} ${text}`);
      else if (isWrite) acknowledged.push(JSON.parse(text).quoteRequest.id);
    }
    let next = 0;
    const work = async () => {
      for (let at = next++; at < requests; at = next++) await ask(at);
    };
    await Promise.all(Array.from({ length: clients }, work));
    const stored = await world.sql("select 1 from quote_request where company like 'Full %'");
    console.log(
      `${runtime}, ${log}: ${requests} requests, ${failed.length} failed, ${acknowledged.length} quote requests acknowledged, ` +
        `${stored.length} stored, the slowest answer ${Math.round(Math.max(...times))} ms`,
      failed.slice(0, 3),
    );
    expect(failed).toEqual([]);
    expect(stored).toHaveLength(acknowledged.length);
  },
);
