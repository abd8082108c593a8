import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startSmtpServer } from "../adapters/mail/test/test-smtp-server.ts";
import { systemClock } from "../adapters/system/clock-and-ids.ts";
import { createTestClock, testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, carl, max, otto } from "../domain/accounts/examples.ts";
import { usualCapacity } from "../domain/builder-profiles/capacity/builder-capacity.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import type { MessageId } from "../domain/shared/id.ts";
import { dayMs, minuteMs } from "../domain/shared/time/time-units.ts";
import { policy } from "../domain/vetting/examples.ts";
import { calls } from "./contract/calls.ts";
import { writeJsonLogs } from "./runtime/json-logs.ts";
import { type Planted, planted } from "./test/planted-data.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestCase } from "./test/test-cases.ts";
import type { TestAnswer, TestClient } from "./test/test-client.ts";
import { testForm } from "./test/test-form.ts";
import { everybody } from "./test/test-people.ts";
import { textOfPdf, textOfZip } from "./test/text-of-file.ts";

const suspendedEmail = "una@fresh.example";
const metricsToken = "a-token-of-a-scraper";
const mark = (name: keyof typeof planted) => planted[name].text;

const anInstant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*(Z|[+-]\d\d:\d\d)/g;
/** The database dates by itself what no statement of ours dates: by the machine's time. */
const beganAt = systemClock.now();

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let readers: Record<string, TestClient>;
const lines: string[] = [];
const found = { requestId: "", responseId: "", token: "" };
/** Of everything that was planted, by the part of an address that stands before the id. */
const ids: Record<string, string[]> = { builders: [beasBooths.id], people: [ada.id] };

beforeAll(async () => {
  smtp = await startSmtpServer();
  const clock = createTestClock(365 * dayMs);
  app = await openTestApp(
    {
      APP_ENV: "production",
      ORIGIN: "http://localhost:8000",
      MAIL_URL: smtp.url,
      METRICS_TOKEN: metricsToken,
    },
    { clock },
  );
  for (const level of ["log", "info", "warn", "error"] as const) vi.spyOn(console, level);
  writeJsonLogs((line) => void lines.push(line));
  readers = {
    visitor: app.client(),
    stranger: await app.as(otto),
    competitor: await app.as(carl),
    builder: await app.as(bea),
    owner: await app.as(ada),
    admin: await app.as(max),
  };
  await plant();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app?.close();
  await smtp?.close();
});

async function done(answer: Promise<TestAnswer>): Promise<TestAnswer> {
  const { status, text } = await answer;
  expect(status, text).toBeLessThan(300);
  return answer;
}

