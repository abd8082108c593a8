import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let beas: TestClient;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql("delete from portfolio_project");
  beas = await app.as(bea);
});

const thisYear = testNow().getUTCFullYear();
const required = {
  title: "The Lighthouse",
  client: "Beacon Ltd",
  description: "A tower & a lamp\nseen from every aisle",
  industry: "Energy",
  projectType: "Island Booth",
  budget: "$100,000 - $250,000",
  eventName: "Hannover Messe",
  location: "Hanover",
  year: `${thisYear}`,
  size: "30x40",
};
const link = "https://pictures.example/a.jpg";
const submit = (client: TestClient, form: unknown) => client.send("POST", "/api/portfolio", form);
const change = (client: TestClient, id: string, form: unknown) =>
  client.send("PATCH", `/api/portfolio/${id}`, form);
const publish = (id: string) =>
  app.sql("update portfolio_project set review_state = 'approved' where id = $1", [id]);
const listed = async (client: TestClient, builder = beasBooths) =>
  (await client.get(`/api/portfolio/builder/${builder.id}`)).body.map(
    ({ id }: { id: string }) => id,
  );

test("PATCH from a version that another window has changed is refused [N02]", async () => {
  const { body: first } = await submit(beas, required);
  const from = (seen: string, form: object) =>
    beas.send("PATCH", `/api/portfolio/${first.id}`, form, { "if-match": `"${seen}"` });
  const second = await from(first.lastEditedTime, { title: "The Tower" });
  expect(second.status).toBe(200);
  const stale = await from(first.lastEditedTime, { title: "The Mast" });
  expect([stale.status, stale.body.type]).toEqual([409, "/problems/changed-meanwhile"]);
  expect((await from(second.body.lastEditedTime, { title: "The Mast" })).status).toBe(200);
  expect((await change(beas, first.id, { title: "The Pole" })).status).toBe(200);
});

test("GET /api/dashboard/projects pages a builder's own projects in any state, and counts all of them", async () => {
  const { body: first } = await submit(beas, { ...required, title: "First" });
  for (const title of ["Second", "Third"]) await submit(beas, { ...required, title });
  await publish(first.id);
  const read = async (client: TestClient, query = "") =>
    (await client.get(`/api/dashboard/projects${query}`)).body;
  const titles = ({ projects }: { projects: { title: string }[] }) =>
    projects.map(({ title }) => title);

  const page = await read(beas, "?limit=2");
  expect(titles(page)).toEqual(["Third", "Second"]);
  expect(page.total).toBe(3);
  const last = await read(beas, `?limit=2&after=${page.next}`);
  expect(titles(last)).toEqual(["First"]);
  expect(last).toMatchObject({ total: 3, next: null });
  expect(titles(await read(beas))).toHaveLength(3);
  const nothing = { projects: [], total: 0, next: null };
  expect(await read(await app.as(carl))).toEqual(nothing);
  expect(await read(await app.as(ada))).toEqual(nothing);
});

