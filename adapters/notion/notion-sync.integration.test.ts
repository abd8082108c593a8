import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { accountEvent } from "../../domain/accounts/account-event.ts";
import { bea } from "../../domain/accounts/examples.ts";
import { beasBooths } from "../../domain/builder-profiles/examples.ts";
import { type SyncRequest, syncContent } from "../../domain/content-sync/sync-content.ts";
import { glassTower } from "../../domain/portfolio/examples.ts";
import type { ProjectId } from "../../domain/shared/id.ts";
import { sanitizeHtml } from "../html/sanitize-html.ts";
import { createPostgresAccountRepository } from "../postgres/accounts/account-repository.ts";
import { createPostgresContentStore } from "../postgres/content/content-store.ts";
import { toPortfolioProjectRow } from "../postgres/portfolio/portfolio-project-mapper.ts";
import { createPostgresPortfolioRepository } from "../postgres/portfolio/portfolio-repository.ts";
import { insertRows } from "../postgres/sql/rows.ts";
import { openTestTables } from "../postgres/test/open-test-tables.ts";
import { runSql } from "../postgres/test/test-sql.ts";
import { uuids } from "../system/clock-and-ids.ts";
import { createNotionSource, type NotionOptions } from "./notion-source.ts";
import type { Fault } from "./test/test-notion.ts";
import { openTestWorkspace } from "./test/test-workspace.ts";

const tables = await openTestTables();
const store = createPostgresContentStore({ url: tables.url, newEm: tables.newEm });
let workspace: Awaited<ReturnType<typeof openTestWorkspace>>;
let now: Date;
let slept: number[];

beforeEach(async () => {
  await tables.empty();
  for (const table of ["content_page", "content_staging", "content_sync"]) {
    await rows(`delete from ${table}`);
  }
  now = new Date("2026-11-21T10:00:00.000Z");
  slept = [];
  workspace = await openTestWorkspace();
  workspace.notion.settings.now = () => now;
});
afterEach(() => workspace.notion.close());
afterAll(() => tables.close());

function rows<Row extends object = Record<string, unknown>>(sql: string, values: unknown[] = []) {
  return runSql<Row>(tables.newEm(), sql, values);
}

async function synced(request: SyncRequest = {}, options: Partial<NotionOptions> = {}) {
  const { notion, dataSources, mapping } = workspace;
  let waited = 0;
  const source = createNotionSource({
    token: notion.token,
    url: notion.url,
    dataSources,
    mapping,
    fileHosts: [notion.host],
    origin: "https://site.example",
    idProperty: "Boothwright ID",
    storePicture: async (bytes) => {
      const text = Buffer.from(bytes).toString();
      if (!text.startsWith("picture")) return { problem: "is not a picture" };
      return {
        url: `/img/media/${Buffer.from(text).toString("hex").padEnd(32, "0")}-4x3-ffffff.webp`,
      };
    },
    perSecond: 1_000,
    // waits take no real time
    timing: {
      now: () => Date.now() + waited,
      async sleep(ms) {
        if (ms > 50) slept.push(ms);
        waited += ms;
      },
    },
    ...options,
  });
  const clock = { now: () => now };
  const done = await syncContent({ source, store, clock, ids: uuids, sanitize: sanitizeHtml })(
    request,
  );
  now = new Date(now.getTime() + 5 * 60_000);
  if (!done.ok) throw new Error("A sync was under way");
  const of = (kind: string) => done.value.kinds.find((each) => each.kind === kind);
  return { ...done.value, of };
}