/** The story of one request, every field of a person filled with a text of its own. */
async function plant() {
  const { visitor, owner, admin, builder, competitor, stranger } = readers as Record<
    string,
    TestClient
  >;
  if (!(visitor && owner && admin && builder && competitor && stranger)) throw new Error("nobody");
  const device = { "user-agent": mark("device") };
  const own = {
    firstName: mark("ownFirstName"),
    lastName: mark("ownLastName"),
    email: ada.email,
    phone: mark("ownPhone"),
    company: mark("ownCompany"),
    jobTitle: mark("ownJobTitle"),
  };
  await done(owner.send("PATCH", "/api/auth/user/profile", own));
  const form = {
    ...testForm,
    firstName: mark("firstName"),
    lastName: mark("lastName"),
    email: mark("email"),
    phone: mark("phone"),
    company: mark("company"),
    jobTitle: mark("jobTitle"),
    additionalRequirements: mark("earlierRequirements"),
    brief: { goals: mark("goals"), mustHaves: [mark("mustHave")] },
    designLink: mark("designLink"),
  };
  const sent = await done(owner.send("POST", "/api/quote-requests", form, device));
  const id = sent.body.quoteRequest.id;
  found.requestId = id;
  // an address that isn't proven would get less
  await app.sql("update quote_request set email_state = 'proven' where id = $1", [id]);
  await done(admin.send("PATCH", `/api/admin/quotes/${id}`, { notes: mark("notes") }));
  const builderIds = [beasBooths.id, carlsStands.id];
  await done(admin.send("POST", `/api/admin/quotes/${id}/assign`, { builderIds }));
  await done(
    competitor.send("POST", `/api/quote-requests/${id}/decline`, {
      code: "other",
      reason: mark("reason"),
    }),
  );
  await plantTalk(id);
  const lines = [
    { category: "structure", amount: 100, label: mark("lineLabel"), note: mark("lineNote") },
  ];
  const offer = { lines, responseMessage: mark("message"), estimatedTimeline: mark("timeline") };
  const attachments = [mark("attachment")];
  const quote = { quoteRequestId: id, ...offer, attachments };
  found.responseId = (await done(builder.send("POST", "/api/quote-responses", quote))).body.id;
  await done(upload(builder, id, "offer", mark("offerFile")));
  const round = {
    offers: [{ responseId: found.responseId, lines: [] }],
    text: mark("roundText"),
    endsAt: new Date(app.clock.now().getTime() + 24 * 3_600_000).toISOString(),
  };
  await done(owner.send("POST", `/api/quote-requests/${id}/rounds`, round));
  const decline = `/api/quote-responses/${found.responseId}/decline`;
  await done(owner.send("POST", decline, { reason: mark("declineReason") }));
  const capacity = { ...usualCapacity, timeZone: mark("timeZone") };
  await done(builder.send("PUT", "/api/builders/capacity", capacity));
  const contact = {
    name: mark("contactName"),
    email: mark("contactEmail"),
    inquiryType: "general",
    subject: mark("contactSubject"),
    message: mark("contactMessage"),
  };
  await done(visitor.send("POST", "/api/contact-messages", contact));
  const change = { firstName: "Otto", lastName: "S", email: mark("newEmail") };
  await done(stranger.send("PATCH", "/api/auth/user/profile", change));
  const elsewhere = app.client({}, mark("address"));
  await elsewhere.send("POST", "/api/login/email", { email: otto.email }, device);
  await elsewhere.send("POST", "/api/login/email/verify", { token: "no one's" }, device);
  await plantEndings();
  await plantDashboardWork();
  await plantVetting();

  const messages = await app.sql<{ id: MessageId }>("select id from message");
  for (const { id: messageId } of messages) {
    await app.newCore().assignment.deliverMessage({ messageId });
  }
  found.token = /respond\/([\w.-]+)/.exec(mailTo(bea.email))?.[1] ?? "";
  const token = /token=([\w-]+)/.exec(mailTo(otto.email))?.[1];
  await done(elsewhere.send("POST", "/api/login/email/verify", { token }, device));
}

function upload(by: TestClient, request: string, purpose: string, name: string) {
  const form = new FormData();
  form.set("file", new File(["%PDF-1.7\n%%EOF\n"], name));
  const query = new URLSearchParams({ request, purpose });
  return by.call(`/api/attachments?${query}`, { method: "POST", body: form });
}

/** A changed brief, a file, a paused promise, and a question of each side with its answer. */
async function plantTalk(id: string) {
  const { owner, admin, builder } = readers as Record<"owner" | "admin" | "builder", TestClient>;
  const path = `/api/quote-requests/${id}`;
  const change = { version: 1, additionalRequirements: mark("requirements") };
  await done(owner.send("PATCH", path, change));
  await done(upload(owner, id, "brief", mark("briefFile")));
  const pause = { reason: mark("pauseReason") };
  await done(admin.send("POST", `/api/admin/quotes/${id}/promise/pause`, pause));

  const asked = [
    await done(builder.send("POST", `${path}/questions`, { text: mark("question") })),
    await done(owner.send("POST", `${path}/questions`, { text: mark("ownerQuestion") })),
  ];
  const report = async () => {
    await app.sql(
      "update question set asked_at = asked_at - interval '1 hour', decided_at = decided_at - interval '1 hour'",
    );
    await app.newCore().questions.notifyQuestions();
  };
  await report();
  const [first, second] = asked.map(({ body }) => `/api/questions/${body.id}/answer`);
  await done(owner.send("POST", `${first}`, { text: mark("answer") }));
  await done(builder.send("POST", `${second}`, { text: mark("builderAnswer") }));
  await report();
}

