import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ada, otto } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands, doraDisplays } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql("delete from favourite");
  await app.sql("update builder set public = true where id = $1", [beasBooths.id]);
});

const bea = { itemType: "builder", itemId: beasBooths.id };
const toggle = (client: TestClient, item: unknown) =>
  client.send("POST", "/api/favorites/toggle", item);
const check = async (client: TestClient, id: string = bea.itemId) =>
  (await client.get(`/api/favorites/check/builder/${id}`)).body;
const count = async () =>
  (await app.client().get(`/api/favorites/count/builder/${bea.itemId}`)).body.count;

test("a toggle marks, the next one takes the mark away [J06] [N05]", async () => {
  const client = await app.as(ada);
  expect(await check(client)).toEqual({ isFavorited: false, ...bea });
  const added = await toggle(client, bea);
  expect([added.status, added.body]).toEqual([
    200,
    { action: "added", message: "Added to favorites" },
  ]);
  expect(await check(client)).toEqual({ isFavorited: true, ...bea });
  expect(await check(await app.as(otto))).toMatchObject({ isFavorited: false });
  await toggle(await app.as(otto), { ...bea, itemId: bea.itemId.toUpperCase() });
  expect(await count()).toBe(2);
  const removed = await toggle(client, bea);
  expect(removed.body).toEqual({ action: "removed", message: "Removed from favorites" });
  expect([await count(), (await check(client)).isFavorited]).toEqual([1, false]);
});

test("a visitor counts and checks, and toggles nothing [J06] [N05]", async () => {
  const visitor = app.client();
  expect(await check(visitor)).toEqual({ isFavorited: false, ...bea });
  expect(await count()).toBe(0);
  expect((await toggle(visitor, bea)).status).toBe(401);
  expect((await visitor.get("/api/favorites")).status).toBe(401);
});

test("many at once are one after the other: an even number changes nothing [J06]", async () => {
  const client = await app.as(ada);
  for (const [times, isFavorited] of [
    [10, false],
    [11, true],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: times }, () => toggle(client, bea)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const added = answers.filter(({ body }) => body.action === "added");
    expect(added).toHaveLength(Math.ceil(times / 2));
    expect((await check(client)).isFavorited).toBe(isFavorited);
  }
  expect(await app.sql("select count(*)::int as n from favourite")).toEqual([{ n: 1 }]);
});

test("one call returns the states of a page of cards [J06]", async () => {
  const client = await app.as(ada);
  await toggle(client, bea);
  const ids = [beasBooths.id, carlsStands.id, doraDisplays.id, "no-uuid"].join(",");
  const answer = await client.get(`/api/favorites/check/builder?ids=${ids}`);
  expect(answer.body).toEqual({ itemType: "builder", favorited: [beasBooths.id] });
  const visitor = await app.client().get(`/api/favorites/check/builder?ids=${ids}`);
  expect(visitor.body.favorited).toEqual([]);
});

test("the list has what is marked, newest first, and what has gone since [J06]", async () => {
  const client = await app.as(ada);
  await toggle(client, bea);
  await toggle(client, { itemType: "builder", itemId: carlsStands.id });
  await app.sql("update builder set public = false where id = $1", [beasBooths.id]);
  const { body } = await client.get("/api/favorites");
  expect(body).toEqual([
    expect.objectContaining({
      itemId: carlsStands.id,
      project: null,
      builder: expect.objectContaining({ name: carlsStands.name }),
    }),
    expect.objectContaining({ itemId: beasBooths.id, builder: null }),
  ]);
  expect((await toggle(client, bea)).body.action).toBe("removed");
  expect((await toggle(client, bea)).status).toBe(404);
});

test.for([
  { itemType: "blog_post", itemId: bea.itemId },
  { itemType: "builder" },
  { itemType: "builder", itemId: "" },
  { itemType: "builder", itemId: 7 },
  { itemId: bea.itemId },
  [],
])("%j is refused [J06]", async (item) => {
  expect((await toggle(await app.as(ada), item)).status).toBe(400);
});

test.for(["no-uuid", crypto.randomUUID()])("nothing is at %s [J06]", async (itemId) => {
  const client = await app.as(ada);
  expect((await toggle(client, { itemType: "builder", itemId })).status).toBe(404);
  expect((await toggle(client, { ...bea, itemType: "portfolio_project" })).status).toBe(404);
  expect((await check(client, itemId)).isFavorited).toBe(false);
  expect((await client.get("/api/favorites/check/blog/x")).status).toBe(400);
});

test("they go with the account, and there is an end to them [J06]", async () => {
  const client = await app.as(otto);
  await app.sql(
    `insert into favourite (user_id, item_type, item_id)
     select $1, 'builder', gen_random_uuid() from generate_series(1, 1000)`,
    [otto.id],
  );
  expect((await toggle(client, bea)).status).toBe(409);
});
