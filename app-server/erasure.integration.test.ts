import { afterAll, beforeAll, expect, test } from "vitest";
import { sqlNow, testDay, testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, carl, max, otto } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { lineOf } from "../domain/offers/examples.ts";
import { policy } from "../domain/vetting/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Every table's rows as one text. */
async function everything(): Promise<string> {
  const tables = await app.sql<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) => app.sql<{ row: string }>(`select t::text as row from "${name}" t`)),
  );
  return texts
    .flat()
    .map(({ row }) => row)
    .join("\n");
}

/** Values only in this person's request. */
const secrets = (mark: string) => ({
  firstName: `First${mark}`,
  lastName: `Last${mark}`,
  company: `Company${mark}`,
  phone: `+1 ${mark}`,
  jobTitle: `Title${mark}`,
  additionalRequirements: `Wish${mark}`,
  designLink: `https://design.example/${mark}`,
  notes: `Note${mark}`,
});

/** A review of Bea's Booths with this text, and the show and company named. */
const review = (responseId: string, authorId: string, text: string, state = "published") =>
  app.sql(
    `insert into builder_review
       (response_id, quote_request_id, builder_id, author_id, state, overall, text, company, facts, published_at)
     select r.id, r.quote_request_id, r.builder_id, $2, $4, 2, $3, $3, jsonb_build_object('show', $3::text),
       case when $4 = 'published' then r.created_at end
     from quote_response r where r.id = $1`,
    [responseId, authorId, text, state],
  );

const contact = (email: string, message: string) => ({
  name: "A B",
  email,
  subject: "Hello",
  message,
  inquiryType: "general",
});