/** A request that ends with an award, and one that is canceled. */
async function plantEndings() {
  const { owner } = readers as Record<"owner", TestClient>;
  const awarded = await app.given("offered", {
    userId: ada.id,
    email: mark("email"),
    company: mark("company"),
    tradeShowName: mark("jobShow"),
  });
  const accept = `/api/quote-responses/${awarded.responseId}/accept`;
  await done(owner.send("POST", accept, { revision: 1, note: mark("awardNote") }));
  await plantJob(awarded);
  await plantReview(awarded);
  const { requestId } = await app.given("sent", { userId: ada.id, email: mark("email") });
  const cancel = { reason: mark("cancelReason") };
  await done(owner.send("POST", `/api/quote-requests/${requestId}/cancel`, cancel));
  const files = await app.sql<{ id: string }>("select id from attachment");
  ids.quotes = [found.requestId, awarded.requestId, requestId];
  ids["quote-requests"] = ids.quotes;
  ids["quote-responses"] = [found.responseId, awarded.responseId];
  ids.attachments = files.map((file) => file.id);
}

/** An approved change of a job, and a message. */
async function plantJob({ responseId }: TestCase) {
  const { owner, builder } = readers as Record<"owner" | "builder", TestClient>;
  const path = `/api/jobs/${responseId}`;
  const amount = Number(mark("jobAmount"));
  const lines = [{ category: "structure", label: "Two feet more", amount }];
  const change = { title: mark("jobChange"), reason: "other", lines };
  const { body } = await done(builder.send("POST", `${path}/changes`, change));
  await done(owner.send("POST", `/api/changes/${body.id}/approve`, { version: 1 }));
  await done(builder.send("POST", `${path}/messages`, { text: mark("jobMessage") }));
  ids.jobs = [responseId];
}

/** A published review with a reply and a report. */
async function plantReview({ requestId, responseId }: TestCase) {
  const { owner, admin, builder, stranger } = readers as Record<
    "owner" | "admin" | "builder" | "stranger",
    TestClient
  >;
  await done(admin.send("POST", `/api/admin/quotes/${requestId}/complete`));
  const review = { overall: 4, text: mark("review") };
  const { body } = await done(owner.send("POST", `/api/reviews/${responseId}`, review));
  await app.sql("update builder_review set publish_at = publish_at - interval '48 hours'");
  await app.newCore().ratings.followReviews();
  const path = `/api/reviews/${body.id}`;
  await done(builder.send("POST", `${path}/reply`, { text: mark("reviewReply") }));
  await done(stranger.send("POST", `${path}/report`, { reason: mark("reportReason") }));
}

/** A refused insurance, and references of whom one has answered. */
async function plantVetting() {
  const { admin, builder } = readers as Record<"admin" | "builder", TestClient>;
  const form = new FormData();
  form.set("file", new File(["%PDF-1.7\n%%EOF\n"], `${mark("documentName")}.pdf`));
  const uploaded = await done(
    builder.call("/api/vetting/documents?kind=insurance", { method: "POST", body: form }),
  );
  const validUntil = new Date(app.clock.now().getTime() + 200 * 86_400_000)
    .toISOString()
    .slice(0, 10);
  const facts = { ...policy, validUntil, insuredName: mark("insuredName") };
  const sent = { kind: "insurance", ...facts, documents: [uploaded.body.id] };
  await done(builder.send("POST", "/api/builders/vetting", sent));
  const [check] = (await admin.get("/api/admin/vetting")).body.checks;
  const decision = { decision: "refuse", reason: mark("vettingReason"), version: check.version };
  await done(admin.send("POST", `/api/admin/vetting/${check.id}/decide`, decision));
  const people = [
    { company: mark("referenceCompany"), email: mark("referenceEmail") },
    { company: "Another", email: "another@references.example" },
  ];
  await done(builder.send("POST", "/api/builders/vetting", { kind: "references", people }));
  const links = await app.sql<{ token: string }>(
    "select letter ->> 'token' as token from message where kind = 'reference-asked'",
  );
  const answer = { worked: true, onTime: true, again: true, text: mark("referenceAnswer") };
  for (const { token } of links) {
    await done(app.client().send("POST", `/api/references/${token}`, answer));
  }
}

