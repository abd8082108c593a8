import { expect, test } from "vitest";
import { ada, max, member } from "../accounts/examples.ts";
import { type Member, visitor } from "../accounts/principal.ts";
import type { User } from "../accounts/user.ts";
import { hoursIn, openTestEvaluation } from "../promise-evaluation/test/test-evaluation.ts";
import { createMailHold } from "./create-mail-hold.ts";

const since = hoursIn(2);

const provenAt = (user: User, at: Date): Member => {
  const caller = member(user);
  return { ...caller, reauthentication: { ...caller.reauthentication, at } };
};

/** A request in mode auto whose nine builders were invited, in a database that became a copy two hours after it. */
async function openCopy(facts: { isMailHeldBySetting?: boolean } = {}) {
  const fakes = openTestEvaluation({ fitting: 20 });
  fakes.setPromiseMode("auto");
  await fakes.evaluateAt(0.01);
  await fakes.deliverAll();
  fakes.clock.at = since;
  await fakes.mailHolds.begin({ since, origin: "restore" });
  const core = createMailHold({ ...fakes, ...facts });
  const by = () => provenAt(max, fakes.clock.at);
  return { fakes, core, by };
}

test("in a copy no promise is evaluated and no one is told of silence, until its release [Y01]", async () => {
  const { fakes, core } = await openCopy();
  const before = fakes.letters().length;
  await fakes.evaluateAt(60);
  expect(await fakes.core.findSilence()).toBeNull();
  expect(await fakes.core.notifyWaiting()).toBe(0);
  expect(fakes.letters()).toHaveLength(before);
  expect(await fakes.promise()).toMatchObject({ all: { outcome: "open" } });
  expect(await core.readMailHold()).toEqual({
    since,
    origin: "restore",
    isSetting: false,
    older: 9,
    newer: 0,
    promisesDue: 1,
  });
});

test("a release settles in the ledger what fell due, asks no one new, and drops or sends the emails about it with the others [Y01]", async () => {
  const { fakes, core, by } = await openCopy();
  fakes.clock.at = hoursIn(48.1);
  const released = await core.releaseMail({ queued: "drop", by: by() });
  const { outbox } = fakes;
  expect(released).toEqual({ ok: true, value: { sent: 0, dropped: outbox.length } });
  expect(await fakes.promise()).toMatchObject({
    first: { outcome: "missed" },
    all: { outcome: "missed" },
  });
  expect(await fakes.events()).toEqual(expect.arrayContaining(["told"]));
  expect(fakes.letters()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^promise-missed/)]),
  );
  expect((await fakes.read()).request.assignedBuilders).toHaveLength(9);
  expect(outbox.every((message) => fakes.mailHold.drops(message))).toBe(true);
  expect(await core.releaseMail({ queued: "send", by: by() })).toEqual({
    ok: false,
    refusal: { kind: "mail-not-held" },
  });
});

test("after a release builders are asked at once, and those emails leave [Y01]", async () => {
  const { fakes, core, by } = await openCopy();
  fakes.clock.at = hoursIn(9);
  await core.releaseMail({ queued: "drop", by: by() });
  const dropped = fakes.outbox.length;
  await fakes.evaluateAt(9.1);
  expect((await fakes.read()).request.assignedBuilders).toHaveLength(12);
  const fresh = fakes.outbox.slice(dropped);
  expect(fresh.length).toBeGreaterThan(0);
  expect(fresh.some((message) => fakes.mailHold.drops(message))).toBe(false);
});

test("releaseMail() is for admins who just confirmed that it is them, and not where HOLD_MAIL is set [Y01]", async () => {
  const { core, by } = await openCopy();
  const kindOf = async (who: Parameters<typeof core.releaseMail>[0]["by"]) => {
    const answer = await core.releaseMail({ queued: "send", by: who });
    return answer.ok ? "done" : answer.refusal.kind;
  };
  expect(await kindOf(visitor)).toBe("not-signed-in");
  expect(await kindOf(member(ada))).toBe("not-allowed");
  expect(await kindOf(provenAt(max, new Date(0)))).toBe("fresh-proof-needed");
  expect((await core.viewMailHold({ by: member(ada) })).ok).toBe(false);
  const { core: set } = await openCopy({ isMailHeldBySetting: true });
  expect(await set.releaseMail({ queued: "send", by: by() })).toMatchObject({
    refusal: { kind: "mail-held-by-setting" },
  });
});
