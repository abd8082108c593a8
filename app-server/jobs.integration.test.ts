import { afterAll, beforeAll, expect, test } from "vitest";
import { testDay } from "../adapters/system/test/test-time.ts";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { usualCapacity } from "../domain/builder-profiles/capacity/builder-capacity.ts";
import { nextWorkingTime } from "../domain/shared/time/zone-time.ts";
import { openTestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { textOfPdf } from "./test/text-of-file.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let exhibitor: TestClient;
let builder: TestClient;
let other: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await openTestApp({ EXCHANGE_RATES: "2026-11-20 EUR=1.085" });
  exhibitor = await app.as(ada);
  builder = await app.as(bea);
  other = await app.as(carl);
  admin = await app.as(max);
  await app.sql("update users set first_name = 'Ada', last_name = 'Lo' where id = $1", [ada.id]);
});
afterAll(() => app.close());

const jobsOf = (requestId: string) =>
  app.sql("select * from job where quote_request_id = $1", [requestId]);

/** A request whose quote was just accepted. */
async function acceptedCase() {
  const found = await app.given("offered", { userId: ada.id });
  const accept = `/api/quote-responses/${found.responseId}/accept`;
  expect((await exhibitor.send("POST", accept, { revision: 1 })).status).toBe(200);
  return { ...found, path: `/api/jobs/${found.responseId}` };
}

test("accepting a quote makes one job, which both sides and admins read [T01] [T37]", async () => {
  const { requestId, responseId, path } = await acceptedCase();
  expect(await jobsOf(requestId)).toHaveLength(1);
  for (const [by, side] of [
    [exhibitor, "exhibitor"],
    [builder, "builder"],
    [admin, null],
  ] as const) {
    const { status, body } = await by.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      job: { id: responseId, state: "open", ended: null },
      amounts: { baseline: 42_000_00, agreed: 42_000_00, currency: "USD" },
      side,
    });
  }
  expect((await other.get(path)).status).toBe(404);
});

test("an acceptance that loses a race with a withdrawal leaves no job [T01]", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { requestId, responseId } = await app.given("offered", { userId: ada.id });
    const path = `/api/quote-responses/${responseId}`;
    const [accepted, withdrawn] = await Promise.all([
      exhibitor.send("POST", `${path}/accept`, { revision: 1 }),
      builder.send("POST", `${path}/withdraw`),
    ]);
    expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409]);
    expect(await jobsOf(requestId)).toHaveLength(accepted.status === 200 ? 1 : 0);
  }
});

test("a quote accepted before jobs existed gets its job by a click of either side, once [T01]", async () => {
  const { requestId, responseId, path } = await acceptedCase();
  await app.sql("delete from job where id = $1", [responseId]);
  const missing = await builder.get(path);
  expect([missing.status, missing.body.type]).toEqual([404, "/problems/job-not-begun"]);
  expect((await other.get(path)).body.type).toBe("/problems/job-not-found");
  const start = `/api/quote-responses/${responseId}/job`;
  for (const by of [builder, exhibitor]) expect((await by.send("POST", start)).status).toBe(201);
  expect((await other.send("POST", start)).status).toBe(404);
  expect(await jobsOf(requestId)).toHaveLength(1);
  expect((await exhibitor.get(path)).status).toBe(200);
});

test("a job closes, ends and comes back with its request, as an admin does it today [T02] [T45]", async () => {
  const { requestId, path } = await acceptedCase();
  const request = `/api/admin/quotes/${requestId}`;
  const stateOf = async () => (await exhibitor.get(path)).body.job;
  expect((await admin.send("POST", `${request}/complete`)).status).toBe(200);
  expect(await stateOf()).toMatchObject({ state: "closed", ended: null });
  expect((await admin.send("POST", `${request}/reopen`, {})).status).toBe(200);
  expect(await stateOf()).toMatchObject({ state: "open", closedAt: null });
  const cancel = { reason: "No budget" };
  const canceled = `/api/quote-requests/${requestId}/cancel`;
  expect((await exhibitor.send("POST", canceled, cancel)).status).toBe(200);
  const ended = { code: "other", reason: "No budget", by: null };
  expect(await stateOf()).toMatchObject({ state: "ended", ended });
  expect((await admin.send("POST", `${request}/reopen`, {})).status).toBe(200);
  expect(await stateOf()).toMatchObject({ state: "open", ended: null });
});

test("erasing a request takes the words of its job and leaves its state [T42]", async () => {
  const { requestId, responseId } = await acceptedCase();
  const cancel = { reason: "Zqwords" };
  await exhibitor.send("POST", `/api/quote-requests/${requestId}/cancel`, cancel);
  const erase = `/api/admin/quotes/${requestId}/erase`;
  expect((await admin.send("POST", erase)).status).toBe(200);
  const [job] = await app.sql("select * from job where id = $1", [responseId]);
  expect(job).toMatchObject({ state: "ended", end_code: "other", end_reason: null });
});

test("the download of either side has its jobs [T42]", async () => {
  const { responseId } = await acceptedCase();
  for (const by of [exhibitor, builder]) {
    const { body } = await by.get("/api/auth/user/data");
    expect(JSON.stringify(body.jobs)).toContain(responseId);
  }
  expect((await other.get("/api/auth/user/data")).body.jobs).toEqual([]);
});

const wall = {
  title: "A taller wall",
  reason: "exhibitor-wish",
  lines: [{ category: "structure", label: "Two feet more", amount: 1_200_00 }],
};

/** Sends a change of the job, and answers its id. */
async function raise(path: string, by: TestClient, facts: object = wall): Promise<string> {
  const { status, body, text } = await by.send("POST", `${path}/changes`, facts);
  expect(status, text).toBe(201);
  return body.id;
}
const mailsOf = async (requestId: string) => {
  const rows = await app.sql<{ kind: string; to_address: string }>(
    "select kind, to_address from message where quote_request_id = $1 and kind like 'change-%' order by created_at, kind",
    [requestId],
  );
  return rows.map(({ kind, to_address }) => `${kind} to ${to_address}`);
};