test("an admin erases the person from a request: nothing stored is about them, and the builder is asked to delete [R43]", async () => {
  const mark = "Zq71";
  const { requestId, responseId } = await app.given("offered", {
    userId: ada.id,
    ...secrets(mark),
  });
  await app.sql(
    "update quote_response set response_message = $2, decline_reason = $2 where quote_request_id = $1",
    [requestId, `Dear First${mark}`],
  );
  const lines = JSON.stringify([lineOf("structure", { label: mark, note: mark, amount: 1 })]);
  await app.sql("update quote_response set lines = $2 where quote_request_id = $1", [
    requestId,
    lines,
  ]);
  await app.sql(
    `update quote_response_version set response_message = $2, lines = $3
     where quote_response_id in (select id from quote_response where quote_request_id = $1)`,
    [requestId, `Dear First${mark}`, lines],
  );
  await app.sql(
    `insert into message (kind, letter, to_address, quote_request_id, state, next_attempt_at)
     values ('request-received', $2::jsonb, 'first@zq71.example', $1, 'sent', ${sqlNow()})`,
    [requestId, JSON.stringify({ kind: "request-received", firstName: `First${mark}` })],
  );
  await review(responseId, ada.id, mark);
  expect(await everything()).toContain(mark);

  const admin = await app.as(max);
  const done = await admin.send("POST", `/api/admin/quotes/${requestId}/erase`);
  expect(done).toMatchObject({ status: 200 });
  expect(await everything()).not.toContain(mark);
  const [offer] = await app.sql<{ lines: { label: string; amount: number }[] }>(
    "select lines from quote_response where quote_request_id = $1",
    [requestId],
  );
  expect(offer?.lines).toMatchObject([{ label: "Structure (build or rental)", amount: 1 }]);

  const { body } = await admin.get(`/api/admin/quotes/${requestId}`);
  expect(body).toMatchObject({ status: "cancelled", assignedBuilders: [], company: "Erased" });
  expect(body.erasedAt).toMatch(/^\d{4}-/);
  expect(body.tradeShowName).not.toBe("");
  const left = await app.sql<{ kind: string; to_address: string }>(
    "select kind, to_address from message where quote_request_id = $1",
    [requestId],
  );
  expect(left).toEqual([{ kind: "request-erased", to_address: bea.email }]);
  const own = await (await app.as(bea)).get("/api/dashboard/assigned-quotes");
  expect(own.text).not.toContain(requestId);
  expect(await app.sql("select kind from erasure where subject_id = $1", [requestId])).toHaveLength(
    1,
  );

  // again: nothing more happens
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/erase`)).status).toBe(200);
  const mails = await app.sql("select 1 from message where quote_request_id = $1", [requestId]);
  expect(mails).toHaveLength(1);
});

test("an account that goes takes its requests and messages along, if its person says so; of reviews the scores stay [S46] [S56]", async () => {
  const mark = "Vx93";
  const { requestId, responseId } = await app.given("accepted", {
    ...secrets(mark),
    userId: otto.id,
    email: otto.email,
  });
  await review(responseId, otto.id, mark);
  const waiting = await app.given("accepted", { userId: otto.id, ...secrets(mark) });
  await review(waiting.responseId, otto.id, mark, "submitted");
  const signedOut = { userId: null, email: otto.email.toUpperCase() };
  await app.given("sent", { ...secrets(mark), ...signedOut });
  const saved = await app.given("sent", { userId: ada.id, ...secrets("Kept55") });
  const anyone = app.client();
  await anyone.send(
    "POST",
    "/api/contact-messages",
    contact(otto.email.toUpperCase(), `Hi ${mark}`),
  );
  await anyone.send("POST", "/api/contact-messages", contact("other@b.example", "Hi Kept66"));

  const client = await app.as(otto);
  const wrong = await client.send("DELETE", "/api/auth/user", {
    email: otto.email,
    eraseRequests: 1,
  });
  expect(wrong.status).toBe(400);
  const form = { email: otto.email, eraseRequests: true };
  expect((await client.send("DELETE", "/api/auth/user", form)).status).toBe(200);

  const stored = await everything();
  expect(stored).not.toContain(mark);
  expect(stored.toLowerCase()).not.toContain(otto.email);
  expect(stored).toContain("Kept55");
  expect(stored).toContain("Kept66");
  const [row] = await app.sql("select company, status from quote_request where id = $1", [
    requestId,
  ]);
  expect(row).toEqual({ company: "Erased", status: "cancelled" });
  expect(saved.requestId).not.toBe(requestId);
  const kept = await app.sql(
    "select response_id, overall, text, author_id from builder_review where response_id = any($1)",
    [[responseId, waiting.responseId]],
  );
  expect(kept).toEqual([{ response_id: responseId, overall: 2, text: "", author_id: null }]);
  const journal = await app.sql<{ kind: string }>("select kind from erasure");
  const kinds = new Set(journal.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([
    "account",
    "contact-message",
    "mail",
    "muted-mail",
    "quote-request",
  ]);
});

test("a builder's account takes its checks and documents along, and its data has them before [S56]", async () => {
  const client = await app.as(carl);
  const body = new FormData();
  body.set("file", new File(["%PDF-1.7\n%%EOF\n"], "Vx94 proof.pdf"));
  const { body: file } = await client.call("/api/vetting/documents?kind=insurance", {
    method: "POST",
    body,
  });
  const facts = { ...policy, validUntil: testDay(200), insuredName: "Vx94 Inc" };
  const sent = { kind: "insurance", ...facts, documents: [file.id] };
  expect((await client.send("POST", "/api/builders/vetting", sent)).status).toBe(201);
  const people = ["a", "b"].map((name) => ({
    company: `Vx94 ${name}`,
    email: `${name}@vx94.example`,
  }));
  const named = { kind: "references", people };
  expect((await client.send("POST", "/api/builders/vetting", named)).status).toBe(201);
  const { text } = await client.get("/api/auth/user/data");
  expect(text).toContain("a@vx94.example");
  expect(text).toContain("Vx94 Inc");
  expect(text).toContain("Vx94 proof.pdf");
  const form = { email: carl.email, eraseRequests: false };
  expect((await client.send("DELETE", "/api/auth/user", form)).status).toBe(200);
  expect(await everything()).not.toMatch(/vx94/i);
});

test("one's data has the calendars and reminders of their plans, without secrets [S56]", async () => {
  const { requestId } = await app.given("offered", { userId: ada.id, eventDay: testDay(120) });
  const client = await app.as(ada);
  await client.send("POST", `/api/quote-requests/${requestId}/plan/calendar`);
  await app.newCore().assignment.remindPlans();
  const { body, text } = await client.get("/api/auth/user/data");
  const ofRequest = { quote_request_id: requestId, user_id: ada.id };
  expect(body.planCalendars).toMatchObject([ofRequest]);
  expect(body.planReminders).toContainEqual(expect.objectContaining(ofRequest));
  expect(text).not.toMatch(/token_hash|"shown"/);
});

test("one's data has the messages, emails, pictures, interests and the address that waits", async () => {
  const { requestId } = await app.given("pending", { userId: ada.id });
  const client = await app.as(bea);
  await client.send("POST", "/api/contact-messages", contact(bea.email, "From Bea"));
  await app.client().send("POST", "/api/contact-messages", contact("x@y.example", "From X"));
  await client.send("POST", "/api/login/email", { email: bea.email });
  await client.send("POST", `/api/quote-requests/${requestId}/interest`);
  const profile = { firstName: "Bea", lastName: "B", email: "new@booths.example" };
  expect((await client.send("PATCH", "/api/auth/user/profile", profile)).status).toBe(200);
  await app.sql("insert into picture (key, uploaded_by) values ('some-picture.webp', $1)", [
    bea.id,
  ]);

  const { body, text } = await client.get("/api/auth/user/data");
  expect(body.contactMessages).toMatchObject([{ message: "From Bea" }]);
  expect(body.interests).toMatchObject([
    { quote_request_id: requestId, builder_id: beasBooths.id },
  ]);
  expect(body.pictures).toMatchObject([{ key: "some-picture.webp" }]);
  expect(body.waitingEmailChanges).toMatchObject([{ email: "new@booths.example" }]);
  const kinds = body.mailsSentToYou.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain("sign-in");
  expect(text).not.toContain("From X");
  expect(text).not.toMatch(/"sid"|hash|"token"|"code"/);
});

test("the clean-up erases people from requests, and deletes messages and emails, when their time is over", async () => {
  const past = new Date(testNow().getTime() - 25 * 31 * 24 * 3600 * 1000);
  const day = past.toISOString().slice(0, 10);
  const long = { createdAt: past, updatedAt: past };
  const old = await app.given("sent", { ...long, eventDay: day, ...secrets("Old1") });
  const dayless = await app.given("cancelled", { ...long, eventDay: null, ...secrets("Old2") });
  const ahead = await app.given("sent", { ...long, eventDay: "2099-01-01", ...secrets("New1") });
  const fresh = await app.given("sent", {
    createdAt: testNow(),
    eventDay: day,
    ...secrets("New2"),
  });
  await app.sql(
    `insert into contact_message (name, email, subject, message, inquiry_type, created_at)
     select 'A', 'a@b.example', 's', m, 'general', at from (values ('Old3', $1::timestamptz), ('New3', ${sqlNow()})) as v(m, at)`,
    [past],
  );
  await app.sql(
    `insert into message (kind, letter, to_address, state, next_attempt_at, ended_at)
     select 'test-mail', '{}', t, s, ${sqlNow()}, at
     from (values ('old4@b.example', 'sent', $1::timestamptz), ('new4@b.example', 'sent', ${sqlNow()}), ('new5@b.example', 'queued', null)) as v(t, s, at)`,
    [past],
  );

  const swept = await app.newCore().cleanup.deleteExpiredRows();
  expect(swept).toMatchObject({ quote_request: 2, contact_message: 1, message: 1 });
  const stored = await everything();
  expect(stored).not.toMatch(/Old\d|old4@/);
  for (const mark of ["New1", "New2", "New3", "new4@", "new5@"]) expect(stored).toContain(mark);
  const erased = await app.sql<{ id: string }>(
    "select id from quote_request where erased_at is not null and id = any ($1::uuid[])",
    [[old, dayless, ahead, fresh].map(({ requestId }) => requestId)],
  );
  expect(erased.map(({ id }) => id).sort()).toEqual([old.requestId, dayless.requestId].sort());
  // no mail is sent about a job of years ago
  const messages = await app.sql("select 1 from message where quote_request_id = $1", [
    old.requestId,
  ]);
  expect(messages).toEqual([]);
});

test("what the operator keeps for good is not swept", async () => {
  const patient = await openTestApp({
    KEEP_REQUESTS_MONTHS: "0",
    KEEP_CONTACT_MESSAGES_MONTHS: "0",
    KEEP_MAIL_MONTHS: "0",
  });
  try {
    const past = new Date("2001-01-01T00:00:00.000Z");
    await patient.given("sent", { createdAt: past, eventDay: "2001-01-01" });
    const swept = await patient.newCore().cleanup.deleteExpiredRows();
    expect(swept).toMatchObject({ quote_request: 0, contact_message: 0, message: 0 });
  } finally {
    await patient.close();
  }
});
