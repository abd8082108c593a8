import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, max } from "../domain/accounts/examples.ts";
import { usualCapacity } from "../domain/builder-profiles/capacity/builder-capacity.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import { invitation, pendingRequest } from "../domain/quotes/examples.ts";
import type { QuoteRequestId, ReceiptId } from "../domain/shared/id.ts";
import { ago, invitesByLink } from "./test/invited-by-link.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";

let app: TestApp;
let invited: ReturnType<typeof invitesByLink>;
beforeAll(async () => {
  app = await openTestApp();
  invited = invitesByLink(app);
});
afterAll(() => app.close());

const guest = () => app.client();
const offer = { quotedAmount: 42_000_00, estimatedTimeline: "6 weeks", responseMessage: "Gladly" };
const stateOf = async (requestId: string) => ({
  request: await app.sql("select version, updated_at from quote_request where id = $1", [
    requestId,
  ]),
  invitations: await app.sql("select * from invitation where quote_request_id = $1", [requestId]),
  responses: await app.sql("select * from quote_response where quote_request_id = $1", [requestId]),
});

/** A request with a promise, Bea invited by link. */
async function promised(at: Date, invitedAt: Date, respondBy: Date | null) {
  const quotes = createPostgresQuoteRequestRepository(app.newEm());
  const requestId = crypto.randomUUID() as QuoteRequestId;
  const request = { ...pendingRequest, id: requestId, createdAt: at, updatedAt: at };
  const receipt = { id: crypto.randomUUID() as ReceiptId, expiresAt: testNow() };
  await quotes.submit({ request, receipt, messages: [], idempotency: null });
  const builderId = beasBooths.id;
  const invitations = [invitation(builderId, { invitedAt, respondBy })];
  const asked = { invitations, assignedBuilders: [builderId], updatedAt: invitedAt };
  await quotes.save({ request: { ...request, ...asked, status: "quotes_sent" } });
  const token = app.responseToken({ requestId, builderId, invitedAt, linkVersion: 1 });
  return { requestId, path: `/api/respond/${token}` };
}

test("by link a quote is filled from own rates and the last quote by line for another request [R06] [W07]", async () => {
  const [earlier, now] = [await invited(), await invited()];
  const fill = async (path: string) => (await guest().get(`${path}/fill`)).body;
  expect(await fill(now.path)).toEqual({ rates: [], last: null });
  const rate = { category: "flooring", unit: "sq-ft", unitPrice: 14_00 };
  const card = { rates: [{ ...rate, minimum: null, note: null, validFrom: null }] };
  const builder = await app.as(bea);
  expect((await builder.send("PUT", "/api/builders/rates", card)).status).toBe(200);
  const lines = [{ category: "structure", amount: 40_000_00 }];
  const sent = await guest().send("POST", `${earlier.path}/quote`, { lines });
  expect(sent.status).toBe(200);
  expect(await fill(now.path)).toMatchObject({
    ...card,
    last: { quoteRequestId: earlier.requestId, total: 40_000_00, lines },
  });
  // its own quote is no earlier one, and nothing about the exhibitor comes with it
  expect((await fill(earlier.path)).last?.quoteRequestId).not.toBe(earlier.requestId);
  expect(JSON.stringify(await fill(now.path))).not.toContain(pendingRequest.email);
  expect((await guest().get("/api/respond/forged/fill")).status).toBe(404);
});

const pdf = "%PDF-1.7\n%%EOF\n";
function addFile(path: string, text = pdf, name = "plan.pdf") {
  const form = new FormData();
  form.set("file", new File([text], name));
  return guest().call(`${path}/attachments?kind=rendering`, { method: "POST", body: form });
}

test("files of an offer are added and removed by link, with the rules of the dashboard; those of the brief wait for the sign-in [R41]", async () => {
  const { requestId, path, token } = await invited();
  const added = await addFile(path);
  expect([added.status, added.body.name, added.body.kind]).toEqual([201, "plan.pdf", "rendering"]);
  for (const [answer, status, type] of [
    [await addFile(path, "<script>"), 415, "attachment-unknown"],
    [await addFile(`/api/respond/${token.slice(0, -2)}`), 404, "response-link-invalid"],
  ] as const) {
    expect([answer.status, answer.body.type]).toEqual([status, `/problems/${type}`]);
  }
  const owner = await app.as(ada);
  const form = new FormData();
  form.set("file", new File([pdf], "secret hall plan.pdf"));
  const target = `/api/attachments?purpose=brief&request=${requestId}`;
  expect((await owner.call(target, { method: "POST", body: form })).status).toBe(201);
  const { body } = await guest().get(path);
  expect(body.files).toMatchObject([{ id: added.body.id, purpose: "offer" }]);
  expect([body.hasBriefFiles, body.may.addFiles]).toEqual([true, true]);
  expect(JSON.stringify(body)).not.toContain("secret hall plan");
  const [entry] = await app.sql(
    "select actor_id, detail->>'via' as via from audit_event where object_id = $1 and action = 'attachment.added' order by at limit 1",
    [requestId],
  );
  expect(entry).toEqual({ actor_id: null, via: "link" });

  const other = await invited();
  const remove = (path: string) =>
    guest().send("POST", `${path}/remove-file`, { fileId: added.body.id });
  expect((await remove(other.path)).status).toBe(404);
  expect((await remove(path)).status).toBe(200);
  expect((await guest().get(path)).body.files).toEqual([]);
});

