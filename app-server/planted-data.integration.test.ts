import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startSmtpServer } from "../adapters/mail/test-smtp-server.ts";
import { ada, bea, carl, max, otto } from "../domain/accounts/examples.ts";
import { usualCapacity } from "../domain/builder-profiles/capacity/builder-capacity.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import type { MessageId } from "../domain/shared/id.ts";
import { calls } from "./contract/calls.ts";
import { writeJsonLogs } from "./runtime/json-logs.ts";
import { type Planted, planted } from "./test/planted-data.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestAnswer, TestClient } from "./test/test-client.ts";
import { testForm } from "./test/test-form.ts";

const metricsToken = "a-token-of-a-scraper";
const mark = (name: keyof typeof planted) => planted[name].text;

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let readers: Record<string, TestClient>;
const lines: string[] = [];
const found = { requestId: "", responseId: "", token: "" };

beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await openTestApp({
    APP_ENV: "production",
    ORIGIN: "http://localhost:8000",
    MAIL_URL: smtp.url,
    METRICS_TOKEN: metricsToken,
  });
  for (const level of ["log", "info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(`${line}`));
  }
  writeJsonLogs();
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
    ...{ firstName: mark("ownFirstName"), lastName: mark("ownLastName"), email: ada.email },
    ...{ phone: mark("ownPhone"), company: mark("ownCompany"), jobTitle: mark("ownJobTitle") },
  };
  await done(owner.send("PATCH", "/api/auth/user/profile", own));
  const form = {
    ...testForm,
    ...{ firstName: mark("firstName"), lastName: mark("lastName"), email: mark("email") },
    ...{ phone: mark("phone"), company: mark("company"), jobTitle: mark("jobTitle") },
    additionalRequirements: mark("requirements"),
    designLink: mark("designLink"),
  };
  const sent = await done(owner.send("POST", "/api/quote-requests", form, device));
  const id = sent.body.quoteRequest.id;
  found.requestId = id;
  await done(admin.send("PATCH", `/api/admin/quotes/${id}`, { notes: mark("notes") }));
  const builderIds = [beasBooths.id, carlsStands.id];
  await done(admin.send("POST", `/api/admin/quotes/${id}/assign`, { builderIds }));
  await done(
    competitor.send("POST", `/api/quote-requests/${id}/decline`, {
      ...{ code: "other", reason: mark("reason") },
    }),
  );
  const lines = [
    { category: "structure", amount: 100, label: mark("lineLabel"), note: mark("lineNote") },
  ];
  const offer = { lines, responseMessage: mark("message"), estimatedTimeline: mark("timeline") };
  const attachments = [mark("attachment")];
  const quote = { quoteRequestId: id, ...offer, attachments };
  found.responseId = (await done(builder.send("POST", "/api/quote-responses", quote))).body.id;
  const decline = `/api/quote-responses/${found.responseId}/decline`;
  await done(owner.send("POST", decline, { reason: mark("declineReason") }));
  const capacity = { ...usualCapacity, timeZone: mark("timeZone") };
  await done(builder.send("PUT", "/api/builders/capacity", capacity));
  const contact = {
    ...{ name: mark("contactName"), email: mark("contactEmail"), inquiryType: "general" },
    ...{ subject: mark("contactSubject"), message: mark("contactMessage") },
  };
  await done(visitor.send("POST", "/api/contact-messages", contact));
  const change = { firstName: "Otto", lastName: "S", email: mark("newEmail") };
  await done(stranger.send("PATCH", "/api/auth/user/profile", change));
  const elsewhere = app.client({}, mark("address"));
  await elsewhere.send("POST", "/api/login/email", { email: otto.email }, device);
  await elsewhere.send("POST", "/api/login/email/verify", { token: "no one's" }, device);

  const messages = await app.sql<{ id: MessageId }>("select id from message");
  for (const { id: messageId } of messages) {
    await app.newCore().assignment.deliverMessage({ messageId });
  }
  found.token = /respond\/([\w.-]+)/.exec(mailTo(bea.email))?.[1] ?? "";
  const token = /token=([\w-]+)/.exec(mailTo(otto.email))?.[1];
  await done(elsewhere.send("POST", "/api/login/email/verify", { token }, device));
}

/** The texts of all mails to this address. */
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

test("every answer tells a person's data to those whom it is for, and to no one else [O06]", async () => {
  const { requestId, responseId, token } = found;
  const ids = [requestId, responseId, beasBooths.id, ada.id];
  const paths = calls
    .filter(({ method, path }) => method === "get" && !/logout|auth\/(google|apple)/.test(path))
    .flatMap(({ path }) =>
      (path.includes("{") ? ids : [""]).map((id) => path.replace(/\{\w+\}/g, id)),
    );
  const others = [
    ...[
      "/openapi.json",
      "/healthz",
      "/readyz?verbose",
      "/metrics",
      "/sitemap.xml",
      "/blog/feed.xml",
    ],
    ...["/dev/mail", "/dev/mail.json", "/.well-known/security.txt", "/trade-show-calendar.ics"],
    `/api/respond/${token}`,
    ...["quote-request", "builder"].map((kind) => `/api/admin/audit?kind=${kind}&id=${requestId}`),
  ];
  const seen = tally();
  for (const [reader, client] of Object.entries(readers)) {
    for (const path of [...paths, ...others]) {
      const { text, headers } = await client.get(path, { authorization: `Bearer ${metricsToken}` });
      const place = path.startsWith("/api/respond")
        ? "link"
        : path === "/metrics"
          ? "metrics"
          : reader;
      seen.add(place, `${text} ${JSON.stringify([...headers])}`);
    }
  }
  expect(seen.result()).toEqual(expected("readers"));
});

test("every mail tells a person's data to those whom it is for, and to no one else", async () => {
  const seen = tally();
  for (const { to, source } of smtp.received) {
    const roles: Record<string, string> = {
      ...{ [ada.email]: "owner", [bea.email]: "builder", [carl.email]: "competitor" },
      ...{ [max.email]: "admin", [otto.email]: "stranger", [mark("email")]: "contact" },
      ...{ [mark("newEmail")]: "newAddress", "support@boothwright.example": "support" },
    };
    for (const each of to) seen.add(roles[each] ?? each, decoded(source));
  }
  expect(seen.result()).toEqual(expected("mails"));
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

test("no log line tells a person's data, not even of a statement that the database refuses", async () => {
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
