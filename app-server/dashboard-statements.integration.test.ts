import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ada, bea, max } from "../domain/accounts/examples.ts";
import type { User } from "../domain/accounts/user.ts";
import { adminDashboardQueries } from "../web/admin/admin-dashboard-queries.ts";
import { dashboardQueries } from "../web/dashboard/dashboard-queries.ts";
import { toCurrentUserBody } from "./contract/accounts/accounts.ts";
import { openTestApp } from "./test/test-app.ts";

/** Makes the calls of a dashboard's loader; what they read is not shown. */
const app = await openTestApp({}, {}, async ({ url }, { requestContext: { by }, api }) => {
  if (by.kind !== "member") return new Response("no calls");
  const address = new URL(url).searchParams;
  const queries =
    by.user.userType === "admin"
      ? adminDashboardQueries(address, api)
      : dashboardQueries(toCurrentUserBody(by), address, api);
  const reads = queries.map(async ({ queryFn }) =>
    (queryFn as (asked: { pageParam: null }) => unknown)({ pageParam: null }),
  );
  return new Response(`${(await Promise.all(reads)).length} calls`);
});
afterAll(() => app.close());

beforeAll(async () => {
  for (const given of ["pending", "sent", "sent", "offered", "accepted"] as const) {
    await app.given(given, { userId: ada.id });
  }
});

/** Marks the statements of this file's requests, so that the test does not count those of other files. */
const counted = new AsyncLocalStorage<true>();

/** How many statements a page sends to PostgreSQL, its session included, once the process is warm. */
async function statementsOf(user: User, path: string): Promise<number> {
  const browser = await app.as(user);
  const open = async () => {
    const { status, text } = await browser.get(path);
    expect([status, text]).toEqual([200, expect.stringMatching(/^[1-9]\d* calls$/)]);
  };
  await open();
  const pools = await poolPrototype();
  const { query } = pools;
  let statements = 0;
  pools.query = function (this: unknown, ...given: unknown[]) {
    if (counted.getStore()) statements += 1;
    return query.apply(this, given);
  };
  try {
    await counted.run(true, open);
  } finally {
    pools.query = query;
  }
  return statements;
}

type Queries = { query(...given: unknown[]): unknown };

/** Of every pool of connections in this process. */
async function poolPrototype(): Promise<Queries> {
  let found: object = await app.newEm().getConnection().getNativeClient();
  while (!Object.hasOwn(found, "query")) found = Object.getPrototypeOf(found);
  return found as Queries;
}

test.each([
  ["an exhibitor's", ada, "/dashboard", 3],
  ["a builder's", bea, "/dashboard", 3],
  ["an admin's", max, "/admin-dashboard", 3],
] as const)(
  "%s dashboard sends no more statements than it needs",
  async (_, user, path, needed) => {
    expect(await statementsOf(user, path)).toBe(needed);
  },
);
