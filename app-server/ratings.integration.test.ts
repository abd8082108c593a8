import { afterAll, beforeAll, expect, test } from "vitest";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { dayMs, hourMs } from "../domain/shared/time/time-units.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

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

const reviews = `/api/builders/${beasBooths.id}/reviews`;
const follow = () => app.newCore().ratings.followReviews();
/** Lets time pass, for which no session lasts. */
async function pass(ms: number) {
  app.clock.advance(ms);
  await signIn();
}
const form = { overall: 4, onTime: 5, again: "yes", text: "On time, and it stood." };

/** A request of Ada's that is completed; Bea's quote was accepted. */
async function completed(facts = {}) {
  const { requestId, responseId } = await app.given("accepted", {
    userId: ada.id,
    eventDate: "soon",
    eventDay: null,
    ...facts,
  });
  const path = `/api/admin/quotes/${requestId}`;
  expect((await admin.send("POST", `${path}/complete`)).status).toBe(200);
  return { requestId, path, review: `/api/reviews/${responseId}` };
}

/** Publishes a review of this many points. */
async function published(overall: number, said = {}) {
  const { review, ...job } = await completed();
  expect((await exhibitor.send("POST", review, { ...form, overall, ...said })).status).toBe(201);
  await pass(48 * hourMs);
  await follow();
  const [{ id }] = (await app.client().get(reviews)).body.reviews;
  return { ...job, review, id: id as string };
}

const read = async () => (await app.client().get(reviews)).body;
const stored = async () =>
  (
    await app.sql(
      "select rating, review_count, rating_source, imported_rating from builder where id = $1",
      [beasBooths.id],
    )
  )[0];
/** The rating as counted from the reviews themselves. */
async function recounted() {
  const [row] = await app.sql(
    `select count(*)::int as count, coalesce(avg(overall), 0)::float8 as mean from builder_review
     where builder_id = $1 and state = 'published' and not is_hidden`,
    [beasBooths.id],
  );
  const { count, mean } = row as { count: number; mean: number };
  return count < 3
    ? { rating: 0, review_count: 0, rating_source: "none" }
    : { rating: Math.round(mean * 10) / 10, review_count: count, rating_source: "verified" };
}
/** Emails of this kind about a request, or to a builder: their addresses and facts. */
const letters = (kind: string) =>
  app.sql<{ to: string; letter: Record<string, unknown> }>(
    "select to_address as to, letter from message where kind = $1 order by created_at, id",
    [kind],
  );

test("only the exhibitor of a completed, accepted quote reviews its builder, once [S01]", async () => {
  const open = await app.given("accepted", { userId: ada.id });
  expect((await exhibitor.send("POST", `/api/reviews/${open.responseId}`, form)).status).toBe(404);
  const { review } = await completed();
  expect((await app.client().send("POST", review, form)).status).toBe(401);
  for (const stranger of [builder, other, admin]) {
    for (const method of ["POST", "PATCH", "DELETE"] as const) {
      const body = method === "DELETE" ? undefined : form;
      expect((await stranger.send(method, review, body)).status).toBe(404);
    }
  }
  const bad = await exhibitor.send("POST", review, { overall: 6, again: "maybe" });
  expect(bad.status).toBe(400);
  expect(bad.body.errors.map(({ field }: { field: string }) => field)).toEqual([
    "overall",
    "again",
  ]);
  const sent = await exhibitor.send("POST", review, form);
  expect(sent).toMatchObject({ status: 201, body: { state: "submitted", overall: 4 } });
  expect((await exhibitor.send("POST", review, form)).status).toBe(409);
  // withdrawn before any email, it can be written again for 90 days
  const withdrawn = await exhibitor.send("DELETE", review);
  expect(withdrawn.body).toMatchObject({ state: "invited", overall: null, isOver: false });
  const left = Date.parse(withdrawn.body.until) - app.clock.now().getTime();
  expect(Math.round(left / dayMs)).toBe(90);
});

test("a job that its builder could not do is reviewed as well, one that ended otherwise is not [S01]", async () => {
  const calledOff = async (code: string) => {
    const { responseId } = await app.given("accepted", { userId: ada.id });
    const path = `/api/jobs/${responseId}/call-off`;
    expect((await exhibitor.send("POST", path, { code, text: "No crew" })).status).toBe(200);
    return `/api/reviews/${responseId}`;
  };
  const canceled = await calledOff("show-canceled");
  expect((await exhibitor.send("POST", canceled, form)).status).toBe(404);
  const letDown = await calledOff("builder-cannot");
  expect((await builder.send("POST", letDown, form)).status).toBe(404);
  expect((await exhibitor.send("POST", letDown, { ...form, overall: 1 })).status).toBe(201);
  await exhibitor.send("DELETE", letDown);
});