describe("a sync from Notion", () => {
  it("takes over every field of the four kinds, by the names of the properties [P01]", async () => {
    const { notion, sources } = workspace;
    notion.files.set("logo.png", Buffer.from("picture logo"));
    notion.files.set("booth.jpg", Buffer.from("picture booth"));
    const builder = sources.builders.add({
      Name: "Alder & Sons",
      Public: true,
      "Company Logo": ["logo.png"],
      Description: "Booths.\nSince 1990.",
      Website: "https://alder.example",
      Email: "Hello@Alder.example",
      Phone: "+1 702 555 0100",
      City: "Las Vegas",
      State: "NV",
      Country: "United States",
      Region: "West",
      "Coverage Areas": ["Las Vegas", "Reno"],
      Specialties: ["Double deck"],
      "Industries Served": ["Technology"],
      "Services Offered": ["Design"],
      "Team Size": "10-50",
      "Years in Business": 12,
      "Completed Projects": 300,
      "Minimum Project Budget": 5000,
      "Maximum Project Budget": 90000,
      Rating: 4.7,
      "Review Count": 33,
      "Featured Builder": true,
      "Portfolio Images": ["booth.jpg"],
    });
    sources.portfolio.add({
      "Project Title": "The Glass Lab",
      Builder: builder.id,
      Public: true,
      Description: "A lab.\n\nOf glass.",
      Industry: "Technology",
      Client: "Halden",
      Size: "20x30",
      Year: 2025,
      Status: "Completed",
      Features: ["LED Video Wall"],
      "Main Image": ["booth.jpg"],
      "Video Content": "https://videos.example/1; https://videos.example/2",
      "Awards & Recognition": "Best small island",
    });
    const show = sources["trade-shows"].add({
      Show: "CES",
      Dates: ["2027-01-06", "2027-01-09"],
      Status: "Registration Open",
      Year: "2027",
      "Stand price": "$40 per square foot",
      "Expected Attendees": 140000,
      "Image Gallery": ["https://pictures.example/1.jpg"],
      "Key Speakers / Exhibitors": "Everybody",
    });
    const post = sources.blog.add({ Title: "How to begin", Description: "A beginning" });
    notion.blocks.set(post.id, [
      {
        object: "block",
        id: "1",
        type: "heading_2",
        has_children: false,
        heading_2: { rich_text: [said("First")] },
      },
      {
        object: "block",
        id: "2",
        type: "paragraph",
        has_children: false,
        paragraph: { rich_text: [said("Bold", { bold: true }), said(" & <plain>")] },
      },
      {
        object: "block",
        id: "3",
        type: "bulleted_list_item",
        has_children: true,
        bulleted_list_item: { rich_text: [said("One")] },
      },
      {
        object: "block",
        id: "4",
        type: "bulleted_list_item",
        has_children: false,
        bulleted_list_item: { rich_text: [said("Two", {}, "javascript:alert(1)")] },
      },
      {
        object: "block",
        id: "5",
        type: "image",
        has_children: false,
        image: {
          type: "file",
          file: { url: `${notion.url}/files/booth.jpg?signed=now` },
          caption: [said("A booth")],
        },
      },
      { object: "block", id: "6", type: "divider", has_children: false, divider: {} },
    ]);
    notion.blocks.set("3", [
      {
        object: "block",
        id: "7",
        type: "numbered_list_item",
        has_children: false,
        numbered_list_item: { rich_text: [said("Inner")] },
      },
    ]);

    const report = await synced();
    expect(report).toMatchObject({ outcome: "done", problems: [] });
    const picture = /^\/img\/media\/[0-9a-f]+-4x3-ffffff\.webp$/;
    expect(await rows("select * from builder")).toEqual([
      expect.objectContaining({
        notion_id: builder.id,
        name: "Alder & Sons",
        public: true,
        company_logo: expect.stringMatching(picture),
        description: "Booths.\nSince 1990.",
        website: "https://alder.example",
        email: "hello@alder.example",
        phone: "+1 702 555 0100",
        city: "Las Vegas",
        country: "United States",
        coverage_areas: ["Las Vegas", "Reno"],
        specialties: ["Double deck"],
        team_size: "10-50",
        years_in_business: 12,
        completed_projects: 300,
        minimum_project_budget: 5000,
        rating: 4.7,
        review_count: 33,
        featured_builder: true,
        portfolio_images: [expect.stringMatching(picture)],
        review_state: "approved",
      }),
    ]);
    expect(
      await rows(
        "select p.*, b.name as builder from portfolio_project p join builder b on b.id = p.builder_id",
      ),
    ).toEqual([
      expect.objectContaining({
        title: "The Glass Lab",
        builder: "Alder & Sons",
        description: "<p>A lab.</p><p>Of glass.</p>",
        year: "2025",
        status: "Completed",
        features: ["LED Video Wall"],
        main_image: expect.stringMatching(picture),
        image_url: expect.stringMatching(picture),
        video_content: ["https://videos.example/1", "https://videos.example/2"],
        awards_recognition: "<p>Best small island</p>",
      }),
    ]);
    expect(await rows("select * from trade_show")).toEqual([
      expect.objectContaining({
        notion_id: show.id,
        start_date: "2027-01-06",
        end_date: "2027-01-09",
        status: "registration-open",
        booth_cost_range: "$40 per square foot",
        expected_attendees: 140000,
        image_gallery: ["https://pictures.example/1.jpg"],
        key_speakers_exhibitors: "<p>Everybody</p>",
      }),
    ]);
    const [article] = await rows<{ body: string }>("select body from blog_post");
    expect(article?.body).toMatch(
      /^<h3>First<\/h3><p><strong>Bold<\/strong> &amp; &lt;plain&gt;<\/p><ul><li>One<ol><li>Inner<\/li><\/ol><\/li><li><a rel="noopener nofollow ugc">Two<\/a><\/li><\/ul><figure><img src="\/img\/media\/[^"]+" alt="A booth"[^>]*><figcaption>A booth<\/figcaption><\/figure><hr \/>$/,
    );
  });

  it("gives a show without a year the one of its first day, and writes nothing back [H01]", async () => {
    const { "trade-shows": shows } = workspace.sources;
    const show = shows.add({ Show: "World of Concrete", Dates: ["2027-01-19", "2027-01-21"] });
    const undated = shows.add({ Show: "To be announced" });
    const years = () => rows("select title, year from trade_show order by title");
    expect((await synced()).of("trade-shows")).toMatchObject({ created: 2, written: 0 });
    expect(await years()).toEqual([
      { title: "To be announced", year: null },
      { title: "World of Concrete", year: "2027" },
    ]);
    now = new Date(now.getTime() + 60_000);
    shows.edit(show, { Dates: ["2028-01-18", "2028-01-20"] });
    shows.edit(undated, { Year: "2029" });
    expect((await synced()).of("trade-shows")).toMatchObject({ updated: 2, written: 0 });
    expect(await years()).toEqual([
      { title: "To be announced", year: "2029" },
      { title: "World of Concrete", year: "2028" },
    ]);
  });

  it("asks again after 429, 500, 529, a broken connection and an answer cut short, as long as Notion wants it to wait", async () => {
    const { notion, sources } = workspace;
    sources.blog.add({ Title: "Hello" });
    const faults: Fault[] = [
      { status: 429, code: "rate_limited", retryAfter: 75 },
      { status: 500, code: "internal_server_error" },
      "drop",
      "truncate",
    ];
    notion.fail(({ path }) => (path.endsWith("/query") ? faults.shift() : undefined));
    expect(await synced({ kinds: ["blog"] })).toMatchObject({ outcome: "done" });
    expect(slept.some((ms) => ms > 74_000 && ms <= 75_000)).toBe(true);
    expect(await rows("select title from blog_post")).toEqual([{ title: "Hello" }]);
    notion.fail(({ path }) =>
      path.includes("/blocks/") && faults.push("drop") === 1
        ? { status: 529, code: "service_overload", retryAfter: 1 }
        : undefined,
    );
    expect(await synced({ kinds: ["blog"], isFull: true })).toMatchObject({ outcome: "done" });
  });

  it("gives up on a Notion that does not answer, keeps what is there, and does not go on asking", async () => {
    const { notion, sources } = workspace;
    sources.blog.add({ Title: "Hello" });
    await synced();
    const before = notion.calls.length;
    notion.fail(() => ({ status: 503, code: "service_unavailable" }));
    const report = await synced();
    expect(report.outcome).toBe("failed");
    expect(report.of("blog")?.failure).toBe(
      "Notion does not answer (service_unavailable)".replace(/ \(.*/, ""),
    );
    expect(notion.calls.length - before).toBe(5);
    expect(await rows("select title from blog_post")).toEqual([{ title: "Hello" }]);
    notion.fail(undefined);
    expect(await synced()).toMatchObject({ outcome: "done" });
  });

  it("says so when a call hangs, a token is wrong, or a data source is not shared", async () => {
    const { notion, dataSources } = workspace;
    notion.fail(() => "hang");
    const hung = await synced({ kinds: ["blog"] }, { timeoutMs: 60 });
    expect(hung.of("blog")?.failure).toMatch(/does not answer/);
    notion.fail(undefined);
    const wrong = await synced({ kinds: ["blog"] }, { token: "ntn_wrong" });
    expect(wrong.of("blog")?.failure).toMatch(/does not accept NOTION_TOKEN/);
    const other = { ...dataSources, blog: "0190b000-0000-4000-8000-000000000001" };
    const unshared = await synced({ kinds: ["blog"] }, { dataSources: other });
    expect(unshared.of("blog")?.failure).toMatch(/is not shared with the connection/);
    expect(JSON.stringify([hung, wrong, unshared])).not.toContain("ntn_");
  });

  it("reads more pages than one query answers, and no page twice", async () => {
    await workspace.notion.close();
    workspace = await openTestWorkspace({ resultLimit: 250 });
    for (let number = 0; number < 620; number += 1) {
      const at = new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 7) * 60_000);
      workspace.sources.portfolio.add({ "Project Title": `Project ${number}` }, at);
    }
    expect((await synced({ kinds: ["portfolio"] })).of("portfolio")).toMatchObject({
      seen: 620,
      created: 620,
    });
    expect(await rows("select from portfolio_project")).toHaveLength(620);
  });

  it("takes away what went to the trash, and brings it back", async () => {
    const { sources } = workspace;
    const pages = ["One", "Two", "Three", "Four", "Five"].map((Title) =>
      sources.blog.add({ Title }),
    );
    await synced();
    const [gone] = pages;
    if (gone) gone.in_trash = true;
    expect((await synced()).of("blog")).toMatchObject({ removed: 1 });
    expect(await rows("select from blog_post")).toHaveLength(4);
    if (gone) gone.in_trash = false;
    await synced();
    expect(await rows("select from blog_post")).toHaveLength(5);
  });

  it("names page and property of what it cannot read", async () => {
    const { sources, notion } = workspace;
    notion.files.set("plan.pdf", Buffer.from("%PDF-1.7"));
    const show = sources["trade-shows"].add({
      Show: "CES",
      "Floor Plan Map": ["plan.pdf", "missing.png"],
      "Expected Attendees": 10.5,
    });
    show.properties.Venue = { id: "v", type: "button", button: {} };
    const report = await synced({ kinds: ["trade-shows"] });
    expect(
      report.problems.map(({ sourceId, property, message }) => [sourceId, property, message]),
    ).toEqual([
      [show.id, "Venue", "is of a type that cannot be read: button"],
      [show.id, "Floor Plan Map", "plan.pdf is not a picture"],
      [show.id, "Floor Plan Map", "missing.png cannot be fetched (404)"],
      [show.id, "expectedAttendees", "must be whole, not 10.5"],
    ]);
    expect(await rows("select title from trade_show")).toEqual([{ title: "CES" }]);
  });

  it("leaves a picture and a text as they were while a file of theirs cannot be read", async () => {
    const { sources, notion } = workspace;
    notion.files.set("booth.jpg", Buffer.from("picture booth"));
    notion.files.set("cover.jpg", Buffer.from("picture cover"));
    const cover = { type: "file", file: { url: "{{files}}/cover.jpg?{{signed}}" } };
    const project = sources.portfolio.add({ "Project Title": "Lab", "Main Image": ["booth.jpg"] });
    const article = sources.blog.add({ Title: "Hello" });
    Object.assign(project, { cover });
    Object.assign(article, { cover });
    const file = { url: `${notion.url}/files/booth.jpg?signed=now` };
    notion.blocks.set(article.id, [
      block("1", "paragraph", { rich_text: [said("First")] }),
      block("2", "image", { type: "file", file }),
    ]);
    const kept = async () => [
      ...(await rows("select main_image from portfolio_project")),
      ...(await rows("select featured_image, body from blog_post")),
    ];
    const problemsOf = async () => {
      sources.portfolio.edit(project, {});
      sources.blog.edit(article, {});
      const { problems } = await synced();
      return problems.map(({ property, message }) => [property, message]);
    };
    await synced();
    const before = await kept();
    expect(JSON.stringify(before).match(/\/img\/media/g)).toHaveLength(3);

    notion.files.delete("booth.jpg");
    const ofBooth = [
      ["Main Image", "booth.jpg cannot be fetched (404)"],
      ["body", "a file cannot be fetched (404)"],
    ];
    expect(await problemsOf()).toEqual(ofBooth);
    expect(await kept()).toEqual(before);

    notion.files.delete("cover.jpg");
    expect(await problemsOf()).toEqual([
      ofBooth[0],
      ["cover", "a file cannot be fetched (404)"],
      ofBooth[1],
    ]);
    expect(await kept()).toEqual(before);

    Object.assign(article, { cover: { type: "custom", custom: {} } });
    expect(await problemsOf()).toEqual([ofBooth[0], ["cover", "cannot be read"], ofBooth[1]]);
    expect(await kept()).toEqual(before);

    Object.assign(article, { cover: null });
    expect(await problemsOf()).toEqual(ofBooth);
    expect(await rows("select featured_image from blog_post")).toEqual([{ featured_image: null }]);
  });

  it("says which text shows a picture by link, and shows this site's own", async () => {
    const { sources, notion } = workspace;
    const article = sources.blog.add({ Title: "Hello" });
    const own = `/img/media/${"a".repeat(32)}-4x3-ffffff.webp`;
    const linked = (url: string) => ({ type: "external", external: { url } });
    notion.blocks.set(article.id, [
      block("1", "image", linked(`https://site.example${own}`)),
      block("2", "image", linked("https://pictures.example/booth.jpg")),
      block("3", "paragraph", { rich_text: [said("First")] }),
    ]);
    const report = await synced({ kinds: ["blog"] });
    expect(report).toMatchObject({
      outcome: "partly",
      problems: [{ property: null, message: "holds a picture by link: upload it" }],
    });
    const [{ body = "" } = {}] = await rows<{ body: string }>("select body from blog_post");
    expect(body).toMatch(new RegExp(`^<figure><img src="${own}"[^>]*></figure><p>First</p>$`));
  });

  it("asks for fresh addresses when those of the files have expired, and fetches from Notion's hosts alone", async () => {
    const { sources, notion } = workspace;
    notion.files.set("a.png", Buffer.from("picture a"));
    const page = sources.blog.add({ Title: "Hello", "Featured Image": ["a.png"] });
    notion.settings.isListOld = true;
    expect(await synced({ kinds: ["blog"] })).toMatchObject({ outcome: "done" });
    const again = notion.calls.filter(({ path }) => path === `/v1/pages/${page.id}`);
    expect(again).toHaveLength(1);
    sources.blog.edit(page, { Title: "Hello again" });
    const report = await synced({ kinds: ["blog"] }, { fileHosts: ["files.example"] });
    expect(report.problems).toEqual([
      expect.objectContaining({
        message: "a.png lies on a host that is not on the list of Notion's own",
      }),
    ]);
  });
});

