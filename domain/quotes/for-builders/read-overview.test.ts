import { expect, test } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, bea, member } from "../../accounts/examples.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { now, sentRequest } from "../examples.ts";
import { readOverview } from "./read-overview.ts";

test("readOverview() is for those who are signed in, and counts from nothing without a profile", async () => {
  const read = readOverview(openTestPorts({ cases: [{ request: sentRequest, responses: [] }] }));
  const refused = { ok: false, refusal: { kind: "not-signed-in" } };
  expect(await read({ by: { kind: "visitor" } })).toEqual(refused);
  const nothing = {
    openInvitations: 0,
    dueSoon: 0,
    quoted: 0,
    closed: 0,
    opportunities: 0,
    quotes: 0,
    projects: 0,
    won: 0,
    medianAnswerMs: null,
    timeZone: null,
  };
  expect(await read({ by: member(ada) })).toEqual({ ok: true, value: nothing });
  const own = await read({ by: member(bea, beasBooths) });
  expect(own).toMatchObject({ ok: true, value: { openInvitations: 1, won: 0 } });
});

test("readOverview() counts no request as due soon while its time to answer is paused", async () => {
  const ports = openTestPorts({ cases: [{ request: sentRequest, responses: [] }] });
  ports.clock.at = new Date(sentRequest.createdAt.getTime() + 60 * 3_600_000);
  const read = () => readOverview(ports)({ by: member(bea, beasBooths) });
  const open = { openInvitations: 1 };
  expect(await read()).toMatchObject({ value: { ...open, dueSoon: 1 } });
  await ports.promises.change(sentRequest.id, ({ promise }) => ({
    promise: { ...promise, pausedSince: now },
    events: [],
  }));
  expect(await read()).toMatchObject({ value: { ...open, dueSoon: 0 } });
});