test("a wish is priced and approved: the agreed amount follows, each side is emailed [T06] [T07]", async () => {
  const { requestId, path } = await acceptedCase();
  const id = await raise(path, exhibitor, { title: "A taller wall", note: "If the hall allows" });
  const change = `/api/changes/${id}`;
  expect((await builder.get(path)).body.changes).toMatchObject([
    { number: 1, state: "wished", total: null, may: ["propose", "decline"] },
  ]);
  const price = { ...wall, version: 1 };
  expect((await builder.send("PATCH", change, price)).body).toMatchObject({
    state: "proposed",
    version: 2,
    total: 1_200_00,
  });
  expect((await exhibitor.get(path)).body.amounts).toMatchObject({
    agreed: 42_000_00,
    waiting: 1_200_00,
    proposed: 1,
  });
  const approved = await exhibitor.send("POST", `${change}/approve`, { version: 2 });
  expect(approved.body).toMatchObject({ state: "approved", decidedAt: expect.any(String) });
  expect((await builder.get(path)).body.amounts).toMatchObject({
    baseline: 42_000_00,
    changes: 1_200_00,
    approved: 1,
    agreed: 43_200_00,
    waiting: 0,
  });
  const [{ email } = { email: "" }] = await app.sql<{ email: string }>(
    "select email from quote_request where id = $1",
    [requestId],
  );
  const kinds = (await mailsOf(requestId)).toSorted();
  expect(kinds).toEqual(
    [
      `change-decided to ${bea.email}`,
      `change-proposed to ${email}`,
      `change-wished to ${bea.email}`,
    ].toSorted(),
  );
});

test("a proposal is refused, withdrawn or declined, and an edit is a new version to decide [T07] [T08]", async () => {
  const { path } = await acceptedCase();
  const id = await raise(path, builder);
  const change = `/api/changes/${id}`;
  const edited = { ...wall, lines: [{ ...wall.lines[0], amount: 900_00 }], version: 1 };
  expect((await builder.send("PATCH", change, edited)).status).toBe(200);
  const stale = await exhibitor.send("POST", `${change}/approve`, { version: 1 });
  expect([stale.status, stale.body.type]).toEqual([409, "/problems/change-moved"]);
  expect(stale.body.change).toMatchObject({ version: 2, total: 900_00 });
  const refused = await exhibitor.send("POST", `${change}/refuse`, { version: 2, note: "No" });
  expect(refused.body).toMatchObject({ state: "refused", decidedNote: "No" });
  expect((await exhibitor.get(path)).body.changes[0].earlier).toMatchObject([
    { version: 1, total: 1_200_00 },
  ]);
  const again = await exhibitor.send("POST", `${change}/approve`, { version: 2 });
  expect([again.status, again.body.type]).toEqual([409, "/problems/change-state"]);

  const second = `/api/changes/${await raise(path, builder)}`;
  expect((await builder.send("POST", `${second}/withdraw`, { version: 1 })).status).toBe(200);
  const third = `/api/changes/${await raise(path, exhibitor, { title: "Carpet" })}`;
  expect((await builder.send("POST", `${third}/decline`, { version: 1 })).status).toBe(400);
  const decline = { version: 1, note: "Sold out" };
  expect((await builder.send("POST", `${third}/decline`, decline)).body.state).toBe("declined");
  expect((await exhibitor.get(path)).body.amounts.agreed).toBe(42_000_00);
});

test("no side decides its own change, and other callers find none [T13] [T37]", async () => {
  const { path } = await acceptedCase();
  const proposal = `/api/changes/${await raise(path, builder)}`;
  const wish = `/api/changes/${await raise(path, exhibitor, { title: "Carpet" })}`;
  const version = 1;
  for (const act of ["approve", "refuse"]) {
    expect((await builder.send("POST", `${proposal}/${act}`, { version })).status).toBe(403);
  }
  expect((await exhibitor.send("PATCH", wish, { ...wall, version })).status).toBe(403);
  for (const by of [other, admin]) {
    for (const act of ["approve", "refuse", "withdraw"]) {
      expect((await by.send("POST", `${proposal}/${act}`, { version })).status).toBe(404);
    }
    expect((await by.send("PATCH", proposal, { ...wall, version })).status).toBe(404);
    expect((await by.send("POST", `${path}/changes`, wall)).status).toBe(404);
  }
});

test("bad input of a change is refused by its field, and stores nothing [T06]", async () => {
  const { path } = await acceptedCase();
  const yesterday = new Date(app.clock.now().getTime() - 86_400_000).toISOString();
  const line = (amount: number) => ({ category: "other", label: "Less", amount });
  for (const [by, facts, field] of [
    [builder, { title: "Wall" }, "lines"],
    [builder, { ...wall, title: " " }, "title"],
    [builder, { ...wall, lines: [line(-42_000_01)] }, "lines"],
    [builder, { ...wall, lines: [line(10_000_000_000), line(1)] }, "lines"],
    [builder, { ...wall, answerBy: yesterday }, "answerBy"],
    [builder, { ...wall, daysLater: 61 }, "daysLater"],
    [exhibitor, wall, "lines"],
  ] as const) {
    const { status, body } = await by.send("POST", `${path}/changes`, facts);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  }
  expect((await builder.get(path)).body.changes).toEqual([]);
});

