import { afterAll, beforeAll, expect, test } from "vitest";
import { toPortfolioProjectRow } from "../adapters/postgres/portfolio/portfolio-project-mapper.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { glassTower } from "../domain/portfolio/examples.ts";
import type { ProjectId } from "../domain/shared/id.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const read = async () => (await app.client().get("/api/figures")).body;

test("builders with three published projects are counted as the database has them [S11]", async () => {
  const before = await read();
  const add = (count: number, reviewState: "approved" | "pending-review") =>
    insertRows(
      app.newEm(),
      "portfolio_project",
      Array.from({ length: count }, () =>
        toPortfolioProjectRow({
          ...glassTower,
          id: crypto.randomUUID() as ProjectId,
          builderId: beasBooths.id,
          reviewState,
        }),
      ),
    );
  await app.sql("delete from portfolio_project where builder_id = $1", [beasBooths.id]);
  const without = await read();
  expect(without.buildersShowingWork).toBeLessThanOrEqual(before.buildersShowingWork);
  await add(2, "approved");
  await add(5, "pending-review");
  expect((await read()).buildersShowingWork).toBe(without.buildersShowingWork);
  await add(1, "approved");
  expect((await read()).buildersShowingWork).toBe(without.buildersShowingWork + 1);
  await app.sql("update builder set public = false where id = $1", [beasBooths.id]);
  expect((await read()).buildersShowingWork).toBe(without.buildersShowingWork);
});