/** A refused project, a suspended account, an invite and an import. */
async function plantDashboardWork() {
  const { admin, builder } = readers as Record<"admin" | "builder", TestClient>;
  const project = {
    title: "A Stand",
    client: "Co",
    description: "Tall",
    industry: "Energy",
    location: "Reno",
    year: "2026",
    size: "20x20",
    budget: "$1,000,000+",
    eventName: "CES",
    projectType: "Other",
  };
  // beside fields of people: rows that tell when they were written
  const favourite = { itemType: "builder", itemId: beasBooths.id };
  await done(builder.send("POST", "/api/favorites/toggle", favourite));
  await done(admin.send("PUT", "/api/auth/user/mail", { wanted: [] }));
  await done(app.client().send("POST", "/api/login/passkey/options", {}));
  const mainImage = "https://pictures.example/a.png";
  const { body } = await done(builder.send("POST", "/api/portfolio", { ...project, mainImage }));
  ids.portfolio = [body.id];
  const reject = { decision: "decline", reason: mark("reviewReason") };
  await done(admin.send("POST", `/api/admin/portfolio/${body.id}/review`, reject));
  const suspended = everybody.users.find(({ email }) => email === suspendedEmail);
  const reason = { reason: mark("suspendedReason") };
  await done(admin.send("POST", `/api/admin/people/${suspended?.id}/suspend`, reason));
  await done(admin.send("POST", "/api/admin/builder-invites", { email: mark("invitedEmail") }));
  const csv = [
    "name,email,phone,description,city,state,country,region,yearsInBusiness,teamSize,completedProjects",
    `Imported Stands,${mark("importedEmail")},${mark("importedPhone")},Stands,Reno,Nevada,United States,North America,5,1-10,20`,
  ].join("\n");
  const imported = await admin.send("POST", "/api/admin/builders/import", { csv, isDryRun: false });
  expect(imported.body.rows).toMatchObject([{ outcome: "created" }]);
}

/** The texts of all emails to this address. */
function mailTo(address: string): string {
  const mails = smtp.received.filter(({ to }) => to.includes(address));
  return mails.map(({ source }) => decoded(source)).join("\n");
}

