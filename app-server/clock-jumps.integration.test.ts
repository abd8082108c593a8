import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ada, max, otto } from "../domain/accounts/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { testForm } from "./test/test-form.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ ANONYMOUS_WRITES_PER_HOUR: "1" });
});
afterAll(() => app.close());
afterEach(() => {
  vi.useRealTimers();
});

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Sets this machine's clock, and no timer, so far from the database's. */
function jump(ms: number) {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
}

test("a session is over by the clock, and a clock that is right again finds it as it was", async () => {
  const [exhibitor, admin] = [await app.as(ada), await app.as(max)];
  const statuses = async () => [
    (await exhibitor.get("/api/auth/user")).status,
    (await admin.get("/api/auth/user")).status,
  ];
  for (const [ms, expected] of [
    [0, [200, 200]],
    [31 * minute, [200, 401]],
    [13 * hour, [200, 401]],
    [15 * day, [401, 401]],
    [0, [200, 200]],
    [-2 * day, [200, 200]],
    [400 * day, [401, 401]],
    [0, [200, 200]],
  ] as const) {
    jump(ms);
    expect([ms, await statuses()]).toEqual([ms, expected]);
  }
});

test("a link that was asked for is over by the clock, and works once, however the clock jumps", async () => {
  const client = app.client();
  await client.send("POST", "/api/login/email", { email: otto.email });
  const [mail] = await app.sql<{ token: string }>(
    "select letter ->> 'token' as token from message where to_address = $1",
    [otto.email],
  );
  const use = () => client.send("POST", "/api/login/email/verify", { token: mail?.token });
  jump(11 * minute);
  expect((await use()).status).toBe(400);
  jump(-3 * hour);
  expect((await use()).status).toBe(200);
  jump(0);
  expect((await use()).status).toBe(400);
});

test("a limit that was reached by a clock ahead is no longer one when the clock is right again", async () => {
  const send = () => app.client().send("POST", "/api/quote-requests", testForm);
  jump(3 * day);
  expect([(await send()).status, (await send()).status]).toEqual([201, 429]);
  jump(0);
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 429]);
  expect(Number(second.headers.get("retry-after"))).toBeLessThanOrEqual(3600);
});
