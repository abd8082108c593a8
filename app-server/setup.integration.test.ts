import { afterAll, expect, test } from "vitest";
import { max } from "../domain/accounts/examples.ts";
import { openTestApp } from "./test/test-app.ts";

const app = await openTestApp();
afterAll(() => app.close());
const admin = await app.as(max);
const steps = async () => (await admin.get("/api/admin/setup")).body;

test("an admin of an empty site reads which of the six steps are done, and adds the first show [W13]", async () => {
  for (const table of ["message", "quote_request", "portfolio_project", "builder", "trade_show"]) {
    await app.sql(`delete from ${table}`);
  }
  const none = { hasShows: false, hasBuilders: false, hasProjects: false, hasRequests: false };
  expect(await steps()).toMatchObject({ ...none, mail: null, hasSupport: false });
  await admin.send("POST", "/api/admin/trade-shows", { title: "First Fair" });
  expect(await steps()).toMatchObject({ ...none, hasShows: true });
});

test("a test email goes to the admin's own address, once a minute, and its state is shown [W13]", async () => {
  const send = () => admin.send("POST", "/api/admin/test-mail");
  const { body } = await send();
  expect(body.message).toContain(max.email);
  app.clock.advance(61_000);
  await send();
  await send();
  const letters = await app.sql<{ to: string }>(
    "select letter -> 'to' ->> 'address' as to from message where kind = 'test-mail'",
  );
  expect(letters).toEqual([{ to: max.email }, { to: max.email }]);
  expect(await steps()).toMatchObject({ mail: { state: "queued" } });
  await app.sql("update message set state = 'failed', last_error = 'No such user'");
  expect(await steps()).toMatchObject({ mail: { state: "failed", error: "No such user" } });
  await app.sql(
    "update message set state = 'sent' where id = (select max(id::text)::uuid from message)",
  );
  expect((await steps()).mail).toEqual({ state: "sent", error: null });
  const { body: log } = await admin.get("/api/admin/audit?kind=mail");
  expect(log.events[0].words).toBe("sent a test email");
});