describe("POST /api/portfolio", () => {
  test("keeps a project that only its builder and admins see [O05] [N02]", async () => {
    const { status, body } = await submit(beas, { ...required, builderNotionId: null });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...required,
      description: "A tower &amp; a lamp\nseen from every aisle",
      builderNotionId: beasBooths.id,
      reviewState: "pending-review",
      reviewReason: null,
      public: true,
      featured: false,
      featuredRequested: false,
      mainImage: null,
      projectImages: [],
      features: [],
      specialFeatures: [],
    });
    expect(body.notionId).toBe(body.id);
    for (const [client, statusOfOne, list] of [
      [beas, 200, [body.id]],
      [await app.as(max), 200, [body.id]],
      [await app.as(carl), 404, []],
      [app.client(), 404, []],
    ] as const) {
      expect((await client.get(`/api/portfolio/${body.id}`)).status).toBe(statusOfOne);
      expect(await listed(client)).toEqual(list);
      const whole = (await client.get("/api/portfolio")).body;
      expect(whole.map(({ id }: { id: string }) => id)).not.toContain(body.id);
    }
  });

  test("takes neither state nor owner nor rank from the body [O05] [N02]", async () => {
    const { status, body } = await submit(beas, {
      ...required,
      featured: true,
      builderNotionId: carlsStands.id,
      reviewState: "approved",
      id: carlsStands.id,
      isSample: true,
      tags: ["x"],
      unknown: 1,
      imageUrl: link,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      builderNotionId: beasBooths.id,
      reviewState: "pending-review",
      tags: [],
      featured: false,
      featuredRequested: true,
    });
    expect(body.id).not.toBe(carlsStands.id);
    expect(body.imageUrl).not.toBe(link);
  });

  test("needs a session and a profile [L04] [N02]", async () => {
    expect((await submit(app.client(), required)).status).toBe(401);
    const { status, body } = await submit(await app.as(ada), required);
    const words = "You must have a builder profile to submit portfolio projects.";
    expect([status, body.message]).toEqual([409, words]);
  });

  test("takes the year for this one, and makes markup harmless [O04]", async () => {
    const { body } = await submit(beas, {
      ...required,
      year: undefined,
      projectImages: [link],
      description: 'Tall<script>alert(1)</script> <b onclick="x()">and</b> bright',
    });
    expect(body).toMatchObject({ year: `${thisYear}`, description: "Tall <b>and</b> bright" });
    expect(body.imageUrl).toBe(link);
    const nothing = await submit(beas, { ...required, description: "<script>x</script>" });
    expect([nothing.status, nothing.body.message]).toEqual([400, "Description is required"]);
  });

  test("keeps the story, sanitized, for its page, its review and the export [O04] [O05]", async () => {
    const story = {
      challengeBrief: "Show a silent <b>pump</b><script>alert(1)</script> & be heard",
      ourSolution: "A river\nunder glass",
      successMetrics: "<script>x</script>",
      clientTestimonial: null,
    };
    const { status, body: made } = await submit(beas, { ...required, ...story });
    expect(status).toBe(201);
    const safe = {
      challengeBrief: "Show a silent <b>pump</b> &amp; be heard",
      ourSolution: "A river\nunder glass",
      successMetrics: null,
      clientTestimonial: null,
      materials: null,
    };
    expect(made).toMatchObject(safe);
    await publish(made.id);
    const edited = {
      clientTestimonial: "They <i>built</i> it<iframe src='https://x.example'></iframe> twice",
    };
    const { body: changed } = await change(beas, made.id, { ...edited, ourSolution: " " });
    const now = { ...safe, ourSolution: null, clientTestimonial: "They <i>built</i> it twice" };
    expect(changed).toMatchObject(now);
    expect((await app.client().get(`/api/portfolio/${made.id}`)).body).toMatchObject(now);
    const queue = (await (await app.as(max)).get("/api/admin/review-queue")).body;
    const item = queue.projects.find(({ id }: { id: string }) => id === made.id);
    const fields = item.fields.filter(({ isChanged }: { isChanged: boolean }) => isChanged);
    expect(fields.map(({ label }: { label: string }) => label)).toEqual([
      "Our solution",
      "What the client says",
    ]);
    const { body: all } = await beas.get("/api/auth/user/data");
    expect(JSON.stringify(all)).toContain("They <i>built</i> it");
  });

  test("keeps the longest description, whatever it becomes [O04]", async () => {
    for (const description of ["&".repeat(2000), "<a>".repeat(666)]) {
      const { status } = await submit(beas, {
        ...required,
        description: `x${description}`.slice(0, 2000),
      });
      expect(status).toBe(201);
    }
  });

  test("takes http and https addresses [O04] [L04]", async () => {
    for (const scheme of ["http", "https"]) {
      const link = `${scheme}://pictures.example/a.jpg`;
      const pictures = { mainImage: link, projectImages: [link] };
      const made = await submit(beas, { ...required, ...pictures });
      expect([made.status, made.body]).toEqual([201, expect.objectContaining(pictures)]);
    }
  });

  const yearWords = "Year must be between 1900 and 5 years in the future";
  const bounds: [field: string, value: unknown, message: string][] = [
    ["title", "", "Project title is required"],
    ["title", undefined, "Project title is required"],
    ["title", "x".repeat(101), "Title too long"],
    ["description", "", "Description is required"],
    ["description", "x".repeat(2001), "Description must be 2000 characters or fewer"],
    ["challengeBrief", "x".repeat(4001), "The challenge must be 4000 characters or fewer"],
    ["ourSolution", "x".repeat(4001), "Our solution must be 4000 characters or fewer"],
    ["successMetrics", "x".repeat(4001), "Results must be 4000 characters or fewer"],
    ["clientTestimonial", 7, "What the client says must be text"],
    ["industry", "x".repeat(51), "Industry must be 50 characters or fewer"],
    ["client", "x".repeat(101), "Client name must be 100 characters or fewer"],
    ["location", "x".repeat(101), "Location must be 100 characters or fewer"],
    ["year", "999", "Year must be 4 digits"],
    ["year", "20260", "Year must be 4 digits"],
    ["year", "20x6", "Year must be a valid 4-digit year"],
    ["year", "1899", yearWords],
    ["year", `${thisYear + 6}`, yearWords],
    ["size", "x".repeat(51), "Booth size must be 50 characters or fewer"],
    ["budget", "x".repeat(51), "Budget range must be 50 characters or fewer"],
    ["eventName", "x".repeat(101), "Event name must be 100 characters or fewer"],
    ["projectType", "x".repeat(51), "Project type must be 50 characters or fewer"],
    ["mainImage", "no link", "Main image must be a valid URL"],
    ["mainImage", "ftp://pictures.example/a.jpg", "Main image must be a valid URL"],
    ["mainImage", "https://kim:secret@pictures.example/a.jpg", "Main image must be a valid URL"],
    [
      "projectImages",
      ["https://pictures.example/\u202egpj.a"],
      "Project images must be valid URLs",
    ],
    ["mainImage", "javascript:alert(1)", "Main image must be a valid URL"],
    ["projectImages", Array(21).fill(link), "Project images must be 20 or fewer"],
    ["projectImages", ["no link"], "Project images must be valid URLs"],
    ["features", Array(21).fill("x"), "Features must be 20 or fewer"],
    ["features", ["x".repeat(51)], "Features: each must be 50 characters or fewer"],
    ["specialFeatures", Array(11).fill("x"), "Special features must be 10 or fewer"],
    ["public", "yes", "Public must be true or false"],
  ];
  test.for(bounds)("and PATCH refuse %s %j: %s [O04]", async ([field, value, message]) => {
    const made = await submit(beas, required);
    const tried = [await submit(beas, { ...required, [field]: value })];
    if (value !== undefined) tried.push(await change(beas, made.body.id, { [field]: value }));
    for (const { status, body } of tried) {
      expect([status, body.message]).toEqual([400, message]);
      expect(body.errors[0].field.split(".")[0]).toBe(field);
    }
  });

  test("takes every bound itself [O04]", async () => {
    const texts = (count: number) => Array.from({ length: count }, () => "x".repeat(50));
    for (const year of ["1900", `${thisYear + 5}`]) {
      const { status, body } = await submit(beas, {
        ...required,
        year,
        title: "t".repeat(100),
        description: "d".repeat(2000),
        mainImage: "",
        projectImages: Array(20).fill(link),
        features: texts(20),
        specialFeatures: texts(10),
        public: false,
      });
      expect([status, body.message]).toEqual([201, undefined]);
      expect(body).toMatchObject({ mainImage: null, public: false });
    }
  });
});

