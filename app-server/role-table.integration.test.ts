import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { apiRoutes } from "./http/api.ts";
import { roleTable } from "./role-table.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
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
    anonymousWrites: nothing,
    portfolioCopies: nothing,
    providersByClient: nothing,
    uploads: nothing,
    passkeyQuestions: nothing,
    typeSwitches: nothing,
    links: nothing,
    signInOf: nothing,
    accountOf: nothing,
  });
  const served = routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method.toLowerCase()} /api${path.replace(/:(\w+)/g, "{$1}")}`);
  const missing = "Add a row to app-server/role-table.ts for each new route";
  expect(roleTable.map(({ route }) => route).sort(), missing).toEqual([...new Set(served)].sort());
});

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
            .replace("{id}", id === "response" ? found.responseId : found.requestId)
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
