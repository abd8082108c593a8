import { expect, test } from "vitest";
import { ada, max } from "../accounts/examples.ts";
import { reopenRequest } from "../assignment/reopen-request.ts";
import { createPromiseEvaluation } from "./create-promise-evaluation.ts";
import { asConfirmed, by, hoursIn, openTestEvaluation, requestId } from "./test/test-evaluation.ts";

const count = <Item>(items: readonly Item[], wanted: Item) =>
  items.filter((item) => item === wanted).length;

test("in mode auto the first evaluation invites the first wave by itself [Q06][Q09]", async () => {
  const { evaluateAt, setPromiseMode, quotes, letters, promise, events } = openTestEvaluation({
    fitting: 20,
  });
  setPromiseMode("auto");
  await evaluateAt(0.01);
  const request = await quotes.find(requestId);
  expect(request?.assignedBuilders).toHaveLength(9);
  expect(request?.status).toBe("assigned");
  for (const { invitedBy, points, reasons, respondBy } of request?.invitations ?? []) {
    expect([invitedBy, typeof points, reasons?.length]).toEqual(["system", "number", 10]);
    expect(respondBy && respondBy > hoursIn(20)).toBe(true);
  }
  expect(letters()).toHaveLength(9);
  expect(await promise()).toMatchObject({ standing: "on-track", proposal: null });
  expect(await events()).toEqual(["received", ...Array(9).fill("invited")]);
});

test("in mode auto no further builder is invited while the exhibitor's account is suspended", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  fakes.setPromiseMode("auto");
  await fakes.evaluateAt(0.01);
  await fakes.deliverAll();
  await fakes.users.save({ ...ada, suspendedAt: hoursIn(1) });
  expect(await fakes.evaluateAt(8.2)).toMatchObject({ standing: "at-risk" });
  const { request } = await fakes.read();
  expect(request.invitations.filter(({ lapsedAt }) => lapsedAt)).toHaveLength(9);
  expect(request.assignedBuilders).toHaveLength(9);
  expect(fakes.letters().filter((letter) => letter.startsWith("promise-"))).toEqual([]);
  await fakes.users.save(ada);
  await fakes.evaluateAt(9.3);
  expect((await fakes.read()).request.assignedBuilders).toHaveLength(12);
});

test("in mode auto silence brings a reminder at 4 working hours, a lapse at 8, and the next best is asked [Q11]", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  const { evaluateAt, deliverAll, quotes, letters, events } = fakes;
  fakes.setPromiseMode("auto");
  await evaluateAt(0.01);
  await deliverAll();
  await evaluateAt(4.1);
  const reminders = () =>
    letters().filter((letter) => letter.startsWith("invitation-reminder")).length;
  expect(reminders()).toBe(9);
  await evaluateAt(4.2);
  expect(reminders()).toBe(9);
  await evaluateAt(8.2);
  const request = await quotes.find(requestId);
  const lapsed = request?.invitations.filter(({ lapsedAt }) => lapsedAt) ?? [];
  expect(lapsed).toHaveLength(9);
  expect(request?.assignedBuilders).toHaveLength(12);
  expect(count(await events(), "lapsed")).toBe(9);
  const [first] = lapsed;
  if (!first) throw new Error("No invitation lapsed");
  await fakes.quote(first.builderId);
  expect((await fakes.read()).responses).toHaveLength(1);
});

test("in mode suggest reminders go out; lapses and invitations are left to the admin [Q11]", async () => {
  const { evaluateAt, core, proposal, deliverAll, quotes, letters } = openTestEvaluation({
    fitting: 20,
  });
  await evaluateAt(0.01);
  await core.inviteBuilders({ requestId, ...asConfirmed(await proposal()), by });
  await deliverAll();
  await evaluateAt(4.1);
  expect(letters().filter((letter) => letter.startsWith("invitation-reminder"))).toHaveLength(9);
  await evaluateAt(8.2);
  const request = await quotes.find(requestId);
  expect(request?.invitations.filter(({ lapsedAt }) => lapsedAt)).toEqual([]);
  expect(request?.assignedBuilders).toHaveLength(9);
});

