import { afterAll, beforeAll, expect, test } from "vitest";
import { toBuilderRow } from "../adapters/postgres/builders/builder-profile-mapper.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { usualCapacity } from "../domain/builder-profiles/capacity/builder-capacity.ts";
import {
  beasBooths,
  carlsStands,
  doraDisplays,
  profile,
} from "../domain/builder-profiles/examples.ts";
import { invitation } from "../domain/quotes/examples.ts";
import type { QuoteRequest } from "../domain/quotes/quote-request.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let admin: TestClient;
const far = "2098-03-03";
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.as(max);
  await app.sql(
    `insert into trade_show (title, city, state, region, industry, venue, start_date, end_date)
     values ('CES', 'Las Vegas', 'NV', 'North America', 'technology', 'Some Hall', $1, $1)`,
    [far],
  );
});
afterAll(() => app.close());

const wanted: Partial<QuoteRequest> = { tradeShowName: "CES 2098", eventDay: far, eventDate: far };
const suggestedFor = async (requestId: string) =>
  (await admin.get(`/api/admin/quotes/${requestId}/suggested-builders`)).body;

test("an admin gets builders for a request, the best first, each with reasons that sum to its points", async () => {
  const { requestId } = await app.given("pending", wanted);
  await app.sql(
    `insert into portfolio_project (builder_id, title, description, industry, size, image_url, event_name, review_state)
     values ($1, 'A Stand', 'Tall', 'Technology', '20x20', '/a.avif', 'CES 2025', 'approved')`,
    [carlsStands.id],
  );
  const { suggestions, misfits, unknowns } = await suggestedFor(requestId);
  expect(suggestions.map(({ name }: { name: string }) => name)).toEqual([
    "Carl's Stands",
    "Bea's Booths",
    "Dora Displays",
  ]);
  const [best] = suggestions;
  const points = best.reasons.map((reason: { points: number }) => reason.points);
  expect(points.reduce((sum: number, each: number) => sum + each, 0)).toBe(best.points);
  const why = Object.fromEntries(
    best.reasons.map((reason: { criterion: string; why: string }) => [
      reason.criterion,
      reason.why,
    ]),
  );
  expect(why).toMatchObject({
    place: "At home in Las Vegas",
    show: "Has built at CES 2098",
    industry: "1 past project in technology",
    size: "1 past booth of about this size",
  });
  expect(misfits).toEqual([
    expect.objectContaining({
      name: "Una's Stands",
      obstacles: [expect.objectContaining({ condition: "approved" })],
    }),
  ]);
  expect(unknowns).toEqual([]);
});

test("an admin reads how many builders do not match beyond the nearest twenty [Q16]", async () => {
  const { requestId } = await app.given("pending", wanted);
  const before = await suggestedFor(requestId);
  expect(before.moreMisfits).toBe(0);
  await app.sql(
    // no address to invite them at
    `insert into builder (id, name, search_text, review_state, public, description, city, state, country, region, years_in_business, team_size, completed_projects, coverage_areas)
     select gen_random_uuid(), 'Waiting ' || n, '', 'approved', true, '', 'Las Vegas', 'Nevada', 'USA', '', 1, '1', 0, '{Las Vegas,Nevada,USA}' from generate_series(1, 30) n`,
  );
  const { misfits, moreMisfits, considered } = await suggestedFor(requestId);
  expect(misfits).toHaveLength(20);
  expect(moreMisfits).toBe(before.misfits.length + 30 - 20);
  expect(considered).toBe(before.considered + 30);
  await app.sql("delete from builder where name like 'Waiting %'");
});

test("what builders did with this request and the last ones is weighed", async () => {
  const recently = new Date(testNow().getTime() - 5 * 86_400_000);
  const delivered = { invitedAt: recently, deliveredAt: recently };
  const asked = (facts: object = {}) => ({
    invitations: [invitation(beasBooths.id, { ...delivered, ...facts })],
  });
  const after = (hours: number) => new Date(recently.getTime() + hours * 3_600_000);
  await app.given("sent", asked());
  // Declining and being taken off do not make an invitation unasked; taken off at once, there was no time to answer.
  const gone = { assignedBuilders: [], status: "pending" as const };
  await app.given("sent", { ...asked({ removedAt: after(3), declinedAt: after(3) }), ...gone });
  await app.given("sent", { ...asked({ removedAt: after(60) }), ...gone });
  await app.given("sent", { ...asked({ removedAt: after(1) }), ...gone });
  const answers = [await app.given("offered", asked()), await app.given("offered", asked())];
  for (const [index, { responseId }] of answers.entries()) {
    await app.sql("update quote_response set created_at = $2, quoted_amount = $3 where id = $1", [
      responseId,
      after(2),
      index === 0 ? 10_000 : null,
    ]);
  }
  const { requestId } = await app.given("pending", wanted);
  const by = await app.as(carl);
  expect((await by.send("POST", `/api/quote-requests/${requestId}/interest`)).status).toBeLessThan(
    300,
  );
  const { suggestions } = await suggestedFor(requestId);
  const reasonsOf = (id: string) =>
    suggestions
      .find(({ builderId }: { builderId: string }) => builderId === id)
      .reasons.map((reason: { why: string }) => reason.why);
  expect(reasonsOf(beasBooths.id)).toContain("Answered 1 of 5 requests in the last year");
  expect(reasonsOf(beasBooths.id)).toContain("1 request to answer");
  expect(reasonsOf(carlsStands.id)).toContain("Interested in this request");
});

