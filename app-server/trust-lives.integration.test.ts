import { afterAll, beforeAll, expect, test } from "vitest";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { addDays, daysBetween } from "../domain/shared/time/days.ts";
import { dayMs, hourMs, minuteMs } from "../domain/shared/time/time-units.ts";
import { dayThere } from "../domain/shared/time/zone-time.ts";
import { milestoneLabels } from "../domain/show-plan/milestone-words.ts";
import type { Milestone, MilestoneKey } from "../domain/show-plan/plan.ts";
import { policy } from "../domain/vetting/examples.ts";
import type { RenderPage } from "./page-routes.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { calendarPrograms } from "./test/test-calendars.ts";
import type { TestClient } from "./test/test-client.ts";

// whole lives, from the first call to the last, by the clock of the app; what may not be and what
// each step refuses stands in the tests of reviews, checks and plans

let renders = 0;
/** A builder's page that shows what the real one reads: reviews and checks. */
const renderPage: RenderPage = async (_request, { api }) => {
  renders += 1;
  const params = { id: beasBooths.id };
  const [builder, reviews, vetting] = await Promise.all([
    api.call("GET /api/builders/:id", { params }),
    api.call("GET /api/builders/:id/reviews", { params, query: {} }),
    api.call("GET /api/builders/:id/vetting", { params }),
  ]);
  return new Response(JSON.stringify({ builder, reviews, vetting }), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
};

let app: TestApp;
let exhibitor: TestClient;
let builder: TestClient;
let admin: TestClient;
const signIn = async () => {
  const clients = await Promise.all([ada, bea, max].map((user) => app.as(user)));
  [exhibitor, builder, admin] = clients as [TestClient, TestClient, TestClient];
};
beforeAll(async () => {
  app = await openTestApp({}, {}, renderPage);
  await signIn();
});
afterAll(() => app.close());

/** Lets time pass, for which no session lasts. */
async function pass(ms: number) {
  app.clock.advance(ms);
  await signIn();
}
const letters = (kind: string) =>
  app.sql<{ to: string; letter: Record<string, unknown> }>(
    "select to_address as to, letter from message where kind = $1 order by created_at, id",
    [kind],
  );
/** The builder's page as visitors get it, twice: the second time from the cache. */
async function page() {
  const read = async () => (await app.client().call(`/builders/${beasBooths.id}`)).text;
  const first = await read();
  const rendered = renders;
  expect(await read()).toBe(first);
  expect(renders).toBe(rendered);
  const { reviews, vetting } = JSON.parse(first);
  return { ...reviews, checks: vetting.checks };
}

test("a review: invitation, change, publication on a cached page after 48 hours, reply, removal with a code, restore [S01] [S02] [S04] [S08]", async () => {
  const follow = () => app.newCore().ratings.followReviews();
  const { requestId, responseId } = await app.given("accepted", { userId: ada.id, eventDay: null });
  const complete = `/api/admin/quotes/${requestId}/complete`;
  expect((await admin.send("POST", complete)).status).toBe(200);
  await pass(4 * dayMs);
  await follow();
  expect(await letters("review-invitation")).toMatchObject([{ to: ada.email }]);

  const review = `/api/reviews/${responseId}`;
  const form = { overall: 2, onTime: 2, again: "no", text: "Late, and it stood.", isNamed: true };
  expect((await exhibitor.send("POST", review, form)).body.state).toBe("submitted");
  await pass(47 * hourMs);
  await follow();
  expect(await page()).toMatchObject({ count: 0, reviews: [] });
  const changed = { ...form, overall: 3 };
  expect((await exhibitor.send("PATCH", review, changed)).status).toBe(200);
  await pass(hourMs);
  await follow();
  const shown = await page();
  expect(shown).toMatchObject({ count: 1, mean: null, reviews: [{ overall: 3, reply: null }] });
  expect(await letters("review-published")).toMatchObject([{ to: bea.email }]);

  const [{ id }] = shown.reviews;
  const reply = { text: "The hall opened late." };
  expect((await builder.send("POST", `/api/reviews/${id}/reply`, reply)).status).toBe(200);
  expect((await page()).reviews).toMatchObject([{ reply }]);
  expect(await letters("review-replied")).toMatchObject([{ to: ada.email }]);

  const remove = `/api/admin/reviews/${id}/remove`;
  expect((await admin.send("POST", remove, { code: "court-order" })).status).toBe(200);
  const removed = [{ code: "court-order", count: 1 }];
  expect(await page()).toMatchObject({ count: 0, reviews: [], removed });
  expect((await admin.send("POST", `/api/admin/reviews/${id}/restore`)).status).toBe(200);
  expect(await page()).toMatchObject({ count: 1, removed: [], reviews: [{ overall: 3, reply }] });
});

test("an insurance: submitted, valid, five reminders, expired at the day's end of the builder, on the cached page and in the matching [S12] [S13] [S14]", async () => {
  const follow = () => app.newCore().vetting.followChecks();
  const shown = async () =>
    (await page()).checks.find(({ kind }: { kind: string }) => kind === "insurance");
  await app.sql("update builder set city = 'Tokyo', state = '', country = 'Japan' where id = $1", [
    beasBooths.id,
  ]);
  const zone = "Asia/Tokyo";
  const validUntil = addDays(dayThere(zone, app.clock.now()), 61);
  const file = new FormData();
  const pdf = "%PDF-1.7\ncover\n%%EOF\n";
  file.set("file", new File([pdf], "certificate.pdf"));
  const upload = "/api/vetting/documents?kind=insurance";
  const { body: document } = await builder.call(upload, { method: "POST", body: file });
  const facts = { ...policy, validFrom: addDays(validUntil, -365), validUntil };
  const sent = { kind: "insurance", ...facts, documents: [document.id] };
  expect((await builder.send("POST", "/api/builders/vetting", sent)).status).toBe(201);
  expect(await shown()).toMatchObject({ state: "missing" });
  const [check] = (await admin.get("/api/admin/vetting")).body.checks;
  const decision = { decision: "accept", validUntil, version: check.version, reason: "Same owner" };
  await admin.send("POST", `/api/admin/vetting/${check.id}/decide`, decision);
  expect(await shown()).toMatchObject({ state: "valid", validUntil: validUntil.slice(0, 7) });

  const required = { required: "insurance", version: 0 };
  expect((await admin.send("PUT", "/api/admin/vetting-policy", required)).status).toBe(200);
  const { requestId } = await app.given("pending");
  const obstacles = async () =>
    (await admin.get(`/api/admin/quotes/${requestId}/suggested-builders`)).text;
  expect(await obstacles()).not.toContain("The insurance proof ended");

  // every six hours, until the last minute of its last day there
  const end = new Date(`${validUntil}T23:59:00+09:00`).getTime();
  while (app.clock.now().getTime() + 6 * hourMs < end) {
    app.clock.advance(6 * hourMs);
    await Promise.all([follow(), follow()]);
  }
  const reminders = [...(await letters("vetting-ends"))].filter(({ to }) => to === bea.email);
  expect(reminders).toHaveLength(5);
  expect((await letters("vetting-ends-today")).map(({ to }) => to)).toEqual([max.email]);
  await pass(end - app.clock.now().getTime());
  await follow();
  expect(await shown()).toMatchObject({ state: "valid" });
  app.clock.advance(minuteMs + 1000);
  await follow();
  expect(await shown()).toMatchObject({ state: "missing" });
  expect(await obstacles()).toContain("The insurance proof ended on");
  expect((await builder.get("/api/builders/vetting")).body.checks).toMatchObject([
    { state: "expired" },
  ]);
});

/** A worked example: its booth and show, the builder's place, and days for an opening on March 16, 2027. */
type Example = {
  show: { title: string; city: string; state: string; region: string };
  builder: { city: string; state: string; country: string; region: string };
  booth: { industry: string; boothSize: string; serviceType: string };
  days: Partial<Record<MilestoneKey, string>>;
};
const exampleOpening = "2027-03-16";
const examples: Record<string, Example> = {
  "a peninsula in Frankfurt from Shanghai": {
    show: {
      title: 'Möbel; Küche, "Übergröße" \\ 国际展览会国际展览会国际展览会国际展览会 🎪🎪🎪',
      city: "Frankfurt",
      state: "Germany",
      region: "Europe",
    },
    builder: { city: "Shanghai", state: "", country: "China", region: "Asia" },
    booth: { industry: "peninsula", boothSize: "20x30", serviceType: "custom-exhibit-stand" },
    days: {
      "move-in": "2027-03-11",
      "sea-freight": "2027-01-08",
      graphics: "2026-12-25",
      "design-freeze": "2026-12-18",
      drawings: "2027-01-25",
      contract: "2026-12-04",
    },
  },
  "an inline rental in Orlando": {
    show: {
      title: "Sun & Sand, Orlando",
      city: "Orlando",
      state: "FL",
      region: "North America",
    },
    builder: { city: "Orlando", state: "FL", country: "USA", region: "North America" },
    booth: { industry: "inline", boothSize: "10x10", serviceType: "exhibit-stand-rental" },
    days: {
      "warehouse-closes": "2027-03-03",
      ship: "2027-03-02",
      "design-freeze": "2027-02-26",
      discount: "2027-02-19",
      graphics: "2027-02-16",
      eac: "2027-02-11",
      contract: "2027-02-04",
    },
  },
};

test.each(Object.entries(examples))(
  "a plan: %s, its calendar in three programs, and each reminder once until the show is over [S27] [S30]",
  async (name, example) => {
    await signIn();
    const today = dayThere("UTC", app.clock.now());
    // as many whole weeks later that every reminder lies ahead: the days of the week stay
    const ahead = daysBetween(example.days.contract ?? "", today) + 16;
    const shift = Math.max(0, Math.ceil(ahead / 7)) * 7;
    const opening = addDays(exampleOpening, shift);
    const { show, builder: at, booth } = example;
    await app.sql(
      "update builder set city = $2, state = $3, country = $4, region = $5, coverage_areas = '{}' where id = $1",
      [beasBooths.id, at.city, at.state, at.country, at.region],
    );
    const tradeShowId = crypto.randomUUID();
    await app.sql(
      "insert into trade_show (id, title, city, state, region, start_date, end_date) values ($1, $2, $3, $4, $5, $6, $7)",
      [tradeShowId, show.title, show.city, show.state, show.region, opening, addDays(opening, 2)],
    );
    const { requestId } = await app.given("accepted", {
      ...(booth as object),
      userId: ada.id,
      features: [],
      tradeShowName: show.title,
      venue: `Messe ${show.city}`,
      eventDate: opening,
      eventDay: opening,
      brief: { tradeShowId: tradeShowId as never },
    });
    const path = `/api/quote-requests/${requestId}/plan`;
    const { milestones }: { milestones: Milestone[] } = (await exhibitor.get(path)).body;
    const days = Object.fromEntries(milestones.map(({ key, day }) => [key, day]));
    const expected = Object.entries(example.days).map(([key, day]) => [key, addDays(day, shift)]);
    expect(days, name).toMatchObject(Object.fromEntries(expected));
    expect("ship" in days).toBe("ship" in example.days);

    const made = await exhibitor.send("POST", `${path}/calendar`);
    const { text: file, headers } = await app.client().call(made.body.path);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    for (const [program, read] of Object.entries(calendarPrograms)) {
      const events = read(file);
      expect(
        events.map(({ summary, day, ...event }) => ({ summary, day, ...event, uid: "" })),
        program,
      ).toEqual(
        milestones.map(({ key, day }) => ({
          uid: "",
          sequence: 0,
          day,
          until: null,
          isAllDay: true,
          summary: `${milestoneLabels[key]}, ${show.title}`,
          description: "Usual dates. Your exhibitor manual rules.",
          location: null,
          url: `${app.origin}/requests/${requestId}?view=plan`,
          categories: [],
          alarms: [7 * 86_400, 86_400],
        })),
      );
      expect(new Set(events.map(({ uid }) => uid)).size, program).toBe(events.length);
    }

    const remind = () => app.newCore().assignment.remindPlans();
    await remind();
    for (let left = daysBetween(today, opening) + 4; left > 0; left -= 1) {
      app.clock.advance(dayMs);
      await remind();
    }
    const sent = await app.sql<{
      to: string;
      at: string;
      letter: { days: { label: string; daysLeft: number }[] };
    }>(
      `select to_address as to, created_at as at, letter from message
     where kind = 'plan-days' and quote_request_id = $1 order by created_at`,
      [requestId],
    );
    const told = (to: string, label: string) =>
      sent.flatMap((mail) =>
        mail.to === to
          ? mail.letter.days.flatMap((day) => (day.label === label ? [day.daysLeft] : []))
          : [],
      );
    for (const { key, owner } of milestones) {
      for (const [side, { email }] of Object.entries({ exhibitor: ada, builder: bea })) {
        const isOwed = owner === side || owner === "both";
        expect(told(email, milestoneLabels[key]), `${key}, ${side}`).toEqual(
          isOwed ? [14, 7, 1, -1] : [],
        );
      }
    }
    for (const { email } of [ada, bea, carl]) {
      const mornings = sent
        .filter(({ to }) => to === email)
        .map(({ at: moment }) => new Date(moment).toISOString().slice(0, 10));
      expect(new Set(mornings).size).toBe(mornings.length);
    }
    await app.sql("update quote_request set status = 'cancelled' where id = $1", [requestId]);
  },
);