test("of an approval and a withdrawal at once one wins [T08]", async () => {
  const { path } = await acceptedCase();
  for (let round = 0; round < 5; round += 1) {
    const change = `/api/changes/${await raise(path, builder)}`;
    const answers = await Promise.all([
      exhibitor.send("POST", `${change}/approve`, { version: 1 }),
      builder.send("POST", `${change}/withdraw`, { version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});

const deposit = { label: "Deposit", amount: 14_000_00, due: { day: testDay(44) } };
const thirds = [deposit, deposit, deposit];

/** A job with a plan of three thirds, to which both sides have agreed. */
async function agreedCase() {
  const found = await acceptedCase();
  const plan = { payments: thirds, cancellation: "Half of it", version: 1 };
  expect((await builder.send("PUT", `${found.path}/agreement`, plan)).status).toBe(200);
  for (const by of [exhibitor, builder]) {
    expect((await by.send("POST", `${found.path}/agree`, { version: 2 })).status).toBe(200);
  }
  const { body } = await exhibitor.get(found.path);
  const [first, , last] = body.agreement.payments;
  return { ...found, body, first, last };
}

test("both sides agree to a version and its plan; an edit takes both back [T04] [T05] [T37]", async () => {
  const { requestId, path, body } = await agreedCase();
  expect(body).toMatchObject({
    job: { state: "agreed" },
    agreement: {
      version: 2,
      amount: 42_000_00,
      cancellation: "Half of it",
      exhibitor: { name: expect.stringContaining("Ada") },
      builder: { at: expect.any(String) },
      may: { agree: false, edit: true },
    },
  });
  const kinds = await app.sql<{ kind: string; to_address: string }>(
    "select kind, to_address from message where quote_request_id = $1 and kind in ('agreement-changed', 'job-agreed')",
    [requestId],
  );
  expect(kinds).toHaveLength(2);
  expect(kinds).toContainEqual({ kind: "job-agreed", to_address: ada.email });
  const off = { payments: [deposit], cancellation: null, version: 2 };
  const wrong = await exhibitor.send("PUT", `${path}/agreement`, off);
  expect([wrong.status, wrong.body.type]).toEqual([400, "/problems/sum-mismatch"]);
  expect(wrong.body.message).toMatch(/14000.*42000/);
  const edited = { ...off, payments: [{ ...deposit, amount: 42_000_00 }] };
  const stale = await exhibitor.send("PUT", `${path}/agreement`, { ...edited, version: 1 });
  expect([stale.status, stale.body.type]).toEqual([409, "/problems/agreement-moved"]);
  expect((await exhibitor.send("PUT", `${path}/agreement`, edited)).status).toBe(200);
  expect((await builder.get(path)).body).toMatchObject({
    job: { state: "agreed" },
    agreement: { version: 3, exhibitor: null, builder: null, cancellation: "Half of it" },
  });
  const old = await builder.send("POST", `${path}/agree`, { version: 2 });
  expect([old.status, old.body.type]).toEqual([409, "/problems/agreement-moved"]);
  for (const version of [1, 2, 3]) {
    const pdf = await exhibitor.get(`${path}/agreement.pdf?version=${version}`);
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, "%PDF-"]);
  }
  expect((await exhibitor.get(`${path}/agreement.pdf?version=4`)).status).toBe(404);
  expect((await other.get(`${path}/agreement.pdf`)).status).toBe(404);
});

test("an approved change goes to the last planned payment; the agreement stays agreed [T05] [T06]", async () => {
  const { path } = await agreedCase();
  const id = await raise(path, builder);
  await exhibitor.send("POST", `/api/changes/${id}/approve`, { version: 1 });
  const { body } = await builder.get(path);
  expect(body.agreement.payments.map(({ amount }: { amount: number }) => amount)).toEqual([
    14_000_00, 14_000_00, 15_200_00,
  ]);
  expect(body).toMatchObject({ amounts: { agreed: 43_200_00 }, job: { state: "agreed" } });
});

test("each side says what it knows of a payment, with times and names; no bank details [T32] [T33]", async () => {
  const { requestId, path, first, last } = await agreedCase();
  const say = (by: TestClient, id: string, what: string, body: object = {}) =>
    by.send("POST", `/api/payments/${id}/${what}`, body);
  const iban = { reference: "DE89 3704 0044 0532 0130 00" };
  const refused = await say(exhibitor, first.id, "sent", iban);
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, "reference"]);
  expect((await say(builder, first.id, "sent")).status).toBe(403);
  expect((await say(exhibitor, first.id, "received")).status).toBe(403);
  expect((await say(exhibitor, first.id, "sent", { reference: "Wire 118" })).status).toBe(200);
  expect((await say(exhibitor, first.id, "sent")).status).toBe(409);
  expect((await say(builder, first.id, "received")).status).toBe(200);
  const note = { note: "Call me at +1 702 555 0134 about it" };
  expect((await say(builder, last.id, "not-agreed", note)).status).toBe(200);
  for (const by of [other, admin]) {
    expect((await say(by, first.id, "not-agreed", note)).status).toBe(404);
  }
  expect((await exhibitor.get(path)).body.agreement.payments).toMatchObject([
    {
      state: "received",
      reference: "Wire 118",
      sent: { name: expect.stringContaining("Ada"), at: expect.any(String) },
      received: { at: expect.any(String) },
      may: ["not-agreed"],
    },
    { state: "planned", may: ["sent", "not-agreed"] },
    { state: "not-agreed", notAgreed: { side: "builder", note: note.note } },
  ]);
  const settled = { payments: [{ ...deposit, amount: 42_000_00 }], version: 2 };
  const gone = await builder.send("PUT", `${path}/agreement`, settled);
  expect([gone.status, gone.body.type]).toEqual([409, "/problems/payment-settled"]);
  const mails = await app.sql(
    "select to_address from message where quote_request_id = $1 and kind = 'payment-not-agreed'",
    [requestId],
  );
  expect(mails).toEqual([{ to_address: ada.email }]);
});

test("erasing a request takes the words of its agreement and payments, and leaves amounts [T42] [T43]", async () => {
  const { requestId, responseId, path } = await acceptedCase();
  const payments = [{ ...deposit, label: "Zqlabel", amount: 42_000_00 }];
  const plan = { payments, cancellation: "Zqcancel", version: 1 };
  await builder.send("PUT", `${path}/agreement`, plan);
  await exhibitor.send("POST", `${path}/agree`, { version: 2 });
  const { body } = await exhibitor.get(path);
  const payment = `/api/payments/${body.agreement.payments[0].id}`;
  await exhibitor.send("POST", `${payment}/sent`, { reference: "Zqreference" });
  await builder.send("POST", `${payment}/not-agreed`, { note: "Zqnote" });
  const { body: data } = await builder.get("/api/auth/user/data");
  expect(JSON.stringify(data.jobPayments)).toContain("Zqreference");
  expect(JSON.stringify(data.jobAgreements)).toContain("Zqcancel");
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/erase`)).status).toBe(200);
  const stored = await app.sql(
    "select to_jsonb(a) as a, to_jsonb(p) as p from job_agreement a join job_payment p using (job_id) where job_id = $1",
    [responseId],
  );
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`Zq|${ada.id}|${bea.id}`));
  expect(stored).toMatchObject([{ a: { amount: 42_000_00 }, p: { amount: 42_000_00 } }]);
});

let pdfs = 0;

/** Adds a file to the job's request, and answers its body. */
async function addJobFile(requestId: string, by: TestClient) {
  const form = new FormData();
  pdfs += 1;
  form.set("file", new File([`%PDF-1.7 ${pdfs} %%EOF`], `plan ${pdfs}.pdf`));
  return by.call(`/api/attachments?request=${requestId}&purpose=job`, {
    method: "POST",
    body: form,
  });
}

test("an approval is of exactly the shown files: hashes, rounds, and who decides [T12] [T13] [T37]", async () => {
  const { requestId, path } = await acceptedCase();
  const first = await addJobFile(requestId, builder);
  expect(first.status, first.text).toBe(201);
  expect((await addJobFile(requestId, other)).status).toBe(404);
  expect((await addJobFile(requestId, admin)).status).toBe(404);
  const ask = (files: string[], title = "Floor plan") =>
    builder.send("POST", `${path}/approvals`, { kind: "drawings", title, files });
  expect((await ask([])).body.errors?.[0]?.field).toBe("files");
  expect((await ask(["0190d000-0000-7000-8000-0000000000ff"])).status).toBe(400);
  const asked = await ask([first.body.id]);
  expect(asked.body).toMatchObject({ round: 1, state: "asked" });
  const approval = `/api/approvals-of-jobs/${asked.body.id}`;
  expect((await builder.send("POST", `${approval}/approve`, {})).status).toBe(403);
  for (const by of [other, admin]) {
    expect((await by.send("POST", `${approval}/approve`, {})).status).toBe(404);
  }
  const note = { note: "Move the counter" };
  expect((await exhibitor.send("POST", `${approval}/want-changes`, {})).status).toBe(400);
  expect((await exhibitor.send("POST", `${approval}/want-changes`, note)).status).toBe(200);
  const second = await addJobFile(requestId, builder);
  const again = await ask([second.body.id], "floor plan");
  expect(again.body).toMatchObject({ round: 2 });
  const late = await exhibitor.send("POST", `${approval}/approve`, {});
  expect([late.status, late.body.type]).toEqual([409, "/problems/approval-state"]);
  const next = `/api/approvals-of-jobs/${again.body.id}`;
  expect((await exhibitor.send("POST", `${next}/approve`, { note: "Go" })).status).toBe(200);
  const { body } = await exhibitor.get(path);
  expect(body.approvals).toMatchObject([
    { state: "superseded", decided: { note: "Move the counter" } },
    {
      state: "approved-with-notes",
      decided: { name: "Ada Lo", note: "Go" },
      files: [{ id: second.body.id, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    },
  ]);
  const read = await exhibitor.get(`/api/attachments/${first.body.id}`);
  expect(read.status).toBe(200);
  expect((await other.get(`/api/attachments/${first.body.id}`)).status).toBe(404);
  const [line] = await app.sql(
    "select detail from audit_event where action = 'job.approval-approved-with-notes' and detail ->> 'id' = $1",
    [again.body.id],
  );
  expect(line).toMatchObject({ detail: { hashes: [body.approvals[1].files[0].hash] } });
  const kinds = await app.sql(
    "select kind, to_address from message where quote_request_id = $1 and kind like 'approval-%' order by kind, created_at",
    [requestId],
  );
  expect(kinds).toEqual([
    { kind: "approval-asked", to_address: ada.email },
    { kind: "approval-asked", to_address: ada.email },
    { kind: "approval-decided", to_address: bea.email },
    { kind: "approval-decided", to_address: bea.email },
  ]);
});

test("of an approval and a withdrawal of files at once one wins [T12]", async () => {
  const { requestId, path } = await acceptedCase();
  for (let round = 0; round < 3; round += 1) {
    const file = await addJobFile(requestId, builder);
    const asked = { kind: "graphics", title: `Wall ${round}`, files: [file.body.id] };
    const { body } = await builder.send("POST", `${path}/approvals`, asked);
    const answers = await Promise.all([
      exhibitor.send("POST", `/api/approvals-of-jobs/${body.id}/approve`, {}),
      builder.send("POST", `/api/approvals-of-jobs/${body.id}/withdraw`),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});

test("messages reach the other side, ours both, unmasked; bank details are refused [T36] [T33] [T37]", async () => {
  const { requestId, path } = await acceptedCase();
  const write = (by: TestClient, text: string) => by.send("POST", `${path}/messages`, { text });
  const call = "Call me at +1 (702) 555-0134 or ada@engines.example";
  expect((await write(exhibitor, call)).status).toBe(201);
  expect((await write(builder, "Will do")).status).toBe(201);
  expect((await write(admin, "We are here")).status).toBe(201);
  expect((await write(other, "Hi")).status).toBe(404);
  const card = await write(exhibitor, "Charge 4111 1111 1111 1111");
  expect([card.status, card.body.errors?.[0]?.field]).toEqual([400, "text"]);
  expect((await other.get(`${path}/messages`)).status).toBe(404);
  const { body } = await builder.get(`${path}/messages`);
  expect(body).toMatchObject({
    messages: [
      { side: "us", name: null, text: "We are here" },
      { side: "builder", text: "Will do" },
      { side: "exhibitor", name: "Ada Lo", text: call },
    ],
    next: null,
  });
  const older = await builder.get(`${path}/messages?after=${body.messages[1].id}`);
  expect(older.body.messages).toMatchObject([{ side: "exhibitor" }]);
  // ten minutes later, once
  await app.sql("update job_message set at = at - interval '11 minutes' where job_id = $1", [
    path.split("/").at(-1),
  ]);
  for (let run = 0; run < 2; run += 1) await app.newCore().jobs.notifyJobs();
  const mails = await app.sql<{ to_address: string; letter: { messages: unknown[] } }>(
    "select to_address, letter from message where quote_request_id = $1 and kind = 'job-messages' order by to_address",
    [requestId],
  );
  expect(mails.map(({ to_address, letter }) => [to_address, letter.messages.length])).toEqual(
    [
      [ada.email, 2],
      [bea.email, 2],
    ].toSorted(),
  );
});

test("erasing a request takes its job's approvals' words and messages [T42] [T43]", async () => {
  const { requestId, responseId, path } = await acceptedCase();
  const file = await addJobFile(requestId, builder);
  const asked = { kind: "other", title: "Zqtitle", note: "Zqnote", files: [file.body.id] };
  await builder.send("POST", `${path}/approvals`, asked);
  await exhibitor.send("POST", `${path}/messages`, { text: "Zqmessage" });
  const { body: data } = await builder.get("/api/auth/user/data");
  expect(JSON.stringify(data.jobMessages)).toContain("Zqmessage");
  expect(JSON.stringify(data.jobApprovals)).toContain("Zqtitle");
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/erase`)).status).toBe(200);
  const left = await app.sql("select * from job_approval where job_id = $1", [responseId]);
  expect(JSON.stringify(left)).not.toMatch(/Zq/);
  expect(left).toMatchObject([{ state: "asked", files: [] }]);
  expect(await app.sql("select id from job_message where job_id = $1", [responseId])).toEqual([]);
  expect(
    await app.sql("select id from attachment where quote_request_id = $1", [requestId]),
  ).toEqual([]);
});

