import { describe, expect } from "vitest";
import { poisonHeaders } from "../../app-server/test/hostile-payloads.ts";
import { pagePermissions } from "../../app-server/test/page-permission-matrix.ts";
import type { openSeededDatabase } from "../../app-server/test/seeded-database.ts";
import type { TestCase } from "../../app-server/test/test-cases.ts";
import { createTestClient } from "../../app-server/test/test-client.ts";
import { type Caller, callers } from "../../app-server/test/test-people.ts";
import { ada } from "../../domain/accounts/examples.ts";
import routes from "../routes.ts";
import type { RunningApp } from "./start-app.ts";
import { worldAppTest as test } from "./world-app-test.ts";

let world: Awaited<ReturnType<typeof openSeededDatabase>>;
let found: TestCase;
let app: RunningApp;
test.beforeAll(async ({ world: opened, app: started }) => {
  world = opened;
  app = started;
  // an account of the last hour is asked first what it is for
  await world.sql("update users set created_at = '2026-01-05T09:00:00Z'");
  found = await world.given("offered");
});

const client = (cookies?: Record<string, string>) =>
  createTestClient((path, init) => fetch(new URL(path, app.origin), init), cookies);

/** Where a page sends on those who have no session. */
const signedOutGoals: Record<string, string> = {
  "/dashboard": "/",
  "/api/logout": "/",
  "/favourites": "/api/login?returnTo=/favourites",
  "/confirm-email": "/api/login?returnTo=%2Fconfirm-email",
  "/welcome": "/",
  "/requests/{id}/compare": "/login?returnTo=%2Frequests%2F{id}%2Fcompare",
};
/** Where a page sends on those who are signed in, if not to the dashboard. */
const signedInGoals: Record<string, string> = { "/api/logout": "/" };
const signedOut: readonly Caller[] = ["visitor", "receipt", "ended"];

/** Those who stand for all where a page makes no difference: without a session, with one, with one that has ended. */
const few: readonly Caller[] = ["visitor", "owner", "ended"];

/** The page as each kind of caller gets it, around one request that all of them only read. */
async function ask(route: string, who: readonly Caller[] = callers) {
  const path = route.replace("{id}", found.requestId).replace("{anything else}", "nowhere");
  const answers = [];
  for (const caller of who) {
    const by = client(await world.cookiesOf(caller, found));
    answers.push({ caller, ...(await by.get(path, { accept: "text/html" })) });
  }
  return answers;
}

test("pagePermissions has a row for every page, and for nothing else [O06]", () => {
  // a layout has no address of its own, only its pages have
  const pages = routes.flatMap((route) => route.children ?? [route]);
  const paths = pages.flatMap(({ path = "" }) =>
    path.endsWith("/:id?") ? [path.replace("/:id?", ""), path.replace(":id?", "{id}")] : [path],
  );
  const served = paths.map(
    (path) => `/${path.replace(/:\w+/g, "{id}").replace("*", "{anything else}")}`,
  );
  const missing = "Add a row to app-server/test/page-permission-matrix.ts for each new page";
  expect(pagePermissions.map(({ route }) => route).sort(), missing).toEqual(served.sort());
});

test.each(pagePermissions)(
  "$route answers each kind of caller: $statuses [O06] [K01] [M01]",
  async ({ route, statuses }) => {
    const expected = statuses.split(" ");
    const asked = new Set(expected).size === 1 ? few : callers;
    const answers = await ask(route, asked);
    const got = answers.map(({ caller, status }) => [caller, `${status}`]);
    expect(got).toEqual(asked.map((caller) => [caller, expected[callers.indexOf(caller)]]));
    for (const { headers, caller, status } of answers) {
      if (status < 300 || status >= 400) continue;
      const goals = signedOut.includes(caller) ? signedOutGoals : signedInGoals;
      const goal = (goals[route] ?? "/dashboard").replace("{id}", found.requestId);
      expect(headers.get("location"), caller).toBe(goal);
    }
  },
);

