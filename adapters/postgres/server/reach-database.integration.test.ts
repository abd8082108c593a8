import { expect, inject, test } from "vitest";
import { reachDatabase } from "./reach-database.ts";

const { url } = inject("testServer");

function changed(change: (url: URL) => void): string {
  const other = new URL(url);
  change(other);
  return other.href;
}

test("reachDatabase() is content with a database that answers", async () => {
  await reachDatabase(url);
});

test.each([
  [
    "a closed port",
    changed((u) => {
      u.port = "1";
    }),
    /at .+:1\/\w+: nothing listens there$/,
  ],
  [
    "an unknown host",
    changed((u) => {
      u.hostname = "nowhere.invalid";
    }),
    /nowhere\.invalid:.+: the host has no address$/,
  ],
  [
    "a wrong password",
    changed((u) => {
      u.password = "secret";
    }),
    /password authentication failed/,
  ],
  [
    "a missing database",
    changed((u) => {
      u.pathname = "/nothing";
    }),
    /database "nothing" does not exist$/,
  ],
])("reachDatabase() says in one sentence what is wrong with %s", async (_, address, sentence) => {
  const problem = await reachDatabase(address).catch((error) => error);
  expect(problem).toMatchObject({
    name: "DatabaseProblem",
    message: expect.stringMatching(sentence),
  });
  expect(problem.message).toMatch(/^Cannot reach the database at [^\n]+$/);
  expect(problem.message).not.toContain(new URL(address).password);
});