describe("PATCH /api/portfolio/{id}", () => {
  test("changes what it names, and leaves a published project published [O05] [N02]", async () => {
    const { body: made } = await submit(beas, { ...required, mainImage: link });
    await publish(made.id);
    const { status, body } = await change(beas, made.id, { title: "New", mainImage: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...made,
      title: "New",
      mainImage: null,
      reviewState: "approved",
      imageUrl: body.imageUrl,
      lastEditedTime: body.lastEditedTime,
    });
    const seen = await app.client().get(`/api/portfolio/${made.id}`);
    expect([seen.status, seen.body.title, seen.body.createdTime]).toEqual([
      200,
      "New",
      made.createdTime,
    ]);
    expect(seen.body.lastEditedTime > made.lastEditedTime).toBe(true);
    const [line] = await app.sql<{ detail: { changed: string[] } }>(
      "select detail from audit_event where object_id = $1 and action = 'portfolio-project.changed'",
      [made.id],
    );
    expect(line?.detail.changed).toEqual(["title", "mainImage"]);
  });

  test("asks for featured and never grants it; what is granted may be given up [O05]", async () => {
    const { body: made } = await submit(beas, required);
    const asked = await change(beas, made.id, { featured: true });
    expect(asked.body).toMatchObject({ featured: false, featuredRequested: true });
    await app.sql("update portfolio_project set featured = true where id = $1", [made.id]);
    expect((await change(beas, made.id, { featured: true })).body.featured).toBe(true);
    const given = await change(beas, made.id, { featured: false });
    expect(given.body).toMatchObject({ featured: false, featuredRequested: false });
  });

  test("needs a field; protected ones are ignored [O04] [O05]", async () => {
    const { body: made } = await submit(beas, required);
    for (const form of [{}, { builderNotionId: carlsStands.id, reviewState: "approved" }]) {
      const { status, body } = await change(beas, made.id, form);
      expect([status, body.message]).toEqual([400, "At least one field must be updated"]);
    }
    const theirs = { title: "Mine", builderNotionId: carlsStands.id, reviewState: "approved" };
    const { body } = await change(beas, made.id, theirs);
    expect(body).toMatchObject({ builderNotionId: beasBooths.id, reviewState: "pending-review" });
  });

  test("of someone else's project, or of none, is not found [O06] [N02]", async () => {
    const { body: made } = await submit(beas, required);
    await publish(made.id);
    const carls = await app.as(carl);
    for (const client of [carls, await app.as(ada), await app.as(max)]) {
      expect((await change(client, made.id, { title: "Mine" })).status).toBe(404);
      expect((await client.send("DELETE", `/api/portfolio/${made.id}`)).status).toBe(404);
    }
    expect((await change(beas, "none", { title: "Mine" })).status).toBe(404);
    expect((await change(app.client(), made.id, { title: "Mine" })).status).toBe(401);
    expect((await beas.get(`/api/portfolio/${made.id}`)).body.title).toBe(required.title);
  });
});