test("the answer share counts removed, declined and lapsed invitations; not released, bounced or soon taken back ones, nor those still in time [Q38]", async () => {
  const at = new Date(testNow().getTime() - 20 * 86_400_000);
  const after = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
  const { id: builderId } = doraDisplays;
  const once = (facts: object) =>
    app.given("sent", {
      assignedBuilders: [],
      status: "pending",
      invitations: [invitation(builderId, { invitedAt: at, deliveredAt: at, ...facts })],
    });
  const share = async () => {
    const { requestId } = await app.given("pending", wanted);
    const { suggestions } = await suggestedFor(requestId);
    const dora = suggestions.find((one: { builderId: string }) => one.builderId === builderId);
    return dora.reasons.find(({ criterion }: { criterion: string }) => criterion === "answers").why;
  };
  expect(await share()).toBe("Not asked in the last year");
  const now = testNow();
  const soon = new Date(testNow().getTime() + 3_600_000);
  for (const facts of [
    { releasedAt: after(30) },
    { delivery: "failed" },
    { removedAt: after(23) },
    { invitedAt: now, deliveredAt: now, respondBy: soon },
    { invitedAt: new Date(testNow().getTime() - 400 * 86_400_000) },
  ]) {
    await once(facts);
    expect(await share()).toBe("Not asked in the last year");
  }
  const counting = [
    { removedAt: after(25) },
    { removedAt: after(2), declinedAt: after(2) },
    { invitedAt: now, deliveredAt: now, respondBy: soon, lapsedAt: now },
    { respondBy: after(48) },
  ];
  for (const [index, facts] of counting.entries()) {
    await once(facts);
    const asked = index + 1 === 1 ? "1 request" : `${index + 1} requests`;
    expect(await share()).toBe(`Answered 0 of ${asked} in the last year`);
  }
});

test("a builder reads why they were not asked, judged as things are today: obstacles and what would change them, never who was asked [Q39]", async () => {
  await app.sql("delete from quote_request");
  const reader = await app.as(bea);
  const read = async () => (await reader.get("/api/builders/not-asked")).body;
  expect(await read()).toEqual([]);
  const now = testNow();
  const asked = {
    createdAt: now,
    updatedAt: now,
    company: "Zqsecret",
    email: "zqsecret@example.com",
    invitations: [invitation(carlsStands.id)],
    assignedBuilders: [carlsStands.id],
  };
  await app.given("sent", { ...wanted, ...asked, boothSize: "20x20" });
  await app.given("sent", { ...wanted, ...asked, invitations: [invitation(beasBooths.id)] });
  await app.given("pending", { ...wanted, createdAt: now, updatedAt: now });
  const entry = {
    month: now.toISOString().slice(0, 7),
    show: "CES 2098",
    sizeBand: "101 to 400 sq ft",
  };
  expect(await read()).toEqual([
    {
      ...entry,
      condition: null,
      change: expect.any(String),
      obstacle: "As things are today, nothing stands in your way; others fit the brief better",
    },
  ]);
  const save = { ...usualCapacity, isPaused: true };
  await reader.send("PUT", "/api/builders/capacity", save);
  const paused = await read();
  expect(paused).toEqual([
    {
      ...entry,
      condition: "away",
      obstacle: "You have paused invitations, or your times away cover that day",
      change: "Update your times away under Availability",
    },
  ]);
  expect(JSON.stringify(paused)).not.toMatch(/zqsecret|carl/i);
  await app.sql("delete from builder_capacity");
});

