import { afterAll, beforeAll, expect, test } from "vitest";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { dayMs } from "../domain/shared/time/time-units.ts";
import { openTestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let exhibitor: TestClient;
let builder: TestClient;
let other: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  exhibitor = await app.as(ada);
  builder = await app.as(bea);
  other = await app.as(carl);
  admin = await app.as(max);
});
afterAll(() => app.close());

async function jobCase() {
  const found = await app.given("accepted", { userId: ada.id });
  const path = `/api/jobs/${found.responseId}`;
  /** Moves the show to this many days ago, and lets the clock follow. */
  const afterShow = async (days: number) => {
    const day = new Date(app.clock.now().getTime() - days * dayMs).toISOString().slice(0, 10);
    await app.sql("update quote_request set event_day = $2::date where id = $1", [
      found.requestId,
      day,
    ]);
    for (let run = 0; run < 2; run += 1) await app.newCore().jobs.followJobs();
    return (await exhibitor.get(path)).body.job.state;
  };
  const mailsOf = async (kind: string) => {
    const rows = await app.sql<{ to_address: string }>(
      "select to_address from message where quote_request_id = $1 and kind = $2 order by created_at, to_address",
      [found.requestId, kind],
    );
    return rows.map(({ to_address }) => to_address);
  };
  return { ...found, path, afterShow, mailsOf, close: `/api/admin${path.slice(4)}/call-in/close` };
}

const text = { text: "The bill names a crane that nobody asked for" };
const closing = { outcome: "not-settled", words: "You see it differently. We leave it there" };

test("a side calls us in, the other answers, an admin closes it with words to both [T35] [T37]", async () => {
  const { responseId, path, mailsOf, close } = await jobCase();
  const ratings = await app.sql("select id, rating, review_count from builder order by id");
  const publicBefore = (await app.client().get(`/api/exhibit-builders`)).text;
  expect((await other.send("POST", `${path}/call-in`, text)).status).toBe(404);
  expect((await exhibitor.send("POST", `${path}/call-in`, { text: " " })).status).toBe(400);
  expect((await exhibitor.send("POST", `${path}/call-in`, text)).status).toBe(200);
  const again = await builder.send("POST", `${path}/call-in`, text);
  expect([again.status, again.body.type]).toEqual([409, "/problems/called-in"]);
  expect((await exhibitor.send("POST", `${path}/call-in/answer`, text)).status).toBe(403);
  expect((await builder.get(path)).body).toMatchObject({
    callIns: [{ side: "exhibitor", text: text.text, answer: null, outcome: null }],
    may: { callIn: false, answerCallIn: true },
  });
  const answer = { text: "It was in change 2" };
  expect((await builder.send("POST", `${path}/call-in/answer`, answer)).status).toBe(200);
  const listed = await admin.get("/api/jobs?state=called-in&limit=100");
  expect(listed.body.jobs.map(({ id }: { id: string }) => id)).toContain(responseId);
  expect((await builder.send("POST", close, closing)).status).toBe(403);
  expect((await admin.send("POST", close, closing)).status).toBe(200);
  expect((await admin.send("POST", close, closing)).status).toBe(409);
  for (const by of [exhibitor, builder]) {
    expect((await by.get(path)).body).toMatchObject({
      callIns: [{ answer: answer.text, ...closing, closedAt: expect.any(String) }],
      may: { callIn: true },
    });
  }
  // told when it was opened, answered and closed
  expect(await mailsOf("called-in")).toEqual(
    expect.arrayContaining([bea.email, ada.email, ada.email, bea.email]),
  );
  expect(await mailsOf("we-are-called-in")).toContain(max.email);
  const [line] = await app.sql(
    "select detail from audit_event where action = 'job.call-in-closed' and detail ->> 'jobId' = $1",
    [responseId],
  );
  expect(line).toMatchObject({ detail: { outcome: "not-settled" } });
  const gone = await admin.get("/api/jobs?state=called-in&limit=100");
  expect(gone.body.jobs.map(({ id }: { id: string }) => id)).not.toContain(responseId);
  // no public mark, and nothing that ranks or matches
  expect(await app.sql("select id, rating, review_count from builder order by id")).toEqual(
    ratings,
  );
  expect((await app.client().get(`/api/exhibit-builders`)).text).toBe(publicBefore);
});

