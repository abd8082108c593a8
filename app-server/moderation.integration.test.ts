import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bea, carl, max, otto } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql("delete from portfolio_project");
  await app.sql("delete from review");
  await app.sql("delete from message");
  await app.sql("delete from builder where user_id = $1", [otto.id]);
  await app.sql("update users set user_type = 'builder' where id = $1", [otto.id]);
  await app.sql("update builder set review_state = 'approved' where id = $1", [beasBooths.id]);
  admin = await app.as(max);
});

const profile = {
  name: "Otto's Stands",
  description: "Stands",
  city: "Hanover",
  state: "Lower Saxony",
  country: "Germany",
  region: "Europe",
  teamSize: "1-5",
  yearsInBusiness: 1,
  completedProjects: 2,
};
const project = {
  title: "The Lighthouse",
  client: "Beacon",
  description: "Tall",
  industry: "Energy",
  projectType: "Other",
  budget: "$1,000,000+",
  eventName: "CES",
  location: "Reno",
  year: "2026",
  size: "20x20",
  featured: true,
};
const queue = async () => (await admin.get("/api/admin/review-queue")).body;
const decide = (kind: "builders" | "portfolio", id: string, form: object, client = admin) =>
  client.send("POST", `/api/admin/${kind}/${id}/review`, form);
const saveProfile = async (client: TestClient, form: object) =>
  (await client.send("PUT", "/api/builders/profile", form)).body;
const submit = async (form: object = {}) =>
  (await (await app.as(bea)).send("POST", "/api/portfolio", { ...project, ...form })).body;
const lettersTo = async (email: string) => {
  const { body } = await app.client().get("/dev/mail.json");
  return body.filter(({ to }: { to: string }) => to === email);
};

describe("a builder's profile", () => {
  test("waits, is approved, and is seen by everyone; the builder gets an email [O05]", async () => {
    const ottos = await app.as(otto);
    const { id } = await saveProfile(ottos, profile);
    const { builders, totals } = await queue();
    const [item] = builders.filter((each: { id: string }) => each.id === id);
    expect(item).toMatchObject({
      title: "Otto's Stands",
      isLive: false,
      reviewState: "pending-review",
    });
    expect(totals.builders).toBe(builders.length);
    const city = item.fields.find(({ field }: { field: string }) => field === "city");
    expect(city).toEqual({
      field: "city",
      label: "City",
      now: ["Hanover"],
      earlier: null,
      isChanged: false,
      isHeld: false,
    });

    const decided = await decide("builders", id, { decision: "approve", version: item.version });
    expect([decided.status, decided.body.message]).toEqual([200, "Otto's Stands is approved"]);
    expect((await app.client().get(`/api/builders/${id}`)).status).toBe(200);
    expect((await ottos.get("/api/builders/profile")).body.reviewState).toBe("approved");
    expect((await queue()).builders.map((each: { id: string }) => each.id)).not.toContain(id);
    const [letter] = await lettersTo(otto.email);
    expect(letter.subject).toBe("Your builder profile is approved");
    expect(letter.text).toContain(`/builders/${id}`);
    const [line] = await app.sql<{ actor_id: string }>(
      "select actor_id from audit_event where object_id = $1 and action = 'builder-profile.approved'",
      [id],
    );
    expect(line?.actor_id).toBe(max.id);
  });

  test("is declined with a reason, changed, and waits again beside what it was [O05]", async () => {
    const ottos = await app.as(otto);
    const { id } = await saveProfile(ottos, profile);
    const reason = "Which city?\nTell us more";
    await decide("builders", id, { decision: "decline", reason });
    const { body: own } = await ottos.get("/api/builders/profile");
    expect(own).toMatchObject({ reviewState: "declined", reviewReason: reason });
    const [letter] = await lettersTo(otto.email);
    expect(letter.subject).toBe("Your builder profile was not approved");
    expect(letter.text).toContain("> Which city? Tell us more");
    expect((await queue()).builders.map((each: { id: string }) => each.id)).not.toContain(id);

    const again = await saveProfile(ottos, { city: "Berlin" });
    expect(again).toMatchObject({ reviewState: "pending-review", reviewReason: null });
    const { builders } = await queue();
    const [item] = builders.filter((each: { id: string }) => each.id === id);
    const changed = item.fields.filter(({ isChanged }: { isChanged: boolean }) => isChanged);
    expect(changed).toEqual([
      {
        field: "city",
        label: "City",
        now: ["Berlin"],
        earlier: ["Hanover"],
        isChanged: true,
        isHeld: false,
      },
    ]);
  });

  test("that everyone sees is put beside what it was, once it changes [O05]", async () => {
    await saveProfile(await app.as(bea), { specialties: ["Double deck"] });
    const { builders } = await queue();
    const [item] = builders.filter((each: { id: string }) => each.id === beasBooths.id);
    expect(item.isLive).toBe(true);
    const changed = item.fields.filter(({ isChanged }: { isChanged: boolean }) => isChanged);
    expect(changed).toMatchObject([{ field: "specialties", now: ["Double deck"], earlier: [] }]);
    await decide("builders", beasBooths.id, { decision: "approve" });
    expect((await queue()).builders.map((each: { id: string }) => each.id)).not.toContain(
      beasBooths.id,
    );
    // nothing happened to it that the builder would not know
    expect(await lettersTo(bea.email)).toEqual([]);
  });

  test("that changed since the admin looked is not decided on [O05]", async () => {
    const ottos = await app.as(otto);
    const { id } = await saveProfile(ottos, profile);
    const { builders } = await queue();
    const { version } = builders.find((each: { id: string }) => each.id === id);
    await saveProfile(ottos, { city: "Berlin" });
    const { status } = await decide("builders", id, { decision: "approve", version });
    expect(status).toBe(409);
    expect((await ottos.get("/api/builders/profile")).body.reviewState).toBe("pending-review");
  });
});