describe("a page and its data", () => {
  const readers: Caller[] = ["receipt", "owner", "assigned", "admin"];

  test.each(["/quote-success/{id}", "/quote-success/{id}.data"])(
    "%s tell of a request only to who may read it [C11] [O06]",
    async (route) => {
      for (const { caller, text } of await ask(route)) {
        expect([caller, text.includes(ada.email)]).toEqual([caller, readers.includes(caller)]);
      }
    },
  );

  test("/dashboard.data and /admin-dashboard.data tell no one else's [K01] [M01] [O06]", async () => {
    for (const { caller, text, status } of await ask("/admin-dashboard.data")) {
      expect([caller, text.includes("Engines Ltd")]).toEqual([caller, caller === "admin"]);
      if (caller !== "admin") expect(status).toBe(403);
    }
    for (const { caller, text } of await ask("/dashboard.data")) {
      expect([caller, text.includes("Engines Ltd")]).toEqual([
        caller,
        ["owner", "assigned"].includes(caller),
      ]);
    }
  });

  test("no page's data tells of a request to others, wherever its id is put [O06]", async () => {
    const mark = "Zqunseen";
    const secrets = { company: mark, firstName: mark, lastName: mark, email: "zqunseen@b.example" };
    const { requestId } = await world.given("offered", { ...secrets, phone: mark, notes: mark });
    for (const caller of ["visitor", "stranger", "unassigned"] as const) {
      const by = client(await world.cookiesOf(caller, found));
      const paths = pagePermissions.map(({ route }) => route.replaceAll("{id}", requestId));
      const answers = await Promise.all(
        paths.map((path) => by.get(`${path}.data?id=${requestId}`)),
      );
      const telling = paths.filter((_, at) => /zqunseen/i.test(answers[at]?.text ?? ""));
      expect([caller, telling]).toEqual([caller, []]);
    }
    const owner = client(await world.cookiesOf("owner", found));
    expect((await owner.get(`/requests/${requestId}/compare.data`)).text).toContain(mark);
  });

  test("to someone signed in, or of one request, are no one's to keep", async () => {
    const who: Caller[] = ["visitor", "receipt", "owner", "admin", "ended"];
    for (const route of ["/", "/dashboard", "/admin-dashboard", "/quote-success/{id}", "/quote"]) {
      for (const { caller, headers } of await ask(route, who)) {
        if (signedOut.includes(caller) && !route.includes("{id}")) continue;
        expect([route, caller, headers.get("cache-control")]).toEqual([route, caller, "no-store"]);
      }
    }
  });
});

test("every page has a content policy without inline scripts, and the headers that keep browsers safe", async () => {
  for (const { route } of pagePermissions) {
    const [visitor] = await ask(route, ["visitor"]);
    if (!visitor?.headers.get("content-type")?.startsWith("text/html")) continue;
    const policy = visitor.headers.get("content-security-policy") ?? "";
    expect(policy, route).toMatch(/default-src 'self'/);
    expect(policy).toMatch(/frame-ancestors 'none'.*base-uri 'none'.*object-src 'none'/);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    // nothing comes from elsewhere, pictures included: linked ones are copied
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toMatch(/unsafe-|https?:/);
    expect(Object.fromEntries(visitor.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "content-type": "text/html; charset=utf-8",
    });
  }
});

test("no header changes a page, nor the copy that the next visitor gets", async () => {
  const visitor = client();
  for (const path of ["/about-us", "/about-us.data", "/our-builders?page=1", "/contact"]) {
    const { text } = await visitor.get(path);
    for (const headers of poisonHeaders) {
      const poisoned = await visitor.get(path, headers);
      const about = `${path} ${JSON.stringify(headers)}`;
      expect([poisoned.status, poisoned.text === text], about).toEqual([200, true]);
      expect(JSON.stringify([...poisoned.headers]), about).not.toContain("evil.example");
    }
    expect((await visitor.get(path)).text).toBe(text);
  }
});

test("one process answers the REST API and streams the pages [P04]", async () => {
  const owner = client(await world.cookiesOf("owner", found));
  expect((await owner.get("/api/auth/user")).body.email).toBe(ada.email);
  const page = await owner.get("/dashboard");
  expect(page.headers.has("content-length")).toBe(false);
  expect(page.text).toMatch(/<template id="B:|\$RC\(|<!--\$\?-->/);
});
