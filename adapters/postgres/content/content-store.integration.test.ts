import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { bea, max, member } from "../../../domain/accounts/examples.ts";
import { beasBooths } from "../../../domain/builder-profiles/examples.ts";
import { addContent } from "../../../domain/content-editing/add-content.ts";
import { hideContent } from "../../../domain/content-editing/edit-content.ts";
import { SourceError } from "../../../domain/content-sync/source-error.ts";
import { type SyncRequest, syncContent } from "../../../domain/content-sync/sync-content.ts";
import { sanitizeHtml } from "../../html/sanitize-html.ts";
import { createMemoryContentSource } from "../../memory/test/test-content-source.ts";
import { uuids } from "../../system/clock-and-ids.ts";
import { sqlNow } from "../../system/test/test-time.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresContentEditing } from "./content-editing.ts";
import { createPostgresContentStore } from "./content-store.ts";

const tables = await openTestTables();
const store = createPostgresContentStore({ url: tables.url, newEm: tables.newEm });
let now: Date;
let source: ReturnType<typeof createMemoryContentSource>;

beforeEach(async () => {
  await tables.fill();
  for (const table of ["content_page", "content_staging", "content_sync"]) {
    await rows(`delete from ${table}`);
  }
  now = new Date("2026-11-21T10:00:00.000Z");
  source = createMemoryContentSource(() => new Date(now));
  for (const name of ["Alder", "Birch"]) put("builders", name, { name });
  for (const title of ["One", "Two", "Three", "Four", "Five", "Six"]) {
    put("portfolio", title, { title, description: `<p>${title}</p>`, builderId: "Alder" });
  }
  put("trade-shows", "CES", { title: "CES", startDate: "2027-01-06", status: "Registration Open" });
  put("blog", "Hello", { title: "Hello", body: "<p>Hi<script>x</script></p>" });
});
afterAll(() => tables.close());

function put(
  kind: "builders" | "portfolio" | "trade-shows" | "blog",
  sourceId: string,
  fields: Record<string, string>,
) {
  // long enough ago that no edit can have happened since it was read
  const editedAt = new Date(now.getTime() - 2 * 60_000);
  source.put({ kind, sourceId, fields, editedAt });
}
function rows<Row extends object = Record<string, unknown>>(sql: string, values: unknown[] = []) {
  return runSql<Row>(tables.newEm(), sql, values);
}
const titles = async () =>
  (await rows<{ title: string }>("select title from portfolio_project order by title")).map(
    ({ title }) => title,
  );
const content = () =>
  rows(`select 'b' as kind, to_jsonb(b) as row from builder b union all
    select 'p', to_jsonb(p) from portfolio_project p union all select 't', to_jsonb(t) from trade_show t
    union all select 'a', to_jsonb(a) from blog_post a union all select 'c', to_jsonb(c) from content_page c
    order by 1, 2`);

async function sync(request: SyncRequest = {}) {
  const clock = { now: () => now };
  const run = syncContent({ source, store, clock, ids: uuids, sanitize: sanitizeHtml });
  const done = await run(request);
  now = new Date(now.getTime() + 5 * 60_000);
  if (!done.ok) return done.refusal.kind;
  return done.value;
}
async function synced(request: SyncRequest = {}) {
  const report = await sync(request);
  if (typeof report === "string") throw new Error(report);
  const of = (kind: string) => report.kinds.find((each) => each.kind === kind);
  return { ...report, of };
}

