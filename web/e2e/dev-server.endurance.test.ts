import { expect, onTestFinished, test } from "vitest";
import { createSampledDatabase } from "./sampled-database.ts";
import { startApp } from "./start-app.ts";

test("a form reaches its page under the development server", async () => {
  const database = await createSampledDatabase();
  onTestFinished(database.drop);
  const roles = { DATABASE_URL: database.appUrl, MIGRATE_DATABASE_URL: database.url };
  const app = await startApp({ runtime: "dev", env: { ...roles, NODE_ENV: "development" } });
  onTestFinished(app.stop);
  const answer = await fetch(`${app.origin}/login`, {
    method: "POST",
    headers: { origin: app.origin },
    body: new URLSearchParams({ step: "email", email: "ada@exhibits.example", returnTo: "" }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("ada@exhibits.example");
});
