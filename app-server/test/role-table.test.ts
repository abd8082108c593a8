import { expect, test } from "vitest";
import { roleTable } from "./role-table.ts";
import { callers } from "./test-people.ts";

test("roleTable gives every route and caller the status of before", async () => {
  const rows = roleTable.map(({ route, statuses }) => `${route} ${statuses}`).sort();
  const golden = [`route ${callers.join(" ")}`, ...rows, ""].join("\n");
  await expect(golden).toMatchFileSnapshot("role-table.golden.txt");
});