test("a show on no calendar, a date without a day and hostile names still get an answer", async () => {
  const strange = "%_\\ ' \u202e(((";
  const { requestId } = await app.given("pending", {
    tradeShowName: strange,
    venue: `${strange} Las Vegas`,
    eventDay: null,
    budget: "much",
  });
  const { suggestions, unknowns } = await suggestedFor(requestId);
  expect(suggestions.length).toBeGreaterThan(0);
  expect(unknowns).toHaveLength(3);
  expect((await admin.get("/api/admin/quotes/nobody/suggested-builders")).status).toBe(404);
});

test("many builders elsewhere do not keep one at home by the show from being found", async () => {
  const crowd = Array.from({ length: 300 }, (_, number) => ({
    ...profile(crypto.randomUUID(), `Crowd ${number}`, null),
    city: "Reno",
    featuredBuilder: true,
    rating: 5,
    reviewCount: 9,
  }));
  await insertRows(
    app.newEm(),
    "builder",
    crowd.map((one) => toBuilderRow(one)),
  );
  const { requestId } = await app.given("pending", wanted);
  const found = await suggestedFor(requestId);
  expect(found.considered).toBeLessThan(200);
  expect(found.suggestions[0].name).toBe("Carl's Stands");
  expect(found.suggestions).toHaveLength(12);
});

test("an admin sees how many builders can be asked by city, size and type, which shows open soon, and who nearly fits [W14]", async () => {
  const supply = async (query = "") => (await admin.get(`/api/admin/supply${query}`)).body;
  const { needed, promised, cities } = await supply();
  expect([needed, promised]).toEqual([12, 5]);
  const [vegas] = cities;
  expect(vegas).toMatchObject({
    city: "Las Vegas",
    calendar: {
      shows: expect.any(Number),
      nextShow: "CES",
      nextDay: "2098-03-03",
      isSoon: false,
    },
  });
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 24 * 3_600_000);
  for (const [days, isSoon] of [
    [121, false],
    [119, true],
  ] as const) {
    await app.sql("update trade_show set start_date = $1, end_date = $1 where title = 'CES'", [
      inDays(days).toISOString().slice(0, 10),
    ]);
    const { calendar } = (await supply("?city=las%20vegas")).cities.find(
      (each: { city: string }) => each.city === "Las Vegas",
    );
    expect(calendar.isSoon, `${days} days`).toBe(isSoon);
  }
  const countOf = (counts: { type: string; size: string }[], type: string) =>
    counts.find((each) => each.type === type && each.size === "101-400");
  const any = countOf(vegas.counts, "any") as unknown as { local: number };
  const pavilions = { type: "pavilion", size: "101-400", local: 0, traveling: 0 };
  expect(any.local).toBeGreaterThanOrEqual(3);
  expect(countOf(vegas.counts, "pavilion")).toEqual(pavilions);

  const near = await admin.get(
    "/api/admin/supply/near?city=las%20vegas&type=pavilion&size=101-400",
  );
  expect(near.body.builders).toContainEqual({
    id: doraDisplays.id,
    name: "Dora Displays",
    city: "Las Vegas",
    country: "USA",
    miss: "type",
    why: "No pavilion booth in their specialties, services or projects",
    change: "the builder adds it to the specialties, or shows such a project",
  });

  const builder = await app.as(bea);
  const pause = { ...usualCapacity, isPaused: true };
  expect((await builder.send("PUT", "/api/builders/capacity", pause)).status).toBe(200);
  await app.sql("update builder set specialties = array['Pavilions'] where id = $1", [
    doraDisplays.id,
  ]);
  const later = (await supply()).cities[0].counts;
  expect(countOf(later, "any")).toMatchObject({ local: any.local - 1 });
  expect(countOf(later, "pavilion")).toMatchObject({ local: 1 });

  const [reno] = (await supply("?city=Reno")).cities;
  expect(reno).toMatchObject({ city: "Reno", calendar: null });
  const answers = ["?city=", "?city=%07"].map((query) => admin.get(`/api/admin/supply${query}`));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 400]);
  expect((await builder.get("/api/admin/supply")).status).toBe(403);
});

test("the exhibitor's preferred builders come first, and no other builder reads of them", async () => {
  const preferredBuilders = [doraDisplays.id];
  const { requestId } = await app.given("sent", { ...wanted, preferredBuilders });
  const { suggestions } = await suggestedFor(requestId);
  const first = { name: "Dora Displays", isPreferred: true };
  expect(suggestions[0]).toMatchObject(first);
  expect(suggestions[1].isPreferred).toBe(false);
  const read = async (by: TestClient) =>
    (await by.get(`/api/quote-requests/${requestId}`)).body.preferredBuilders;
  expect(await read(admin)).toEqual(preferredBuilders);
  expect(await read(await app.as(ada))).toEqual(preferredBuilders);
  expect(await read(await app.as(bea))).toEqual([]);
});
