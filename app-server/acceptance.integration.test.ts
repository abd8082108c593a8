import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

test("after an acceptance no one can quote, decline or be invited, and each builder reads how it ended [L08]", async () => {
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

test("a builder of a canceled request reads that it is canceled", async () => {
  const { requestId } = await app.given("cancelled");
  expect(await outcomeFor(winner, requestId)).toEqual(["cancelled", null]);
});

/** A request with a quote of the winner to be, and one of the other builder. */
async function quoted() {
  const { requestId, responseId } = await app.given("offered", both);
  const offer = {
    quoteRequestId: requestId,
    lines: [{ category: "structure", amount: 987_654_32 }],
  };
  const { body: lost } = await other.send("POST", "/api/quote-responses", offer);
  const accept = (body?: object) =>
    exhibitor.send("POST", `/api/quote-responses/${responseId}/accept`, body);
  return { requestId, responseId, lostId: lost.id, accept };
}

describe("an acceptance with reasons", () => {
  test("is stored, read by the exhibitor and the chosen builder; the other learns only the reasons [R31]", async () => {
    const { requestId, responseId, lostId, accept } = await quoted();
    const note = "Bea's planted note";
    const given = { reasons: ["design", "timeline", "design"], note, tellPriceBand: true };
    const { status, body } = await accept(given);
    const award = { ...given, reasons: ["design", "timeline"] };
    expect([status, body.award]).toEqual([200, award]);
    const path = `/api/quote-requests/${requestId}/responses`;
    expect((await winner.get(path)).body).toMatchObject([{ id: responseId, award }]);
    const { body: own } = await other.get(path);
    expect(own).toMatchObject([{ id: lostId, award: null, debrief: { reasons: award.reasons } }]);
    expect(JSON.stringify(own)).not.toMatch(/planted/);
  });

  test("without a body is accepted as before, for another reason, and shows no price [R31]", async () => {
    const { accept } = await quoted();
    const { status, body } = await accept();
    expect(status).toBe(200);
    expect(body.award).toEqual({ reasons: ["other"], note: null, tellPriceBand: false });
  });

  test.for<[string, object, string]>([
    ["four reasons", { reasons: ["price", "scope", "design", "local"] }, "reasons"],
    ["no reason", { reasons: [] }, "reasons"],
    ["an unknown reason", { reasons: ["magic"] }, "reasons.0"],
    ["a long note", { reasons: ["price"], note: "x".repeat(501) }, "note"],
    ["a consent that is none", { tellPriceBand: "yes" }, "tellPriceBand"],
  ])("is refused with %s [R31]", async ([, body, field]) => {
    const { accept } = await quoted();
    const refused = await accept(body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field, message: expect.any(String) }]);
  });

  test("adds to the history of its loser, with totals by reason [R33]", async () => {
    const before = await other.get("/api/dashboard/quote-responses");
    const countOf = (body: { lossReasons: { reason: string; count: number }[] }) =>
      body.lossReasons.find(({ reason }) => reason === "references")?.count ?? 0;
    const { lostId, accept } = await quoted();
    await accept({ reasons: ["references"] });
    const { body } = await other.get("/api/dashboard/quote-responses");
    expect(countOf(body)).toBe(countOf(before.body) + 1);
    expect(body.responses[0]).toMatchObject({ id: lostId, debrief: { reasons: ["references"] } });
    expect((await winner.get("/api/dashboard/quote-responses")).body.lossReasons).toEqual([]);
  });
});
