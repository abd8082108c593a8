import { expect, test } from "vitest";
import { permissionMatrix } from "./permission-matrix.ts";
import { callers } from "./test-people.ts";

test("permissionMatrix gives every route and caller the status of before", async () => {
  const rows = permissionMatrix.map(({ route, statuses }) => `${route} ${statuses}`).sort();
  const golden = [`route ${callers.join(" ")}`, ...rows, ""].join("\n");
  await expect(golden).toMatchFileSnapshot("permission-matrix.golden.txt");
});
