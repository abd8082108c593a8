import { expect } from "vitest";
import { toPortfolioProjectRow } from "../../adapters/postgres/portfolio/portfolio-project-mapper.ts";
import { insertRows } from "../../adapters/postgres/sql/rows.ts";
import { testNow } from "../../adapters/system/test/test-time.ts";
import { poisonHeaders } from "../../app-server/test/hostile-payloads.ts";
import { type PageSubject, pagePermissions } from "../../app-server/test/page-permission-matrix.ts";
import type { openSeededDatabase } from "../../app-server/test/seeded-database.ts";
import type { TestCase } from "../../app-server/test/test-cases.ts";
import { createTestClient } from "../../app-server/test/test-client.ts";
import { type Caller, callers, everybody } from "../../app-server/test/test-people.ts";
import { ada } from "../../domain/accounts/examples.ts";
import { beasBooths } from "../../domain/builder-profiles/examples.ts";
import { glassTower } from "../../domain/portfolio/examples.ts";
import { invitation } from "../../domain/quotes/examples.ts";
import type { ProjectId } from "../../domain/shared/id.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import routes from "../routes.ts";
import { seededAppTest as test } from "./seeded-app-test.ts";
import type { RunningApp } from "./start-app.ts";

/** Stands in the texts of two requests of Ada's and nowhere else. */
const mark = "zqunseen";
const contact = {
  firstName: mark,
  lastName: mark,
  email: `${mark}@b.example`,
  phone: mark,
  jobTitle: mark,
  notes: mark,
};

let world: Awaited<ReturnType<typeof openSeededDatabase>>;
let found: TestCase;
let ids: Record<PageSubject, string>;
let app: RunningApp;
test.beforeAll(async ({ world: opened, app: started }) => {
  world = opened;
  app = started;
  // an account of the last hour is asked first what it is for
  await world.sql("update users set created_at = '2026-01-05T09:00:00Z'");
  found = await world.given("offered", { ...contact, company: mark });
  ids = {
    request: found.requestId,
    "pending project": await insertProject(),
    "hidden builder":
      everybody.builders.find(({ reviewState }) => reviewState === "pending-review")?.id ?? "",
    invitation: await insertInvitation(),
    "accepted quote": (await world.given("accepted", contact)).responseId,
  };
});

async function insertProject() {
  const id = crypto.randomUUID() as ProjectId;
  const project = { ...glassTower, id, reviewState: "pending-review" as const };
  await insertRows(world.newEm(), "portfolio_project", [toPortfolioProjectRow(project)]);
  return id;
}

/** Bea's of an hour ago, and the token of its link. */
async function insertInvitation() {
  const invitedAt = new Date(testNow().getTime() - hourMs);
  const { requestId } = await world.given("sent", {
    ...contact,
    createdAt: new Date(testNow().getTime() - 2 * hourMs),
    invitations: [invitation(beasBooths.id, { invitedAt })],
  });
  const link = { requestId, builderId: beasBooths.id, invitedAt, linkVersion: 1 };
  return world.responseToken(link);
}

const client = (cookies?: Record<string, string>) =>
  createTestClient((path, init) => fetch(new URL(path, app.origin), init), cookies);

/** The address to which a page redirects those who have no session. */
const signedOutGoals: Record<string, string> = {
  "/dashboard": "/",
  "/api/logout": "/",
  "/favourites": "/api/login?returnTo=/favourites",
  "/confirm-email": "/api/login?returnTo=%2Fconfirm-email",
  "/welcome": "/",
  "/requests/{id}": "/login?returnTo=%2Frequests%2F{id}",
  "/jobs/{id}": "/login?returnTo=%2Fjobs%2F{id}",
  "/jobs/{id}/site": "/login?returnTo=%2Fjobs%2F{id}%2Fsite",
  "/review/{id}": "/login?returnTo=%2Freview%2F{id}",
  "/requests/{id}/compare": "/login?returnTo=%2Frequests%2F{id}%2Fcompare",
};
/** The address to which a page redirects those who are signed in, if not the dashboard. */
const signedInGoals: Record<string, string> = { "/api/logout": "/" };
/** Where admins go instead [W09]. */
const adminGoals: Record<string, string> = {
  ...signedInGoals,
  "/login": "/admin-dashboard",
  "/api/login": "/admin-dashboard",
};
const signedOut: readonly Caller[] = ["visitor", "receipt", "ended"];

