import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const requests = "/api/quote-requests";

/** The request as an admin reads it. */
async function adminsView(requestId: string) {
  const { body } = await (await app.as(max)).get("/api/admin/quotes");
  return body.quotes.find(({ id }: { id: string }) => id === requestId);
}

describe("POST /api/quote-requests/{id}/decline", () => {
  test("takes the builder off with a reason that admins read, and asks no one twice", async () => {
    const { requestId } = await app.given("sent");
    const builder = await app.as(bea);
    const decline = () =>
      builder.send("POST", `${requests}/${requestId}/decline`, { reason: "Fully booked" });
    const answers = await Promise.all([decline(), decline(), decline()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);

    expect((await builder.get(`${requests}/${requestId}`)).status).toBe(404);
    expect(await adminsView(requestId)).toMatchObject({
      status: "pending",
      assignedBuilders: [],
      deliveries: [],
      declined: [{ builderId: beasBooths.id, code: "other", reason: "Fully booked" }],
    });
    const { body } = await builder.get("/api/dashboard/available-quote-requests");
    const ids = body.availableQuotes.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(requestId);
    const letters = await app.sql(
      "select id from message where quote_request_id = $1 and kind = 'invitation-declined'",
      [requestId],
    );
    expect(letters).toHaveLength(1);
  });

  test("a waiting quote must be withdrawn first; a closed request is closed", async () => {
    const builder = await app.as(bea);
    const offered = await app.given("offered");
    const decline = (id: string) => builder.send("POST", `${requests}/${id}/decline`, {});
    const waiting = await decline(offered.requestId);
    expect([waiting.status, waiting.body.type]).toEqual([409, "/problems/quote-stands"]);
    await builder.send("POST", `/api/quote-responses/${offered.responseId}/withdraw`);
    expect((await decline(offered.requestId)).status).toBe(200);
    for (const given of ["accepted", "cancelled"] as const) {
      const { requestId } = await app.given(given);
      expect((await decline(requestId)).status, given).toBe(409);
    }
  });

  test("an admin may ask the builder again, who may quote then", async () => {
    const { requestId } = await app.given("sent");
    const [builder, admin] = [await app.as(bea), await app.as(max)];
    await builder.send("POST", `${requests}/${requestId}/decline`, {});
    const builderIds = [beasBooths.id];
    const again = await admin.send("POST", `/api/admin/quotes/${requestId}/assign`, { builderIds });
    expect(again.status).toBe(200);
    const quote = { quoteRequestId: requestId, quotedAmount: 1 };
    expect((await builder.send("POST", "/api/quote-responses", quote)).status).toBe(201);
    expect(await adminsView(requestId)).toMatchObject({
      assignedBuilders: [beasBooths.id],
      declined: [{ builderId: beasBooths.id, reason: null }],
    });
  });

  test("the reason has its bound", async () => {
    const { requestId } = await app.given("sent");
    const builder = await app.as(bea);
    const reason = "x".repeat(1001);
    const answer = await builder.send("POST", `${requests}/${requestId}/decline`, { reason });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, "reason"]);
  });
});

describe("/api/quote-requests/{id}/interest", () => {
  test("is said once, shown to the builder and to admins only, and taken back", async () => {
    const { requestId } = await app.given("pending");
    const [builder, other] = [await app.as(bea), await app.as(carl)];
    const path = `${requests}/${requestId}/interest`;
    const said = await Promise.all([1, 2, 3].map(() => builder.send("POST", path)));
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200]);
    await other.send("POST", path);
    const interested = [{ builderId: beasBooths.id }, { builderId: carlsStands.id }];
    expect((await adminsView(requestId)).interested).toMatchObject(interested);

    const ofBuilder = async (by: typeof builder) => {
      const { body } = await by.get("/api/dashboard/available-quote-requests");
      return body.availableQuotes.find(({ id }: { id: string }) => id === requestId);
    };
    expect(await ofBuilder(builder)).toMatchObject({ isInterested: true });
    expect((await builder.send("DELETE", path)).status).toBe(200);
    expect(await ofBuilder(builder)).toMatchObject({ isInterested: false });
    expect(await ofBuilder(other)).toMatchObject({ isInterested: true });
    const owner = await app.as(ada);
    expect((await owner.get("/api/dashboard/quotes")).text).not.toContain("nterested");
  });

  test("a request that is no longer to be had looks missing, as do a stranger's and a wrong id", async () => {
    const { requestId } = await app.given("sent");
    const other = await app.as(carl);
    const answers = await Promise.all(
      [requestId, crypto.randomUUID(), "1 or 1=1"].map((id) =>
        other.send("POST", `${requests}/${encodeURIComponent(id)}/interest`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});
