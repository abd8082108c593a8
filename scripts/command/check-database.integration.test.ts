import { afterAll, expect, test } from "vitest";
import { asking } from "../../adapters/postgres/operations/read-database-facts.ts";
import { findPrimary } from "../../adapters/postgres/server/find-primary.ts";
import { createTestDatabase } from "../../adapters/postgres/test/test-database.ts";

import { checkDatabase } from "./check-database.ts";

const database = await createTestDatabase();
afterAll(() => database.drop());

const closed = "127.0.0.1:1";
const withTwoHosts = (url: string) =>
  url.replace(new URL(url).host, `${new URL(url).host},${closed}`);
const failures = async (...asked: Parameters<typeof checkDatabase>) =>
  (await checkDatabase(...asked)).filter(({ level }) => level === "fail");

test("checkDatabase() finds the two roles right with two hosts and no owner named [Z07]", async () => {
  const url = withTwoHosts(database.appUrl);
  // as `openServer` completes it
  const server = { url, migrateUrl: await findPrimary(url) };
  expect(server.migrateUrl).not.toBe(url);
  expect(await failures(server, { migrateDatabaseUrl: undefined })).toEqual([]);
});

test("checkDatabase() finds an owner named among two hosts right, and another role wrong [Z07]", async () => {
  const [url, owner] = [database.appUrl, database.url].map(withTwoHosts);
  if (!url || !owner) throw new Error("no address");
  const right = { url, migrateUrl: await findPrimary(owner) };
  expect(await failures(right, { migrateDatabaseUrl: owner })).toEqual([]);
  const wrong = { url, migrateUrl: await findPrimary(url) };
  expect(await failures(wrong, { migrateDatabaseUrl: url })).toEqual([
    expect.objectContaining({
      about: "roles",
      found: expect.stringContaining("may create nothing"),
    }),
  ]);
});

test("checkDatabase() recounts ratings and says how many differ [S05]", async () => {
  const server = { url: database.url, migrateUrl: database.url };
  const ratings = async () =>
    (await checkDatabase(server, { migrateDatabaseUrl: undefined })).find(
      ({ about }) => about === "ratings",
    );
  expect(await ratings()).toMatchObject({ level: "ok", found: "0 builders recounted, all right" });
  const add = (name: string, rating: number, imported: number) =>
    asking(database.url, (client) =>
      client.query(
        `insert into builder (name, description, city, state, country, region, team_size, years_in_business, completed_projects, rating, rating_source, imported_rating)
       values ($1, '', 'C', 'S', 'C', 'R', '1-10', 5, 5, $2, 'imported', $3)`,
        [name, rating, imported],
      ),
    );
  await add("Right", 4, 4);
  await add("Wrong", 5, 4);
  expect(await ratings()).toMatchObject({
    level: "warn",
    found: "1 of 2 builders recounted have another rating than their reviews",
  });
});