test("in mode off nothing acts, no email is written, and targets are settled anyway [Q08]", async () => {
  const { evaluateAt, setPromiseMode, outbox, events } = openTestEvaluation({ fitting: 20 });
  setPromiseMode("off");
  expect(await evaluateAt(0.01)).toMatchObject({ proposal: null });
  expect(await evaluateAt(50)).toMatchObject({
    standing: "missed",
    all: { outcome: "missed", count: 0 },
  });
  expect(outbox).toEqual([]);
  expect(new Set(await events())).toEqual(new Set(["received", "target-missed"]));
});

test("in mode off no builder is counted, so nothing is said of builders who fit or of quotes to expect [Q08]", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  fakes.setPromiseMode("off");
  const counted = { fitting: null, state: "on-track", widenings: [] };
  expect(await fakes.evaluateAt(0.01)).toMatchObject({ standing: "on-track", outlook: counted });
  fakes.setPromiseMode("suggest");
  expect((await fakes.evaluateAt(1.1)).outlook).toMatchObject({ fitting: 20 });
  // a pause counts nothing new
  await fakes.core.pauseRequest({ requestId, reason: "We need the floor plan", by });
  expect((await fakes.promise()).outlook).toMatchObject({ fitting: 20, state: "on-track" });
});

test("the fifth quote releases those who have not begun, and they are notified [Q14]", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  fakes.setPromiseMode("auto");
  await fakes.evaluateAt(0.01);
  await fakes.deliverAll();
  fakes.clock.at = hoursIn(3);
  const asked = (await fakes.read()).request.assignedBuilders;
  for (const id of asked.slice(0, 5)) await fakes.quote(id);
  expect(await fakes.evaluateAt(3.1)).toMatchObject({ standing: "on-track" });
  const { request } = await fakes.read();
  expect(request.invitations.filter(({ releasedAt }) => releasedAt)).toHaveLength(4);
  expect(fakes.letters().filter((one) => one.startsWith("invitation-released"))).toHaveLength(4);
});

test("few builders, a missed promise and its alarm are each mailed once [Q28]", async () => {
  const fakes = openTestEvaluation({ fitting: 3 });
  fakes.setPromiseMode("auto");
  for (const hours of [0.01, 1, 11, 22]) await fakes.evaluateAt(hours);
  const letterKinds = () =>
    fakes.outbox.map(({ letter }) => letter.kind).filter((kind) => kind.startsWith("promise-"));
  expect(count(letterKinds(), "promise-few")).toBe(1);
  expect(fakes.outbox.find(({ letter }) => letter.kind === "promise-few")?.letter).toMatchObject({
    fitting: 3,
    promised: 5,
    request: { tradeShowName: expect.any(String) },
  });
  await fakes.evaluateAt(24.1);
  expect((await fakes.read()).request.priority).toBe("high");
  await fakes.evaluateAt(48.1);
  await fakes.evaluateAt(48.2);
  await fakes.evaluateAt(60);
  const late = fakes.outbox.flatMap(({ letter }) =>
    letter.kind === "promise-missed" ? [letter.isFirst] : [],
  );
  expect(late).toEqual([true, false]);
  const alarms = fakes.outbox.flatMap(({ letter }) =>
    letter.kind === "promise-alarm" ? [letter.notice] : [],
  );
  expect(new Set(alarms).size).toBe(alarms.length);
  expect(alarms).toContain("all-missed");
});

