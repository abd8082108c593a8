import { expect, test } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, bea, member } from "../../accounts/examples.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { sentRequest } from "../examples.ts";
import { readOverview } from "./read-overview.ts";

test("readOverview() is for those who are signed in, and counts from nothing without a profile", async () => {
  const read = readOverview(openTestPorts({ cases: [{ request: sentRequest, responses: [] }] }));
  const refused = { ok: false, refusal: { kind: "not-signed-in" } };
  expect(await read({ by: { kind: "visitor" } })).toEqual(refused);
  const nothing = {
    ...{ openInvitations: 0, dueSoon: 0, quoted: 0, closed: 0, opportunities: 0, quotes: 0 },
    ...{ projects: 0, won: 0, medianAnswerMs: null },
  };
  expect(await read({ by: member(ada) })).toEqual({ ok: true, value: nothing });
  const own = await read({ by: member(bea, beasBooths) });
  expect(own).toMatchObject({ ok: true, value: { openInvitations: 1, won: 0 } });
});
