import { afterAll, beforeAll, expect, test } from "vitest";
import { toPortfolioProjectRow } from "../adapters/postgres/portfolio/portfolio-project-mapper.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { glassTower } from "../domain/portfolio/examples.ts";
import type { PortfolioProject } from "../domain/portfolio/portfolio-project.ts";
import type { ProjectId } from "../domain/shared/id.ts";
import { addDays } from "../domain/shared/time/days.ts";
import { dayMs, minuteMs } from "../domain/shared/time/time-units.ts";
import { dayThere } from "../domain/shared/time/zone-time.ts";
import { policy } from "../domain/vetting/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { testPicture } from "./test/test-picture.ts";

let app: TestApp;
let exhibitor: TestClient;
let builder: TestClient;
let other: TestClient;
let admin: TestClient;
const signIn = async () => {
  const clients = await Promise.all([ada, bea, carl, max].map((user) => app.as(user)));
  [exhibitor, builder, other, admin] = clients as [TestClient, TestClient, TestClient, TestClient];
};
beforeAll(async () => {
  app = await openTestApp();
  await signIn();
});
afterAll(() => app.close());

const own = "/api/builders/vetting";
const badge = `/api/builders/${beasBooths.id}/vetting`;
const pdf = (text: string) => `%PDF-1.7\n${text}\n%%EOF\n`;

async function upload(client: TestClient, content = pdf("cover"), kind = "insurance") {
  const form = new FormData();
  form.set("file", new File([content], "certificate of Zed.pdf"));
  return client.call(`/api/vetting/documents?kind=${kind}`, { method: "POST", body: form });
}

/** Days from today where Bea's Booths are, YYYY-MM-DD. */
const inDays = (days: number) => addDays(dayThere("America/Los_Angeles", app.clock.now()), days);
const until = (days: number) => ({ validFrom: inDays(-30), validUntil: inDays(days) });

async function submit(facts: object = {}) {
  const { body } = await upload(builder, pdf(crypto.randomUUID()));
  const sent = { kind: "insurance", ...policy, ...until(200), ...facts, documents: [body.id] };
  const answer = await builder.send("POST", own, sent);
  return { ...answer, documentId: body.id as string };
}
const waiting = async () => (await admin.get("/api/admin/vetting")).body.checks;
async function decide(facts: object, client = admin) {
  const [check] = await waiting();
  const body = { decision: "accept", validUntil: check.facts.validUntil, version: check.version };
  return client.send("POST", `/api/admin/vetting/${check.id}/decide`, { ...body, ...facts });
}
const insurance = async () =>
  (await app.client().get(badge)).body.checks.find(
    ({ kind }: { kind: string }) => kind === "insurance",
  );
const letters = (kind: string) =>
  app.sql<{ to: string; letter: Record<string, unknown> }>(
    "select to_address as to, letter from message where kind = $1 order by created_at, id",
    [kind],
  );

test("documents are private: their builder and admins read them, and they are no pages [S17]", async () => {
  expect((await upload(app.client())).status).toBe(401);
  expect((await upload(exhibitor)).status).toBe(404);
  expect((await upload(builder, "MZ a program")).status).toBe(415);
  const { body } = await upload(builder);
  expect(body).toMatchObject({
    name: "certificate of Zed.pdf",
    picture: false,
    scan: "not-scanned",
  });
  const path = `/api/vetting/documents/${body.id}`;
  for (const [client, status] of [
    [app.client(), 401],
    [exhibitor, 404],
    [other, 404],
    [builder, 200],
    [admin, 200],
  ] as const) {
    expect((await client.get(path)).status).toBe(status);
  }
  const read = await builder.get(path);
  expect(read.headers.get("content-disposition")).toContain("attachment");
  expect(read.headers.get("cache-control")).toBe("private, no-store");
  // only its own builder takes back what isn't sent
  for (const client of [exhibitor, other, admin]) {
    expect((await client.send("DELETE", path)).status).toBe(404);
  }
  expect((await builder.send("DELETE", path)).status).toBe(200);
  expect((await builder.get(path)).status).toBe(404);
});

