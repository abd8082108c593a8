import { afterAll, beforeAll, expect, test } from "vitest";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestAnswer, TestClient } from "./test/test-client.ts";

let app: TestApp;
let by: Record<"ada" | "bea" | "carl" | "max", TestClient>;
beforeAll(async () => {
  app = await openTestApp();
  // lines of one request are written under its lock, so that this is the order in which its changes were saved
  await app.sql("alter table audit_event add column place bigint generated always as identity");
  const [a, b, c, m] = await Promise.all([ada, bea, carl, max].map((user) => app.as(user)));
  by = { ada: a, bea: b, carl: c, max: m } as typeof by;
});
afterAll(() => app.close());

type Subject = { requestId: string; responseId: string; fileId: string; questionId: string };
type Step = (subject: Subject) => Promise<TestAnswer>;

/** Everything that people can do to one request at the same time. */
const steps = {
  accept: ({ responseId: id }) => by.ada.send("POST", `/api/quote-responses/${id}/accept`),
  decline: ({ responseId: id }) => by.ada.send("POST", `/api/quote-responses/${id}/decline`),
  withdraw: ({ responseId: id }) => by.bea.send("POST", `/api/quote-responses/${id}/withdraw`),
  revise: ({ responseId: id }) =>
    by.bea.send("PATCH", `/api/quote-responses/${id}`, { quotedAmount: 2 }),
  respond: ({ requestId: quoteRequestId }) =>
    by.bea.send("POST", "/api/quote-responses", { quoteRequestId, quotedAmount: 3 }),
  cancel: ({ requestId: id }) => by.ada.send("POST", `/api/quote-requests/${id}/cancel`),
  complete: ({ requestId: id }) => by.max.send("POST", `/api/admin/quotes/${id}/complete`),
  add: ({ requestId: id }) =>
    by.max.send("POST", `/api/admin/quotes/${id}/assign`, {
      builderIds: [beasBooths.id, carlsStands.id],
    }),
  remove: ({ requestId: id }) =>
    by.max.send("POST", `/api/admin/quotes/${id}/assign`, { builderIds: [] }),
  note: ({ requestId: id }) =>
    by.max.send("PATCH", `/api/admin/quotes/${id}`, { priority: "high" }),
  upload({ requestId: request }) {
    const form = new FormData();
    form.set("file", new File(["%PDF-1.7\n%%EOF\n"], "booth.pdf"));
    const query = new URLSearchParams({ request, purpose: "offer" });
    return by.bea.call(`/api/attachments?${query}`, { method: "POST", body: form });
  },
  removeFile: ({ fileId }) => by.bea.send("DELETE", `/api/attachments/${fileId}`),
  ask: ({ requestId: id }) =>
    by.bea.send("POST", `/api/quote-requests/${id}/questions`, { text: "How tall?" }),
  answer: ({ questionId: id }) =>
    by.ada.send("POST", `/api/questions/${id}/answer`, { text: "12 feet" }),
} satisfies Record<string, Step>;
type StepName = keyof typeof steps;

/** A request with an offer of Bea's, a file of that offer and a question of hers. */
async function newSubject(): Promise<Subject> {
  const { requestId, responseId } = await app.given("offered");
  const [fileId, questionId] = [crypto.randomUUID(), crypto.randomUUID()];
  const key = `${fileId.replaceAll("-", "")}.pdf`;
  await app.sql(
    `insert into attachment (id, quote_request_id, purpose, builder_id, kind, name, media_key, bytes, scan)
     values ($1, $2, 'offer', $3, 'document', 'booth.pdf', $4, 9, 'clean')`,
    [fileId, requestId, beasBooths.id, key],
  );
  await app.sql(
    "insert into question (id, quote_request_id, builder_id, text) values ($1, $2, $3, 'How wide?')",
    [questionId, requestId, beasBooths.id],
  );
  return { requestId, responseId, fileId, questionId };
}

type JsonRow = {
  status: string;
  assigned: string[];
  invited: string[] | null;
  responses: { status: string; builder: string }[] | null;
};
const stored = `select q.status, to_json(q.assigned_builders) as assigned,
  (select json_agg(i.builder_id) from invitation i
   where i.quote_request_id = q.id and i.removed_at is null) as invited,
  (select json_agg(json_build_object('status', r.status, 'builder', r.builder_id))
   from quote_response r where r.quote_request_id = q.id) as responses
  from quote_request q where q.id = $1`;

/** Invariants of a request, whatever happened in whatever order. */
function expectSound({ status, assigned, invited, responses }: JsonRow, said: string) {
  const of = (wanted: string) => (responses ?? []).filter((one) => one.status === wanted);
  expect(new Set(invited ?? []), said).toEqual(new Set(assigned));
  expect(of("accepted").length, said).toBeLessThanOrEqual(1);
  for (const { builder } of of("accepted")) expect(assigned, said).toContain(builder);
  for (const { builder } of of("pending")) expect(assigned, said).toContain(builder);
  if (status === "cancelled") expect(of("pending"), said).toEqual([]);
  if (status === "completed") expect(of("accepted"), said).toHaveLength(1);
  if (status === "pending") expect(assigned, said).toEqual([]);
}

const names = Object.keys(steps) as StepName[];