describe("DELETE /api/portfolio/{id}", () => {
  test("removes the project with its marks as a favourite, once [N02] [L07]", async () => {
    const { body: made } = await submit(beas, required);
    await app.sql(
      "insert into favourite (user_id, item_type, item_id) values ($1, 'portfolio_project', $2)",
      [ada.id, made.id],
    );
    const { status, body } = await beas.send("DELETE", `/api/portfolio/${made.id}`);
    expect([status, body.message]).toEqual([200, "Portfolio project deleted"]);
    expect((await beas.get(`/api/portfolio/${made.id}`)).status).toBe(404);
    expect(await listed(beas)).toEqual([]);
    expect(await app.sql("select from favourite where item_id = $1", [made.id])).toEqual([]);
    expect((await beas.send("DELETE", `/api/portfolio/${made.id}`)).status).toBe(404);
    // the audit log still names it, and leads nowhere
    const admin = await app.as(max);
    const { body: trail } = await admin.get(`/api/admin/audit?id=${made.id}`);
    expect(trail.events[0]).toMatchObject({ objectName: required.title, isGone: true });
    const { body: next } = await submit(beas, required);
    const { body: kept } = await admin.get(`/api/admin/audit?id=${next.id}`);
    expect(kept.events[0]).toMatchObject({ objectName: required.title, isGone: false });
  });

  test("and PATCH say when the id is missing [O04] [N02]", async () => {
    for (const path of ["/api/portfolio", "/api/portfolio/"]) {
      const updated = await beas.send("PATCH", path, required);
      const deleted = await beas.send("DELETE", path);
      expect([updated.status, updated.body?.message]).toEqual([
        400,
        "Project ID is required for updates",
      ]);
      expect([deleted.status, deleted.body?.message]).toEqual([
        400,
        "Project ID is required for deletion",
      ]);
    }
    expect((await app.client().send("DELETE", "/api/portfolio")).status).toBe(401);
  });
});