test("a builder sends an insurance, an admin refuses it with a reason, accepts the next, and a renewal takes its place; all stay [S12]", async () => {
  const bad = await submit({ perOccurrence: 999_999, insurer: "" });
  expect(bad.status).toBe(400);
  expect(bad.body.errors.map(({ field }: { field: string }) => field)).toEqual([
    "insurer",
    "perOccurrence",
  ]);
  expect((await submit(until(-1))).body.errors).toMatchObject([{ field: "validUntil" }]);
  const foreign = { kind: "insurance", ...policy, ...until(9), documents: [crypto.randomUUID()] };
  expect((await builder.send("POST", own, foreign)).body.errors).toMatchObject([
    { field: "documents" },
  ]);

  expect((await submit()).status).toBe(201);
  // sent again before a decision: one waits, with the new document
  const { documentId } = await submit({ insurer: "Granite Mutual II" });
  expect(await waiting()).toMatchObject([
    {
      builderName: "Bea's Booths",
      facts: { insurer: "Granite Mutual II" },
      documents: [{ id: documentId }],
      version: 2,
    },
  ]);
  expect((await builder.send("DELETE", `/api/vetting/documents/${documentId}`)).status).toBe(404);
  expect((await decide({}, builder)).status).toBe(403);
  expect((await decide({ decision: "refuse" })).body.errors).toMatchObject([{ field: "reason" }]);
  expect((await decide({ version: 1 })).status).toBe(409);
  expect((await decide({ decision: "refuse", reason: "The scan is cut off" })).status).toBe(200);
  expect(await insurance()).toEqual({
    kind: "insurance",
    state: "missing",
    checked: null,
    validUntil: null,
  });
  expect((await letters("vetting-decided")).at(-1)).toMatchObject({
    to: bea.email,
    letter: { reason: "The scan is cut off", validUntil: null },
  });

  await submit();
  expect((await decide({ validUntil: inDays(201) })).body.errors).toMatchObject([
    { field: "validUntil" },
  ]);
  expect((await decide({})).status).toBe(200);
  expect(await insurance()).toMatchObject({
    state: "valid",
    checked: inDays(0).slice(0, 7),
    validUntil: inDays(200).slice(0, 7),
  });
  await submit(until(400));
  expect(await insurance()).toMatchObject({ validUntil: inDays(200).slice(0, 7) });
  await decide({});
  expect(await insurance()).toMatchObject({ validUntil: inDays(400).slice(0, 7) });
  const { checks } = (await builder.get(own)).body;
  expect(checks.map(({ state }: { state: string }) => state)).toEqual([
    "valid",
    "replaced",
    "refused",
  ]);
  const audit = await app.sql<{ action: string }>(
    "select action from audit_event where action like 'vetting.%' order by at, id",
  );
  expect(audit.map(({ action }) => action.slice(8))).toEqual(
    "submitted submitted refused submitted accepted submitted accepted".split(" "),
  );
  expect(JSON.stringify((await app.client().get(badge)).body)).not.toContain("Granite");
});

test("an insurance in another name needs an admin's reason; a changed company name brings it to the queue again [S15]", async () => {
  await submit({ insuredName: "Zed Holding" });
  const [check] = await waiting();
  expect(check).toMatchObject({ hasOtherName: true });
  expect((await decide({})).body.errors).toMatchObject([{ field: "reason" }]);
  // shorter than the one that counts: the later end counts
  expect((await decide({ reason: "The parent company" })).status).toBe(200);
  expect(await insurance()).toMatchObject({ validUntil: inDays(400).slice(0, 7) });

  const profile = (await builder.get("/api/builders/profile")).body;
  await builder.send("PUT", "/api/builders/profile", { name: "Zed Stands" });
  const queue = (await admin.get("/api/admin/review-queue")).body.builders;
  const { version } = queue.find(({ id }: { id: string }) => id === beasBooths.id);
  const review = `/api/admin/builders/${beasBooths.id}/review`;
  expect((await admin.send("POST", review, { decision: "approve", version })).status).toBe(200);
  expect(await waiting()).toMatchObject([
    { builderName: "Zed Stands", state: "valid", isNameToCheck: true, hasOtherName: true },
  ]);
  expect(await insurance()).toMatchObject({ state: "valid" });
  expect((await decide({ reason: "It was renamed" })).status).toBe(200);
  expect(await waiting()).toEqual([]);
  expect(profile.name).toBe("Bea's Booths");
});