test.each([
  ["a visitor", { userId: null, emailState: "unproven" }],
  ["a member who gave an address that isn't proven to be theirs", { emailState: "unproven" }],
] as const)("%s sends no text of the form in these emails", async (_, sender) => {
  const fakes = openTestEvaluation({ fitting: 3, sender });
  await fakes.evaluateAt(0.01);
  await fakes.evaluateAt(22);
  await fakes.core.pauseRequest({ requestId, reason: "The size is missing", by });
  const letters = fakes.outbox.filter(({ letter }) => letter.to.address === ada.email);
  expect(letters.map(({ letter }) => letter.kind)).toEqual(["promise-few", "promise-paused"]);
  for (const { letter } of letters) {
    expect(letter).toMatchObject({ request: null, to: { name: null } });
    expect(JSON.stringify(letter)).not.toContain("Consumer Electronics Show");
  }
});

test("an address that was proven stays so when its owner's account gets another one", async () => {
  const fakes = openTestEvaluation({ fitting: 3 });
  await fakes.users.save({ ...ada, email: "lovelace@exhibits.example" });
  await fakes.evaluateAt(22);
  const few = fakes.outbox.find(({ letter }) => letter.kind === "promise-few");
  expect(few?.letter).toMatchObject({ to: { address: ada.email }, request: { firstName: "Ada" } });
});

test("an address that had as many confirmations as it may have gets none of these emails; admins do", async () => {
  const fakes = openTestEvaluation({ fitting: 3, sender: { emailState: "over-limit" } });
  for (const hours of [0.01, 22, 24.1, 48.1, 60]) await fakes.evaluateAt(hours);
  expect(fakes.letters().filter((one) => one.endsWith(ada.email))).toEqual([]);
  expect(fakes.letters()).toContain(`promise-alarm to ${max.email}`);
  const kinds = await fakes.events();
  expect([count(kinds, "told"), kinds.includes("alarm")]).toEqual([0, true]);
  expect((await fakes.promise()).told).toContain("all-missed");
});

test("an unproven address gets one email of its promise after the confirmation, and none when its mailbox is full [Y02]", async () => {
  const unproven = { userId: null, emailState: "unproven" } as const;
  const told = async (mayMail: (address: string) => Promise<boolean>) => {
    const fakes = openTestEvaluation({ fitting: 3, sender: unproven });
    const { evaluatePromises } = createPromiseEvaluation({ ...fakes, mayMail });
    for (const hours of [0.01, 22, 24.1, 48.1, 60]) {
      fakes.clock.at = hoursIn(hours);
      await evaluatePromises();
    }
    return fakes.letters().filter((one) => one.endsWith(ada.email));
  };
  expect(await told(async () => true)).toEqual([`promise-few to ${ada.email}`]);
  expect(await told(async () => false)).toEqual([]);
});

test("more alarms than are emailed one by one are one email an hour to each admin", async () => {
  const fakes = openTestEvaluation({ fitting: 3 });
  const left = { alarms: 1 };
  const mayAlarm = async () => left.alarms-- > 0;
  const { evaluatePromises } = createPromiseEvaluation({ ...fakes, mayAlarm });
  for (const hours of [0.01, 2, 23.1, 24, 24.5]) {
    fakes.clock.at = hoursIn(hours);
    await evaluatePromises();
  }
  const toAdmin = fakes.outbox.filter(({ letter }) => letter.to.address === max.email);
  expect(toAdmin.map(({ dedupeKey }) => dedupeKey)).toEqual([
    `promise-no-builders-left/${requestId}/${max.id}`,
    // the first quote is tight, then late
    `many-alarms/2027-01-05T14/${max.id}`,
    `many-alarms/2027-01-05T15/${max.id}`,
  ]);
});