describe("what builders make here", () => {
  it("becomes a page that carries our id, once, whatever happens to the answer", async () => {
    const { notion, sources, dataSources } = workspace;
    await tables.fill();
    let isLost = true;
    notion.fail(({ method, path }) => {
      if (method !== "POST" || path !== "/v1/pages" || !isLost) return undefined;
      isLost = false;
      return "truncate";
    });
    expect(await synced()).toMatchObject({ outcome: "partly" });
    expect(await synced()).toMatchObject({ outcome: "done" });
    const pages = [...sources.builders.source.pages.values()];
    expect(pages).toHaveLength(2);
    expect(sources.builders.source.properties["Boothwright ID"]).toBe("rich_text");
    const page = pages.find((each) => JSON.stringify(each).includes(beasBooths.id));
    expect(page?.properties).toMatchObject({
      Name: { title: [{ plain_text: beasBooths.name }] },
      Country: { select: { name: "USA" } },
      "Years in Business": { number: 12 },
    });
    if (!page) throw new Error("Bea's page was not written");

    sources.builders.edit(page, { City: "Reno" });
    expect(await synced()).toMatchObject({ outcome: "done", conflicts: [] });
    const own = "select city, phone, notion_id from builder where user_id = $1";
    expect(await rows(own, [bea.id])).toEqual([{ city: "Reno", phone: null, notion_id: page.id }]);

    await rows("update builder set phone = '+1 555', updated_at = $2 where user_id = $1", [
      bea.id,
      now,
    ]);
    await synced();
    expect(page.properties.Phone).toMatchObject({ phone_number: "+1 555" });
    const calls = notion.calls.length;
    await synced();
    expect(notion.calls.slice(calls).filter(({ method }) => method === "PATCH")).toEqual([]);
    expect(dataSources.builders).toBe(sources.builders.id);
  });
});

