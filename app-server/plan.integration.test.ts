import { afterAll, expect, it } from "vitest";
import { testDay } from "../adapters/system/test/test-time.ts";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { openTestApp } from "./test/test-app.ts";
import { calendarPrograms } from "./test/test-calendars.ts";

const app = await openTestApp();
afterAll(() => app.close());

type Milestone = { key: string; day: string; state: string; source: { kind: string } };
const at = (body: { milestones: Milestone[] }, key: string) =>
  body.milestones.find((each) => each.key === key);

it("an exhibitor reads a plan, ticks a milestone and sets a day [S27] [S28]", async () => {
  const { requestId } = await app.given("offered", { eventDay: testDay(120) });
  const owner = await app.as(ada);
  const path = `/api/quote-requests/${requestId}/plan`;
  const { status, body } = await owner.get(path);
  expect([status, body.side]).toEqual([200, "exhibitor"]);
  expect(at(body, "opening")).toMatchObject({ day: testDay(120), owner: "show", maySet: false });
  expect(at(body, "move-in")?.source.kind).toBe("assumed");
  const done = await owner.send("PATCH", `${path}/eac`, { state: "done" });
  expect(at(done.body, "eac")).toMatchObject({ state: "done" });
  const moved = await owner.send("PATCH", `${path}/graphics`, { day: testDay(60) });
  expect(at(moved.body, "graphics")).toMatchObject({ day: testDay(60), source: { kind: "own" } });
  expect(at(moved.body, "eac")?.state).toBe("done");
  const back = await owner.send("PATCH", `${path}/graphics`, { day: null });
  expect(at(back.body, "graphics")?.source.kind).toBe("usual");
  expect((await owner.send("PATCH", `${path}/party`, { state: "done" })).status).toBe(404);
  expect((await owner.send("PATCH", `${path}/eac`, { day: "soon" })).status).toBe(400);
  expect((await owner.send("PATCH", `${path}/eac`, {})).status).toBe(400);
});

it("the builder reads it once their quote is accepted, and ticks only their own; others get 404 [S27]", async () => {
  const { requestId } = await app.given("offered", { eventDay: testDay(120) });
  const path = `/api/quote-requests/${requestId}/plan`;
  const builder = await app.as(bea);
  expect((await builder.get(path)).status).toBe(404);
  const won = await app.given("accepted", { eventDay: testDay(120) });
  const wonPath = `/api/quote-requests/${won.requestId}/plan`;
  const read = (await builder.get(wonPath)).body;
  expect([read.side, at(read, "award"), at(read, "quotes-in")]).toEqual([
    "builder",
    undefined,
    undefined,
  ]);
  expect(at((await (await app.as(ada)).get(path)).body, "award")).toMatchObject({ state: "open" });
  expect((await builder.send("PATCH", `${wonPath}/ship`, { state: "done" })).status).toBe(200);
  expect((await builder.send("PATCH", `${wonPath}/eac`, { state: "done" })).status).toBe(404);
  expect((await (await app.as(carl)).get(wonPath)).status).toBe(404);
  const admin = await app.as(max);
  expect((await admin.get(wonPath)).body.side).toBeNull();
  expect((await admin.send("PATCH", `${wonPath}/eac`, { state: "done" })).status).toBe(404);
});

it("a show's deadlines win over usual and own days, with their source [S28]", async () => {
  const id = crypto.randomUUID();
  await app.sql("insert into trade_show (id, title, start_date) values ($1, 'Plan Expo', $2)", [
    id,
    testDay(150),
  ]);
  const deadlines = [
    {
      key: "discount",
      day: testDay(100),
      source: "Exhibitor manual",
      address: null,
      asOf: "2026-11-01",
    },
  ];
  const admin = await app.as(max);
  await admin.send("PUT", `/api/admin/trade-shows/${id}/deadlines`, { deadlines });
  const { requestId } = await app.given("offered", {
    tradeShowName: "Plan Expo",
    eventDay: testDay(149),
    brief: { tradeShowId: id as never },
  });
  const owner = await app.as(ada);
  const path = `/api/quote-requests/${requestId}/plan`;
  await owner.send("PATCH", `${path}/discount`, { day: testDay(90) });
  const { body } = await owner.get(path);
  expect(at(body, "opening")).toMatchObject({ day: testDay(150), source: { kind: "show" } });
  expect(at(body, "discount")).toMatchObject({
    day: testDay(100),
    source: { kind: "show", name: "Exhibitor manual", asOf: "2026-11-01" },
  });
});

it("what is past comes with what to do, and a late contract with the words on the time left [S29]", async () => {
  const { requestId } = await app.given("offered", { eventDay: testDay(20) });
  const { body } = await (await app.as(ada)).get(`/api/quote-requests/${requestId}/plan`);
  expect(body.advice[0]).toMatch(
    /^(Enough|Too late.* until \w{3} \d+, \d{4}\.$|Only a rental|Very late)/,
  );
  expect(body.advice.join("\n")).toMatch(/Already past: naming the builder\. Ask .* today/);
});