describe("syncContent() with postgres", () => {
  it("fills an empty site, relations and all, and cleans what is written there [P01]", async () => {
    const report = await synced();
    expect(report).toMatchObject({ outcome: "done", problems: [] });
    expect(report.of("portfolio")).toMatchObject({ seen: 6, created: 6, flawed: 0 });
    const [project] = await rows(
      `select p.title, p.review_state, p.notion_id, b.name from portfolio_project p
       join builder b on b.id = p.builder_id where p.title = 'Two'`,
    );
    expect(project).toEqual({
      title: "Two",
      review_state: "approved",
      notion_id: "Two",
      name: "Alder",
    });
    expect(await rows("select status, start_date from trade_show")).toEqual([
      { status: "registration-open", start_date: "2027-01-06" },
    ]);
    expect(await rows("select body from blog_post")).toEqual([{ body: "<p>Hi</p>" }]);
  });

  it("removes nothing that an admin made here, and shows nothing that an admin hid [W13]", async () => {
    await synced();
    const clock = { now: () => now };
    const contentEditing = createPostgresContentEditing(tables.newEm());
    const builders = { findMany: async () => [] };
    const needs = { contentEditing, builders, sanitize: sanitizeHtml, clock, ids: uuids };
    const by = member(max);
    const kind = "trade-shows";
    const fields = { title: "Prairie Expo", venue: "Expo Hall" };
    await addContent(needs)({ kind, fields, by });
    const page = { limit: 10, after: null };
    const listed = async () => (await contentEditing.list(kind, "", page)).items;
    const own = (await listed()).find(({ isSynced }) => isSynced);
    if (!own) throw new Error("The sync brought no show");
    await hideContent(needs)({ kind, id: own.id, isHidden: true, by });
    put("trade-shows", "CES", { title: "CES 2027" });
    await synced({ isFull: true });
    const flags = (await listed()).map(({ title, isHidden, isSynced }) => [
      title,
      isHidden,
      isSynced,
    ]);
    expect(flags.sort()).toEqual([
      ["CES 2027", true, true],
      ["Prairie Expo", false, false],
    ]);
    source.pages.delete("CES");
    await synced({ mayRemove: true });
    expect((await listed()).map(({ title }) => title)).toEqual(["Prairie Expo"]);
  });

  it("reads only what was edited since, and everything when asked", async () => {
    await synced();
    // what was written a moment ago is read again
    await synced();
    source.reads.length = 0;
    const before = await content();
    expect(await synced()).toMatchObject({ outcome: "done", changes: [] });
    expect(source.reads).toEqual([]);
    expect(await content()).toEqual(before);
    put("portfolio", "Two", { title: "Two", description: "new", builderId: "Birch" });
    const report = await synced();
    expect(source.reads).toEqual(["Two"]);
    expect(report.changes).toEqual([
      expect.objectContaining({ action: "update", fields: ["description", "builderId"] }),
    ]);
    await synced({ isFull: true });
    expect(source.reads.length).toBeGreaterThan(10);
  });

  it("says what would change, and changes nothing", async () => {
    await synced();
    put("portfolio", "Two", { title: "Second" });
    put("portfolio", "Seven", { title: "Seven" });
    source.pages.delete("One");
    const before = await content();
    const report = await synced({ isDryRun: true });
    expect(report.of("portfolio")).toMatchObject({ created: 1, updated: 1, removed: 1 });
    expect(report.changes.map(({ action }) => action).sort()).toEqual([
      "create",
      "remove",
      "update",
    ]);
    expect(await content()).toEqual(before);
    expect(await rows("select from content_sync")).toHaveLength(1);
  });

  it("takes away what its source has no more, unless that is more than a fifth", async () => {
    await synced();
    source.pages.delete("One");
    const report = await synced();
    expect(report.of("portfolio")).toMatchObject({ removed: 1 });
    expect(await titles()).toEqual(["Five", "Four", "Six", "Three", "Two"]);

    source.pages.delete("Two");
    source.pages.delete("Three");
    put("trade-shows", "CES", { title: "CES 2027" });
    const before = await content();
    const stopped = await synced();
    expect(stopped.outcome).toBe("stopped");
    expect(stopped.of("portfolio")?.failure).toMatch(/2 of 5 would be removed/);
    expect(await content()).toEqual(before);

    expect(await synced({ mayRemove: true })).toMatchObject({ outcome: "done" });
    expect(await titles()).toEqual(["Five", "Four", "Six"]);
  });

  it("keeps a builder whom others have to do with, out of sight, until its page is back", async () => {
    await synced();
    await rows("update builder set user_id = $1 where name = 'Birch'", [
      (await rows<{ id: string }>("select id from users where email like 'max%'"))[0]?.id ?? null,
    ]);
    const birch = source.pages.get("Birch");
    source.pages.delete("Birch");
    source.pages.delete("Alder");
    await synced({ mayRemove: true });
    const left = "select name, public from builder where name in ('Alder', 'Birch')";
    expect(await rows(left)).toEqual([{ name: "Birch", public: false }]);
    if (birch) source.pages.set("Birch", birch);
    await synced();
    expect(await rows(left)).toEqual([{ name: "Birch", public: true }]);
  });

  it("keeps what was there of a property that cannot be read, and says which", async () => {
    put("trade-shows", "CES", { title: "CES", expectedAttendees: "140,000", venue: "LVCC" });
    await synced();
    put("trade-shows", "CES", { title: "CES", expectedAttendees: "many", venue: "Hall 2" });
    const report = await synced();
    expect(report.outcome).toBe("partly");
    expect(report.problems).toEqual([
      expect.objectContaining({
        kind: "trade-shows",
        sourceId: "CES",
        property: "expectedAttendees",
        message: 'is not a number: "many"',
      }),
    ]);
    expect(await rows("select venue, expected_attendees from trade_show")).toEqual([
      { venue: "Hall 2", expected_attendees: 140_000 },
    ]);
    // repeated until fixed, although the page isn't edited
    expect(await synced()).toMatchObject({ outcome: "partly" });
  });

  it("keeps a page that vanished while it was read, and one whose title went", async () => {
    await synced();
    put("portfolio", "Two", { title: "Second" });
    put("portfolio", "Three", { title: "" });
    source.onRead = async (id) => {
      if (id === "Two") throw new SourceError("is not there any more");
    };
    const report = await synced();
    expect(report.problems.map(({ sourceId }) => sourceId).sort()).toEqual(["Three", "Two"]);
    expect(await titles()).toEqual(["Five", "Four", "One", "Six", "Three", "Two"]);
  });

  it("keeps what a property said that someone renamed", async () => {
    put("blog", "Hello", { title: "Hello", description: "A beginning" });
    await synced();
    source.hidden.add("blog.description");
    put("blog", "Hello", { title: "Hello there" });
    const report = await synced();
    expect(report.problems).toEqual([
      expect.objectContaining({ kind: "blog", sourceId: null, property: "description" }),
    ]);
    expect(await rows("select title, description from blog_post")).toEqual([
      { title: "Hello there", description: "A beginning" },
    ]);
  });

  it("leaves a kind alone that cannot be read to its end, and takes over the others", async () => {
    await synced();
    put("portfolio", "Two", { title: "Second" });
    put("blog", "Hello", { title: "Hello again" });
    source.onList = async (kind) => {
      if (kind === "portfolio") throw new SourceError("Notion does not answer", { isAway: true });
    };
    const report = await synced();
    expect(report.outcome).toBe("partly");
    expect(report.of("portfolio")?.failure).toBe("Notion does not answer");
    expect(await titles()).toContain("Two");
    expect(await rows("select title from blog_post")).toEqual([{ title: "Hello again" }]);
  });

  it("is at work once at a time, and a dead one is in no one's way", async () => {
    const { promise: held, resolve: closeWhileDraining } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    source.onList = async () => {
      begin();
      await held;
    };
    const first = sync();
    await begun;
    expect(await sync()).toBe("sync-under-way");
    closeWhileDraining();
    expect(await first).toMatchObject({ outcome: "done" });
    await rows(`insert into content_sync (source, started_at) values ('notion', ${sqlNow()})`);
    expect(await sync()).toMatchObject({ outcome: "done" });
    const ended = await rows("select from content_sync where outcome = 'interrupted'");
    expect(ended).toHaveLength(1);
  });

  /** A store whose syncs die before they publish. */
  const dying: typeof store = {
    async open(run) {
      const session = await store.open(run);
      const die = () => Promise.reject(new Error("killed"));
      return session && { ...session, apply: die, finish: die };
    },
  };
  async function killed() {
    const clock = { now: () => now };
    const needs = { source, store: dying, clock, ids: uuids, sanitize: sanitizeHtml };
    await expect(syncContent(needs)({})).rejects.toThrow("killed");
    now = new Date(now.getTime() + 5 * 60_000);
    source.reads.length = 0;
  }

  it("killed, the next one reads only what was edited since, and drops what is gone", async () => {
    await killed();
    put("builders", "Alder", { name: "Alder & Co" });
    put("portfolio", "Two", { title: "Second", builderId: "Alder" });
    source.pages.delete("Three");
    const report = await synced();
    expect(source.reads).toEqual(["Alder", "Two"]);
    expect(report).toMatchObject({ outcome: "done", problems: [] });
    expect(report.of("portfolio")).toMatchObject({ seen: 5, created: 5 });
    expect(await titles()).toEqual(["Five", "Four", "One", "Second", "Six"]);
    const names = await rows(
      "select distinct b.name from portfolio_project p join builder b on b.id = p.builder_id",
    );
    expect(names).toEqual([{ name: "Alder & Co" }]);
    expect(await rows("select from content_staging")).toEqual([]);
    source.reads.length = 0;
    expect(await synced()).toMatchObject({ outcome: "done", changes: [] });
  });

  it("killed, the next one reads everything again when it is asked to, or half a day later", async () => {
    await killed();
    expect(await synced({ isDryRun: true })).toMatchObject({ outcome: "done" });
    expect(source.reads).toHaveLength(10);
    await killed();
    await synced({ isFull: true });
    expect(source.reads).toHaveLength(10);
    put("portfolio", "Two", { title: "Second", builderId: "Alder" });
    await killed();
    now = new Date(now.getTime() + 12 * 3600_000);
    await synced();
    expect(source.reads).toContain("Two");
  });

  it("killed before a builder's page went, the next one reads the projects that named it", async () => {
    await killed();
    source.pages.delete("Alder");
    const report = await synced();
    expect(source.reads.sort()).toEqual(["Five", "Four", "One", "Six", "Three", "Two"]);
    expect(report.outcome).toBe("partly");
    expect(report.problems[0]).toMatchObject({ message: "names a builder that is not here" });
  });

  it("goes on with a kind whose source went away", async () => {
    source.onList = async (kind) => {
      if (kind === "portfolio") throw new SourceError("Notion does not answer", { isAway: true });
    };
    expect(await synced()).toMatchObject({ outcome: "partly" });
    expect(await titles()).toEqual([]);
    source.onList = async () => {};
    source.reads.length = 0;
    expect(await synced()).toMatchObject({ outcome: "done" });
    expect(source.reads.filter((id) => source.pages.get(id)?.kind === "portfolio")).toHaveLength(3);
    expect(await titles()).toHaveLength(6);
    expect(await rows("select from content_staging")).toEqual([]);
  });

  it("broken at any step it changes everything or nothing, and the next one goes on from there", async () => {
    await synced();
    put("portfolio", "Two", { title: "Second", builderId: "New" });
    put("builders", "New", { name: "New" });
    source.pages.delete("One");
    const before = await content();
    const steps = [
      "open",
      "listKnown",
      "findKept",
      "stage",
      "apply",
      "listOutgoing",
      "finish",
    ] as const;
    for (const step of steps) {
      const breaking = {
        async open(run: Parameters<typeof store.open>[0]) {
          if (step === "open") throw new Error("killed");
          const session = await store.open(run);
          if (!session) return null;
          const broken = () => {
            throw new Error("killed");
          };
          return { ...session, [step]: broken };
        },
      };
      const clock = { now: () => now };
      const needs = { source, store: breaking, clock, ids: uuids, sanitize: sanitizeHtml };
      await expect(syncContent(needs)({})).rejects.toThrow("killed");
      if (step === "listOutgoing") break;
      expect(await content()).toEqual(before);
    }
    const after = await content();
    expect(await titles()).toEqual(["Five", "Four", "Second", "Six", "Three"]);
    expect(await synced()).toMatchObject({ outcome: "done" });
    expect(await content()).toEqual(after);
    expect(await rows("select from content_staging")).toEqual([]);
  });
});

