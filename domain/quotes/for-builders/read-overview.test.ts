import { expect, test } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, bea, member } from "../../accounts/examples.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { pendingRequest } from "../examples.ts";
import { noFigures } from "./builder-figures.ts";
import { readOverview } from "./read-overview.ts";

test("readOverview() is for those who are signed in, and counts from nothing without a profile", async () => {
  const ports = openTestPorts({ cases: [{ request: pendingRequest, responses: [] }] });
  const readFigures = async () => ({ ...noFigures, openInvitations: 1 });
  const read = readOverview({ ...ports, quotes: { ...ports.quotes, readFigures } });
  const refused = { ok: false, refusal: { kind: "not-signed-in" } };
  expect(await read({ by: { kind: "visitor" } })).toEqual(refused);
  expect(await read({ by: member(ada) })).toEqual({
    ok: true,
    value: { ...noFigures, timeZone: null },
  });
  const own = await read({ by: member(bea, beasBooths) });
  expect(own).toMatchObject({ ok: true, value: { openInvitations: 1, opportunities: 1 } });
});