/** A mail without its quoted-printable encoding. */
function decoded(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

const marks = Object.entries(planted) as [string, Planted][];

/** The names of all marks in the text, however it is cased or escaped. */
function marksIn(text: string): string[] {
  const plain = text.toLowerCase();
  return marks.filter(([, { text }]) => plain.includes(text.toLowerCase())).map(([name]) => name);
}

/** For each mark the places where it was found. */
function tally() {
  const places = new Map<string, Set<string>>(marks.map(([name]) => [name, new Set()]));
  return {
    add: (place: string, text: string) => {
      for (const name of marksIn(text)) places.get(name)?.add(place);
    },
    result: () => Object.fromEntries([...places].map(([name, at]) => [name, [...at].sort()])),
  };
}

const expected = (key: "readers" | "mails" | "tables") =>
  Object.fromEntries(marks.map(([name, facts]) => [name, [...facts[key]].sort()]));

/** The ids that may stand in the path; those of requests where it says nothing of its kind. */
function idsIn(path: string): string[] {
  const [, kind = ""] = /([\w-]+)\/\{/.exec(path) ?? [];
  return path.includes("{") ? (ids[kind] ?? [found.requestId]) : [""];
}

test("every answer shows a person's data, and a job, to those whom it is for, and to no one else [O06] [T30]", async () => {
  const { requestId, token } = found;
  const paths = calls
    .filter(({ method, path }) => method === "get" && !/logout|auth\/(google|apple)/.test(path))
    .flatMap(({ path }) => idsIn(path).map((id) => path.replace(/\{\w+\}/g, id)));
  const others = [
    "/openapi.json",
    "/api/admin/vetting?state=refused",
    "/healthz",
    "/readyz?verbose",
    "/metrics",
    "/sitemap.xml",
    "/blog/rss.xml",
    "/dev/mail",
    "/dev/mail.json",
    "/.well-known/security.txt",
    "/trade-show-calendar.ics",
    `/api/respond/${token}`,
    `/api/respond/${token}/brief.pdf`,
    ...["quote-request", "builder"].map((kind) => `/api/admin/audit?kind=${kind}&id=${requestId}`),
  ];
  const seen = tally();
  for (const [reader, client] of Object.entries(readers)) {
    for (const path of [...paths, ...others]) {
      const answer = await client.get(path, { authorization: `Bearer ${metricsToken}` });
      const place = path.startsWith("/api/respond")
        ? "link"
        : path === "/metrics"
          ? "metrics"
          : reader;
      seen.add(place, `${textOf(answer)} ${JSON.stringify([...answer.headers])}`);
    }
  }
  expect(seen.result()).toEqual(expected("readers"));
});

/** The text of an answer, that of a packed file unpacked. */
function textOf({ headers, bytes, text }: TestAnswer): string {
  const type = headers.get("content-type") ?? "";
  if (type.includes("spreadsheetml")) return textOfZip(bytes);
  return type === "application/pdf" ? textOfPdf(bytes) : text;
}

test("a text in a workbook and on paper is found, since both are unpacked first [O06]", async () => {
  const [first, awarded] = ids["quote-requests"] ?? [];
  for (const [file, name] of [
    [`${first}/comparison.xlsx`, "question"],
    [`${awarded}/accepted-quote.pdf`, "company"],
  ]) {
    const answer = await readers.owner?.get(`/api/quote-requests/${file}`);
    expect(answer && marksIn(answer.text)).not.toContain(name);
    expect(answer && marksIn(textOf(answer))).toContain(name);
  }
});

test("every email shows a person's data to those whom it is for, and to no one else", async () => {
  const seen = tally();
  for (const { to, source } of smtp.received) {
    const roles: Record<string, string> = {
      [ada.email]: "owner",
      [bea.email]: "builder",
      [carl.email]: "competitor",
      [max.email]: "admin",
      [otto.email]: "stranger",
      [mark("email")]: "contact",
      [mark("newEmail")]: "newAddress",
      "support@boothwright.example": "support",
      [mark("invitedEmail")]: "invited",
      [mark("referenceEmail")]: "reference",
      [suspendedEmail]: "suspended",
    };
    for (const each of to) seen.add(roles[each] ?? each, decoded(source));
  }
  expect(seen.result()).toEqual(expected("mails"));
});

test("with the clock a year away, no column but the job queue's says what the machine's time is [one clock]", async () => {
  const tables = await app.sql<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const until = systemClock.now().getTime() + minuteMs;
  const [found, ofClock] = [new Set<string>(), new Set<string>()];
  for (const { name } of tables) {
    const rows = await app.sql<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t`,
    );
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      for (const [text] of JSON.stringify(value).matchAll(anInstant)) {
        const at = Date.parse(text);
        if (at >= beganAt.getTime() && at < until) found.add(`${name}.${column}`);
        if (at >= testNow().getTime() + 300 * dayMs) ofClock.add(`${name}.${column}`);
      }
    }
  }
  expect([...found]).toEqual([]);
  expect(ofClock.size).toBeGreaterThan(40);
});

test("each field lies in the tables that the data map names, and in no other", async () => {
  const tables = await app.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const seen = tally();
  for (const { name } of tables) {
    const rows = await app.sql<{ row: string }>(`select t::text as row from ${name} t`);
    seen.add(name.replace("public.", ""), rows.map(({ row }) => row).join("\n"));
  }
  expect(seen.result()).toEqual(expected("tables"));
});

test("no log line has a person's data, not even of a statement that the database refuses", async () => {
  await app.sql(
    "alter table quote_request add constraint refused check (company <> 'Refused') not valid",
  );
  const form = {
    ...testForm,
    company: "Refused",
    email: mark("email"),
    lastName: mark("lastName"),
  };
  const answer = await readers.visitor?.send("POST", "/api/quote-requests", form);
  await app.sql("alter table quote_request drop constraint refused");
  expect(answer?.status).toBe(500);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => marksIn(line).length > 0)).toEqual([]);
  expect(answer && marksIn(answer.text)).toEqual([]);
});