test("an undecided change lapses with its job and is back when the request is reopened [T45]", async () => {
  const { requestId, path } = await acceptedCase();
  await raise(path, builder);
  const request = `/api/admin/quotes/${requestId}`;
  await admin.send("POST", `${request}/complete`);
  const closed = await exhibitor.get(path);
  expect(closed.body).toMatchObject({ changes: [{ state: "lapsed" }], may: { raise: false } });
  const raised = await builder.send("POST", `${path}/changes`, wall);
  expect([raised.status, raised.body.type]).toEqual([409, "/problems/job-state"]);
  await admin.send("POST", `${request}/reopen`, {});
  expect((await exhibitor.get(path)).body.changes).toMatchObject([
    { state: "proposed", may: ["approve", "refuse"] },
  ]);
});

test("erasing a request takes the words of its changes, and leaves amounts and states [T42] [T43]", async () => {
  const { requestId, path } = await acceptedCase();
  const lines = [{ category: "structure", label: "Zqlabel", amount: 5_00 }];
  const words = { ...wall, title: "Zqtitle", note: "Zqnote", lines };
  const id = await raise(path, builder, words);
  await builder.send("PATCH", `/api/changes/${id}`, { ...words, version: 1 });
  const refuse = { version: 2, note: "Zqanswer" };
  await exhibitor.send("POST", `/api/changes/${id}/refuse`, refuse);
  const { body } = await builder.get("/api/auth/user/data");
  expect(JSON.stringify(body.jobChanges)).toContain("Zqtitle");
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/erase`)).status).toBe(200);
  const [change] = await app.sql("select * from job_change where id = $1", [id]);
  expect(JSON.stringify(change)).not.toContain("Zq");
  expect(change).toMatchObject({
    state: "refused",
    lines: [{ category: "structure", label: "", amount: 5_00 }],
  });
});

const endedMails = (requestId: string) =>
  app.sql<{ kind: string; letter: object }>(
    "select kind, letter from message where quote_request_id = $1 and kind in ('request-cancelled', 'request-closed')",
    [requestId],
  );

test("either side cancels the job with a reason, which the other side reads [T34]", async () => {
  for (const [by, side, code, text, reason, kind] of [
    [exhibitor, "exhibitor", "budget", null, "The budget is gone", "request-cancelled"],
    [
      builder,
      "builder",
      "other",
      "Our hall\nburned down",
      "Our hall\nburned down",
      "request-closed",
    ],
  ] as const) {
    const { requestId, path } = await acceptedCase();
    const callOff = `${path}/call-off`;
    expect((await by.send("POST", callOff, { code: "other" })).body.errors[0].field).toBe("text");
    expect((await by.get(path)).body.may.callOff).toBe(true);
    expect((await by.send("POST", callOff, { code, text })).status).toBe(200);
    expect((await exhibitor.get(path)).body).toMatchObject({
      job: { state: "ended", ended: { code, reason: text, by: side } },
      may: { raise: false, callOff: false },
    });
    const request = (await exhibitor.get(`/api/quote-requests/${requestId}`)).body;
    expect(request).toMatchObject({ status: "cancelled", cancelReason: reason });
    const mails = await endedMails(requestId);
    expect(mails.map((mail) => mail.kind)).toEqual([kind]);
    expect(JSON.stringify(mails[0]?.letter)).toContain(JSON.stringify(reason).slice(1, -1));
    const again = await by.send("POST", callOff, { code });
    expect([again.status, again.body.type]).toEqual([409, "/problems/job-state"]);
  }
});

test("a delivered booth's job is canceled by an admin alone [T03] [T34]", async () => {
  const { requestId, responseId, path } = await acceptedCase();
  await app.sql("update job set state = 'delivered', delivered_at = created_at where id = $1", [
    responseId,
  ]);
  const cancel = `/api/quote-requests/${requestId}/cancel`;
  const refused = await exhibitor.send("POST", cancel, {});
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "The booth is delivered: close the job",
  ]);
  const callOff = await builder.send("POST", `${path}/call-off`, { code: "budget" });
  expect([callOff.status, callOff.body.type]).toEqual([409, "/problems/job-state"]);
  expect((await admin.send("POST", cancel, { reason: "Fire" })).status).toBe(200);
  expect((await exhibitor.get(path)).body.job).toMatchObject({ state: "ended" });
});

/** A job whose booth was signed off. */
async function deliveredCase() {
  const found = await acceptedCase();
  const signOff = `${found.path}/sign-off`;
  expect((await builder.send("POST", signOff)).status).toBe(403);
  for (let time = 0; time < 2; time += 1) {
    expect((await exhibitor.send("POST", signOff)).status).toBe(200);
  }
  return { ...found, bill: `${found.path}/close-out` };
}
const kindsOf = async (requestId: string) => {
  const rows = await app.sql<{ kind: string }>(
    "select kind from message where quote_request_id = $1 and kind in ('bill-opens', 'bill-waits', 'bill-confirmed', 'job-closed', 'request-closed') order by kind",
    [requestId],
  );
  return rows.map(({ kind }) => kind);
};
const billed = [
  { category: "other", amount: 42_000_00 },
  { category: "storage", amount: 500_00, note: "Two months" },
];

test("confirmed by both for one version, the job and its request are closed, with one email each [T23] [T25] [T26]", async () => {
  const { requestId, path, bill } = await deliveredCase();
  const opened = await builder.get(bill);
  expect(opened.body).toMatchObject({
    isEntered: false,
    rows: [{ category: "other", quoted: 42_000_00, billed: 42_000_00 }],
    findings: [],
    may: { enter: true, confirm: true, signOff: false },
  });
  const entry = { version: 1, billed, invoiceTotal: 42_500_00 };
  expect((await exhibitor.send("PUT", bill, entry)).status).toBe(403);
  expect((await builder.send("PUT", bill, entry)).status).toBe(200);
  const stale = await exhibitor.send("POST", `${bill}/confirm`, { version: 1 });
  expect([stale.status, stale.body.type]).toEqual([409, "/problems/bill-moved"]);
  expect((await builder.send("POST", `${bill}/confirm`, { version: 2 })).status).toBe(200);
  expect((await exhibitor.get(bill)).body).toMatchObject({
    version: 2,
    confirmed: ["builder"],
    findings: [{ code: "over-agreed" }],
  });
  const answers = await Promise.all(
    [0, 1].map(() => exhibitor.send("POST", `${bill}/confirm`, { version: 2 })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await builder.get(path)).body.job).toMatchObject({ state: "closed", ended: null });
  const request = (await exhibitor.get(`/api/quote-requests/${requestId}`)).body;
  expect(request.status).toBe("completed");
  expect((await builder.get(bill)).body).toMatchObject({
    settledBy: ["exhibitor", "builder"],
    accuracy: 119,
  });
  expect(await kindsOf(requestId)).toEqual([
    "bill-opens",
    "bill-waits",
    "job-closed",
    "request-closed",
  ]);
  const audits = await app.sql(
    "select 1 from audit_event where object_id = $1 and action = 'quote-request.completed'",
    [requestId],
  );
  expect(audits).toHaveLength(1);
});

test("a correction within 60 days needs both sides, and the bill in force stays until then [T41]", async () => {
  const { responseId, bill } = await deliveredCase();
  for (const by of [builder, exhibitor]) await by.send("POST", `${bill}/confirm`, { version: 1 });
  expect((await builder.send("PUT", bill, { version: 1, billed })).status).toBe(200);
  const settled = async () => {
    const [row] = await app.sql("select settled, accuracy from job_close_out where job_id = $1", [
      responseId,
    ]);
    return row;
  };
  await builder.send("POST", `${bill}/confirm`, { version: 2 });
  expect(await settled()).toMatchObject({ settled: { billed: null }, accuracy: 0 });
  await exhibitor.send("POST", `${bill}/confirm`, { version: 2 });
  expect(await settled()).toMatchObject({ settled: { billed: [{}, {}] }, accuracy: 119 });
  await app.sql("update job set closed_at = closed_at - interval '61 days' where id = $1", [
    responseId,
  ]);
  const late = await builder.send("PUT", bill, { version: 2, billed });
  expect([late.status, late.body.type]).toEqual([409, "/problems/job-state"]);
});

test("silence of 14 days after one side's yes closes the job as it is said [T27] [T28]", async () => {
  for (const [by, accuracy] of [
    [builder, null],
    [exhibitor, 0],
  ] as const) {
    const { requestId, responseId, path, bill } = await deliveredCase();
    await by.send("POST", `${bill}/confirm`, { version: 1 });
    const ago = (hours: number) =>
      app.sql(
        `update job_close_out set exhibitor_confirmed_at = exhibitor_confirmed_at - interval '${hours} hours',
           builder_confirmed_at = builder_confirmed_at - interval '${hours} hours' where job_id = $1`,
        [responseId],
      );
    await ago(14 * 24 - 1);
    await app.newCore().jobs.followJobs();
    expect((await builder.get(path)).body.job.state).toBe("delivered");
    await ago(2);
    for (let run = 0; run < 2; run += 1) await app.newCore().jobs.followJobs();
    expect((await builder.get(path)).body.job.state).toBe("closed");
    expect((await builder.get(bill)).body.accuracy).toBe(accuracy);
    expect((await kindsOf(requestId)).filter((kind) => kind.endsWith("closed"))).toHaveLength(2);
  }
});

test("the clock delivers a booth that is up when its show opens, and closes a job 30 days after it [T20] [T27] [T45]", async () => {
  const { requestId, responseId, path } = await acceptedCase();
  const show = (days: number) =>
    app.sql("update quote_request set event_day = $2::date - $3::int where id = $1", [
      requestId,
      app.clock.now().toISOString().slice(0, 10),
      days,
    ]);
  const stateAfter = async (days: number) => {
    await show(days);
    await app.newCore().jobs.followJobs();
    return (await exhibitor.get(path)).body.job.state;
  };
  expect(await stateAfter(30)).toBe("open");
  await app.sql("update job set stands_at = created_at where id = $1", [responseId]);
  expect(await stateAfter(-1)).toBe("open");
  expect(await stateAfter(1)).toBe("delivered");
  expect(await stateAfter(30)).toBe("delivered");
  expect(await stateAfter(32)).toBe("closed");
  await admin.send("POST", `/api/admin/quotes/${requestId}/reopen`, {});
  expect(await stateAfter(32)).toBe("delivered");
});

test("each side lists its own jobs page by page, earliest show first, and admins filter all [T14] [T39] [T49]", async () => {
  const first = await acceptedCase();
  const second = await acceptedCase();
  const day = (found: typeof first, days: number) =>
    app.sql("update quote_request set event_day = $2::date + $3::int where id = $1", [
      found.requestId,
      app.clock.now().toISOString().slice(0, 10),
      days,
    ]);
  await day(first, -400);
  await day(second, -401);
  await raise(first.path, exhibitor, { title: "Carpet" });
  for (const by of [builder, exhibitor, admin]) {
    const page = (await by.get("/api/jobs?limit=1")).body;
    expect(page.jobs).toMatchObject([{ id: second.responseId, daysToShow: -401 }]);
    const rest = (await by.get(`/api/jobs?limit=1&after=${page.next}`)).body;
    expect(rest.jobs).toMatchObject([{ id: first.responseId, state: "open" }]);
    const { next } = (await by.get(first.path)).body;
    expect(rest.jobs[0].next).toEqual(next[0]);
    expect(next[0]).toMatchObject({ what: "Say that the booth is up", who: "builder" });
    expect(next).toContainEqual({
      what: "Price change 1: Carpet",
      who: "builder",
      day: null,
      href: `/jobs/${first.responseId}?view=changes`,
    });
  }
  expect((await other.get("/api/jobs")).body).toEqual({ jobs: [], next: null });
  for (const state of ["not-up", "not-closed"]) {
    const { jobs } = (await admin.get(`/api/jobs?limit=2&state=${state}`)).body;
    expect(jobs).toMatchObject([{ id: second.responseId }, { id: first.responseId }]);
  }
  await admin.send("POST", `/api/admin/quotes/${second.requestId}/complete`);
  const over = (await builder.get("/api/jobs?state=over&limit=1")).body.jobs;
  expect(over).toMatchObject([{ id: second.responseId, state: "closed", next: null }]);
});

test("a side's jobs stand in the order of what is due first, as each job says it [T39]", async () => {
  const dayIn = (days: number) =>
    new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const far = await acceptedCase();
  const cases = [];
  for (let made = 0; made < 5; made += 1) cases.push(await acceptedCase());
  const all = [far, ...cases];
  const [agreed, asked, owed, up] = cases;
  if (!(agreed && asked && owed && up)) throw new Error("too few");
  for (const { requestId, path, responseId } of all) {
    await app.sql("update quote_request set event_day = $2 where id = $1", [requestId, dayIn(200)]);
    if (responseId === far.responseId) continue;
    for (const by of [exhibitor, builder]) await by.send("POST", `${path}/agree`, { version: 1 });
  }
  const file = (await addJobFile(asked.requestId, builder)).body.id;
  const plan = { kind: "drawings", title: "Plan", files: [file], due: dayIn(2) };
  expect((await builder.send("POST", `${asked.path}/approvals`, plan)).status).toBe(201);
  const payment = { label: "Deposit", amount: 42_000_00, due: { day: dayIn(1) } };
  const edit = { payments: [payment], cancellation: null, version: 1 };
  expect((await exhibitor.send("PUT", `${owed.path}/agreement`, edit)).status).toBe(200);
  await app.sql("update quote_request set event_day = $2 where id = $1", [up.requestId, dayIn(4)]);
  expect((await builder.send("POST", `${up.path}/stands`)).status).toBe(200);
  const ids = all.map(({ responseId }) => responseId);
  for (const by of [builder, exhibitor]) {
    const { jobs } = (await by.get("/api/jobs?limit=100")).body;
    const listed = jobs.filter(({ id }: { id: string }) => ids.includes(id));
    expect(listed.map(({ id }: { id: string }) => id).slice(0, 4)).toEqual(
      [owed, asked, up, far].map(({ responseId }) => responseId),
    );
    expect(listed[0]).toMatchObject({ unpaid: 42_000_00, waiting: 0, currency: "USD" });
    const soon = dayIn(7);
    const days = jobs.flatMap(({ next }: Listed) => (next ? (next.day ?? soon) : []));
    expect(days).toEqual(days.toSorted());
  }
});
type Listed = { next: { day: string | null } | null };

test("no public answer names a job's amount, change or bill [T30]", async () => {
  const { bill, path } = await deliveredCase();
  const words = { ...wall, title: "Zqsecret", note: "Zqsecret" };
  await builder.send("POST", `${path}/changes`, words);
  const noted = [{ category: "other", amount: 7_777_777_77, note: "Zqsecret" }];
  await builder.send("PUT", bill, { version: 1, billed: noted });
  for (const by of [builder, exhibitor]) await by.send("POST", `${bill}/confirm`, { version: 2 });
  const visitor = app.client();
  const { builder: of } = (await exhibitor.get(path)).body.job;
  for (const address of [
    `/api/builders/${of.id}`,
    `/api/builders/${of.id}/reviews`,
    "/api/builders",
    "/api/promise",
    "/api/portfolio",
    "/sitemap.xml",
  ]) {
    const { text } = await visitor.get(address);
    expect(text).not.toMatch(/Zqsecret|777777777|7,777,777/);
  }
});

test("erasing a request takes the notes of its bill, and leaves amounts [T42]", async () => {
  const { requestId, responseId, bill } = await deliveredCase();
  const noted = [{ category: "other", amount: 5_00, note: "Zqnote" }];
  await builder.send("PUT", bill, { version: 1, billed: noted });
  for (const by of [builder, exhibitor]) await by.send("POST", `${bill}/confirm`, { version: 2 });
  const { body } = await builder.get("/api/auth/user/data");
  expect(JSON.stringify(body.jobBills)).toContain("Zqnote");
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/erase`)).status).toBe(200);
  const [row] = await app.sql("select * from job_close_out where job_id = $1", [responseId]);
  expect(JSON.stringify(row)).not.toContain("Zq");
  expect(row).toMatchObject({
    billed: [{ amount: 5_00, note: null }],
    settled: { billed: [{ amount: 5_00, note: null }] },
  });
});

