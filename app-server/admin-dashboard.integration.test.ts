import { parse } from "csv-parse/sync";
import { afterAll, beforeEach, expect, test } from "vitest";
import { sqlNow, testDay } from "../adapters/system/test/test-time.ts";
import { max, otto } from "../domain/accounts/examples.ts";
import { beasBooths, builderProfiles } from "../domain/builder-profiles/examples.ts";
import type { QuoteRequest } from "../domain/quotes/quote-request.ts";
import { openTestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

const app = await openTestApp();
let admin: TestClient;
beforeEach(async () => {
  await app.sql("delete from quote_request");
  await app.sql("delete from audit_event");
  admin = await app.as(max);
});
afterAll(() => app.close());

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const given = (company: string, number: number, facts: Partial<QuoteRequest> = {}) =>
  app.given("pending", { company, createdAt: day(number), ...facts });
const list = async (query: string) => (await admin.get(`/api/admin/quotes?${query}`)).body;
const companies = async (query: string): Promise<string[]> =>
  (await list(query)).quotes.map(({ company }: { company: string }) => company);

test("admins find requests by company, name, email address, show and venue, in any case", async () => {
  await given("Ärzte & Co", 1, { firstName: "Grace", lastName: "Hopper" });
  await given("100% Pure_", 2, { email: "jo@pure.example", tradeShowName: "IMTS" });
  await given("Others", 3, { venue: "McCormick Place" });
  expect(await companies("search=ÄRZTE")).toEqual(["Ärzte & Co"]);
  expect(await companies("search=grace hop")).toEqual(["Ärzte & Co"]);
  expect(await companies("search=JO@pure")).toEqual(["100% Pure_"]);
  expect(await companies("search=imts")).toEqual(["100% Pure_"]);
  expect(await companies("search=cormick")).toEqual(["Others"]);
  expect(await companies("search=0%25")).toEqual(["100% Pure_"]);
  expect(await companies("search=%25%25%25")).toEqual([]);
  expect(await companies("search=%27%3B--")).toEqual([]);
  expect((await list("search=pure&status=completed")).total).toBe(0);
});

test("a search counts what changed since it was counted: a request more, another text, another status, one fewer", async () => {
  const total = async (query = "") => (await list(`page=1&search=acme${query}`)).total;
  const { requestId } = await given("Acme One", 1);
  expect(await total()).toBe(1);
  await given("ACME Two", 2);
  expect(await total()).toBe(2);
  await app.sql("update quote_request set company = 'Others' where id = $1", [requestId]);
  expect(await total()).toBe(1);
  expect(await total("&status=cancelled")).toBe(0);
  await app.sql("update quote_request set status = 'cancelled' where company = 'ACME Two'");
  expect(await total("&status=cancelled")).toBe(1);
  await app.sql("delete from quote_request");
  expect(await total()).toBe(0);
});

test("admins order requests by event date, priority and how long they wait; closed ones do not wait", async () => {
  await given("Late show", 3, { eventDay: testDay(395), priority: "low" });
  await given("Early show", 2, { eventDay: testDay(30), priority: "normal" });
  await given("Some day", 1, { eventDay: null, priority: "high" });
  await app.given("cancelled", { company: "Gone", createdAt: day(4) });
  expect(await companies("sort=newest")).toEqual(["Gone", "Late show", "Early show", "Some day"]);
  expect(await companies("sort=event-date")).toEqual(["Early show", "Late show", "Some day"]);
  expect(await companies("sort=priority")).toEqual(["Some day", "Early show", "Late show"]);
  expect(await companies("sort=waiting")).toEqual(["Some day", "Early show", "Late show"]);
  expect(await companies("sort=waiting&status=cancelled")).toEqual(["Gone"]);
  for (const wrong of [
    "sort=random",
    "page=0",
    "page=501",
    "page=x",
    "status=all",
    `search=${"x".repeat(201)}`,
  ]) {
    expect((await admin.get(`/api/admin/quotes?${wrong}`)).status, wrong).toBe(400);
  }
});

test("admins page through all of it: no one twice, no one missing, the count exact", async () => {
  for (let number = 1; number <= 45; number += 1) await given(`Company ${number}`, number);
  const pages = await Promise.all([1, 2, 3].map((page) => list(`page=${page}`)));
  const ids = pages.flatMap(({ quotes }) => quotes.map(({ id }: { id: string }) => id));
  expect(ids).toHaveLength(45);
  expect(new Set(ids).size).toBe(45);
  expect(pages[0]).toMatchObject({ total: 45, page: 1, pageCount: 3 });
  expect(await list("page=9")).toMatchObject({ page: 3, pageCount: 3 });
  expect((await admin.get("/api/admin/quotes")).body.quotes).toHaveLength(45);
});

test("a page brings the names that are on it, the whole list all; the others are found by name [N07]", async () => {
  const { requestId } = await given("Named", 1);
  await admin.send("POST", `/api/admin/quotes/${requestId}/assign`, {
    builderIds: [beasBooths.id],
  });
  const named = [{ notionId: beasBooths.id, name: beasBooths.name }];
  expect((await list("page=1")).builders).toEqual(named);
  expect((await admin.get(`/api/admin/quotes/${requestId}`)).body.builders).toEqual(named);
  expect((await admin.get("/api/admin/quotes")).body.builders).toHaveLength(builderProfiles.length);

  const find = async (search: string) => {
    const { builders } = (await admin.get(`/api/admin/builders?search=${search}`)).body;
    return builders.map(({ name }: { name: string }) => name);
  };
  expect(await find("")).toHaveLength(builderProfiles.length);
  expect(await find("bEA")).toEqual([beasBooths.name]);
  expect(await find("%25")).toEqual([]);
  await app.sql(
    `insert into builder (id, name, search_text, review_state, description, city, state, country, region, years_in_business, team_size, completed_projects)
     select gen_random_uuid(), 'Many ' || n, 'many ' || n, 'approved', '', '', '', '', '', 1, '1', 0 from generate_series(1, 30) n`,
  );
  const many = (await admin.get("/api/admin/builders?search=many")).body;
  expect(many.builders).toHaveLength(20);
  expect(many.hasMore).toBe(true);
  await app.sql("delete from builder where name like 'Many %'");
});

test("the counts of the cards follow every way that a request changes, many at once", async () => {
  const cases = await Promise.all(
    Array.from({ length: 12 }, (_, number) => given("Co", number + 1)),
  );
  await Promise.all(
    cases.map(({ requestId }, number) =>
      number % 2 === 0
        ? admin.send("POST", `/api/admin/quotes/${requestId}/cancel`, {})
        : admin.send("POST", `/api/admin/quotes/${requestId}/assign`, {
            builderIds: [beasBooths.id],
          }),
    ),
  );
  await app.sql("delete from quote_request where id = $1", [cases[0]?.requestId]);
  const { body } = await admin.get("/api/admin/dashboard");
  expect(body).toMatchObject({ totalQuotes: 11, pendingQuotes: 0, assignedQuotes: 6 });
  const [{ sum } = { sum: 0 }] = await app.sql<{ sum: number }>(
    "select sum(amount)::int as sum from quote_request_count where status <> 'cancelled'",
  );
  expect(sum).toBe(6);
});

test("two admins write notes at once: the second is refused, and nothing is lost", async () => {
  const { requestId } = await given("Co", 1);
  const write = (notes: string, seenNotes?: string) =>
    admin.send("PATCH", `/api/admin/quotes/${requestId}`, { notes, seenNotes });
  expect((await write("Called them", "")).status).toBe(200);
  const second = await write("Wrote them", "");
  expect([second.status, second.body.type]).toEqual([409, "/problems/notes-changed"]);
  const { body } = await admin.get(`/api/admin/quotes/${requestId}`);
  expect(body).toMatchObject({
    notes: "Called them",
    notesBy: { name: expect.any(String), at: expect.any(String) },
  });
  expect((await write("Called and wrote", "Called them")).status).toBe(200);
});

test("the trail says who did what, in words, without secrets; of one thing, or of all", async () => {
  const { requestId } = await given("Co", 1);
  await given("Other", 2);
  await admin.send("POST", `/api/admin/quotes/${requestId}/assign`, {
    builderIds: [beasBooths.id],
  });
  await admin.send("PATCH", `/api/admin/quotes/${requestId}`, {
    notes: "top secret",
    priority: "high",
  });
  await admin.send("POST", `/api/admin/quotes/${requestId}/cancel`, { reason: "No show" });
  const { body, text } = await admin.get(`/api/admin/audit?kind=quote-request&id=${requestId}`);
  expect(body.events.map(({ words }: { words: string }) => words)).toEqual([
    "canceled the request",
    "set the priority to high, wrote notes",
    "assigned Bea's Booths",
  ]);
  expect(body.events[0]).toMatchObject({ objectName: expect.stringContaining("Co, ") });
  expect(text).not.toContain("secret");
  const first = (await admin.get("/api/admin/audit?limit=2")).body;
  const rest = (await admin.get(`/api/admin/audit?limit=2&after=${first.next}`)).body;
  expect([first.events.length, rest.events.length, rest.next]).toEqual([2, 1, null]);
  expect((await admin.get("/api/admin/audit?kind=account")).status).toBe(400);
  expect((await admin.get("/api/admin/audit?kind=builder&id=%27")).body.events).toEqual([]);
  expect((await admin.get("/api/admin/audit?id=%00")).status).toBe(400);
});

test("the file for spreadsheets has what the filter shows, starts no formula, and is noted", async () => {
  await given('=HYPERLINK("http://evil.example")', 1, { notes: 'One\r\n"two", three' });
  await app.given("cancelled", { company: "Gone" });
  const { status, headers, text } = await admin.get("/api/admin/quotes.csv?status=pending");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="quote-requests-[\d-]+\.csv"$/,
  );
  expect([headers.get("cache-control"), headers.get("x-content-type-options")]).toEqual([
    "no-store",
    "nosniff",
  ]);
  await admin.get("/api/admin/quotes.csv?search=ada%40secret.example");
  const logged = await app.sql(
    "select detail from audit_event where action = 'quote-requests.exported' order by at",
  );
  expect(logged).toEqual([
    { detail: { group: "pending", hasSearch: false } },
    { detail: { group: null, hasSearch: true } },
  ]);
  const [head, ...lines] = text.split("\r\n");
  expect(head).toContain("Id,Sent,Status,Priority,Company");
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(text).toContain('"One\r\n""two"", three"');
  expect(lines.filter((line) => line.includes(",pending,"))).toHaveLength(1);
  expect(text).not.toContain("Gone");
  await app.ageProofs();
  const late = await admin.get("/api/admin/quotes.csv");
  expect(late.body.type).toBe("/problems/fresh-proof-needed");
  const trail = (await admin.get("/api/admin/audit?kind=export")).body.events;
  expect(trail.map(({ words }: { words: string }) => words)).toEqual([
    "exported requests that match a search",
    "exported the pending requests",
  ]);
  expect((await (await app.as(otto)).get("/api/admin/quotes.csv")).status).toBe(403);
});

