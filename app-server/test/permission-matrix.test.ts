import { expect, test } from "vitest";
import { linkRights, permissionMatrix } from "./permission-matrix.ts";
import { apiCallers } from "./test-people.ts";

test("permissionMatrix gives every route and caller the same status as before", async () => {
  const rows = permissionMatrix.map(({ route, statuses }) => `${route} ${statuses}`).sort();
  const byLink = linkRights.map((row) => row.join(" "));
  const head = `route ${apiCallers.join(" ")}`;
  const golden = [head, ...rows, "by link", ...byLink, ""].join("\n");
  await expect(golden).toMatchFileSnapshot("permission-matrix.golden.txt");
});