test("a proposal to answer in 30 minutes is emailed at once and lapses by the clock; silence is no yes [T10]", async () => {
  const { requestId, path } = await acceptedCase();
  const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
  const id = await raise(path, builder, { ...wall, answerBy: at(30).toISOString() });
  const [mail] = await app.sql(
    "select next_attempt_at <= created_at as now from message where quote_request_id = $1 and kind = 'change-proposed'",
    [requestId],
  );
  expect(mail).toEqual({ now: true });
  // among the last tests of the file, since sessions age with it
  app.clock.advance(30 * 60_000);
  expect((await exhibitor.get(path)).body.changes).toMatchObject([{ state: "lapsed", may: [] }]);
  const late = await exhibitor.send("POST", `/api/changes/${id}/approve`, { version: 1 });
  expect([late.status, late.body.type]).toEqual([409, "/problems/change-state"]);
  for (let run = 0; run < 2; run += 1) await app.newCore().jobs.lapseChanges();
  const [stored] = await app.sql("select state from job_change where id = $1", [id]);
  expect(stored).toEqual({ state: "lapsed" });
  const told = (await mailsOf(requestId)).filter((mail) => mail.startsWith("change-decided"));
  expect(told).toEqual([`change-decided to ${bea.email}`]);
  expect((await exhibitor.get(path)).body.amounts.agreed).toBe(42_000_00);
});

