import { afterAll, beforeAll, expect, test } from "vitest";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test("what is counted about an exhibitor equals a recount, from the second request on, of that account only [S48]", async () => {
  const { requestId } = await app.given("accepted", { userId: ada.id });
  await app.sql("delete from quote_request where user_id = $1 and id <> $2", [ada.id, requestId]);
  const read = async (user: typeof ada, id: string = requestId) => {
    const client = await app.as(user);
    const { status, body } = await client.get(`/api/quote-requests/${id}/exhibitor`);
    return status === 200 ? body.record : status;
  };
  expect(await read(ada)).toBeNull();
  const now = app.clock.now();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const add = async (userId: string | null, createdAt: Date, decidedAfter: number[]) => {
    const { requestId: id } = await app.given("sent", {
      userId: userId as typeof ada.id,
      email: ada.email,
      createdAt,
    });
    for (const hours of decidedAfter) {
      await app.sql(
        `insert into question (id, quote_request_id, asked_by, builder_id, text, status, answer, asked_at, decided_at)
         values (gen_random_uuid(), $1, 'builder', $2, 'How tall?', 'answered', 'Tall', $3, $4)`,
        [id, beasBooths.id, hoursAgo(50), hoursAgo(50 - hours)],
      );
    }
    return id;
  };
  const second = await add(ada.id, hoursAgo(60), [2, 4]);
  await add(ada.id, hoursAgo(70), [9]);
  // too old, of another account, and of none, with the same address
  await add(ada.id, hoursAgo(25 * 31 * 24), [40]);
  await add(carl.id, hoursAgo(60), [40]);
  await add(null, hoursAgo(60), [40]);
  const expected = { requests: 3, awarded: 1, answerHours: 4 };
  for (const user of [ada, bea, max]) expect(await read(user)).toEqual(expected);
  expect(await read(bea, second)).toEqual(expected);
  expect(await read(carl)).toBe(404);
});
