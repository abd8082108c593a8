import { afterAll, beforeAll, expect, test } from "vitest";
import { max } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.sql(
    `insert into users (id, email, user_type) select gen_random_uuid(), 'person' || n || '@crowd.example', 'exhibitor' from generate_series(1, 400) n`,
  );
});
afterAll(() => app.close());

const lines = async (client: TestClient) =>
  (await client.get("/api/admin/audit?kind=security")).body.events
    .map(({ words }: { words: string }) => words)
    .filter((words: string) => words.startsWith("read "));
const wantsProof = ({ status, body }: { status: number; body: { type?: string } }) =>
  status === 403 && body.type === "/problems/fresh-proof-needed";

test("an admin reads 300 people an hour without a fresh proof, each counted once, on lists of every kind [Y04]", async () => {
  const client = await app.as(max);
  const { requestId } = await app.given("sent", { email: "asking@crowd.example" });
  await app.ageProofs();
  const read = (page: number) => client.get(`/api/admin/people?page=${page}`);
  for (let again = 0; again < 20; again++) expect((await read(1)).status).toBe(200);
  for (let page = 2; page <= 15; page++) expect((await read(page)).status).toBe(200);
  const refused = await read(16);
  expect(wantsProof(refused)).toBe(true);
  expect(refused.text).not.toContain("@crowd.example");
  expect((await read(1)).status).toBe(200);
  await app.sql("update rate_limit set points = 300 where key like 'people-read:%'");
  for (const path of [
    "/api/admin/quotes",
    "/api/admin/quotes?search=asking",
    `/api/admin/quotes/${requestId}`,
  ]) {
    const answer = await client.get(path);
    expect([path, wantsProof(answer)]).toEqual([path, true]);
    expect(answer.text).not.toContain("asking@crowd.example");
  }
  expect(await lines(client)).toEqual(["read lists of people"]);

  const fresh = await app.as(max);
  for (let page = 16; page <= 20; page++) {
    const { status } = await fresh.get(`/api/admin/people?page=${page}`);
    expect(status).toBe(200);
  }
  expect(await lines(fresh)).toEqual([
    "read more than 300 people within an hour",
    "read lists of people",
  ]);
});

test("a whole list at once is refused before it is shown [Y04]", async () => {
  for (let n = 0; n < 3; n++) await app.given("sent", { email: `late${n}@crowd.example` });
  const client = await app.as(max);
  await app.sql("update rate_limit set points = 299 where key like 'people-read:%'");
  await app.ageProofs();
  const answer = await client.get("/api/admin/quotes?limit=10000");
  expect(wantsProof(answer)).toBe(true);
  expect(answer.text).not.toContain("late0@crowd.example");
});