test("the exhibitor is reminded before, on and after the day, in working hours, once each [T32]", async () => {
  const { requestId, responseId, path } = await acceptedCase();
  const due = {
    day: new Date(app.clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10),
  };
  const plan = { payments: [{ ...deposit, amount: 42_000_00, due }], version: 1 };
  await builder.send("PUT", `${path}/agreement`, plan);
  const week = { ...usualCapacity, timeZone: "UTC", daysOff: [] };
  const now = app.clock.now();
  app.clock.advance(nextWorkingTime(week, now).getTime() - now.getTime());
  await app.sql("update quote_promise set time_zone = 'UTC' where quote_request_id = $1", [
    requestId,
  ]);
  const daysLeft = async () => {
    for (let run = 0; run < 2; run += 1) await app.newCore().jobs.notifyJobs();
    const mails = await app.sql<{ days: number }>(
      "select (letter ->> 'daysLeft')::int as days from message where quote_request_id = $1 and kind = 'payment-due' order by created_at",
      [requestId],
    );
    return mails.map(({ days }) => days);
  };
  const setDue = (days: number) =>
    app.sql(
      "update job_payment set due = jsonb_build_object('day', $2::timestamptz::date + $3::int) where job_id = $1",
      [responseId, app.clock.now(), days],
    );
  expect(await daysLeft()).toEqual([]);
  await setDue(3);
  expect(await daysLeft()).toEqual([3]);
  // the worker slept for more than a week: only the last reminder is of use
  await setDue(-9);
  expect(await daysLeft()).toEqual([3, -9]);
  await app.sql("update job_payment set reminders = 1 where job_id = $1", [responseId]);
  await setDue(0);
  app.clock.advance(10 * 60 * 60_000);
  expect(await daysLeft()).toEqual([3, -9]);
});

