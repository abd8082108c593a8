import { afterAll, beforeAll, expect, test } from "vitest";
import { testDay } from "../adapters/system/test/test-time.ts";
import { ada, bea } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { dayMs, hourMs } from "../domain/shared/time/time-units.ts";
import { dayThere } from "../domain/shared/time/zone-time.ts";
import { milestoneLabels } from "../domain/show-plan/milestone-words.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  // builders are at home in one zone
  await app.sql(
    "update builder set city = 'Chicago', state = 'IL', country = 'USA' where id = $1",
    [beasBooths.id],
  );
});
afterAll(() => app.close());

type Day = { label: string; day: string; daysLeft: number };
type Mail = { kind: string; to: string; at: string; letter: { days: Day[] } & Row };
type Row = Record<string, unknown>;
const mails = (requestId: string) =>
  app.sql<Mail>(
    `select kind, to_address as to, letter, created_at as at from message
     where quote_request_id = $1 and kind in ('plan-days', 'plan-moved') order by created_at, id`,
    [requestId],
  );
const remind = () => app.newCore().assignment.remindPlans();
/** Runs two workers every four hours. */
async function pass(days: number) {
  for (let at = 0; at < days * 6; at += 1) {
    app.clock.advance(4 * hourMs);
    await Promise.all([remind(), remind()]);
  }
}
const inDays = (days: number) =>
  new Date(app.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
const close = (requestId: string) =>
  app.sql("update quote_request set status = 'cancelled' where id = $1", [requestId]);

test("before the award the exhibitor is reminded of quotes and the choice, one email a day at 8, until the request is closed [S30]", async () => {
  const { requestId } = await app.given("offered", {
    userId: ada.id,
    eventDay: testDay(100),
    eventDate: testDay(100),
  });
  const owner = await app.as(ada);
  const { milestones } = (await owner.get(`/api/quote-requests/${requestId}/plan`)).body;
  const award = milestones.find(({ key }: Row) => key === "award").day;
  await remind();
  expect(await mails(requestId)).toEqual([]);
  await pass(100);
  const sent = await mails(requestId);
  const told = sent.flatMap(({ letter }) => letter.days);
  expect(
    told.filter(({ label }) => label === milestoneLabels.award).map(({ daysLeft }) => daysLeft),
  ).toEqual([14, 7, 1, -1]);
  expect(new Set(told.map(({ label }) => label))).toEqual(
    new Set([milestoneLabels["quotes-in"], milestoneLabels.award]),
  );
  expect(told.find(({ label }) => label === milestoneLabels.award)?.day).toBe(award);
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([ada.email]));
  const days = sent.map(({ at }) => dayThere("UTC", new Date(at)));
  expect(new Set(days).size).toBe(days.length);
  await close(requestId);
});

test("after the award each side is reminded of what it owes; a muted topic sends nothing [S30]", async () => {
  const { requestId } = await app.given("accepted", {
    userId: ada.id,
    eventDay: inDays(60),
    eventDate: inDays(60),
  });
  await remind();
  await pass(62);
  const told = async (email: string) =>
    (await mails(requestId))
      .filter(({ to }) => to === email)
      .flatMap(({ letter }) => letter.days.map(({ label }) => label));
  const [exhibitors, builders] = [await told(ada.email), await told(bea.email)];
  expect(exhibitors).toContain(milestoneLabels.graphics);
  expect(exhibitors).not.toContain(milestoneLabels.ship);
  expect(builders).toContain(milestoneLabels.ship);
  expect(builders).not.toContain(milestoneLabels.graphics);
  expect([...exhibitors, ...builders]).not.toContain(milestoneLabels.award);
  await close(requestId);

  await app.sql("insert into muted_mail (address, topic) values ($1, 'plan')", [ada.email]);
  const { requestId: quiet } = await app.given("offered", {
    userId: ada.id,
    eventDay: inDays(60),
    eventDate: inDays(60),
  });
  await remind();
  await pass(60);
  expect(await mails(quiet)).toEqual([]);
  await close(quiet);
  await app.sql("delete from muted_mail");
});

test("when the show moves, both sides hear once what changes, quotes wait for confirmation, and the promise stays [S31]", async () => {
  const showId = crypto.randomUUID();
  const [day, later] = [inDays(120), inDays(141)];
  await app.sql("insert into trade_show (id, title, start_date) values ($1, 'Moving Expo', $2)", [
    showId,
    day,
  ]);
  const brief = { tradeShowId: showId as never };
  const about = { userId: ada.id, tradeShowName: "Moving Expo", eventDay: day, eventDate: day };
  const open = await app.given("offered", { ...about, brief });
  const won = await app.given("accepted", { ...about, brief });
  const promises = () =>
    app.sql("select * from quote_promise where quote_request_id = any ($1) order by 1", [
      [open.requestId, won.requestId],
    ]);
  await remind();
  const promised = await promises();
  await app.sql("update trade_show set start_date = $2 where id = $1", [showId, later]);
  await pass(2);

  const moved = async (id: string) =>
    (await mails(id)).filter(({ kind }) => kind === "plan-moved").map(({ to }) => to);
  expect(await moved(open.requestId)).toEqual([ada.email]);
  expect((await moved(won.requestId)).sort()).toEqual([ada.email, bea.email].sort());
  const letter = (await mails(open.requestId)).find(({ kind }) => kind === "plan-moved")?.letter;
  expect(letter).toMatchObject({ quotes: 1 });
  expect(letter?.changes).toContainEqual({ label: milestoneLabels.opening, from: day, to: later });
  const briefs = await app.sql(
    "select event_date, event_day::text as day, brief_version from quote_request where id = $1",
    [open.requestId],
  );
  expect(briefs).toEqual([{ event_date: later, day: later, brief_version: 2 }]);
  const asked = await app.sql<{ to: string }>(
    "select to_address as to from message where quote_request_id = $1 and kind = 'brief-changed'",
    [open.requestId],
  );
  expect(asked).toEqual([{ to: bea.email }]);
  const quotes = await (await app.as(ada)).get(`/api/quote-requests/${open.requestId}/responses`);
  expect(quotes.body).toMatchObject([{ status: "pending", forEarlierBrief: true }]);
  // the accepted job keeps the brief that it was priced for
  const jobs = await app.sql("select brief_version from quote_request where id = $1", [
    won.requestId,
  ]);
  expect(jobs).toEqual([{ brief_version: 1 }]);
  expect(await promises()).toEqual(promised);
});