it("a calendar has all-day events at a secret address that its person can end [S30]", async () => {
  const { requestId } = await app.given("offered", { eventDay: testDay(120) });
  const owner = await app.as(ada);
  const path = `/api/quote-requests/${requestId}/plan`;
  const made = await owner.send("POST", `${path}/calendar`);
  expect(made.status).toBe(201);
  const visitor = app.client();
  const read = async () => (await visitor.call(made.body.path)).text;
  const first = await read();
  const unfolded = first.replaceAll("\r\n ", "");
  expect(unfolded).toContain(`DTSTART;VALUE=DATE:${testDay(120).replaceAll("-", "")}`);
  expect(unfolded).toContain("SEQUENCE:0");
  expect(unfolded).toMatch(/TRIGGER:-P(7D|1W)/);
  expect(unfolded).not.toMatch(/DTEND|Ada|engines/);
  const uidOf = (text: string) => /UID:(\S+-eac@\S+)/.exec(text.replaceAll("\r\n ", ""))?.[1];
  await owner.send("PATCH", `${path}/eac`, { day: testDay(40) });
  const second = await read();
  expect(second.replaceAll("\r\n ", "")).toContain("SEQUENCE:1");
  expect(uidOf(second)).toBe(uidOf(first));
  expect(await read()).toContain("SEQUENCE:1");
  const again = await owner.send("POST", `${path}/calendar`);
  expect((await visitor.call(made.body.path)).status).toBe(404);
  expect((await visitor.call(again.body.path)).status).toBe(200);
  await owner.send("DELETE", `${path}/calendar`);
  expect((await visitor.call(again.body.path)).status).toBe(404);
});

it("a builder's address has the plans of all jobs under way, with show and milestone only [T39]", async () => {
  const secret = { company: "Zqcompany", firstName: "Zqfirst", email: "zq@engines.example" };
  const given = { eventDay: testDay(120), ...secret };
  const first = await app.given("accepted", { ...given, tradeShowName: "Expo One" });
  const second = await app.given("accepted", { ...given, tradeShowName: "Expo Two" });
  const lost = await app.given("offered", { ...given, tradeShowName: "Expo Three" });
  const builder = await app.as(bea);
  const has = async (by: typeof builder) => (await by.get("/api/jobs/calendar")).body.hasCalendar;
  expect(await has(builder)).toBe(false);
  const { body, status } = await builder.send("POST", "/api/jobs/calendar");
  expect([status, await has(builder), await has(await app.as(carl))]).toEqual([201, true, false]);
  const visitor = app.client();
  const read = async () => (await visitor.call(body.path)).text;
  const file = await read();
  expect(file).not.toMatch(/zq|usd|Expo Three/i);
  for (const events of Object.values(calendarPrograms).map((program) => program(file))) {
    for (const [show, { responseId }] of Object.entries({
      "Expo One": first,
      "Expo Two": second,
    })) {
      const opening = events.find(({ summary }) => summary === `Show opens, ${show}`);
      expect(opening).toMatchObject({ day: testDay(120), sequence: 0 });
      expect(opening?.url).toMatch(new RegExp(`/jobs/${responseId}$`));
    }
  }
  expect(file).not.toContain(lost.requestId);
  const plan = `/api/quote-requests/${second.requestId}/plan`;
  await (await app.as(ada)).send("PATCH", `${plan}/eac`, { day: testDay(40) });
  expect(await read()).toContain("SEQUENCE:1");
  // another job is due first, and no plan has changed
  const agree = `/api/jobs/${second.responseId}/agree`;
  expect((await builder.send("POST", agree, { version: 1 })).status).toBe(200);
  expect(await read()).toContain("SEQUENCE:1");
  const complete = `/api/admin/quotes/${first.requestId}/complete`;
  expect((await (await app.as(max)).send("POST", complete)).status).toBe(200);
  expect(await read()).not.toContain("Expo One");
  await builder.send("DELETE", "/api/jobs/calendar");
  expect([await has(builder), (await visitor.call(body.path)).status]).toEqual([false, 404]);
});

it("a builder's calendar of a plan leads to the job, which it may read [S30]", async () => {
  const { requestId, responseId } = await app.given("accepted", { eventDay: testDay(120) });
  const made = await (await app.as(bea)).send(
    "POST",
    `/api/quote-requests/${requestId}/plan/calendar`,
  );
  const { text } = await app.client().call(made.body.path);
  expect(text.replaceAll("\r\n ", "")).toMatch(
    new RegExp(`URL;VALUE=URI:\\S+/jobs/${responseId}\r`),
  );
});