test("from three closed jobs on everyone reads how near final bills are to quotes, and nothing of a job [T29] [T30]", async () => {
  const { id: builderId } = (await builder.get("/api/builders/profile")).body;
  await app.sql("delete from job_close_out");
  const visitor = app.client();
  const read = async () => (await visitor.get(`/api/builders/${builderId}/final-bills`)).body.text;
  for (const [at, accuracy] of [120, -499, 501, null, 0].entries()) {
    const { requestId, responseId } = await acceptedCase();
    await app.sql(
      "update quote_request set company = 'Zqcompany', trade_show_name = 'Zqshow' where id = $1",
      [requestId],
    );
    await app.sql("update job set state = 'closed', closed_at = created_at where id = $1", [
      responseId,
    ]);
    await app.sql(
      "insert into job_close_out (job_id, accuracy, invoice_total) values ($1, $2, 98765431)",
      [responseId, accuracy],
    );
    if (at < 2) expect(await read()).toBeNull();
  }
  const text =
    "Final bill within 5% of the quote in 3 of 4 jobs. Changes the exhibitor asked for don't count.";
  expect(await read()).toBe(text);
  const { requestId } = await acceptedCase();
  const responses = await exhibitor.get(`/api/quote-requests/${requestId}/responses`);
  expect(responses.body).toMatchObject([{ builderId, builder: { finalBills: text } }]);
  await app.sql(
    "update job set closed_at = closed_at - interval '25 months' where builder_id = $1",
    [builderId],
  );
  expect(await read()).toBeNull();
  for (const path of [
    "exhibit-builders",
    `builders/${builderId}`,
    `builders/${builderId}/reviews`,
    `builders/${builderId}/vetting`,
    `builders/${builderId}/final-bills`,
    "reviews/testimonials",
    "promise/numbers",
    "portfolio",
  ]) {
    const { status, text } = await visitor.get(`/api/${path}`);
    expect([path, status]).toEqual([path, 200]);
    expect(text).not.toMatch(/Zqcompany|Zqshow|987654/);
  }
});