test("the file runs nothing in a spreadsheet, whatever separates its cells, and shows phones as they are", async () => {
  const hostile = {
    company: "x;=cmd|'/C calc'!A0;y",
    firstName: "=1",
    lastName: "@A1",
    jobTitle: "+1",
    tradeShowName: "-1+2",
    venue: "Hall\t=1+1",
    additionalRequirements: "One\r=1+1",
    phone: "+1 (702) 555-0100",
  };
  const { requestId } = await given(hostile.company, 1, hostile);
  const { text } = await admin.get("/api/admin/quotes.csv");
  expect(text).toContain(`"x;'=cmd|'/C calc'!A0;y"`);
  const [row] = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  expect(row).toMatchObject({
    Id: requestId,
    Company: "x;'=cmd|'/C calc'!A0;y",
    "First name": "'=1",
    "Last name": "'@A1",
    "Job title": "'+1",
    "Trade show": "'-1+2",
    Venue: "Hall\t'=1+1",
    Requirements: "One\r'=1+1",
    Phone: "+1 702 555 0100",
  });
});

test("the file names the builders, the accepted one and its amount, and the day of completion", async () => {
  const { requestId } = await app.given("accepted", { company: "Done" });
  await admin.send("POST", `/api/admin/quotes/${requestId}/complete`, {});
  await given("Waiting", 1);
  const { text } = await admin.get("/api/admin/quotes.csv");
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows.find(({ Company }) => Company === "Done")).toMatchObject({
    "Assigned builders": beasBooths.name,
    "Accepted builder": beasBooths.name,
    "Accepted amount (USD)": "42000",
    Completed: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(rows.find(({ Company }) => Company === "Waiting")).toMatchObject({
    "Assigned builders": "",
    "Accepted amount (USD)": "",
    Completed: "",
  });
});

test("the file has every request, however many portions it takes", async () => {
  await given("Seed", 1);
  await app.sql(
    `insert into quote_request (trade_show_name, event_date, venue, industry, booth_size, first_name, last_name, email, phone, company, created_at)
     select 'Show', '2027', 'Hall', 'island', '20x20', 'A', 'B', 'a@b.example', '1', 'Co ' || n, ${sqlNow()} - n * interval '1 minute'
     from generate_series(1, 1200) n`,
  );
  const { text } = await admin.get("/api/admin/quotes.csv");
  expect(text.trimEnd().split("\r\n")).toHaveLength(1202);
});
