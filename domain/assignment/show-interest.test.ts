import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test-ports.ts";
import { ada, bea as beaUser, member } from "../accounts/examples.ts";
import type { Principal } from "../accounts/principal.ts";
import { beasBooths } from "../builder-profiles/examples.ts";
import { bea, now, pendingRequest, sentRequest } from "../quotes/examples.ts";
import { showInterest } from "./show-interest.ts";

const requestId = pendingRequest.id;
const by = member(beaUser, beasBooths);
const missing = { ok: false, refusal: { kind: "quote-request-not-found" } };

test("showInterest() says that a builder would quote, once, and takes it back", async () => {
  const ports = openTestPorts({ cases: [{ request: pendingRequest, responses: [] }] });
  const told = () => ports.interests.ofRequests([requestId]);
  for (const isInterested of [true, true]) {
    const done = await showInterest(ports)({ requestId, isInterested, by });
    expect(done).toEqual({ ok: true, value: { isInterested: true } });
    expect(await told()).toEqual([{ requestId, builderId: bea, at: now }]);
  }
  const back = await showInterest(ports)({ requestId, isInterested: false, by });
  expect(back).toEqual({ ok: true, value: { isInterested: false } });
  expect(await told()).toEqual([]);
});

test("showInterest() is for approved builders, and for requests of others that are no one's yet", async () => {
  function ask(request: typeof pendingRequest, who: Principal = by) {
    const ports = openTestPorts({ cases: [{ request, responses: [] }] });
    return showInterest(ports)({ requestId, isInterested: true, by: who });
  }
  expect(await ask(sentRequest)).toEqual(missing);
  expect(await ask({ ...pendingRequest, userId: beaUser.id })).toEqual(missing);
  expect(await ask(pendingRequest, member(ada))).toEqual(missing);
  const waiting = { ...beasBooths, reviewState: "pending-review" as const };
  expect(await ask(pendingRequest, member(beaUser, waiting))).toEqual(missing);
  const refused = { ok: false, refusal: { kind: "not-signed-in" } };
  expect(await ask(pendingRequest, { kind: "visitor" })).toEqual(refused);
});
