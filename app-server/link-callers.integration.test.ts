import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ada, bea, max } from "../domain/accounts/examples.ts";
import { beasBooths, doraDisplays } from "../domain/builder-profiles/examples.ts";
import { invitation, pendingRequest } from "../domain/quotes/examples.ts";
import { calls } from "./contract/calls.ts";
import { ago, invitesByLink } from "./test/invited-by-link.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let invited: ReturnType<typeof invitesByLink>;
beforeAll(async () => {
  app = await openTestApp();
  invited = invitesByLink(app);
});
afterAll(() => app.close());

const guest = () => app.client();
const by = (token: string) => ({ "response-link": token });
const offer = { quotedAmount: 42_000_00, estimatedTimeline: "6 weeks", responseMessage: "Gladly" };
const invitedAt = ago(60);
const quoted = () =>
  app.given("offered", {
    createdAt: ago(120),
    invitations: [invitation(beasBooths.id, { invitedAt })],
  });
const tokenOf = (requestId: string, builderId = beasBooths.id, linkVersion = 1) =>
  app.responseToken({ requestId: requestId as never, builderId, invitedAt, linkVersion });

const linked = calls.filter(({ takesLink }) => takesLink);

/** Bodies that these calls take. */
const bodies: Record<string, object> = {
  "post /api/quote-responses": offer,
  "patch /api/quote-responses/{id}": { quotedAmount: 1_00 },
  "post /api/quote-responses/{id}/confirm": { version: 1 },
  "post /api/quote-requests/{id}/questions": { text: "How tall?" },
  "post /api/quote-requests/{id}/decline": {},
  "post /api/questions/{id}/answer": { text: "12 feet" },
  "post /api/questions/{id}/decline": { code: "private" },
};