/** Files and questions of a request belong to what was agreed from the award on. */
async function expectNothingAfterAward(requestId: string, said: string) {
  const lines = await app.sql<{ action: string }>(
    "select action from audit_event where object_id = $1 order by place",
    [requestId],
  );
  const actions = lines.map(({ action }) => action);
  const award = actions.indexOf("quote-response.accepted");
  const later = award < 0 ? [] : actions.slice(award);
  expect(
    later.filter((action) => /^(attachment|question)[.]/.test(action)),
    said,
  ).toEqual([]);
}

async function playAtOnce(together: StepName[]) {
  const subject = await newSubject();
  const answers = await Promise.all(together.map((name) => steps[name](subject)));
  const said = together.map((name, at) => `${name} ${answers[at]?.status}`).join(", ");
  for (const { status } of answers) expect([200, 201, 404, 409], said).toContain(status);
  expect(answers.some(({ status }) => status < 300) || together.includes("complete"), said).toBe(
    true,
  );
  const [row] = await app.sql<JsonRow>(stored, [subject.requestId]);
  if (row) expectSound(row, said);
  await expectNothingAfterAward(subject.requestId, said);
}

const waiting = `select count(distinct l.pid)::int as count from pg_locks l
  join pg_stat_activity a using (pid)
  where not l.granted and a.datname = current_database() and a.application_name = 'boothwright'`;

/** Both begin before either is saved; the first is saved first. */
async function playInTurn(subject: Subject, [first, second]: [StepName, StepName]) {
  const [locked, unlock] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = app.newEm().transactional(async (em) => {
    await em.execute("select id from quote_request where id = ? for update", [subject.requestId]);
    locked.resolve();
    await unlock.promise;
  });
  await locked.promise;
  try {
    const answers: Promise<TestAnswer>[] = [];
    for (const name of [first, second]) {
      answers.push(steps[name](subject));
      const count = async () => (await app.sql<{ count: number }>(waiting))[0]?.count;
      await expect.poll(count, { interval: 5 }).toBeGreaterThanOrEqual(answers.length);
    }
    unlock.resolve();
    return await Promise.all(answers);
  } finally {
    unlock.resolve();
    await holding;
  }
}

test.each(names.slice(0, -1))(
  "%s and any other thing done to a request at once leave it sound, and neither is a mishap",
  async (one) => {
    for (const other of names.slice(names.indexOf(one) + 1)) await playAtOnce([one, other]);
  },
);

test("everything at once leaves a request sound, every time", async () => {
  for (let round = 0; round < 10; round++) await playAtOnce(names);
});

test.each(["upload", "removeFile", "ask", "answer"] as const)(
  "%s that began before the award and ends after it changes nothing [R26]",
  async (name) => {
    const subject = await newSubject();
    const [award, late] = await playInTurn(subject, ["accept", name]);
    expect([award?.status, late?.status], late?.text).toEqual([200, 409]);
    await expectNothingAfterAward(subject.requestId, name);
    const files = await app.sql<{ id: string }>(
      "select id from attachment where quote_request_id = $1",
      [subject.requestId],
    );
    expect(files).toEqual([{ id: subject.fileId }]);
  },
);

test("what is accepted or declined is what was looked at, whatever is raised meanwhile", async () => {
  for (const verb of ["accept", "decline"]) {
    for (let round = 0; round < 5; round++) {
      const { responseId } = await app.given("offered");
      const path = `/api/quote-responses/${responseId}`;
      const [decided, raised] = await Promise.all([
        by.ada.send("POST", `${path}/${verb}`, { revision: 1 }),
        by.bea.send("PATCH", path, { quotedAmount: 888_888_00 }),
      ]);
      expect([decided.status, raised.status].sort(), `${verb}: ${decided.text}`).toEqual([
        200, 409,
      ]);
      if (decided.status === 200) expect(decided.body.quotedAmount).not.toBe(888_888_00);
      else expect(decided.body.quoteResponse).toMatchObject({ quotedAmount: 888_888_00 });
    }
  }
});

test("an offer raised between look and decision is shown, and decided about once it was seen", async () => {
  for (const verb of ["accept", "decline"]) {
    const { requestId, responseId } = await app.given("offered");
    const path = `/api/quote-responses/${responseId}`;
    await by.bea.send("PATCH", path, { quotedAmount: 888_888_00 });
    for (const unseen of [undefined, {}, { revision: null }, { revision: 1 }, { revision: 3 }]) {
      const { status, body } = await by.ada.send("POST", `${path}/${verb}`, unseen);
      expect([status, body.type]).toEqual([409, "/problems/quote-revised-meanwhile"]);
      const now = { id: responseId, revision: 2, status: "pending", quotedAmount: 888_888_00 };
      expect(body.quoteResponse).toMatchObject(now);
    }
    const [read] = (await by.ada.get(`/api/quote-requests/${requestId}/responses`)).body;
    expect(read.status).toBe("pending");
    for (const wrong of [0, 1.5, "2"]) {
      const answer = await by.ada.send("POST", `${path}/${verb}`, { revision: wrong });
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, "revision"]);
    }
    expect((await by.ada.send("POST", `${path}/${verb}`, { revision: 2 })).status).toBe(200);
  }
});

test("an offer never revised is accepted without a word about its revision", async () => {
  const { responseId } = await app.given("offered");
  const answer = await by.ada.send("POST", `/api/quote-responses/${responseId}/accept`);
  expect([answer.status, answer.body.status]).toEqual([200, "accepted"]);
});