describe("GET /api/respond/{token}", () => {
  test("says the time to answer in the builder's zone [Q19]", async () => {
    const { path } = await invited();
    expect((await guest().get(path)).body.timeZone).toBe("America/Los_Angeles");
  });

  test("so does the email that confirms a seat, by the zone that the builder has set [Q19]", async () => {
    const { path, requestId } = await invited();
    const builder = await app.as(bea);
    const capacity = { ...usualCapacity, timeZone: "Europe/Berlin" };
    expect((await builder.send("PUT", "/api/builders/capacity", capacity)).status).toBe(200);
    expect((await guest().send("POST", `${path}/acknowledge`)).status).toBe(200);
    const [letter] = await app.sql(
      "select letter ->> 'timeZone' as zone from message where quote_request_id = $1 and letter ->> 'kind' = 'seat-confirmed'",
      [requestId],
    );
    expect(letter).toEqual({ zone: "Europe/Berlin" });
    await app.sql("delete from builder_capacity");
  });

  test("during a pause it says so, as the dashboard does; when the clock goes on the builder is emailed the new time [Q19][Q30]", async () => {
    const invitedAt = ago(60);
    const respondBy = new Date(invitedAt.getTime() + 24 * 60 * 60_000);
    const { requestId, path } = await promised(ago(120), invitedAt, respondBy);
    const [admin, builder] = [await app.as(max), await app.as(bea)];
    const pause = `/api/admin/quotes/${requestId}/promise`;
    const listed = async () => {
      const { body } = await builder.get("/api/dashboard/assigned-quotes?limit=100");
      return body.assignedQuotes.find(({ id }: { id: string }) => id === requestId);
    };
    const reason = "We need the floor plan";
    expect((await admin.send("POST", `${pause}/pause`, { reason })).status).toBe(200);
    expect((await guest().get(path)).body.isPaused).toBe(true);
    expect((await listed()).isPaused).toBe(true);
    await app.sql(
      "update quote_promise set paused_since = paused_since - interval '20 minutes' where quote_request_id = $1",
      [requestId],
    );
    expect((await admin.send("POST", `${pause}/resume`)).status).toBe(200);
    const { body } = await guest().get(path);
    expect([body.isPaused, (await listed()).isPaused]).toEqual([false, false]);
    expect(Date.parse(body.respondBy)).toBeGreaterThan(respondBy.getTime() + 19 * 60_000);
    const letters = await app.sql(
      `select letter ->> 'answerBy' as until from message where quote_request_id = $1
        and letter ->> 'kind' = 'invitation-reminder' and (letter ->> 'isResumed')::boolean`,
      [requestId],
    );
    expect(letters).toEqual([{ until: body.answerBy }]);
  });

  test("over a weekend link, dashboard and email name the exhibitor's due time as the deadline, and what is later apart [Q19][W05]", async () => {
    const invitedAt = ago(60);
    const respondBy = new Date(invitedAt.getTime() + 72 * 60 * 60_000);
    const { requestId, path } = await promised(ago(120), invitedAt, respondBy);
    const [promise] = await createPostgresQuoteRequestRepository(app.newEm()).listPromisedTimes([
      requestId,
    ]);
    const times = {
      answerBy: promise?.allDueAt.toISOString(),
      welcomeUntil: respondBy.toISOString(),
    };
    const { body } = await guest().get(path);
    expect(body).toMatchObject({ ...times, respondBy: respondBy.toISOString() });
    const listed = await (await app.as(bea)).get("/api/dashboard/assigned-quotes?limit=100");
    const own = listed.body.assignedQuotes.find(({ id }: { id: string }) => id === requestId);
    expect(own).toMatchObject(times);
    expect((await guest().send("POST", `${path}/acknowledge`)).status).toBe(200);
    const [letter] = await app.sql(
      `select letter ->> 'answerBy' as "answerBy", letter ->> 'welcomeUntil' as "welcomeUntil"
        from message where quote_request_id = $1 and letter ->> 'kind' = 'seat-confirmed'`,
      [requestId],
    );
    expect(letter).toEqual(times);
  });

  test("shows the brief, and changes nothing however often it is opened [Q20]", async () => {
    const { requestId, path } = await invited();
    const before = await stateOf(requestId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => guest().get(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({
      builderName: beasBooths.name,
      show: pendingRequest.tradeShowName,
      seats: { taken: 1, of: 7 },
      ownQuote: null,
      may: { acknowledge: true, decline: true, quote: true, revise: false, takeBack: false },
    });
    expect(await stateOf(requestId)).toEqual(before);
  });

  test("holds nothing of the people behind the request, not even in its texts [Q22]", async () => {
    const { path } = await invited();
    const { body, headers } = await guest().get(path);
    const all = JSON.stringify([body, [...headers]]);
    const { firstName, lastName, email, phone } = pendingRequest;
    for (const secret of [firstName, lastName, email, phone, "4711", "ada@engines"]) {
      expect(all).not.toContain(secret);
    }
    expect(body.additionalRequirements).toContain("A tall tower.");
  });

  test("holds no contact data that was typed into the facts of the brief; dates and budgets stay [Q22]", async () => {
    const { path } = await invited({
      tradeShowName: "Expo, call 555-010-4711",
      venue: "ada@engines.example, Hall 3",
      industry: "www.engines.example",
      eventDate: "2027-03-03 to 2027-03-05 (Ada Lovelace)",
      boothSize: "20x20 or +1 (555) 010 4712",
      company: "Engines Ltd, ada@engines.example",
      serviceType: "5550104713",
      features: ["storage", "5550104714"],
    });
    const { body } = await guest().get(path);
    expect(body).toMatchObject({
      show: "Expo, call [hidden]",
      venue: "[hidden] Hall 3",
      industry: "[hidden]",
      eventDate: "2027-03-03 to 2027-03-05 ([hidden])",
      boothSize: "20x20 or [hidden]",
      company: "Engines Ltd, [hidden]",
      serviceType: "[hidden]",
      features: ["storage", "[hidden]"],
      budget: pendingRequest.budget,
    });
  });

  test("works until 14 days after all quotes are due, which a pause moves [Q21]", async () => {
    const { requestId: id, path: linked } = await promised(
      ago(60 * 24 * 15.5),
      ago(60 * 24 * 15),
      null,
    );
    const movedBy = async (days: number) => {
      await app.sql(
        "update quote_promise set all_due_at = received_at + make_interval(days => 2 + $2::int) where quote_request_id = $1",
        [id, days],
      );
      return (await guest().get(linked)).status;
    };
    expect([await movedBy(-1), await movedBy(0), await movedBy(-1)]).toEqual([404, 200, 404]);
    expect((await guest().send("POST", `${linked}/acknowledge`)).status).toBe(404);
    expect(await movedBy(3)).toBe(200);
    expect((await guest().send("POST", `${linked}/acknowledge`)).status).toBe(200);
    expect((await guest().send("POST", `${linked}/take-back`)).status).toBe(200);
    expect((await guest().send("POST", `${linked}/quote`, offer)).status).toBe(200);
  });

  test("works for 14 days from an invitation that came after all quotes were due [Q21]", async () => {
    const createdAt = ago(60 * 24 * 40);
    const late = await invited({ createdAt }, "sent", ago(60));
    expect((await guest().get(late.path)).status).toBe(200);
    expect((await guest().send("POST", `${late.path}/acknowledge`)).status).toBe(200);
    const last = await invited({ createdAt }, "sent", ago(60 * 24 * 14 - 5));
    expect((await guest().get(last.path)).status).toBe(200);
    const over = await invited({ createdAt }, "sent", ago(60 * 24 * 14 + 5));
    expect((await guest().get(over.path)).status).toBe(404);
  });

  test("is the same 404 for whatever is wrong with the link [Q21]", async () => {
    const { token, link, path, requestId } = await invited();
    const old = await invited({ createdAt: ago(60 * 24 * 17) }, "sent", ago(60 * 24 * 16));
    const closed = await invited({ closedAt: testNow() }, "cancelled");
    const removed = await invited({
      invitations: [invitation(beasBooths.id, { invitedAt: ago(60), removedAt: ago(1) })],
    });
    const last = token.at(-1) === "A" ? "E" : "A";
    const wrong = [
      `${token.slice(0, -1)}${last}`,
      token.replace(".1.", ".2."),
      app.responseToken({ ...link, builderId: carlsStands.id }),
      app.responseToken({ ...link, linkVersion: 2 }),
      app.responseToken({ ...link, invitedAt: ago(59) }),
      old.token,
      closed.token,
      removed.token,
      "nothing",
    ];
    const answers = await Promise.all(wrong.map((each) => guest().get(`/api/respond/${each}`)));
    const bodies = answers.map(({ status, body }) => ({
      ...body,
      status,
      instance: "",
      requestId: "",
    }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ status: 404, message: "This link doesn't work anymore" });

    expect((await guest().get(path)).status).toBe(200);
    await app.sql("update invitation set link_version = 2 where quote_request_id = $1", [
      requestId,
    ]);
    expect((await guest().get(path)).status).toBe(404);
    expect((await guest().send("POST", `${path}/acknowledge`)).status).toBe(404);
  });
});