test("an invalid, expired or revoked link, or one for another request, gets the same 404 from every call, with any session [Q21] [Q24]", async () => {
  expect(linked.map(({ method, path }) => `${method} ${path}`)).toHaveLength(12);
  const subject = await quoted();
  const { requestId, responseId } = subject;
  const [question] = await app.sql<{ id: string }>(
    `insert into question (id, quote_request_id, builder_id, asked_by, is_private, text)
      values (gen_random_uuid(), $1, $2, 'exhibitor', true, 'How tall?') returning id`,
    [requestId, beasBooths.id],
  );
  const { token: elsewhere } = await invited();
  const old = await invited({ createdAt: ago(60 * 24 * 17) }, "sent", ago(60 * 24 * 16));
  const closed = await invited({ closedAt: ago(1) }, "cancelled");
  const tokens = [
    "",
    "nothing",
    tokenOf(requestId).slice(0, -2),
    tokenOf(requestId, beasBooths.id, 2),
    tokenOf(requestId, doraDisplays.id),
    old.token,
    closed.token,
    elsewhere,
  ];
  const people = [guest(), await app.as(ada), await app.as(bea), await app.as(max)];
  const seen = new Set<string>();
  for (const { method, path } of linked) {
    const route = `${method} ${path}`;
    const id = path.includes("requests")
      ? requestId
      : path.includes("questions")
        ? question?.id
        : path.includes("responses")
          ? responseId
          : "none";
    const address = path.replace("{id}", `${id}`);
    const body = {
      ...bodies[route],
      ...(path.endsWith("responses") && { quoteRequestId: requestId }),
    };
    for (const token of tokens) {
      for (const client of people) {
        const answer = await ask(client, token);
        expect([route, token, answer.status]).toEqual([route, token, 404]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
        const { instance: _, requestId: _id, ...said } = answer.body;
        seen.add(JSON.stringify(said));
      }
    }

    function ask(client: TestClient, token: string) {
      if (path !== "/api/attachments") {
        return client.send(method.toUpperCase() as "POST", address, body, by(token));
      }
      const form = new FormData();
      form.set("file", new File(["%PDF-1.7\n%%EOF\n"], "plan.pdf"));
      const target = `${address}?purpose=offer&request=${requestId}`;
      return client.call(target, { method: "POST", body: form, headers: by(token) });
    }
  }
  expect([...seen]).toHaveLength(1);
  const [request] = await app.sql("select status, revision from quote_response where id = $1", [
    responseId,
  ]);
  expect(request).toEqual({ status: "pending", revision: 1 });
});

test("a link beside a session wins: the caller is the builder by link, and the audit log says so [Q20]", async () => {
  const { requestId, responseId } = await quoted();
  const owner = await app.as(ada);
  const address = `/api/quote-responses/${responseId}`;
  const revised = await owner.send(
    "PATCH",
    address,
    { quotedAmount: 7_00 },
    by(tokenOf(requestId)),
  );
  expect([revised.status, revised.body.quotedAmount]).toEqual([200, 7_00]);
  const path = `/api/quote-requests/${requestId}/questions`;
  const asked = await owner.send("POST", path, { text: "How tall?" }, by(tokenOf(requestId)));
  expect([asked.status, asked.body.from]).toEqual([201, "builder"]);
  const entries = await app.sql(
    `select actor_id, detail->>'via' as via from audit_event where object_id in ($1, $2)
      and action in ('quote-response.revised', 'question.asked')`,
    [requestId, responseId],
  );
  expect(entries).toEqual(Array(entries.length).fill({ actor_id: null, via: "link" }));
  expect(entries.length).toBeGreaterThan(0);
});

test("calls that take no link ignore the header [Q24]", async () => {
  const { requestId, responseId } = await quoted();
  const token = tokenOf(requestId);
  const [owner, builder] = [await app.as(ada), await app.as(bea)];
  for (const header of [token, "nothing"]) {
    const read = await builder.get(`/api/quote-requests/${requestId}`, by(header));
    expect(read.status).toBe(200);
    const own = await owner.get("/api/dashboard/quotes?limit=1", by(header));
    expect(own.status).toBe(200);
  }
  const accept = `/api/quote-responses/${responseId}/accept`;
  expect((await guest().send("POST", accept, {}, by(token))).status).toBe(401);
  expect((await guest().get("/api/dashboard/assigned-quotes", by(token))).status).toBe(401);
  expect((await guest().get(`/api/quote-requests/${requestId}`, by(token))).status).toBe(404);
});

test("a link is no way around where calls come from, and without one a session is asked for as before [Q24]", async () => {
  const { requestId, responseId } = await quoted();
  const address = `/api/quote-responses/${responseId}/withdraw`;
  const elsewhere = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
  const headers = { ...elsewhere, ...by(tokenOf(requestId)) };
  expect((await guest().send("POST", address, undefined, headers)).status).toBe(403);
  const builder = await app.as(bea);
  expect((await builder.send("POST", address, undefined, elsewhere)).status).toBe(403);
  expect((await guest().send("POST", address)).status).toBe(401);
  expect((await builder.send("POST", address)).status).toBe(200);
});

test("answers by link are masked, also where builders get contact data with the invitation, and set no cookie [Q22] [R22]", async () => {
  const { requestId, responseId } = await quoted();
  const { firstName } = pendingRequest;
  const owner = await app.as(ada);
  const words = `Call ${firstName}, +1 555 010 0199`;
  const round = {
    offers: [{ responseId }],
    text: words,
    endsAt: new Date(ago(-60 * 24).getTime()).toISOString(),
  };
  const opened = await owner.send("POST", `/api/quote-requests/${requestId}/rounds`, round);
  expect(opened.status, opened.text).toBe(201);
  const address = `/api/quote-responses/${responseId}`;
  const headers = by(tokenOf(requestId));
  const outdated = await guest().send(
    "PATCH",
    address,
    { revision: 9, quotedAmount: 1_00 },
    headers,
  );
  const revised = await guest().send("PATCH", address, { quotedAmount: 5_00 }, headers);
  const stands = await guest().send("POST", `${address}/stands`, {}, headers);
  expect([outdated.status, revised.status, stands.status]).toEqual([409, 200, 200]);
  for (const { text, headers } of [outdated, revised, stands]) {
    expect(text).toContain("Call [hidden], [hidden]");
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get("cache-control")).toBe("no-store");
  }
  const asked = await owner.send("POST", `/api/quote-requests/${requestId}/questions`, {
    text: words,
    to: beasBooths.id,
  });
  const answer = `/api/questions/${asked.body.id}/answer`;
  const answered = await guest().send("POST", answer, { text: "Yes" }, headers);
  expect([answered.status, answered.body.text]).toEqual([200, "Call [hidden], [hidden]"]);
});

test("answers under both ways have one count of an hour, which no wrong link takes from [Y05]", async () => {
  const { requestId, token, path } = await invited();
  const direct = `/api/quote-requests/${requestId}/acknowledge`;
  for (let each = 0; each < 40; each++) {
    await guest().send("POST", direct, undefined, by(`${token}x`));
  }
  const statuses: number[] = [];
  for (let each = 0; each < 15; each++) {
    const ways = [
      await guest().send("POST", direct, undefined, by(token)),
      await guest().send("POST", `${path}/acknowledge`),
    ];
    statuses.push(...ways.map(({ status }) => status));
  }
  expect(statuses).toEqual(Array(30).fill(200));
  expect((await guest().send("POST", `${path}/acknowledge`)).status).toBe(429);
  expect((await guest().send("POST", direct, undefined, by(token))).status).toBe(429);
  const builder = await app.as(bea);
  expect((await builder.send("POST", direct)).status).toBe(200);
});

test("the token of a link is in nothing that the server writes [Q25]", async () => {
  const { requestId, token } = await invited();
  const written: unknown[] = [];
  const spies = (["log", "info", "warn", "error", "debug"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...parts) => void written.push(...parts)),
  );
  const body = { quoteRequestId: requestId, ...offer };
  const sent = await guest().send("POST", "/api/quote-responses", body, by(token));
  for (const spy of spies) spy.mockRestore();
  expect(sent.status).toBe(201);
  expect(JSON.stringify([written, sent.body, [...sent.headers]])).not.toContain(token);
  const kept = await app.sql("select detail::text from audit_event where object_id = $1", [
    requestId,
  ]);
  expect(JSON.stringify(kept)).not.toContain(token);
});