test("a delivered booth is reviewed before its request is completed, and asked about once [S01] [S08]", async () => {
  const given = { userId: ada.id, eventDate: "soon", eventDay: null };
  const { requestId, responseId } = await app.given("accepted", given);
  const job = `/api/jobs/${responseId}`;
  const review = `/api/reviews/${responseId}`;
  expect((await exhibitor.send("POST", review, form)).status).toBe(404);
  expect((await exhibitor.send("POST", `${job}/sign-off`)).status).toBe(200);
  const invitations = () =>
    app.sql("select id from message where kind = 'review-invitation' and quote_request_id = $1", [
      requestId,
    ]);
  await follow();
  expect(await invitations()).toEqual([]);
  await pass(4 * dayMs);
  await follow();
  expect(await invitations()).toHaveLength(1);
  expect((await exhibitor.send("POST", review, form)).status).toBe(201);
  expect((await exhibitor.send("DELETE", review)).status).toBe(200);
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/complete`)).status).toBe(200);
  await pass(4 * dayMs);
  await follow();
  expect(await invitations()).toHaveLength(1);
  await app.sql("delete from builder_review where response_id = $1", [responseId]);
});

test("the builder's own people can't review it; a shared public mail provider doesn't make them its own [S03]", async () => {
  const own = await completed({ company: "bea's booths" });
  expect((await exhibitor.send("POST", own.review, form)).status).toBe(403);
  const host = beasBooths.email?.split("@")[1];
  const sameHost = await completed({ email: `ada@${host}` });
  expect((await exhibitor.send("POST", sameHost.review, form)).status).toBe(403);

  await app.sql("update builder set email = 'bea@gmail.com' where id = $1", [beasBooths.id]);
  const sameProvider = await completed({ email: "ada@gmail.com" });
  expect((await exhibitor.send("POST", sameProvider.review, form)).status).toBe(201);
  await exhibitor.send("DELETE", sameProvider.review);
  await app.sql("update builder set email = $2 where id = $1", [beasBooths.id, beasBooths.email]);
});

test("it is published by the clock after 48 hours, and can be changed until then [S02]", async () => {
  const { review } = await completed({ company: "Acme", tradeShowName: "CES" });
  const { body } = await exhibitor.send("POST", review, { ...form, isNamed: true });
  await pass(47 * hourMs);
  await follow();
  expect((await read()).reviews).toEqual([]);
  const changed = { ...form, overall: 3, isNamed: true };
  const edited = await exhibitor.send("PATCH", review, changed);
  expect(edited).toMatchObject({ status: 200, body: { overall: 3, publishAt: body.publishAt } });

  await pass(hourMs);
  expect((await exhibitor.send("PATCH", review, changed)).status).toBe(409);
  const version = async () =>
    (await app.sql("select amount from builder_facet where dimension = 'version'"))[0];
  const before = await version();
  await follow();
  expect(await version()).not.toEqual(before);
  const { reviews: listed, mean, count } = await read();
  expect({ mean, count }).toEqual({ mean: null, count: 1 });
  expect(listed).toMatchObject([
    { overall: 3, text: form.text, company: "Acme", facts: { show: "CES" }, reply: null },
  ]);
  expect(await letters("review-published")).toMatchObject([
    { to: bea.email, letter: { company: "Acme" } },
  ]);
  await follow();
  expect(await letters("review-published")).toHaveLength(1);
  expect((await exhibitor.send("DELETE", review)).status).toBe(200);
});

test("rating and count equal a recount after every event; below three there is no number [S05] [S04] [S46]", async () => {
  const first = await published(5);
  const second = await published(4);
  expect(await stored()).toMatchObject({ rating: 0, review_count: 0, rating_source: "none" });
  expect(await read()).toMatchObject({ mean: null, count: 2, bars: [0, 0, 0, 1, 1] });
  await published(2);
  expect(await stored()).toMatchObject(await recounted());
  expect(await stored()).toMatchObject({ rating: 3.7, review_count: 3, rating_source: "verified" });
  expect(await read()).toMatchObject({ mean: 3.7, count: 3, bars: [0, 1, 0, 1, 1] });
  const { body: shown } = await app.client().get(`/api/builders/${beasBooths.id}`);
  expect(shown).toMatchObject({ rating: 3.7, reviewCount: 3, ratingSource: "verified" });

  // removed by an admin: a code is needed, the line stays, and it comes back
  const at = `/api/admin/reviews/${first.id}`;
  expect((await builder.send("POST", `${at}/remove`, { code: "threat" })).status).toBe(403);
  expect((await admin.send("POST", `${at}/remove`, {})).status).toBe(400);
  expect((await admin.send("POST", `${at}/remove`, { code: "author" })).status).toBe(400);
  expect((await admin.send("POST", `${at}/remove`, { code: "personal-data" })).status).toBe(200);
  expect(await stored()).toMatchObject(await recounted());
  const without = await read();
  expect(without).toMatchObject({ mean: null, count: 2, onTime: null });
  expect(without.removed).toContainEqual({ code: "personal-data", count: 1 });
  expect(JSON.stringify(without.reviews)).not.toContain(first.id);
  const queue = (await admin.get("/api/admin/reviews/reports")).body.reviews;
  expect(queue).toMatchObject([{ id: first.id, state: "removed", removalCode: "personal-data" }]);
  expect((await admin.send("POST", `${at}/restore`)).status).toBe(200);
  expect((await admin.get("/api/admin/reviews/reports")).body.reviews).toEqual([]);
  expect(await stored()).toMatchObject({ rating: 3.7, rating_source: "verified" });
  const audit = await app.sql<{ action: string }>(
    "select action from audit_event where object_id = $1 and action like 'review.%' order by at, id",
    [beasBooths.id],
  );
  expect(audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["review.removed", "review.restored"]),
  );

  // reopened and completed again
  expect((await admin.send("POST", `${second.path}/reopen`, {})).status).toBe(200);
  expect(await stored()).toMatchObject(await recounted());
  expect(await read()).toMatchObject({ mean: null, count: 2 });
  expect((await exhibitor.get("/api/reviews/invitations")).body.invitations).not.toContainEqual(
    expect.objectContaining({ id: second.id }),
  );
  expect((await admin.send("POST", `${second.path}/complete`)).status).toBe(200);
  expect(await stored()).toMatchObject({ rating: 3.7, review_count: 3, rating_source: "verified" });

  // two years later
  await app.sql(
    `update builder_review set published_at = published_at - interval '25 months' where id = $1`,
    [second.id],
  );
  expect(await app.newCore().ratings.recountRatings()).toBe(1);
  expect(await stored()).toMatchObject({ rating: 0, review_count: 0, rating_source: "none" });
  expect(await app.newCore().ratings.recountRatings()).toBe(0);
  expect((await read()).reviews).toHaveLength(3);
  await app.sql("delete from builder_review");
});

test("the comparison and the builder's page say the same of how often it was on time, as stored and as recounted [S05] [S06]", async () => {
  const { requestId } = await app.given("offered", { userId: ada.id });
  const comparedBuilder = async () =>
    (await exhibitor.get(`/api/quote-requests/${requestId}/responses`)).body[0].builder;
  const compared = async () => (await comparedBuilder()).onTime;
  const text = (good: number, rated: number) =>
    `On time in ${good} of ${rated} reviewed projects of the last 24 months. Exhibitors gave 4 or 5 of 5 points for it.`;
  const same = async (words: string | null) =>
    expect([await compared(), (await read()).onTime]).toEqual([words, words]);
  const late = await published(5, { onTime: 3 });
  await published(5);
  await published(4, { onTime: null });
  await same(null);
  await published(3, { onTime: 4 });
  await same(text(2, 3));
  const verified = { rating: 4.3, reviewCount: 4, ratingSource: "verified" };
  expect(await comparedBuilder()).toMatchObject(verified);
  const at = `/api/admin/reviews/${late.id}`;
  expect((await admin.send("POST", `${at}/remove`, { code: "threat" })).status).toBe(200);
  await same(null);
  expect((await admin.send("POST", `${at}/restore`)).status).toBe(200);
  await same(text(2, 3));
  await app.sql(
    "update builder_review set published_at = published_at - interval '25 months' where id = $1",
    [late.id],
  );
  expect(await app.newCore().ratings.recountRatings()).toBe(1);
  await same(null);
  await app.sql("delete from builder_review");
});

test("its builder replies once and may change the reply for 48 hours; the author is emailed once [S08]", async () => {
  const { id } = await published(4);
  const path = `/api/reviews/${id}/reply`;
  for (const stranger of [exhibitor, other, admin]) {
    expect((await stranger.send("POST", path, { text: "No" })).status).toBe(404);
  }
  expect((await builder.send("POST", path, { text: " " })).status).toBe(400);
  expect((await builder.send("POST", path, { text: "Thank you" })).status).toBe(200);
  expect((await builder.send("POST", path, { text: "Thank you, Ada" })).status).toBe(200);
  expect((await read()).reviews[0].reply).toMatchObject({ text: "Thank you, Ada" });
  expect(await letters("review-replied")).toHaveLength(1);
  await pass(48 * hourMs);
  expect((await builder.send("POST", path, { text: "Later" })).status).toBe(409);
});

test("a member reports a review, and an admin keeps it [S04]", async () => {
  const { id } = await published(1);
  const path = `/api/reviews/${id}/report`;
  expect((await app.client().send("POST", path, { reason: "Names me" })).status).toBe(401);
  expect((await builder.send("POST", path, { reason: "Names me" })).status).toBe(200);
  expect((await builder.send("POST", path, { reason: "It names me" })).status).toBe(200);
  expect((await other.get("/api/admin/reviews/reports")).status).toBe(403);
  const { body } = await admin.get("/api/admin/reviews/reports");
  expect(body.reviews).toMatchObject([{ id, state: "published", reports: ["It names me"] }]);
  expect((await admin.send("POST", `/api/admin/reviews/${id}/restore`)).status).toBe(200);
  expect((await admin.get("/api/admin/reviews/reports")).body.reviews).toEqual([]);
  expect((await read()).reviews.map((each: { id: string }) => each.id)).toContain(id);
});

test("one invitation and one reminder, none to who wrote, who muted it, or before this was built [S08]", async () => {
  const to = (requestId: string) =>
    app.sql<{ letter: { isReminder: boolean } }>(
      `select letter from message where kind = 'review-invitation' and quote_request_id = $1
       order by created_at, id`,
      [requestId],
    );
  const invited = await completed();
  const wrote = await completed();
  await follow();
  expect(await to(invited.requestId)).toEqual([]);
  await pass(4 * dayMs);
  await follow();
  await follow();
  expect((await to(invited.requestId)).map(({ letter }) => letter.isReminder)).toEqual([false]);
  expect((await exhibitor.send("POST", wrote.review, form)).status).toBe(201);
  await pass(20 * dayMs);
  await follow();
  await pass(30 * dayMs);
  await follow();
  expect((await to(invited.requestId)).map(({ letter }) => letter.isReminder)).toEqual([
    false,
    true,
  ]);
  expect(await to(wrote.requestId)).toHaveLength(1);
  await pass(40 * dayMs);
  expect((await exhibitor.send("POST", invited.review, form)).status).toBe(410);
  const own = (await exhibitor.get("/api/reviews/invitations")).body.invitations;
  expect(own).toContainEqual(
    expect.objectContaining({ responseId: invited.review.slice(13), isOver: true }),
  );

  const before = await app.given("accepted", { userId: ada.id, status: "completed" });
  await follow();
  expect(await to(before.requestId)).toEqual([]);
  expect((await exhibitor.send("POST", `/api/reviews/${before.responseId}`, form)).status).toBe(
    404,
  );

  await app.sql("insert into muted_mail (address, topic) values ($1, 'reviews')", [ada.email]);
  const muted = await completed({ email: ada.email });
  await pass(4 * dayMs);
  await follow();
  expect(await to(muted.requestId)).toEqual([]);
});

test("three reviews that name their company speak for the site, the newest first [S11]", async () => {
  const testimonials = async () => (await app.client().get("/api/reviews/testimonials")).body;
  const { requestId } = await app.given("accepted", { userId: ada.id });
  const add = (company: string | null, days: number, facts = {}) => {
    const at = new Date(app.clock.now().getTime() + days * dayMs);
    const row = { state: "published", text: "Fine", is_hidden: false, ...facts };
    return app.sql(
      `insert into builder_review (response_id, quote_request_id, builder_id, state, overall, facts, company, text, is_hidden, published_at)
       values (gen_random_uuid(), $1, $2, $3, 5, '{"month": "2026-11", "show": "CES", "sizeBand": null, "type": "island"}', $4, $5, $6, $7)`,
      [requestId, beasBooths.id, row.state, company, row.text, row.is_hidden, at],
    );
  };
  await app.sql("delete from builder_review where company is not null");
  await add("One", 1);
  await add("Two", 2);
  await add(null, 9);
  await add("Removed", 9, { state: "removed" });
  await add("Hidden", 9, { is_hidden: true });
  await add("Silent", 9, { text: "" });
  expect(await testimonials()).toEqual([]);
  await add("Three", 3);
  await add("Four", 4);
  const shown = await testimonials();
  expect(shown.map(({ company }: { company: string }) => company)).toEqual([
    "Four",
    "Three",
    "Two",
  ]);
  expect(Object.keys(shown[0]).sort()).toEqual([
    "builderId",
    "builderName",
    "company",
    "facts",
    "id",
    "overall",
    "publishedAt",
    "text",
  ]);
});
