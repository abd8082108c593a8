import { expect, test } from "vitest";
import { acknowledgeInvitation } from "../assignment/invitations/acknowledge-invitation.ts";
import { holdResponseLink } from "../assignment/response-link/hold-response-link.ts";
import { responseLinkOf } from "../quotes/response-link.ts";
import { hoursIn, openTestEvaluation, requestId } from "./test/test-evaluation.ts";

test("who says late that they will quote gets time to do so, which answer and email name, and isn't reminded at once [Q11][Q15]", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  const { evaluateAt, invitationOf, clock, outbox } = fakes;
  fakes.setPromiseMode("auto");
  await evaluateAt(0.01);
  await fakes.deliverAll();
  await evaluateAt(8.2);
  const [builderId] = (await fakes.read()).request.assignedBuilders;
  if (!builderId) throw new Error("No builder is invited");
  const lapsed = await invitationOf(builderId);
  expect(lapsed).toMatchObject({ lapsedAt: hoursIn(8.2), respondBy: hoursIn(24.01) });
  const reminders = async () => (await invitationOf(builderId)).remindersSent;
  const before = await reminders();

  clock.at = hoursIn(30);
  const held = await holdResponseLink(
    fakes,
    responseLinkOf({ id: requestId }, lapsed),
    hoursIn(30),
  );
  if (!held.ok) throw new Error("The link is not valid");
  const begun = await acknowledgeInvitation(fakes)({ requestId, by: held.value.holder });
  // an hour before all quotes are due
  const respondBy = hoursIn(47);
  expect(begun).toMatchObject({ ok: true, value: { respondBy, seats: { taken: 1 } } });
  expect(await invitationOf(builderId)).toMatchObject({ respondBy, lapsedAt: null });
  const answerTimes = outbox.flatMap(({ letter }) =>
    letter.kind === "seat-confirmed" ? [letter.answerBy] : [],
  );
  expect(answerTimes).toEqual([respondBy.toISOString()]);
  for (const hours of [30.1, 31, 33, 46]) await evaluateAt(hours);
  expect((await invitationOf(builderId)).lapsedAt).toBeNull();
  expect(await reminders()).toBe(before + 1);
});

test("who begins with enough time left keeps the time that the invitation named [Q19]", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  fakes.setPromiseMode("auto");
  await fakes.evaluateAt(0.01);
  await fakes.deliverAll();
  const [builderId] = (await fakes.read()).request.assignedBuilders;
  if (!builderId) throw new Error("No builder is invited");
  fakes.clock.at = hoursIn(3);
  expect(await fakes.byLink(builderId, { kind: "acknowledge" })).toBe("done");
  expect((await fakes.invitationOf(builderId)).respondBy).toEqual(hoursIn(24.01));
});
