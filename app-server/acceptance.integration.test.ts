import { afterAll, beforeAll, expect, test } from "vitest";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands, doraDisplays } from "../domain/builder-profiles/examples.ts";
import { invitation } from "../domain/quotes/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let exhibitor: TestClient;
let winner: TestClient;
let other: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  [exhibitor, winner, other] = await Promise.all([app.as(ada), app.as(bea), app.as(carl)]);
});
afterAll(() => app.close());

const both = {
  assignedBuilders: [beasBooths.id, carlsStands.id],
  sentToBuilders: [beasBooths.id, carlsStands.id],
  invitations: [invitation(beasBooths.id), invitation(carlsStands.id)],
};

async function outcomeFor(builder: TestClient, requestId: string) {
  const { body } = await builder.get("/api/dashboard/assigned-quotes?limit=100");
  const listed = body.assignedQuotes.find(({ id }: { id: string }) => id === requestId);
  return [listed?.outcome, listed?.ownQuote?.status ?? null];
}

test("after an acceptance nobody can quote, decline or be invited, and each builder reads how it ended [L08]", async () => {
  const { requestId, responseId } = await app.given("offered", both);
  expect(await outcomeFor(other, requestId)).toEqual(["open", null]);
  const accepted = await exhibitor.send("POST", `/api/quote-responses/${responseId}/accept`);
  expect(accepted.status).toBe(200);

  expect(await outcomeFor(winner, requestId)).toEqual(["won", "accepted"]);
  expect(await outcomeFor(other, requestId)).toEqual(["not-chosen", null]);
  const late = await other.send("POST", "/api/quote-responses", {
    quoteRequestId: requestId,
    quotedAmount: 100,
  });
  expect(late.status).toBe(409);
  const path = `/api/quote-requests/${requestId}/decline`;
  expect((await other.send("POST", path, {})).status).toBe(409);

  const admin = await app.as(max);
  const builderIds = [...both.assignedBuilders, doraDisplays.id];
  const more = await admin.send("POST", `/api/admin/quotes/${requestId}/assign`, { builderIds });
  expect([more.status, more.body.message]).toEqual([
    409,
    "Cannot invite further builders: a quote has been accepted",
  ]);
  const sent = await app.sql(
    "select kind, to_address from message where quote_request_id = $1 order by kind",
    [requestId],
  );
  expect(sent).toEqual([
    { kind: "acceptance-record", to_address: ada.email },
    { kind: "request-decided", to_address: carl.email },
    { kind: "response-accepted", to_address: bea.email },
  ]);
});

test("a builder of a cancelled request reads that it is cancelled", async () => {
  const { requestId } = await app.given("cancelled");
  expect(await outcomeFor(winner, requestId)).toEqual(["cancelled", null]);
});