describe("what builders make here", () => {
  const saved = "select name, city, notion_id from builder where id = $1";
  const edit = (change: string) =>
    rows(`update builder set ${change}, updated_at = $2 where id = $1`, [beasBooths.id, now]);

  it("is written to the source once, and edits made there come back", async () => {
    const report = await synced();
    expect(report.changes.filter(({ action }) => action === "write")).toHaveLength(2);
    const page = [...source.pages.values()].find(({ ownId }) => ownId === beasBooths.id);
    expect(page?.fields).toMatchObject({ name: "Bea's Booths", city: beasBooths.city });
    const made = source.pages.size;
    expect(await synced()).toMatchObject({ changes: [] });
    expect(source.pages.size).toBe(made);

    if (page) Object.assign(page, { editedAt: now, fields: { ...page.fields, city: "Reno" } });
    const back = await synced();
    expect(back.conflicts).toEqual([]);
    expect(await rows(saved, [beasBooths.id])).toEqual([
      { name: "Bea's Booths", city: "Reno", notion_id: page?.sourceId },
    ]);

    await edit("name = 'Bea & Daughters'");
    const [change] = (await synced()).changes;
    expect(change).toMatchObject({ action: "write", fields: ["name"] });
    expect(page?.fields).toMatchObject({ name: "Bea & Daughters", city: "Reno" });
  });

  it("changed on both sides: the last change is right, the source about its own fields; and it is shown", async () => {
    await synced();
    const page = [...source.pages.values()].find(({ ownId }) => ownId === beasBooths.id);
    if (!page) throw new Error("Bea's page was not written");
    await edit("name = 'Ours', city = 'Austin', imported_rating = 3, description = 'Ours alone'");
    const theirs = { name: "Theirs", city: "Theirs", rating: 4.5 };
    Object.assign(page, {
      editedAt: new Date(now.getTime() - 60_000),
      fields: { ...page.fields, ...theirs },
    });
    const report = await synced();
    expect(report.conflicts.map(({ field, kept }) => [field, kept])).toEqual([
      ["name", "ours"],
      ["city", "ours"],
      ["rating", "theirs"],
    ]);
    expect(page.fields).toMatchObject({ name: "Ours", city: "Austin", description: "Ours alone" });
    expect(
      await rows(
        "select name, city, rating, imported_rating, rating_source from builder where user_id = $1",
        [bea.id],
      ),
    ).toEqual([
      {
        name: "Ours",
        city: "Austin",
        rating: 4.5,
        imported_rating: 4.5,
        rating_source: "imported",
      },
    ]);
    expect(await synced()).toMatchObject({ changes: [], conflicts: [] });
  });

  it("killed between writing a page and noting it down, writes it once", async () => {
    const { writer } = source;
    const create = writer.create.bind(writer);
    writer.create = async (...request) => {
      await create(...request);
      throw new Error("killed");
    };
    await expect(sync()).rejects.toThrow("killed");
    writer.create = create;
    expect(await synced()).toMatchObject({ outcome: "done" });
    const own = [...source.pages.values()].filter(({ ownId }) => ownId === beasBooths.id);
    expect(own).toHaveLength(1);
    expect(await rows("select from builder where name = $1", [beasBooths.name])).toHaveLength(1);
  });
});