/** The callers who read of the request, by page; the other pages have it for none. */
const readers: Record<string, readonly Caller[]> = {
  "/quote-success/{id}": ["receipt", "owner", "assigned", "admin"],
  "/dashboard": ["owner", "assigned"],
  "/requests/{id}": ["owner", "admin"],
  "/requests/{id}/compare": ["owner", "admin"],
  "/admin-dashboard": ["admin"],
};

/** The view of a page that lists the request, if the plain address has none. */
const views: Record<string, string> = { "/admin-dashboard": "view=requests" };

/** The status of a page's data where the page has this one: a redirect is data. */
function dataStatus(route: string, status: number) {
  if (route.startsWith("/api/")) return 404;
  return status === 302 ? 202 : status;
}

/** Long pages of words that are no one's. */
const costly = ["/docs", "/dev/ui"];
/** Those who stand for all there: without a session, with one, with one that has ended. */
const few: readonly Caller[] = ["visitor", "owner", "ended"];

const cookies = new Map<Caller, ReturnType<typeof world.cookiesOf>>();
/** The caller's one session, except where it ends with the asking. */
function cookiesFor(caller: Caller, route: string) {
  if (route.endsWith("/logout")) return world.cookiesOf(caller, found);
  const known = cookies.get(caller) ?? world.cookiesOf(caller, found);
  cookies.set(caller, known);
  return known;
}

/** The page, or its data, as each kind of caller gets it, around subjects that all of them only read. */
function ask(
  route: string,
  { who = callers, subject = "request" }: { who?: readonly Caller[]; subject?: PageSubject } = {},
) {
  const path = route.replaceAll("{id}", ids[subject]).replace("{anything else}", "nowhere");
  return Promise.all(
    who.map(async (caller) => {
      const by = client(await cookiesFor(caller, route));
      return { caller, ...(await by.get(path, { accept: "text/html" })) };
    }),
  );
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
  const known = new Set(pagePermissions.map(({ route }) => route));
  expect([...known].sort(), missing).toEqual(served.sort());
});

test.each(pagePermissions)(
  "$route of a $subject answers each kind of caller: $statuses, and shows the request only to those who may read it [C11] [O06] [K01] [M01]",
  async ({ route, statuses, subject }) => {
    const expected = statuses.split(" ");
    const who = costly.includes(route) ? few : callers;
    const view = views[route] ?? "";
    const [pages, data] = await Promise.all([
      ask(view ? `${route}?${view}` : route, { subject, who }),
      ask(`${route === "/" ? "/_" : route}.data?id={id}&${view}`, { subject, who }),
    ]);
    expect(pages.map(({ caller, status }) => [caller, `${status}`])).toEqual(
      who.map((caller) => [caller, expected[callers.indexOf(caller)]]),
    );
    expect(data.map(({ caller, status }) => [caller, status])).toEqual(
      pages.map(({ caller, status }) => [caller, dataStatus(route, status)]),
    );
    for (const { headers, caller, status } of pages) {
      if (status < 300 || status >= 400) continue;
      const signedIn = caller === "admin" ? adminGoals : signedInGoals;
      const goals = signedOut.includes(caller) ? signedOutGoals : signedIn;
      const goal = (goals[route] ?? "/dashboard").replace("{id}", ids[subject]);
      expect(headers.get("location"), caller).toBe(goal);
    }
    for (const answers of [pages, data]) {
      const telling = answers.filter(({ text }) => text.toLowerCase().includes(mark));
      expect(telling.map(({ caller }) => caller)).toEqual(readers[route] ?? []);
    }
  },
);

test("pages of someone signed in, or of one request, are no one's to keep", async () => {
  const who: Caller[] = ["visitor", "receipt", "owner", "admin", "ended"];
  for (const route of ["/", "/dashboard", "/admin-dashboard", "/quote-success/{id}", "/quote"]) {
    for (const { caller, headers } of await ask(route, { who })) {
      if (signedOut.includes(caller) && !route.includes("{id}")) continue;
      expect([route, caller, headers.get("cache-control")]).toEqual([route, caller, "no-store"]);
    }
  }
});

test("every page has a content policy without inline scripts, and the headers that keep browsers safe", async () => {
  for (const { route } of pagePermissions) {
    const [visitor] = await ask(route, { who: ["visitor"] });
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