const submitSite = async (content: BlobPart, facts: object = {}) => {
  const form = new FormData();
  form.set("file", new File([content], "booth.png"));
  const path = "/api/vetting/documents?kind=site";
  const { body } = await builder.call(path, { method: "POST", body: form });
  const visit = { visitor: "Max of Acme", booth: "Acme, 2140, CES", visitedOn: inDays(-3) };
  return builder.send("POST", own, { kind: "site", ...visit, ...facts, documents: [body.id] });
};
const kindsOf = async () =>
  (await app.client().get(badge)).body.checks.filter(
    ({ state }: { state: string }) => state === "valid",
  );
const later = (months: number) => {
  const day = new Date(inDays(0));
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
};

test("a portfolio is three published projects with show, year and a picture marked built; a visit has photos; both are counted on the site [S11] [S12]", async () => {
  await app.sql("delete from vetting_check");
  await app.sql("delete from portfolio_project where builder_id = $1", [beasBooths.id]);
  const project = { ...glassTower, builderId: beasBooths.id, reviewState: "approved" } as const;
  const built = { eventName: "CES", year: "2026", builtPictures: ["/img/a.webp"] };
  const rows = [{}, {}, { builtPictures: [] }, { eventName: null }, { reviewState: "declined" }];
  await insertRows(
    app.newEm(),
    "portfolio_project",
    rows.map((each) =>
      toPortfolioProjectRow({
        ...project,
        ...built,
        ...each,
        id: crypto.randomUUID() as ProjectId,
      } as PortfolioProject),
    ),
  );
  const send = () => builder.send("POST", own, { kind: "portfolio" });
  const few = await send();
  expect(few.status).toBe(409);
  expect(few.body.message).toContain("You have 2 of the 3");
  await app.sql(
    "update portfolio_project set built_pictures = '{/img/b.webp}' where builder_id = $1",
    [beasBooths.id],
  );
  expect((await send()).status).toBe(201);
  const [portfolio] = await waiting();
  expect(portfolio.facts.projects).toHaveLength(3);
  expect(portfolio.facts.projects[0]).toMatchObject({ show: "CES", year: "2026" });
  expect(portfolio).toMatchObject({ hasOtherName: false, latest: later(24), documents: [] });
  expect((await decide({ validUntil: inDays(800) })).body.errors).toMatchObject([
    { field: "validUntil" },
  ]);
  expect((await decide({ validUntil: later(24) })).status).toBe(200);

  expect((await submitSite(pdf("a visit"))).body.errors).toMatchObject([{ field: "documents" }]);
  const photo = await testPicture();
  expect((await submitSite(photo, { visitedOn: inDays(2) })).body.errors).toMatchObject([
    { field: "visitedOn" },
  ]);
  expect((await submitSite(photo)).status).toBe(201);
  expect((await decide({ validUntil: later(36) })).status).toBe(200);
  expect(await kindsOf()).toMatchObject([
    { kind: "portfolio", validUntil: later(24).slice(0, 7) },
    { kind: "site", validUntil: later(36).slice(0, 7) },
  ]);
  app.clock.advance(2 * minuteMs);
  expect((await app.client().get("/api/figures")).body.checked).toEqual({
    portfolio: 1,
    references: 0,
    insurance: 0,
    site: 1,
  });
});