test.each([
  ["labor-only", { serviceType: "labor-only" }, "USD"],
  ["rental", { serviceType: "rental" }, "USD"],
  ["euro", {}, "EUR"],
])(
  "a %s job goes the whole way, from its quote to its closed bill [T11] [T46]",
  async (_, facts, currency) => {
    const found = await app.given("offered", { userId: ada.id, ...facts });
    const response = `/api/quote-responses/${found.responseId}`;
    const lines = [
      { category: "structure", amount: 10_000_01 },
      { category: "management", unit: "percent", quantity: 10_000 },
    ];
    const offer = { currency, lines, responseMessage: "With pleasure" };
    const revised = await builder.send("PATCH", response, offer);
    expect(revised.status, revised.text).toBe(200);
    const accept = { revision: revised.body.revision };
    expect((await exhibitor.send("POST", `${response}/accept`, accept)).status).toBe(200);
    const path = `/api/jobs/${found.responseId}`;
    // ten percent of 10,000.01 is 1,000.00, and no change counts it again
    const baseline = 11_000_01;
    const id = await raise(path, builder, {
      ...wall,
      lines: [{ category: "structure", label: "Two feet", amount: 99 }],
    });
    expect(
      (await exhibitor.send("POST", `/api/changes/${id}/approve`, { version: 1 })).status,
    ).toBe(200);
    const { amounts } = (await exhibitor.get(path)).body;
    expect(amounts).toMatchObject({ currency, baseline, changes: 99, agreed: baseline + 99 });
    const thirds = [3_667_00, 3_667_00, 3_667_00].map((amount, at) => ({
      label: `Part ${at + 1}`,
      amount,
      due: { after: "agreed", days: 10 * at },
    }));
    expect(thirds.reduce((sum, { amount }) => sum + amount, 0)).toBe(baseline + 99);
    const plan = { payments: thirds, cancellation: null, version: 1 };
    expect((await exhibitor.send("PUT", `${path}/agreement`, plan)).status).toBe(200);
    for (const by of [exhibitor, builder]) {
      expect((await by.send("POST", `${path}/agree`, { version: 2 })).status).toBe(200);
    }
    expect((await builder.send("POST", `${path}/stands`)).status).toBe(200);
    expect((await exhibitor.send("POST", `${path}/sign-off`)).status).toBe(200);
    for (const by of [builder, exhibitor]) {
      const confirm = await by.send("POST", `${path}/close-out/confirm`, { version: 1 });
      expect(confirm.status, confirm.text).toBe(200);
    }
    expect((await builder.get(path)).body).toMatchObject({ job: { state: "closed" }, next: [] });
    expect((await builder.get(`${path}/close-out`)).body).toMatchObject({ currency, accuracy: 0 });
  },
);

test("the record has everything approved, in order and with hashes, on both papers [T40] [T41]", async () => {
  const { requestId, path } = await acceptedCase();
  const id = await raise(path, builder);
  await exhibitor.send("POST", `/api/changes/${id}/approve`, { version: 1 });
  const file = await addJobFile(requestId, builder);
  const asked = { kind: "drawings", title: "Floor plan", files: [file.body.id] };
  const approval = await builder.send("POST", `${path}/approvals`, asked);
  await exhibitor.send("POST", `/api/approvals-of-jobs/${approval.body.id}/approve`, {});
  await exhibitor.send("POST", `${path}/punch`, { text: "A scratch" });
  const [{ hash }] = approval.body.files;
  const boxes = [];
  for (const paper of ["letter", "a4"]) {
    const { status, bytes, text } = await builder.get(`${path}/record.pdf?paper=${paper}`);
    expect(status).toBe(200);
    boxes.push(/MediaBox \[([^\]]*)\]/.exec(text)?.[1]);
    const words = textOfPdf(bytes).replace(/\s+/g, "");
    const inOrder = ["Change1", "Atallerwall", "Floorplan", hash, "Item1", "Ascratch", "Total"];
    const places = inOrder.map((each) => words.indexOf(each));
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
    expect(places[0]).toBeGreaterThan(0);
    expect(words).toContain("$43,200");
  }
  expect(boxes).toEqual(["0 0 612 792", "0 0 595.28 841.89"]);
  expect((await other.get(`${path}/record.pdf`)).status).toBe(404);
});

// what waits for teams, an inbox and webhooks, which are not built
test.todo("above the team's limit a change waits for an approver [T09]");
test.todo("a team's roles hold in a job, and a leaver's open things go on [T38]");
test.todo("the inbox has each email of a job [T47]");
test.todo("webhooks tell what happens in a job [T48]");
