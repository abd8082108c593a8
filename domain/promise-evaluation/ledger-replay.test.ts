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
type TestData = ReturnType<typeof openTestEvaluation>;

const acts = [
  "deliver",
  "bounce",
  "acknowledge",
  "take-back",
  "decline",
  "quote",
  "withdraw",
  "remove",
  "send-again",
  "pause",
  "resume",
  "more",
  "stop",
  "confirm",
  "end",
] as const;
type Act = (typeof acts)[number];
const often: Act[] = ["acknowledge", "take-back", "quote", "quote", "quote", "quote", "quote"];

const begunAt = ({ acknowledgedAt }: Invitation) => acknowledgedAt?.getTime() ?? 0;

async function perform(fakes: TestData, act: Act, at: number) {
  const { core, quotes, clock } = fakes;
  const found = await fakes.read();
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
    return core.inviteBuilders({
      requestId,
      add: builderIds,
      proposalVersion: proposal.version,
      by: admin,
    });
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
      return sendAgain(fakes)({ requestId, by: admin });
    case "remove": {
      const builderIds = assignedBuilders.filter((id) => id !== builderId);
      return changeBuilders(fakes)(found, { builderIds, actorId: null });
    }
    case "decline":
      return fakes.byLink(builderId, { kind: act, code: "too-busy", reason: null });
    case "quote":
      return fakes.byLink(builderId, { kind: act, offer, briefVersion: null });
    case "take-back":
      return fakes.byLink(builderId, { kind: act, seen: null });
    default:
      return fakes.byLink(builderId, { kind: act });
  }
}

/** The stored state, in the terms of the replay. */
async function storedState(fakes: TestData) {
  const { request, promise, policy, answers } = await fakes.read();
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

type Step = { act: Act; at: number; hours: number };

/** Does these acts, so many hours after each other, and compares the ledger with what is stored after each. Answers its kinds. */
async function walk(mode: "auto" | "suggest", steps: readonly Step[]) {
  const fakes = openTestEvaluation({ fitting: 8 });
  fakes.setPromiseMode(mode);
  let hours = 0.01;
  await fakes.evaluateAt(hours);
  if (mode === "suggest") await perform(fakes, "confirm", 0);
  await perform(fakes, "bounce", 7);
  await fakes.deliverAll();
  const kinds = new Set<string>();
  for (const { act, at, ...step } of steps) {
    hours += step.hours;
    await fakes.evaluateAt(hours);
    hours += 0.01;
    fakes.clock.at = hoursIn(hours);
    await perform(fakes, act, at);
    const { ledgerId } = await fakes.promise();
    const rows = await fakes.promiseLedger.ofRequest(ledgerId);
    for (const { kind } of rows) kinds.add(kind);
    expect(replayedState(rows)).toEqual(await storedState(fakes));
  }
  return [...kinds];
}

test("the ledger replays to the same state after each act of builders, admins, exhibitor and system [Q32]", async () => {
  const step = (act: Act, at = 0, hours = 0.02): Step => ({ act, at, hours });
  const kinds = await walk("auto", [
    step("acknowledge"),
    step("take-back"),
    step("acknowledge"),
    step("decline", 1),
    step("pause"),
    step("resume", 0, 0.5),
    step("send-again", 7),
    step("quote", 2, 3),
    step("quote", 3),
    step("quote", 4),
    step("quote", 5),
    // six is reminded, then lapses
    step("stop", 0, 3),
    step("quote", 0, 3),
    step("more"),
    step("deliver", 6),
    step("withdraw", 2),
    step("remove", 3),
    step("acknowledge", 6),
    step("quote", 6, 20),
    step("withdraw", 4, 20),
  ]);
  expect(kinds).toEqual(
    expect.arrayContaining([
      "acknowledged",
      "acknowledgement-taken-back",
      "bounced",
      "declined",
      "lapsed",
      "paused",
      "quoted",
      "released",
      "reminded",
      "removed",
      "resumed",
      "target-kept",
      "withdrawn",
    ]),
  );
});

test("the ledger replays to the same state, whichever order things happen in [Q32]", async () => {
  const steps = fc.array(
    fc.record({
      act: fc.constantFrom(...acts, ...often),
      at: fc.nat(7),
      hours: fc.constantFrom(0.02, 0.5, 1, 3, 9, 20),
    }),
    { minLength: 10, maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("auto", "suggest"), steps, async (mode, taken) => {
      await walk(mode, taken);
    }),
    { numRuns: 8 },
  );
});
