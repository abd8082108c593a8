import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ada, bea, max, otto } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql("delete from builder where user_id = any ($1::uuid[])", [[ada.id, otto.id]]);
  await app.sql("update users set user_type = 'builder' where id = any ($1::uuid[])", [
    [ada.id, otto.id],
  ]);
  await app.sql("delete from review");
  const again = "update builder set review_state = 'approved', name = $2 where id = $1";
  await app.sql(again, [beasBooths.id, beasBooths.name]);
});

const required = {
  name: "Otto's Stands",
  description: "Stands since 1990\nin all of Europe",
  city: "Hanover",
  state: "Lower Saxony",
  country: "Germany",
  region: "Europe",
  yearsInBusiness: 30,
  teamSize: "11-50",
  completedProjects: 200,
};
const full = {
  ...required,
  website: "https://stands.example",
  email: "hello@stands.example",
  phone: "+49 511 555 0100",
  coverageAreas: ["Germany", " ", "Austria"],
  minimumProjectBudget: 10_000,
  maximumProjectBudget: 10_000,
  specialties: ["Double deck"],
  industriesServed: [],
  servicesOffered: ["Design", ""],
};
const save = (client: TestClient, form: unknown) =>
  client.send("PUT", "/api/builders/profile", form);
const read = (client: TestClient) => client.get("/api/builders/profile");

describe("two windows", () => {
  test("a save from a version that another window has changed is refused, and nothing is lost", async () => {
    const client = await app.as(otto);
    const from = (seen: string, form: object) =>
      client.send("PUT", "/api/builders/profile", form, { "if-match": `"${seen}"` });
    // a form that began without a profile makes one, and overwrites none
    const { status, body: first } = await from("none", full);
    expect(status).toBe(200);
    expect((await from("none", { ...full, city: "Uelzen" })).status).toBe(409);
    expect((await read(client)).body.city).toBe(full.city);
    const second = await from(first.lastEditedTime, { city: "Celle" });
    expect(second.status).toBe(200);
    const stale = await from(first.lastEditedTime, { city: "Peine" });
    expect([stale.status, stale.body.type]).toEqual([409, "/problems/changed-meanwhile"]);
    expect((await from("nonsense", { city: "Peine" })).status).toBe(409);
    expect((await read(client)).body.city).toBe("Celle");
    expect((await from(second.body.lastEditedTime, { city: "Peine" })).status).toBe(200);
    expect((await save(client, { city: "Goslar" })).status).toBe(200);
  });
});

