import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toBuilderRow } from "../adapters/postgres/builder-profile-mapper.ts";
import { insertRows } from "../adapters/postgres/insert-rows.ts";
import { toPortfolioProjectRow } from "../adapters/postgres/portfolio-project-mapper.ts";
import { beasBooths, profile } from "../domain/builder-profiles/examples.ts";
import { glassTower } from "../domain/portfolio/examples.ts";
import type { ProjectId } from "../domain/shared/id.ts";
import { apiRoutes } from "./http/api.ts";
import { type RoleRow, roleTable } from "./role-table.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import type { TestCase } from "./test-cases.ts";
import { callers } from "./test-people.ts";
import { testPicture } from "./test-picture.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test("roleTable has a row for every route of the API, and for nothing else [O06]", () => {
  const nothing = {} as never;
  const { routes } = apiRoutes({
    receipts: nothing,
    portfolioCopies: nothing,
    limiters: nothing,
    writeLimit: nothing,
    mailLimit: nothing,
    submitRequest: nothing,
    signInOf: nothing,
    accountOf: nothing,
  });
  const served = routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method.toLowerCase()} /api${path.replace(/:(\w+)/g, "{$1}")}`);
  const missing = "Add a row to app-server/role-table.ts for each new route";
  expect(roleTable.map(({ route }) => route).sort(), missing).toEqual([...new Set(served)].sort());
});

async function idOf(id: RoleRow["id"], found: TestCase): Promise<string> {
  if (id === "project") return insertProject();
  if (id === "builder") return insertBuilder();
  return id === "response" ? found.responseId : found.requestId;
}

/** Bea's, before an admin has looked. */
async function insertProject() {
  const id = crypto.randomUUID() as ProjectId;
  const project = { ...glassTower, id, reviewState: "pending-review" as const };
  await insertRows(app.newEm(), "portfolio_project", [toPortfolioProjectRow(project)]);
  return id;
}

/** Nobody's, before an admin has looked. */
async function insertBuilder() {
  const id = crypto.randomUUID();
  const fresh = { ...profile(id, "Fresh Stands", null), reviewState: "pending-review" as const };
  await insertRows(app.newEm(), "builder", [toBuilderRow(fresh)]);
  return id;
}

describe.each(roleTable)(
  "$route",
  ({ route, statuses, given = "sent", id = "request", body, picture }) => {
    test.concurrent(`answers each kind of caller as the table says: ${statuses} [O06]`, async () => {
      const [method = "", path = ""] = route.split(" ");
      const got = await Promise.all(
        callers.map(async (caller) => {
          const found = await app.given(given);
          const client = app.client(await app.cookiesOf(caller, found));
          const address = path
            .replace("{id}", await idOf(id, found))
            .replace("{itemType}", "builder")
            .replace("{itemId}", beasBooths.id);
          const json = body && JSON.stringify(body).replace("{id}", found.requestId);
          if (method === "get") return (await client.get(address)).status;
          if (picture) {
            const form = new FormData();
            form.set("picture", new File([await testPicture()], "booth.png"));
            return (await client.call(address, { method, body: form })).status;
          }
          const verb = method.toUpperCase() as "POST";
          return (await client.send(verb, address, json)).status;
        }),
      );
      expect(got.join(" ")).toBe(statuses);
    });
  },
);
