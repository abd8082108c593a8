import { afterAll, expect, test } from "vitest";
import { max } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { openTestApp } from "./test/test-app.ts";

const app = await openTestApp();
afterAll(() => app.close());
const admin = await app.as(max);
const visitor = app.client();

const expo = {
  title: "Prairie Expo",
  city: "Tulsa",
  startDate: "2098-04-01",
  endDate: "2098-04-03",
};
const titles = async (path: string) => {
  const { body } = await visitor.get(path);
  return (body as { title: string }[]).map(({ title }) => title);
};
const audit = async (id: string) => {
  const { body } = await admin.get(`/api/admin/audit?id=${id}`);
  return body.events.map(({ words, objectName }: Record<string, string>) => [words, objectName]);
};
async function added(path: string, form: object): Promise<string> {
  const { status, body } = await admin.send("POST", path, form);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

test("an admin adds, edits and hides a show; the calendar has it as it is now with the next request [W13]", async () => {
  const shows = "/api/trade-shows?search=Prairie";
  expect(await titles(shows)).toEqual([]);
  const id = await added("/api/admin/trade-shows", {
    ...expo,
    description: "<p>Wheat<script>x</script></p>",
  });
  expect(await titles(shows)).toEqual(["Prairie Expo"]);
  const { body: shown } = await visitor.get(`/api/trade-shows/${id}`);
  expect(shown).toMatchObject({ ...expo, year: "2098", status: "upcoming" });
  expect(shown.description).toBe("<p>Wheat</p>");

  const path = `/api/admin/content/${id}?kind=trade-shows`;
  const { body: stored } = await admin.get(path);
  expect(stored).toMatchObject({ isHidden: false, isSynced: false, fields: expo });
  const change = { ...expo, title: "Prairie Expo 2098", venue: "Expo Hall" };
  const at = { "if-match": stored.lastEditedTime };
  const edited = await admin.send("PUT", `/api/admin/trade-shows/${id}`, change, at);
  expect([edited.status, edited.body.fields.venue]).toEqual([200, "Expo Hall"]);
  expect(await titles(shows)).toEqual(["Prairie Expo 2098"]);
  const late = await admin.send("PUT", `/api/admin/trade-shows/${id}`, expo, at);
  expect([late.status, late.body.type]).toEqual([409, "/problems/changed-meanwhile"]);

  const hide = (isHidden: boolean) =>
    admin.send("PUT", `/api/admin/content/${id}/hidden`, { kind: "trade-shows", isHidden });
  expect((await hide(true)).body).toMatchObject({ isHidden: true });
  expect((await hide(true)).status).toBe(200);
  expect(await titles(shows)).toEqual([]);
  expect((await visitor.get(`/api/trade-shows/${id}`)).status).toBe(404);
  expect((await visitor.get("/api/trade-shows/search")).body.cities).not.toContain("Tulsa");
  const { body: listed } = await admin.get("/api/admin/content?kind=trade-shows&search=prairie");
  expect(listed.items).toMatchObject([{ id, isHidden: true, isSynced: false }]);
  await hide(false);
  expect(await titles(shows)).toEqual(["Prairie Expo 2098"]);
  expect(await audit(id)).toEqual([
    ["showed it to the public again", "Prairie Expo 2098"],
    ["hid it from the public", "Prairie Expo 2098"],
    ["changed it (title, description, venue)", "Prairie Expo 2098"],
    ["added it", "Prairie Expo 2098"],
  ]);
});

test("an admin adds, edits and hides an article [W13]", async () => {
  const id = await added("/api/admin/articles", { title: "Rigging", body: "<p>Ropes</p>" });
  const article = () => visitor.get(`/api/blog/${id}`);
  const before = (await article()).body;
  expect(before).toMatchObject({ title: "Rigging", body: "<p>Ropes</p>" });
  const change = { title: "Rigging points", body: "<p>Chains</p>" };
  expect((await admin.send("PUT", `/api/admin/articles/${id}`, change)).status).toBe(200);
  const { body } = await article();
  expect(body).toMatchObject({ title: "Rigging points", body: "<p>Chains</p>" });
  await admin.send("PUT", `/api/admin/content/${id}/hidden`, { kind: "blog", isHidden: true });
  expect((await article()).status).toBe(404);
  expect(JSON.stringify((await visitor.get("/api/blog")).body)).not.toContain("Rigging");
  expect((await audit(id))[0]).toEqual(["hid it from the public", "Rigging points"]);
});

test("an admin adds, edits and hides a project of a builder [W13]", async () => {
  const form = {
    title: "Prairie Tower",
    client: "Wheat Inc",
    description: "<p>Tall</p>",
    industry: "Energy",
    projectType: "Island",
    budget: "$75,000 - $150,000",
    eventName: "Prairie Expo",
    location: "Tulsa, OK",
    year: "2026",
    size: "20x20",
    builderId: beasBooths.id,
  };
  const id = await added("/api/admin/projects", form);
  const project = () => visitor.get(`/api/portfolio/${id}`);
  expect((await project()).body).toMatchObject({ title: "Prairie Tower", client: "Wheat Inc" });
  const found = async () => {
    const { body } = await visitor.get("/api/portfolio");
    return (body as { id: string }[]).filter((each) => each.id === id).length;
  };
  expect(await found()).toBe(1);
  const path = `/api/admin/projects/${id}`;
  const change = { ...form, title: "Prairie Mast", builderId: null };
  expect((await admin.send("PUT", path, change)).body.fields).toMatchObject({ builderId: null });
  expect((await project()).body.title).toBe("Prairie Mast");
  const stranger = { ...form, builderId: crypto.randomUUID() };
  expect((await admin.send("PUT", path, stranger)).body.errors).toEqual([
    { field: "builderId", message: "There is no such builder" },
  ]);
  expect((await admin.send("PUT", path, { ...form, year: "1800" })).status).toBe(400);
  const hidden = { kind: "portfolio", isHidden: true };
  expect((await admin.send("PUT", `/api/admin/content/${id}/hidden`, hidden)).status).toBe(200);
  expect((await project()).status).toBe(404);
  expect(await found()).toBe(0);
});

test("a show that can't be says which field is wrong, and nothing is stored [W13]", async () => {
  const wrong = { ...expo, title: " ", endDate: "2098-03-01", eventWebsite: "nowhere" };
  const { status, body } = await admin.send("POST", "/api/admin/trade-shows", wrong);
  expect(status).toBe(400);
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(
    expect.arrayContaining(["title", "eventWebsite"]),
  );
  const reversed = { ...expo, endDate: "2098-03-01" };
  const second = await admin.send("POST", "/api/admin/trade-shows", reversed);
  expect(second.body.errors).toEqual([
    { field: "endDate", message: "Last day must not be before the first day" },
  ]);
  const unknown = await admin.get(`/api/admin/content/${crypto.randomUUID()}?kind=blog`);
  expect(unknown.status).toBe(404);
});
