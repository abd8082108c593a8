import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ada, bea, carl } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import { invitation } from "../domain/quotes/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let exhibitor: TestClient;
let winner: TestClient;
let loser: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  [exhibitor, winner, loser] = await Promise.all([app.as(ada), app.as(bea), app.as(carl)]);
});
afterAll(() => app.close());

const builderIds = [beasBooths.id, carlsStands.id];
const both = {
  ...{ assignedBuilders: builderIds, sentToBuilders: builderIds },
  invitations: builderIds.map((id) => invitation(id)),
};

/** A request with a quote of the winner to be, and one of the loser to be. */
async function quoted() {
  const { requestId, responseId } = await app.given("offered", both);
  const offer = {
    quoteRequestId: requestId,
    lines: [{ category: "structure", amount: 987_654_32 }],
  };
  const { body: lost } = await loser.send("POST", "/api/quote-responses", offer);
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
    const { body: own } = await loser.get(path);
    expect(own).toMatchObject([{ id: lostId, award: null, debrief: { reasons: award.reasons } }]);
    expect(JSON.stringify(own)).not.toMatch(/planted/);
  });

  test("without a body is accepted as before, for another reason, and tells no price [R31]", async () => {
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
    const before = await loser.get("/api/dashboard/quote-responses");
    const countOf = (body: { lossReasons: { reason: string; count: number }[] }) =>
      body.lossReasons.find(({ reason }) => reason === "references")?.count ?? 0;
    const { lostId, accept } = await quoted();
    await accept({ reasons: ["references"] });
    const { body } = await loser.get("/api/dashboard/quote-responses");
    expect(countOf(body)).toBe(countOf(before.body) + 1);
    expect(body.responses[0]).toMatchObject({ id: lostId, debrief: { reasons: ["references"] } });
    expect((await winner.get("/api/dashboard/quote-responses")).body.lossReasons).toEqual([]);
  });
});
