import { expect } from "vitest";
import { ada, bea, max } from "../../domain/accounts/examples.ts";
import { exampleOperator, exampleRates } from "../../domain/commission/examples.ts";
import type { CommissionParams } from "../../domain/commission/rates.ts";
import { openTestApp } from "./test-app.ts";

/** The app with commission rates that Bea agreed to, and with an operator who bills. */
export async function openCommission(
  params: Partial<CommissionParams> = {},
  operator: object = {},
) {
  const app = await openTestApp();

  const signIn = async () => ({
    exhibitor: await app.as(ada),
    builder: await app.as(bea),
    admin: await app.as(max),
  });
  let people = await signIn();

  /** Opens new clients for the three people, with a proof at the time of the clock. */
  async function freshPeople() {
    people = await signIn();
    await app.sql("update session set sess = sess || jsonb_build_object('provenAt', $1::text)", [
      app.clock.now().toISOString(),
    ]);
    return people;
  }

  /** Bea's quote, accepted by Ada. */
  async function acceptedJob(quotedAmount = 42_000_00, request: object = {}) {
    const { exhibitor, builder } = people;
    const { requestId } = await app.given("sent", { userId: ada.id, ...request });
    const body = { quoteRequestId: requestId, quotedAmount, responseMessage: "Gladly" };
    const sent = await builder.send("POST", "/api/quote-responses", body);
    expect(sent.status, sent.text).toBe(201);
    const accept = `/api/quote-responses/${sent.body.id}/accept`;
    expect((await exhibitor.send("POST", accept, { revision: 1 })).status).toBe(200);
    return { requestId, responseId: sent.body.id as string };
  }

  const { admin, builder } = people;
  const rates = { seen: 0, params: { ...exampleRates, ...params } };
  const set = await admin.send("PUT", "/api/admin/commission/rates", rates);
  expect(set.status, set.text).toBe(200);
  const who = { seen: 0, operator: { ...exampleOperator, ...operator } };
  const bills = await admin.send("PUT", "/api/admin/commission/operator", who);
  expect(bills.status, bills.text).toBe(200);
  await builder.send("POST", "/api/commission/agreement", { version: 1 });
  return { app, ...people, freshPeople, acceptedJob };
}