test("an admin sends a visit to a booth with photos of their own, unless the builder's waits, and it is decided like others [S12]", async () => {
  await app.sql("delete from vetting_check");
  const photo = await testPicture();
  const send = async (client: TestClient, builderId: string = beasBooths.id) => {
    const form = new FormData();
    form.set("file", new File([photo], "booth.png"));
    const path = `/api/vetting/documents?kind=site&builder=${builderId}`;
    const uploaded = await client.call(path, { method: "POST", body: form });
    const visit = { visitor: "Max of the site", booth: "Acme, 2140, CES", visitedOn: inDays(-3) };
    const body = { builderId, ...visit, documents: [uploaded.body.id ?? "none"] };
    const sent = await client.send("POST", "/api/admin/vetting", body);
    return { uploaded: uploaded.status, sent: sent.status, id: uploaded.body.id };
  };
  for (const client of [exhibitor, builder, other]) {
    expect(await send(client)).toMatchObject({ uploaded: 404, sent: 403 });
  }
  expect(await send(admin, crypto.randomUUID())).toMatchObject({ uploaded: 404, sent: 404 });
  const insurance = `/api/vetting/documents?kind=insurance&builder=${beasBooths.id}`;
  const file = new FormData();
  file.set("file", new File([photo], "booth.png"));
  expect((await admin.call(insurance, { method: "POST", body: file })).status).toBe(404);

  await submitSite(photo);
  const refused = await send(admin);
  expect(refused).toMatchObject({ uploaded: 201, sent: 409 });
  // the builder doesn't get the admin's photo to send or to remove
  expect(JSON.stringify((await builder.get(own)).body.unsent)).not.toContain(refused.id);
  expect((await admin.send("DELETE", `/api/vetting/documents/${refused.id}`)).status).toBe(200);
  expect((await decide({ decision: "refuse", reason: "No booth on it" })).status).toBe(200);
  expect(await send(admin)).toMatchObject({ uploaded: 201, sent: 201 });
  expect((await decide({ validUntil: later(36) })).status).toBe(200);
  expect(await kindsOf()).toMatchObject([{ kind: "site", validUntil: later(36).slice(0, 7) }]);
  expect((await builder.get(own)).body.checks[0]).toMatchObject({ kind: "site", state: "valid" });
});

const tokens = async () =>
  (
    await app.sql<{ to: string; token: string }>(
      "select to_address as to, letter ->> 'token' as token from message where kind = 'reference-asked' order by created_at, id",
    )
  ).map(({ to, token }) => ({ to, path: `/api/references/${token}` }));
const yes = { worked: true, onTime: true, again: true };
const person = (name: string) => ({
  company: `${name} Corp`,
  email: `${name.toLowerCase()}@${name.toLowerCase()}.example`,
});

test("references answer by a link, without an account, once; reading changes nothing, and only admins read answers [S16]", async () => {
  await app.sql("delete from vetting_check");
  const ask = (...names: string[]) =>
    builder.send("POST", own, { kind: "references", people: names.map(person) });
  expect((await ask("Uno")).body.errors).toMatchObject([{ field: "people" }]);
  const self = { kind: "references", people: [person("Uno"), { company: "B", email: bea.email }] };
  expect((await builder.send("POST", own, self)).body.errors).toMatchObject([{ field: "people" }]);
  expect((await ask("Uno", "Due")).status).toBe(201);
  expect(await waiting()).toEqual([]);
  expect((await ask("Tre", "Quattro", "Cinque", "Sei")).status).toBe(400);
  expect((await ask("Tre")).status).toBe(201);

  const [uno, due, tre] = (await tokens()) as { to: string; path: string }[];
  const visitor = app.client();
  for (let read = 0; read < 2; read += 1) {
    expect((await visitor.get(uno?.path ?? "")).body).toEqual({
      builderName: "Zed Stands",
      company: "Uno Corp",
      isAnswered: false,
    });
  }
  expect((await visitor.get("/api/references/none")).status).toBe(404);
  const answer = { ...yes, text: "Great team" };
  expect((await visitor.send("POST", uno?.path ?? "", { worked: true })).status).toBe(400);
  expect((await visitor.send("POST", uno?.path ?? "", answer)).status).toBe(200);
  expect((await visitor.send("POST", uno?.path ?? "", { ...yes, again: false })).status).toBe(409);
  expect(await waiting()).toEqual([]);
  expect((await visitor.send("POST", due?.path ?? "", { ...yes, onTime: false })).status).toBe(200);
  const [check] = await waiting();
  expect(check.references).toMatchObject([
    { company: "Uno Corp", mailDomain: "uno.example", state: "answered", answer },
    { mailDomain: "due.example", answer: { onTime: false, text: null } },
    { state: "asked", answer: null },
  ]);

  // only admins read the answers, and the domains of addresses
  const mine = await builder.get(own);
  expect(mine.body.checks[0].references[0]).toEqual({ company: "Uno Corp", state: "answered" });
  for (const text of [mine.text, (await visitor.get(badge)).text, JSON.stringify(check)]) {
    expect(text).not.toMatch(/@uno|@tre/);
  }
  expect(mine.text).not.toContain("Great team");
  expect((await decide({ validUntil: later(24) })).status).toBe(200);
  expect(await kindsOf()).toMatchObject([{ kind: "references" }]);

  // who doesn't want to be asked is erased, and gets no such email again
  expect((await visitor.send("DELETE", tre?.path ?? "")).status).toBe(200);
  expect((await visitor.get(tre?.path ?? "")).status).toBe(404);
  const stored = await app.sql(
    "select 1 from vetting_reference where email = $1 union select 1 from message where to_address = $1",
    ["tre@tre.example"],
  );
  expect(stored).toEqual([]);
  // nor does a restored backup bring the contact back
  expect(await app.sql("select kind from erasure order by 1")).toEqual([
    { kind: "mail" },
    { kind: "reference" },
  ]);
  expect((await ask("Tre", "Sette")).body.errors?.[0].message).toContain("doesn't want");
  expect((await ask("Sette", "Otto", "Nove", "Dieci", "Undici")).status).toBe(201);
  // ten emails a month
  await app.sql("update vetting_check set state = 'refused' where state = 'submitted'");
  expect((await ask("Dodici", "Tredici", "Sedici")).status).toBe(409);
});