describe("a project", () => {
  test("waits, is published and featured; the builder gets an email [O05]", async () => {
    const { id } = await submit();
    const { projects, totals } = await queue();
    expect(projects).toMatchObject([
      { id, title: "The Lighthouse", builderName: beasBooths.name, featuredRequested: true },
    ]);
    expect(totals.projects).toBe(1);
    const stats = (await admin.get("/api/admin/dashboard")).body;
    expect(stats.waitingReviews).toBe(totals.builders + totals.projects);
    const { status, body } = await decide("portfolio", id, { decision: "approve", featured: true });
    expect([status, body.message]).toEqual([200, "The Lighthouse is approved"]);
    const { body: seen } = await app.client().get(`/api/portfolio/${id}`);
    expect(seen).toMatchObject({ featured: true, reviewState: "approved" });
    expect((await queue()).projects).toEqual([]);
    const [letter] = await lettersTo(bea.email);
    expect(letter.subject).toBe("Your project is approved");
    expect(letter.text).toContain("It's featured, too.");
  });

  test("that is private stays so when it is approved [O05]", async () => {
    const { id } = await submit({ public: false });
    await decide("portfolio", id, { decision: "approve" });
    expect((await app.client().get(`/api/portfolio/${id}`)).status).toBe(404);
    expect((await (await app.as(bea)).get(`/api/portfolio/${id}`)).status).toBe(200);
  });

  test("is declined with a reason that only its builder reads [O05]", async () => {
    const { id } = await submit();
    await decide("portfolio", id, { decision: "decline", reason: "Blurred", featured: true });
    const beas = await app.as(bea);
    const path = `/api/portfolio/builder/${beasBooths.id}`;
    const { body: own } = await beas.get(path);
    expect(own).toMatchObject([
      { id, reviewState: "declined", reviewReason: "Blurred", featured: false },
    ]);
    expect((await app.client().get(path)).body).toEqual([]);
    expect((await app.client().get(`/api/portfolio/${id}`)).status).toBe(404);
    const [letter] = await lettersTo(bea.email);
    expect(letter.subject).toBe("Your project was not published");
    const changed = await beas.send("PATCH", `/api/portfolio/${id}`, { title: "Sharp" });
    expect(changed.body).toMatchObject({ reviewState: "pending-review", reviewReason: null });
    const [item] = (await queue()).projects;
    expect(item.fields.filter(({ isChanged }: { isChanged: boolean }) => isChanged)).toMatchObject([
      { field: "title", now: ["Sharp"], earlier: ["The Lighthouse"] },
    ]);
  });

  test("that was published goes before the admins when what it says changes [O05]", async () => {
    const { id } = await submit();
    await decide("portfolio", id, { decision: "approve", featured: false });
    const beas = await app.as(bea);
    await beas.send("PATCH", `/api/portfolio/${id}`, { public: false });
    expect((await queue()).projects).toEqual([]);
    await beas.send("PATCH", `/api/portfolio/${id}`, { public: true, description: "Taller" });
    expect((await queue()).projects).toMatchObject([{ id, isLive: true }]);
  });
});

test("of two admins who look at the same review, the later one is refused [O05]", async () => {
  const { id } = await submit();
  await decide("portfolio", id, { decision: "approve" });
  const beas = await app.as(bea);
  await beas.send("PATCH", `/api/portfolio/${id}`, { description: "Taller" });
  await saveProfile(beas, { specialties: ["Islands"] });
  const { builders, projects } = await queue();
  const reviewed = [
    ["builders", builders.find((each: { id: string }) => each.id === beasBooths.id)],
    ["portfolio", projects[0]],
  ] as const;
  for (const [kind, { id, version }] of reviewed) {
    const answers = await Promise.all([
      decide(kind, id, { decision: "approve", version }),
      decide(kind, id, { decision: "approve", version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await decide(kind, id, { decision: "decline", reason: "Blurred", version });
    expect([late.status, late.body.type]).toEqual([409, "/problems/stale-write"]);
  }
});

test("only admins review, and only what there is [O05] [O06]", async () => {
  const { id } = await submit();
  for (const client of [await app.as(bea), await app.as(carl)]) {
    expect((await client.get("/api/admin/review-queue")).status).toBe(403);
    expect((await decide("portfolio", id, { decision: "approve" }, client)).status).toBe(403);
    expect((await decide("builders", beasBooths.id, { decision: "approve" }, client)).status).toBe(
      403,
    );
  }
  expect((await decide("portfolio", beasBooths.id, { decision: "approve" })).status).toBe(404);
  expect((await decide("builders", id, { decision: "approve" })).status).toBe(404);
  for (const form of [{}, { decision: "maybe" }, { decision: "approve", version: "yesterday" }]) {
    expect((await decide("portfolio", id, form)).status).toBe(400);
  }
});
