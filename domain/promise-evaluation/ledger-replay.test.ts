import fc from "fast-check";
import { expect, test } from "vitest";
import { ada, member } from "../accounts/examples.ts";
import { changeBuilders } from "../assignment/change-builders.ts";
import { sendAgain } from "../assignment/invitations/send-again.ts";
import { builderNumbers } from "../promise/evaluation/case-events.ts";
import { invitationState } from "../promise/evaluation/invitation-state.ts";
import { otherClockOf } from "../promise/start-promise.ts";
import { offer } from "../quotes/examples.ts";
import type { Invitation } from "../quotes/quote-request.ts";
import { replayedState } from "./test/replayed-state.ts";
import { by as admin, hoursIn, openTestEvaluation, requestId } from "./test/test-evaluation.ts";

const exhibitor = member(ada);
type House = ReturnType<typeof openTestEvaluation>;

const acts = [
  ...(["deliver", "bounce", "acknowledge", "take-back", "decline", "quote", "withdraw"] as const),
  ...(["remove", "send-again", "pause", "resume", "more", "stop", "confirm", "end"] as const),
] as const;
type Act = (typeof acts)[number];
const often: Act[] = ["acknowledge", "take-back", "quote", "quote", "quote", "quote", "quote"];

const begunAt = ({ acknowledgedAt }: Invitation) => acknowledgedAt?.getTime() ?? 0;

async function perform(house: House, act: Act, at: number) {
  const { core, quotes, clock } = house;
  const found = await house.read();
  const { invitations, assignedBuilders } = found.request;
  const ask = { requestId, by: exhibitor };
  if (act === "pause") return core.pauseRequest({ requestId, reason: "The plan", by: admin });
  if (act === "resume") return core.resumeRequest({ requestId, by: admin });
  if (act === "more") return core.askForMore(ask);
  if (act === "stop") return core.stopAsking(ask);
  if (act === "confirm") {
    const { proposal } = found.promise;
    if (!proposal) return;
    const builderIds = proposal.invitations.map(({ builderId }) => builderId);
    return core.inviteProposed({ requestId, builderIds, version: proposal.version, by: admin });
  }
  if (act === "end") {
    const viewed = await core.viewPromise({ requestId, by: admin });
    const endings = viewed.ok ? (viewed.value?.endings ?? []) : [];
    const builderIds = endings.map(({ builderId }) => builderId);
    return core.endProposed({ requestId, builderIds, by: admin });
  }
  const begun = invitations.toSorted((one, other) => begunAt(other) - begunAt(one));
  const invitation = act === "take-back" ? begun[0] : invitations[at % invitations.length];
  if (!invitation) return;
  const { builderId } = invitation;
  const save = (facts: object) =>
    quotes.save({
      request: {
        ...found.request,
        updatedAt: clock.at,
        invitations: invitations.map((each) =>
          each === invitation ? { ...each, ...facts } : each,
        ),
      },
    });
  switch (act) {
    case "deliver":
    case "bounce":
      if (invitation.removedAt || invitation.delivery !== "queued") return;
      return save({ delivery: act === "deliver" ? "sent" : "failed", deliveredAt: clock.at });
    case "send-again":
      return sendAgain(house)({ requestId, by: admin });
    case "remove": {
      const builderIds = assignedBuilders.filter((id) => id !== builderId);
      return changeBuilders(house)(found, { builderIds, actorId: null });
    }
    case "decline":
      return house.byLink(builderId, { kind: act, code: "too-busy", reason: null });
    case "quote":
      return house.byLink(builderId, { kind: act, offer, briefVersion: null });
    default:
      return house.byLink(builderId, { kind: act });
  }
}

/** The stored state, in the terms of the replay. */
async function storedState(house: House) {
  const { request, promise, policy, answers } = await house.read();
  const { clock } = policy.params;
  const outcomes = [
    [clock, promise],
    [otherClockOf(clock), promise.otherClock],
  ] as const;
  const targets = outcomes.flatMap(([name, { first, all }]) => [
    [`${name} first`, first.outcome],
    [`${name} all`, all.outcome],
  ]);
  return {
    isPaused: promise.pausedSince !== null,
    wanted: promise.quotesWanted,
    targets: Object.fromEntries(targets.filter(([, outcome]) => outcome !== "open")),
    builders: Object.fromEntries(
      [...builderNumbers(request)].map(([builderId, number]) => {
        const invitation = request.invitations.findLast((each) => each.builderId === builderId);
        if (!invitation) throw new Error("The invitation is gone");
        const state = invitationState(invitation, answers);
        return [number, { state, reminders: invitation.remindersSent }];
      }),
    ),
  };
}

test("the ledger replays to the same state, whichever order things happen in [Q32]", async () => {
  const steps = fc.array(
    fc.record({
      act: fc.constantFrom(...acts, ...often),
      at: fc.nat(11),
      hours: fc.constantFrom(0.02, 0.5, 1, 3, 9, 20),
    }),
    { minLength: 12, maxLength: 40 },
  );
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("auto", "suggest"), steps, async (mode, walk) => {
      const house = openTestEvaluation({ fitting: 14 });
      house.setPromiseMode(mode);
      let hours = 0.01;
      await house.evaluateAt(hours);
      if (mode === "suggest") await perform(house, "confirm", 0);
      await house.deliverAll();
      for (const { act, at, ...step } of walk) {
        hours += step.hours;
        await house.evaluateAt(hours);
        hours += 0.01;
        house.clock.at = hoursIn(hours);
        await perform(house, act, at);
        const { ledgerId } = await house.promise();
        const rows = await house.promiseLedger.ofRequest(ledgerId);
        for (const { kind } of rows) seen.add(kind);
        expect(replayedState(rows)).toEqual(await storedState(house));
      }
    }),
    { numRuns: 40, seed: 12 },
  );
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...["acknowledged", "acknowledgement-taken-back", "bounced", "declined", "lapsed", "paused"],
      ...["quoted", "released", "reminded", "removed", "resumed", "target-missed", "withdrawn"],
    ]),
  );
});