describe("PUT /api/builders/profile", () => {
  test("makes a profile that waits for its review, seen by its owner alone [N03] [O05]", async () => {
    const client = await app.as(otto);
    expect((await read(client)).status).toBe(404);
    const saved = await save(client, full);
    expect(saved.status).toBe(200);
    const stored = { ...full, coverageAreas: ["Germany", "Austria"], servicesOffered: ["Design"] };
    const expected = { ...stored, reviewState: "pending-review", reviewReason: null, public: true };
    expect(saved.body).toMatchObject(expected);
    expect((await read(client)).body).toEqual(saved.body);
    const { id, notionId } = saved.body;
    expect(notionId).toBe(id);
    expect((await client.get(`/api/builders/${id}`)).status).toBe(200);
    expect((await app.client().get(`/api/builders/${id}`)).status).toBe(404);
    const { body: me } = await client.get("/api/auth/user");
    expect(me.builder).toMatchObject({ id, reviewState: "pending-review" });
  });

  test("a country is stored by its usual name, and any other text as it is", async () => {
    const client = await app.as(otto);
    const stored = async (country: string) =>
      (await save(client, { ...required, country })).body.country;
    expect(await stored("USA")).toBe("United States");
    expect(await stored("u.s.")).toBe("United States");
    expect(await stored("Freedonia")).toBe("Freedonia");
  });

  test.for(Object.keys(required))("needs %s the first time [O03]", async (field) => {
    const client = await app.as(otto);
    const { status, body } = await save(client, { ...required, [field]: undefined });
    expect([status, body.errors[0].field]).toEqual([400, field]);
    expect(body.message).toContain("is required");
    expect((await read(client)).status).toBe(404);
  });

  const logoWords = "Logo must be a picture of yours, or a valid URL";
  const order = "Maximum project budget must be greater than or equal to minimum project budget";
  test.for([
    ["name", "", "Company name is required"],
    ["name", "x".repeat(101), "Company name must be 100 characters or fewer"],
    [
      "name",
      "Bea's \u202egnp.exe",
      "Company name must not contain characters that change the direction of text",
    ],
    ["description", "x".repeat(2001), "Company description must be 2000 characters or fewer"],
    ["website", "no address", "Website must be a valid URL"],
    ["website", "https://kim:secret@example.com", "Website must be a valid URL"],
    ["website", "https://example.com/\u202egpj.exe", "Website must be a valid URL"],
    ["companyLogo", "https://kim@example.com/a.png", logoWords],
    ["website", "javascript:alert(1)", "Website must be a valid URL"],
    ["email", "nobody", "Invalid email address"],
    ["phone", "1".repeat(21), "Phone must be 20 characters or fewer"],
    ["city", "x".repeat(51), "City must be 50 characters or fewer"],
    ["state", "", "State/province is required"],
    ["country", "x".repeat(51), "Country must be 50 characters or fewer"],
    ["region", "x".repeat(51), "Region must be 50 characters or fewer"],
    ["coverageAreas", Array(11).fill("x"), "Coverage areas must be 10 or fewer"],
    ["coverageAreas", ["x".repeat(51)], "Coverage areas: each must be 50 characters or fewer"],
    ["coverageAreas", "Germany", "Coverage areas must be a list"],
    ["yearsInBusiness", -1, "Years in business must be 0 or more"],
    ["yearsInBusiness", 101, "Years in business must be 100 or less"],
    ["yearsInBusiness", 1.5, "Years in business must be a whole number"],
    ["teamSize", "x".repeat(21), "Team size must be 20 characters or fewer"],
    ["completedProjects", -1, "Completed projects must be 0 or more"],
    ["minimumProjectBudget", -1, "Minimum project budget must be 0 or more"],
    ["maximumProjectBudget", 0.5, "Maximum project budget must be a whole number"],
    ["maximumProjectBudget", 9_999, order],
    ["specialties", Array(16).fill("x"), "Specialties must be 15 or fewer"],
    ["specialties", Array(2_000).fill(1), "Specialties must be 15 or fewer"],
    ["industriesServed", Array(16).fill("x"), "Industries served must be 15 or fewer"],
    ["servicesOffered", Array(16).fill("x"), "Services offered must be 15 or fewer"],
  ] as const)("refuses %s %j: %s [O03]", async ([field, value, message]) => {
    const { status, body } = await save(await app.as(otto), { ...full, [field]: value });
    expect([status, body.message]).toEqual([400, message]);
    expect(body.errors[0].field.split(".")[0]).toBe(field);
  });

  test("takes every bound itself, and empties for null [O03]", async () => {
    const texts = (count: number) => Array.from({ length: count }, () => "x".repeat(50));
    const client = await app.as(otto);
    const { status, body } = await save(client, {
      ...required,
      name: "n".repeat(100),
      description: "d".repeat(2000),
      teamSize: "t".repeat(20),
      yearsInBusiness: 100,
      completedProjects: 0,
      phone: "1".repeat(20),
      coverageAreas: texts(10),
      specialties: texts(15),
      industriesServed: texts(15),
      website: "",
      email: null,
      minimumProjectBudget: null,
      maximumProjectBudget: 0,
    });
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body).toMatchObject({ website: null, email: null, maximumProjectBudget: 0 });
  });

  test("takes http and https addresses [O03] [L02]", async () => {
    const client = await app.as(otto);
    for (const scheme of ["http", "https"]) {
      const links = {
        website: `${scheme}://www.example.com`,
        companyLogo: `${scheme}://pictures.example/logo.png`,
      };
      const { status, body } = await save(client, { ...required, ...links });
      expect([status, body]).toEqual([200, expect.objectContaining(links)]);
    }
  });

  test("is strict: unknown and protected fields are refused, and so is nothing [O03] [N03]", async () => {
    const client = await app.as(bea);
    for (const [extra, words] of [
      [{ rating: 5 }, /rating/],
      [{ reviewState: "approved" }, /reviewState/],
      [{ public: false }, /public/],
      [{ favouriteColour: "blue" }, /favouriteColour/],
    ] as const) {
      const { status, body } = await save(client, { name: "Bea's", ...extra });
      expect([status, body.message]).toEqual([400, expect.stringMatching(words)]);
    }
    const nothing = await save(client, {});
    expect([nothing.status, nothing.body.message]).toEqual([
      400,
      "At least one field must be updated",
    ]);
    expect((await save(app.client(), full)).status).toBe(401);
    expect((await read(app.client())).status).toBe(401);
  });

  test("by an approved builder is live but for name and contacts, logged, and put before the admins [O05]", async () => {
    const client = await app.as(bea);
    const { body } = await save(client, {
      name: "Bea's Better Booths",
      website: "https://elsewhere.example",
      city: "Elko",
    });
    expect(body).toMatchObject({
      name: "Bea's Better Booths",
      reviewState: "approved",
      rating: 0,
      heldFields: ["name", "website"],
    });
    const { body: seen } = await app.client().get(`/api/builders/${beasBooths.id}`);
    expect(seen).toMatchObject({
      name: beasBooths.name,
      website: beasBooths.website,
      city: "Elko",
    });
    const listed = await app.client().get("/api/builders");
    expect(listed.text).not.toMatch(/Better Booths|elsewhere/);
    const [line] = await app.sql<{ actor_id: string; detail: unknown }>(
      "select * from audit_event where object_id = $1 and action = 'builder-profile.changed'",
      [beasBooths.id],
    );
    expect(line).toMatchObject({
      actor_id: bea.id,
      detail: { changed: ["name", "website", "city"] },
    });
    const [review] = await app.sql<{ earlier: { name: string }; waiting_since: string }>(
      "select * from review where builder_id = $1",
      [beasBooths.id],
    );
    expect([review?.earlier.name, review?.waiting_since]).toEqual([
      beasBooths.name,
      expect.any(Date),
    ]);

    const admin = await app.as(max);
    const queue = await admin.get("/api/admin/review-queue");
    const [item] = queue.body.builders.filter(({ id }: { id: string }) => id === beasBooths.id);
    expect(item.fields.find(({ field }: { field: string }) => field === "name")).toMatchObject({
      now: ["Bea's Better Booths"],
      earlier: [beasBooths.name],
      isHeld: true,
    });
    const decision = { decision: "approve", version: item.version };
    const path = `/api/admin/builders/${beasBooths.id}/review`;
    expect((await admin.send("POST", path, decision)).status).toBe(200);
    const { body: approved } = await app.client().get(`/api/builders/${beasBooths.id}`);
    expect(approved).toMatchObject({
      name: "Bea's Better Booths",
      website: "https://elsewhere.example",
    });
    const found = await app.client().get("/api/builders/search?search=better+booths");
    expect(found.body.builders).toHaveLength(1);
    expect((await read(client)).body.heldFields).toEqual([]);
  });

  test("twice at once makes one profile [N03]", async () => {
    const clients = [await app.as(ada), await app.as(ada), await app.as(ada)];
    const saved = await Promise.all(clients.map((client) => save(client, full)));
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(saved.map(({ body }) => body.id)).size).toBe(1);
  });
});

test("an exhibitor switches to builder before saving a profile, and has a builder's rights only as one", async () => {
  const client = await app.as(otto);
  const switchTo = (userType: string) => client.send("PATCH", "/api/auth/user/type", { userType });
  expect((await switchTo("exhibitor")).status).toBe(200);
  const refused = await save(client, required);
  expect([refused.status, refused.body.type]).toEqual([403, "/problems/builder-type-needed"]);
  expect(refused.body.message).toContain("PATCH /api/auth/user/type");

  await switchTo("builder");
  const { body } = await save(client, required);
  await app.sql("update builder set review_state = 'approved' where id = $1", [body.id]);
  const { requestId } = await app.given("pending");
  const interest = () => client.send("POST", `/api/quote-requests/${requestId}/interest`);
  expect((await interest()).status).toBe(200);

  await switchTo("exhibitor");
  const available = await client.get("/api/dashboard/available-quote-requests");
  expect(available.body.availableQuotes).toEqual([]);
  expect((await interest()).status).toBe(404);
  expect((await save(client, { city: "Reno" })).status).toBe(403);
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
  expect((await client.send("POST", "/api/portfolio", project)).status).toBe(403);
});