test("while we are called in, the clock closes nothing [T27] [T35]", async () => {
  const { path, afterShow, close } = await jobCase();
  await builder.send("POST", `${path}/call-in`, text);
  expect(await afterShow(33)).toBe("open");
  await admin.send("POST", close, closing);
  expect(await afterShow(33)).toBe("closed");
});

test("an exhibitor who says that it was built goes on to the bill [T31]", async () => {
  const { path, afterShow, mailsOf } = await jobCase();
  const built = (by: TestClient, isBuilt: boolean) =>
    by.send("POST", `${path}/built`, { built: isBuilt });
  expect(await afterShow(13)).toBe("open");
  expect(await mailsOf("was-it-built")).toEqual([]);
  expect((await built(exhibitor, true)).status).toBe(403);
  expect(await afterShow(17)).toBe("open");
  expect(await mailsOf("was-it-built")).toEqual([ada.email]);
  expect((await built(builder, false)).status).toBe(403);
  expect((await built(exhibitor, true)).status).toBe(200);
  expect((await exhibitor.get(path)).body.job.state).toBe("delivered");
});

test("one side's no never ends a job: the builder's no or its silence of 14 days does [T31]", async () => {
  for (const isSilent of [false, true]) {
    const { responseId, path, afterShow, mailsOf } = await jobCase();
    await afterShow(17);
    expect((await exhibitor.send("POST", `${path}/built`, { built: false })).status).toBe(200);
    expect(await mailsOf("was-it-built")).toEqual(expect.arrayContaining([ada.email, bea.email]));
    expect(await afterShow(33)).toBe("open");
    if (isSilent) {
      await app.sql(
        "update job set not_built_at = not_built_at - interval '14 days' where id = $1",
        [responseId],
      );
      await app.newCore().jobs.followJobs();
    } else {
      expect((await builder.send("POST", `${path}/built`, { built: false })).status).toBe(200);
    }
    expect((await exhibitor.get(path)).body.job).toMatchObject({
      state: "ended",
      ended: { code: "other", reason: "The booth was not built" },
    });
  }
});

test("where the sides differ on whether it was built, an admin decides [T31]", async () => {
  const { requestId, path, afterShow, close } = await jobCase();
  await afterShow(17);
  await exhibitor.send("POST", `${path}/built`, { built: false });
  expect((await builder.send("POST", `${path}/built`, { built: true })).status).toBe(200);
  expect((await admin.get(path)).body).toMatchObject({
    job: { state: "open" },
    callIns: [{ side: "builder", outcome: null }],
    may: { sayBuilt: false },
  });
  expect(await afterShow(33)).toBe("open");
  expect((await admin.send("POST", close, closing)).status).toBe(200);
  expect((await exhibitor.get(path)).body.may.sayBuilt).toBe(false);
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/complete`)).status).toBe(200);
  expect((await exhibitor.get(path)).body.job.state).toBe("closed");
});

test("a call-in is in both sides' downloads, and an erasure takes its words [T42]", async () => {
  const { requestId, responseId, path, close } = await jobCase();
  await exhibitor.send("POST", `${path}/call-in`, { text: "Zqtext" });
  await builder.send("POST", `${path}/call-in/answer`, { text: "Zqanswer" });
  await admin.send("POST", close, { outcome: "settled", words: "Zqwords" });
  const { body } = await builder.get("/api/auth/user/data");
  expect(JSON.stringify(body.jobCallIns)).toContain("Zqtext");
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/erase`)).status).toBe(200);
  const left = await app.sql("select * from job_call_in where job_id = $1", [responseId]);
  expect(left).toMatchObject([{ outcome: "settled", answer: null }]);
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`Zq|${ada.id}|${bea.id}|${max.id}`));
});