test("a check ends within a minute of its last day in the builder's zone, reminders come once each, and cached pages follow [S13] [S14]", async () => {
  await app.sql("delete from vetting_check");
  await app.sql("update builder set city = 'Tokyo', state = '', country = 'Japan' where id = $1", [
    beasBooths.id,
  ]);
  // at any hour of a run, Tokyo has yet to reach the morning 60 days before the end
  await submit(until(62));
  await decide({ reason: "Renamed" });
  const version = async () =>
    (await app.sql("select amount from builder_facet where dimension = 'version'"))[0];
  const follow = () => app.newCore().vetting.followChecks();
  await follow();
  expect(await letters("vetting-ends")).toEqual([]);
  const last = Date.parse(inDays(62)) + dayMs - 9 * 3_600_000;
  const days = 50 * dayMs;
  app.clock.advance(2 * dayMs);
  await Promise.all([follow(), follow()]);
  expect(await letters("vetting-ends")).toHaveLength(1);
  // the worker slept over two reminders
  app.clock.advance(days);
  await follow();
  await follow();
  expect(await letters("vetting-ends")).toHaveLength(2);
  app.clock.advance(last - minuteMs - app.clock.now().getTime());
  await follow();
  expect(await letters("vetting-ends")).toHaveLength(3);
  expect((await letters("vetting-ends-today")).map(({ to }) => to)).toContain(max.email);
  expect(await insurance()).toMatchObject({ state: "valid" });
  const before = await version();
  app.clock.advance(minuteMs);
  await follow();
  expect(await insurance()).toMatchObject({ state: "missing" });
  expect(await version()).not.toEqual(before);
  await signIn();
  const { checks } = (await builder.get(own)).body;
  expect(checks).toMatchObject([{ state: "expired" }]);
});

test("the policy says whom it would leave, needs fresh proof, is audited, and of two admins the second is told [S49] [S14]", async () => {
  await app.sql("delete from vetting_check");
  const path = "/api/admin/vetting-policy";
  const change = (required: string, version: number) =>
    admin.send("PUT", path, { required, version });
  const { body: first } = await admin.get(path);
  expect(first).toMatchObject({ required: "none", version: 0, left: { insurance: 0, all: 0 } });
  expect(first.left.none).toBeGreaterThan(0);
  await submit();
  await decide({ reason: "Renamed" });
  expect((await admin.get(path)).body.left).toEqual({ ...first.left, insurance: 1 });
  expect((await change("everything", 0)).body.errors).toMatchObject([{ field: "required" }]);
  expect(await change("insurance", 0)).toMatchObject({
    status: 200,
    body: { required: "insurance", version: 1 },
  });
  expect((await change("none", 0)).status).toBe(409);
  const lines = await app.sql(
    "select detail from audit_event where action = 'vetting-policy.changed'",
  );
  expect(lines).toEqual([{ detail: { required: "insurance", from: "none" } }]);

  const { requestId } = await app.given("pending");
  const suggested = async () =>
    (await admin.get(`/api/admin/quotes/${requestId}/suggested-builders`)).text;
  expect(await suggested()).toContain("No insurance proof yet");
  app.clock.advance(20 * minuteMs);
  expect((await change("none", 1)).status).toBe(403);
});