describe("what is taken away here", () => {
  const live = (kind: "builders" | "portfolio") =>
    [...workspace.sources[kind].source.pages.values()].filter(({ in_trash }) => !in_trash);

  it("a project that its builder deletes: its page goes to the trash, once", async () => {
    const { notion } = workspace;
    await tables.fill();
    const second = { ...glassTower, id: uuids.next() as ProjectId, title: "Second" };
    const projectRows = [glassTower, second].map((project) => toPortfolioProjectRow(project));
    await insertRows(tables.newEm(), "portfolio_project", projectRows);
    await synced();
    expect(live("portfolio")).toHaveLength(2);

    const { id } = glassTower;
    const audit = { action: "project-deleted", actorId: bea.id, detail: {} };
    await createPostgresPortfolioRepository(tables.newEm()).remove({ id, audit });
    const patches = () => notion.calls.filter(({ method }) => method === "PATCH").length;
    const before = patches();
    const tried = await synced({ isDryRun: true });
    expect(tried.changes.map(({ action }) => action)).toEqual(["trash"]);
    expect(live("portfolio")).toHaveLength(2);

    expect(await synced()).toMatchObject({ outcome: "done", problems: [] });
    expect(live("portfolio").map(({ properties }) => properties["Project Title"])).toMatchObject([
      { title: [{ plain_text: "Second" }] },
    ]);
    expect(await synced()).toMatchObject({ outcome: "done", changes: [] });
    expect(patches() - before).toBe(1);
    expect(await rows("select title from portfolio_project")).toEqual([{ title: "Second" }]);
  });

  it("an account: its contact data leave Notion too, and do not come back", async () => {
    await tables.fill();
    await synced();
    const page = live("builders").find((each) => JSON.stringify(each).includes(beasBooths.id));
    expect(page?.properties.Email).toMatchObject({ email: beasBooths.email });
    const event = accountEvent(
      { ids: uuids },
      {
        userId: bea.id,
        action: "account-deleted",
        at: now,
        from: { address: null, userAgent: null },
      },
    );
    await createPostgresAccountRepository(tables.newEm()).remove(bea, event);
    await synced();
    expect(page?.properties).toMatchObject({
      Email: { email: null },
      Phone: { phone_number: null },
      Public: { checkbox: false },
    });
    await synced({ isFull: true });
    const stored = "select email, phone, public from builder where id = $1";
    expect(await rows(stored, [beasBooths.id])).toEqual([
      { email: null, phone: null, public: false },
    ]);
  });
});

it("asks three times a second at most", async () => {
  const { sources, notion } = workspace;
  for (const Title of ["One", "Two", "Three", "Four"]) sources.blog.add({ Title });
  let clock = 0;
  const timing = {
    now: () => clock,
    async sleep(ms: number) {
      clock += ms;
    },
  };
  const starts: number[] = [];
  notion.fail(() => {
    starts.push(clock);
    return undefined;
  });
  await synced({ kinds: ["blog"] }, { perSecond: 3, timing });
  notion.fail(undefined);
  expect(starts.length).toBeGreaterThanOrEqual(6);
  for (let index = 3; index < starts.length; index += 1) {
    expect((starts[index] ?? 0) - (starts[index - 3] ?? 0)).toBeGreaterThan(999);
  }
});

function block(id: string, type: string, held: object) {
  return { object: "block", id, type, has_children: false, [type]: held };
}

function said(
  content: string,
  annotations: Record<string, boolean> = {},
  href: string | null = null,
) {
  return { type: "text", text: { content }, plain_text: content, href, annotations };
}
