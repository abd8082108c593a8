import { expect, test } from "vitest";
import { pendingRequest } from "../quotes/examples.ts";
import type { QuoteRequestId, ReceiptId } from "../shared/id.ts";
import { notifyWaiting } from "./notify-waiting.ts";
import { by, hoursIn, openTestEvaluation, requestId } from "./test/test-evaluation.ts";

const lettersSent = ({ outbox }: ReturnType<typeof openTestEvaluation>) =>
  outbox.flatMap(({ letter }) => (letter.kind === "request-waits" ? letter.count : []));

async function submitSecond({ quotes }: ReturnType<typeof openTestEvaluation>) {
  const request = {
    ...pendingRequest,
    id: "0190c000-0000-7000-8000-000000000777" as QuoteRequestId,
    createdAt: hoursIn(1),
    updatedAt: hoursIn(1),
  };
  const receipt = {
    id: "0190e000-0000-7000-8000-000000000777" as ReceiptId,
    expiresAt: hoursIn(99),
  };
  await quotes.submit({ request, receipt, messages: [], idempotency: null });
}

test("a proposal that waits for half an hour is emailed to admins, once each working half-day", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  await fakes.evaluateAt(0.01);
  const admins = (await fakes.users.listByType("admin")).length;
  const lookAt = async (hours: number) => {
    fakes.clock.at = new Date(Date.parse("2027-01-04T09:00-06:00") + hours * 3_600_000);
    await fakes.core.notifyWaiting();
    return lettersSent(fakes).length / admins;
  };
  expect(await lookAt(0.4)).toBe(0);
  expect([await lookAt(0.6), await lookAt(1)]).toEqual([1, 1]);
  expect([await lookAt(5), await lookAt(8)]).toEqual([2, 2]);
  // at night no admin is at work
  expect([await lookAt(12), await lookAt(24)]).toEqual([2, 3]);
  expect(lettersSent(fakes)).toEqual(Array(3 * admins).fill(1));
});

test("a further wave and another request are emailed in the same half-day, those of one run in one email", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  const admins = (await fakes.users.listByType("admin")).length;
  const lookAt = async (hours: number) => {
    await fakes.evaluateAt(hours);
    await fakes.core.notifyWaiting();
    return lettersSent(fakes).length / admins;
  };
  await fakes.evaluateAt(0.01);
  expect(await lookAt(0.6)).toBe(1);
  const { builderIds, version } = await fakes.proposal();
  await fakes.core.inviteBuilders({
    requestId,
    proposalVersion: version,
    add: builderIds.slice(0, 6),
    by,
  });
  await fakes.deliverAll();
  fakes.clock.at = hoursIn(1);
  expect(await fakes.core.askForMore({ requestId, by })).toMatchObject({ ok: true });
  await submitSecond(fakes);
  expect([await lookAt(1.01), await lookAt(1.4)]).toEqual([1, 1]);
  expect([await lookAt(1.6), await lookAt(2), await lookAt(3)]).toEqual([2, 2, 2]);
  expect(lettersSent(fakes).at(-1)).toBe(2);
});

test("a request that is deleted while its email is written leaves the others due: the next run emails them", async () => {
  const fakes = openTestEvaluation({ fitting: 20 });
  const admins = (await fakes.users.listByType("admin")).length;
  await fakes.evaluateAt(0.01);
  await submitSecond(fakes);
  await fakes.evaluateAt(1.01);
  fakes.clock.at = hoursIn(1.6);
  const { promises } = fakes;
  const change: typeof promises.change = async (id, decide) =>
    id === requestId ? null : promises.change(id, decide);
  const toldAt = async () => {
    const { items } = await fakes.promiseQueue.list("waiting", { limit: 9, after: null });
    return items.map(({ promise }) => promise.proposal?.toldAt);
  };
  await notifyWaiting({ ...fakes, promises: { ...promises, change } })();
  expect(lettersSent(fakes)).toEqual([]);
  expect(await toldAt()).toEqual([null, null]);
  await fakes.core.notifyWaiting();
  expect(lettersSent(fakes)).toEqual(Array(admins).fill(2));
  expect(await toldAt()).toEqual([hoursIn(1.6), hoursIn(1.6)]);
});
