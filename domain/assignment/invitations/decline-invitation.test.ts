import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, carl as carlUser, max, member } from "../../accounts/examples.ts";
import { beasBooths, carlsStands } from "../../builder-profiles/examples.ts";
import { answeredCase, bea, beasResponse, carl, now, sentRequest } from "../../quotes/examples.ts";
import { assignmentVersion } from "../assignment-version.ts";
import { declineInvitation } from "./decline-invitation.ts";

const requestId = sentRequest.id;
const byBea = member(beaUser, beasBooths);
const byCarl = member(carlUser, carlsStands);
const sentCase = { request: sentRequest, responses: [] };

it("declineInvitation() ends the builder's invitation with the reason, and mails the admins", async () => {
  const fakes = openTestPorts({ cases: [sentCase] });
  const declined = await declineInvitation(fakes)({ requestId, reason: "Fully booked", by: byBea });
  expect(declined).toEqual({ ok: true, value: null });
  const stored = await fakes.quotes.find(requestId);
  expect(stored).toMatchObject({ status: "quotes_sent", assignedBuilders: [carl] });
  const ended = { removedAt: now, declinedAt: now, declineReason: "Fully booked" };
  expect(stored?.invitations).toMatchObject([
    { builderId: bea, ...ended },
    { builderId: carl, removedAt: null, declinedAt: null, declineReason: null },
  ]);
  expect(fakes.letters()).toEqual([`invitation-declined to ${max.email}`]);
  expect(fakes.outbox[0]?.letter).toMatchObject({ reason: "Fully booked", buildersLeft: 1 });
});

it("declineInvitation() mails the admins the reason that was chosen, also without a text", async () => {
  const fakes = openTestPorts({ cases: [sentCase] });
  await declineInvitation(fakes)({ requestId, code: "budget-too-low", reason: null, by: byBea });
  expect(fakes.outbox[0]?.letter).toMatchObject({ declineCode: "budget-too-low", reason: null });
});

it("declineInvitation() of the last builder puts the request back before the admins", async () => {
  const fakes = openTestPorts({ cases: [sentCase] });
  await declineInvitation(fakes)({ requestId, reason: null, by: byBea });
  await declineInvitation(fakes)({ requestId, reason: null, by: byCarl });
  const stored = await fakes.quotes.find(requestId);
  expect(stored).toMatchObject({ status: "pending", assignedBuilders: [], assignmentDate: null });
});

it("declineInvitation() makes an assignment that an admin is looking at stale", async () => {
  const fakes = openTestPorts({ cases: [sentCase] });
  await declineInvitation(fakes)({ requestId, reason: null, by: byBea });
  const stored = await fakes.quotes.find(requestId);
  expect(stored && assignmentVersion(stored)).toBe(assignmentVersion(sentRequest) + 1);
});

it("declineInvitation() is refused while the builder's quote waits, and once one is accepted", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const waiting = await declineInvitation(fakes)({ requestId, reason: null, by: byBea });
  expect(waiting).toMatchObject({ refusal: { kind: "quote-stands" } });
  const accepted = {
    ...answeredCase,
    responses: [{ ...beasResponse, status: "accepted" as const }],
  };
  const late = await declineInvitation(openTestPorts({ cases: [accepted] }))({
    requestId,
    reason: null,
    by: byCarl,
  });
  expect(late).toMatchObject({ refusal: { kind: "response-already-accepted" } });
  expect(fakes.letters()).toEqual([]);
});

it("declineInvitation() twice, or by anyone who is not assigned, finds nothing", async () => {
  const fakes = openTestPorts({ cases: [sentCase] });
  const missing = { refusal: { kind: "quote-request-not-found" } };
  await declineInvitation(fakes)({ requestId, reason: null, by: byBea });
  for (const by of [byBea, member(ada), member(max)]) {
    expect(await declineInvitation(fakes)({ requestId, reason: null, by })).toMatchObject(missing);
  }
  expect(fakes.letters()).toHaveLength(1);
});
