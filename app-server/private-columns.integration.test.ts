import { afterAll, beforeAll, expect, test } from "vitest";
import { toBlogPostRow } from "../adapters/postgres/blog/blog-post-mapper.ts";
import { toPortfolioProjectRow } from "../adapters/postgres/portfolio/portfolio-project-mapper.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { toTradeShowRow } from "../adapters/postgres/trade-shows/trade-show-mapper.ts";
import { blogPostOf } from "../domain/blog/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import type { Ports } from "../domain/core.ts";
import { glassTower } from "../domain/portfolio/examples.ts";
import { ces } from "../domain/trade-shows/examples.ts";
import { permissionMatrix } from "./test/permission-matrix.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { Caller } from "./test/test-people.ts";

const secret = "a-private-column";

/** Fields whose names are data: addresses of pictures, categories of trade. */
const maps = ["pictureCopies", "ownRates"];

/** A person's own rows as they are stored; `planted-data` holds what of others may stand there. */
const ownRows = "get /api/auth/user/data";

/** Every repository answers its entities with one column more than is declared, at every depth. */
function withPrivateColumn(ports: Ports): Ports {
  return new Proxy({} as Ports, {
    get(_, name) {
      const port = Reflect.get(ports, name);
      if (typeof port !== "object" || port === null) return port;
      return new Proxy(
        {},
        {
          get(_, method) {
            const run = Reflect.get(port, method);
            if (typeof run !== "function") return run;
            return (...given: unknown[]) => {
              const answer = run.apply(port, given);
              return answer instanceof Promise ? answer.then(planted) : answer;
            };
          },
        },
      );
    },
  });
}

function planted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(planted);
  const isPlain =
    typeof value === "object" && value && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  const inner = Object.entries(value).map(([name, each]) => [
    name,
    maps.includes(name) ? each : planted(each),
  ]);
  return { ...Object.fromEntries(inner), planted: secret };
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({}, { portsAs: withPrivateColumn });
  await insertRows(app.newEm(), "portfolio_project", [toPortfolioProjectRow(glassTower)]);
  await insertRows(app.newEm(), "blog_post", [toBlogPostRow(blogPostOf(1))]);
  await insertRows(app.newEm(), "trade_show", [toTradeShowRow(ces, new Date("2026-11-04T15:00Z"))]);
});
afterAll(() => app?.close());

const ids: Record<string, string> = {
  "/api/portfolio/{id}": glassTower.id,
  "/api/portfolio/builder/{id}": beasBooths.id,
  "/api/blog/{id}": blogPostOf(1).id,
  "/api/trade-shows/{id}": ces.id,
};
const readers: Caller[] = ["visitor", "receipt", "owner", "assigned", "admin"];
const reads = permissionMatrix.filter(({ route }) => route.startsWith("get ") && route !== ownRows);

test("no answer holds a column that its schema doesn't name, for any reader", async () => {
  const found = await app.given("offered");
  const leaks: string[] = [];
  let answered = 0;
  for (const { route, query = "" } of reads) {
    const address = route.replace("get ", "");
    const id =
      ids[address] ?? (address.startsWith("/api/builders/") ? beasBooths.id : found.requestId);
    const path = address
      .replace("{id}", id)
      .replace("{itemType}", "builder")
      .replace("{itemId}", beasBooths.id);
    for (const caller of readers) {
      const client = app.client(await app.cookiesOf(caller, found));
      const { status, text } = await client.get(`${path}${query.replace("{id}", found.requestId)}`);
      if (status === 200) answered++;
      if (status >= 500 || text.includes(secret)) leaks.push(`${status} ${route} by ${caller}`);
    }
  }
  expect(leaks).toEqual([]);
  expect(answered).toBeGreaterThan(150);
});