test.each(["auto", "suggest", "off"] as const)(
  "a request assigned within an hour with its first quote within two sends the customer no email that mentions a shortfall: %s [W03]",
  async (mode) => {
    const fakes = openTestEvaluation({ fitting: 6 });
    fakes.setPromiseMode(mode);
    await fakes.evaluateAt(0.01);
    fakes.clock.at = hoursIn(0.9);
    const { version, builderIds } = await fakes
      .proposal()
      .catch(() => ({ version: 0, builderIds: [] }));
    if (version > 0)
      await fakes.core.inviteBuilders({ requestId, add: builderIds, proposalVersion: version, by });
    await fakes.deliverAll();
    await fakes.evaluateAt(1);
    const [first] = (await fakes.read()).request.assignedBuilders;
    fakes.clock.at = hoursIn(1.9);
    if (first) await fakes.quote(first);
    for (let hours = 1.92; hours < 12; hours += 0.25) await fakes.evaluateAt(hours);
    const kinds = fakes.letters().filter((one) => one.endsWith(ada.email));
    expect(kinds.filter((one) => one.startsWith("promise-"))).toEqual([]);
    expect(first === undefined).toBe(mode === "off");
  },
);

test("an email about too few quotes names the time of the next one, which then comes, also with all of them in [W03]", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  await fakes.evaluateAt(0.01);
  const { version, builderIds } = await fakes.proposal();
  const two = builderIds.slice(0, 2);
  await fakes.core.inviteBuilders({ requestId, add: two, proposalVersion: version, by });
  await fakes.deliverAll();
  fakes.clock.at = hoursIn(2);
  for (const id of two.slice(0, 1)) await fakes.quote(id);
  for (const hours of [2.1, 11, 22]) await fakes.evaluateAt(hours);
  const news = () =>
    fakes.outbox.flatMap(({ letter, createdAt }) =>
      letter.kind === "promise-at-risk" ? [{ ...letter, createdAt }] : [],
    );
  // the time of the first quote is too near for an email of its own
  const again = hoursIn(48).toISOString();
  expect(news()).toMatchObject([{ countable: 1, writesAgainAt: again, proposed: 7 }]);
  await fakes.evaluateAt(24);
  await fakes.evaluateAt(47.9);
  expect(news()).toHaveLength(1);
  const { proposal } = await fakes.promise();
  const more = proposal?.invitations.map(({ builderId }) => builderId) ?? [];
  const { version: latest = 0 } = proposal ?? {};
  await fakes.core.inviteBuilders({
    requestId,
    add: more.slice(0, 4),
    proposalVersion: latest,
    by,
  });
  for (const id of more.slice(0, 4)) await fakes.quote(id);
  const looked = await fakes.evaluateAt(47.95);
  expect(looked.nextEvaluationAt).toEqual(hoursIn(48));
  await fakes.evaluateAt(48);
  await fakes.evaluateAt(48.2);
  expect(news()).toHaveLength(2);
  expect(news()[1]).toMatchObject({ countable: 5, writesAgainAt: null });
  expect(fakes.letters()).not.toContain(`promise-missed to ${ada.email}`);
});

test("that five quotes and the first one will be tight is one email to the exhibitor, and an alarm to admins", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  for (const hours of [0.01, 12.1, 18.1, 22.1]) await fakes.evaluateAt(hours);
  const keys = fakes.outbox.map(({ dedupeKey }) => dedupeKey);
  expect((await fakes.promise()).told).toEqual(expect.arrayContaining(["at-risk", "first-tight"]));
  expect(keys).toContain(`promise-at-risk/${requestId}`);
  expect(keys).not.toContain(`promise-first-tight/${requestId}`);
  expect(keys).toContain(`promise-first-tight/${requestId}/${max.id}`);
});

test("old news isn't sent: a promise that was missed days ago is noted without an email", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  await fakes.evaluateAt(24 * 10);
  const kinds = fakes.outbox.map(({ letter }) => letter.kind);
  expect(kinds).not.toContain("promise-missed");
  expect((await fakes.promise()).told).toContain("all-missed");
});