test("a builder states which pictures show the built booth; lists, filter and queue say so, and an admin corrects it [S57]", async () => {
  const [photo, drawing] = ["/img/media/a-8x8-clear.webp", "/img/media/b-8x8-clear.webp"];
  const form = { ...required, mainImage: photo, projectImages: [drawing] };
  const { body: old } = await submit(beas, form);
  expect(old).toMatchObject({ builtPictures: [], renderings: [] });
  const stated = { builtPictures: [photo, "/img/media/gone.webp"], renderings: [drawing] };
  const { body: project } = await submit(beas, { ...form, title: "Built", ...stated });
  expect(project).toMatchObject({ builtPictures: [photo], renderings: [drawing] });
  const admin = await app.as(max);
  const { body: queue } = await admin.get("/api/admin/review-queue");
  const queued = queue.projects.find(({ id }: { id: string }) => id === project.id);
  expect(queued.fields).toContainEqual(
    expect.objectContaining({ label: "Renderings", now: [drawing] }),
  );
  await publish(old.id);
  await publish(project.id);

  const visitor = app.client();
  const search = async (query = "") => (await visitor.get(`/api/portfolio/search${query}`)).body;
  const cards = ({ projects }: { projects: { title: string; pictureLabel: string }[] }) =>
    projects.map(({ title, pictureLabel }) => [title, pictureLabel]);
  expect(cards(await search())).toEqual([
    ["Built", "built"],
    [required.title, null],
  ]);
  const built = await search("?pictures=built");
  expect(cards(built)).toEqual([["Built", "built"]]);
  expect([built.total, built.facets.pictures]).toEqual([
    1,
    [{ value: "built", label: "built", count: 1 }],
  ]);
  expect((await visitor.get("/api/portfolio?pictures=built")).body).toHaveLength(1);
  const [shown] = (await visitor.get("/api/portfolio/showcase")).body.projects;
  expect(shown).toMatchObject({ title: "Built", pictureLabel: "built" });
  const { body: builder } = await visitor.get(`/api/builders/${beasBooths.id}`);
  expect(builder.work[0]).toMatchObject({ title: "Built", pictureLabel: "built" });

  const label = (n: number | string, to: unknown) =>
    admin.send("POST", `/api/admin/portfolio/${project.id}/pictures/${n}/label`, { label: to });
  expect((await label(3, "built")).status).toBe(404);
  expect((await label("x", "built")).status).toBe(400);
  expect((await label(1, "photo")).status).toBe(400);
  expect((await label(1, "rendering")).status).toBe(200);
  expect(cards(await search("?pictures=built"))).toEqual([]);
  const { body: after } = await visitor.get(`/api/portfolio/${project.id}`);
  expect(after).toMatchObject({ builtPictures: [], renderings: [photo, drawing] });
  const [event] = await app.sql<{ actor_id: string; detail: object }>(
    "select actor_id, detail from audit_event where action = 'portfolio-project.picture-labeled'",
  );
  expect(event).toEqual({
    actor_id: max.id,
    detail: { picture: photo, from: "built", to: "rendering" },
  });
  // a replaced picture takes its label along
  await change(beas, project.id, { projectImages: [] });
  expect((await visitor.get(`/api/portfolio/${project.id}`)).body.renderings).toEqual([photo]);
});