test("with all four checks required, a builder who has them is asked, and one less is an obstacle that says which, on the site too [S14] [S49]", async () => {
  await signIn();
  await app.sql("delete from vetting_check");
  await app.sql(
    `insert into vetting_check (builder_id, kind, state, facts, decided_by, decided_at, valid_until)
     select $1, kind, 'valid', '{}', $2, $3, $4 from unnest(array['portfolio', 'references', 'insurance', 'site']) kind`,
    [beasBooths.id, max.id, app.clock.now(), inDays(300)],
  );
  const path = "/api/admin/vetting-policy";
  const { version } = (await admin.get(path)).body;
  const saved = await admin.send("PUT", path, { required: "all", version });
  expect(saved).toMatchObject({ status: 200, body: { required: "all", left: { all: 1 } } });
  const { requestId } = await app.given("pending");
  /** The builder in the suggestions, with all obstacles. */
  const obstacles = async () => {
    const { body } = await admin.get(`/api/admin/quotes/${requestId}/suggested-builders`);
    const listed: object[] = [...body.suggestions, ...body.misfits];
    return listed.map((each) => JSON.stringify(each)).find((each) => each.includes(beasBooths.id));
  };
  expect(await obstacles()).not.toMatch(/check is missing|visit is missing|insurance proof/);
  expect(await kindsOf()).toHaveLength(4);

  const [site] = (await admin.get("/api/admin/vetting?kind=site&state=valid")).body.checks;
  const back = { decision: "refuse", reason: "It was another booth", version: site.version };
  expect((await admin.send("POST", `/api/admin/vetting/${site.id}/decide`, back)).status).toBe(200);
  expect(await obstacles()).toContain("The site visit is missing");
  expect((await admin.get(path)).body.left.all).toBe(0);
  expect(await kindsOf()).toHaveLength(3);
  await admin.send("PUT", path, { required: "none", version: version + 1 });
});

test("a link to a reference ends after 30 days, and the contact is erased with it [S16] [S56]", async () => {
  await signIn();
  await app.sql("delete from message where kind = 'reference-asked'");
  const people = ["Venti", "Trenta"].map(person);
  expect((await builder.send("POST", own, { kind: "references", people })).status).toBe(201);
  const [{ path } = { path: "" }] = (await tokens()).slice(-1);
  expect((await app.client().get(path)).status).toBe(200);
  app.clock.advance(30 * dayMs);
  expect((await app.client().get(path)).status).toBe(404);
  expect((await app.client().send("POST", path, yes)).status).toBe(404);
  await app.newCore().cleanup.deleteExpiredRows();
  expect(await app.sql("select 1 from vetting_reference where email is not null")).toEqual([]);
});

test("a certificate goes to a job only once its builder consents, and then its exhibitor reads it there [S17]", async () => {
  await signIn();
  await app.sql("delete from vetting_check");
  const { responseId } = await app.given("accepted", { userId: ada.id });
  const job = `/api/jobs/${responseId}`;
  const ask = { text: "Please share your certificate of insurance with us.", files: [] };
  expect((await exhibitor.send("POST", `${job}/messages`, ask)).status).toBe(201);
  expect((await builder.send("POST", `${job}/certificate`)).status).toBe(409);
  const { documentId } = await submit();
  await decide({ reason: "Renamed" });
  for (const client of [exhibitor, other, admin]) {
    expect((await client.send("POST", `${job}/certificate`)).status).toBe(404);
  }
  const [before] = (await exhibitor.get(`${job}/messages`)).body.messages;
  expect(before.files).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    expect((await builder.send("POST", `${job}/certificate`)).status).toBe(201);
  }
  const { messages } = (await exhibitor.get(`${job}/messages`)).body;
  expect(messages).toHaveLength(2);
  const [message] = messages;
  expect(message).toMatchObject({ side: "builder", files: [{ name: "certificate of Zed.pdf" }] });
  expect(message.text).toContain("valid until");
  const file = `/api/attachments/${message.files[0].id}`;
  expect((await exhibitor.get(file)).status).toBe(200);
  expect((await other.get(file)).status).toBe(404);
  // the document itself stays with its builder and admins
  expect((await exhibitor.get(`/api/vetting/documents/${documentId}`)).status).toBe(404);
});