test("a pause and its end are mailed to the exhibitor with the reason [Q30]", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  const reason = "We need the floor plan";
  await fakes.core.pauseRequest({ requestId, reason, by });
  fakes.clock.at = hoursIn(3);
  await fakes.core.resumeRequest({ requestId, by });
  const letters = fakes.outbox.flatMap(({ letter }) =>
    letter.kind === "promise-paused" ? [[letter.state, letter.reason]] : [],
  );
  expect(letters).toEqual([
    ["paused", reason],
    ["resumed", null],
  ]);
});

test("a crash between any two writes, and two workers at once, change nothing about what is done [Q42]", async () => {
  const outcomeOf = async (disturb: (fakes: ReturnType<typeof openTestEvaluation>) => void) => {
    const fakes = openTestEvaluation({ fitting: 20 });
    fakes.setPromiseMode("auto");
    disturb(fakes);
    for (const hour of [0.01, 4.1, 8.2, 24.1, 30, 48.1]) {
      fakes.clock.at = hoursIn(hour);
      const runs = [0, 1].map(() => fakes.core.evaluatePromises().catch(() => 0));
      await Promise.all(runs);
      for (let again = 0; again < 4; again += 1) {
        await fakes.core.evaluatePromises().catch(() => 0);
      }
      if (hour === 0.01) await fakes.deliverAll().catch(() => fakes.deliverAll());
    }
    const letters = fakes.outbox.map(({ dedupeKey }) => `${dedupeKey}`).toSorted();
    return { events: (await fakes.events()).toSorted(), letters };
  };
  const calm = await outcomeOf(() => {});
  expect(calm.events).toContain("lapsed");
  expect(calm.letters.filter((one) => one.startsWith("invitation/"))).toHaveLength(12);
  expect(new Set(calm.letters).size).toBe(calm.letters.length);
  for (const killedAt of [1, 3, 5, 7]) {
    const killed = await outcomeOf(({ quotes, promises }) => {
      let writes = 0;
      for (const [store, name] of [
        [quotes, "save"],
        [promises, "change"],
        [promises, "noteLook"],
      ] as [Record<string, (...given: unknown[]) => Promise<unknown>>, string][]) {
        const write = store[name] as (...given: unknown[]) => Promise<unknown>;
        store[name] = async (...given) => {
          writes += 1;
          if (writes === killedAt) throw new Error("Killed before it wrote");
          const written = await write(...given);
          if (writes === killedAt + 20) throw new Error("Killed after it wrote");
          return written;
        };
      }
    });
    expect([killedAt, killed]).toEqual([killedAt, calm]);
  }
});

test("a request that was canceled early and reopened is worked on again, out of the count; silence from before is forgotten", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  fakes.setPromiseMode("auto");
  await fakes.evaluateAt(0.01);
  await fakes.deliverAll();
  await fakes.evaluateAt(9);
  const { request } = await fakes.read();
  expect(request.invitations.filter(({ lapsedAt }) => lapsedAt)).toHaveLength(9);
  const closedAt = hoursIn(10);
  await fakes.quotes.save({
    request: { ...request, status: "cancelled", closedAt, updatedAt: closedAt },
  });
  expect(await fakes.evaluateAt(11)).toMatchObject({ standing: "over" });
  fakes.clock.at = hoursIn(12);
  const reopen = reopenRequest(fakes);
  expect((await reopen({ requestId, reason: null, by })).ok).toBe(true);
  await fakes.evaluateAt(12.1);
  const { request: again, promise } = await fakes.read();
  expect(again.invitations.filter(({ lapsedAt }) => lapsedAt)).toEqual([]);
  expect(promise).toMatchObject({
    all: { outcome: "excluded", exclusion: { reason: "cancelled-before-due" } },
    standing: "on-track",
  });
  await fakes.deliverAll();
  const reminders = () =>
    fakes.letters().filter((letter) => letter.startsWith("invitation-reminder")).length;
  const before = reminders();
  // half past twelve the next day where the builders are
  await fakes.evaluateAt(27.5);
  expect(reminders()).toBeGreaterThan(before);
});
