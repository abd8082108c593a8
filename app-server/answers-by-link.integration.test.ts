import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toBuilderRow } from "../adapters/postgres/builders/builder-profile-mapper.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { sqlNow, testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, max } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands, profile } from "../domain/builder-profiles/examples.ts";
import { invitation } from "../domain/quotes/examples.ts";
import { ago, invitesByLink, setMode as setModeIn } from "./test/invited-by-link.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";

let app: TestApp;
let invited: ReturnType<typeof invitesByLink>;
beforeAll(async () => {
  app = await openTestApp();
  invited = invitesByLink(app);
});
afterAll(() => app.close());

const setMode = (mode: "suggest" | "auto") => setModeIn(app, mode);
const guest = () => app.client();
const offer = { quotedAmount: 42_000_00, estimatedTimeline: "6 weeks", responseMessage: "Gladly" };

describe("POST /api/respond/{token}/…", () => {
  test("a quote by link is a quote by dashboard, and the audit log says how it came [Q20] [Q23]", async () => {
    const [linked, direct] = [await invited(), await invited()];
    const byLink = await guest().send("POST", `${linked.path}/quote`, offer);
    expect(byLink.status).toBe(200);
    const builder = await app.as(bea);
    const quote = { quoteRequestId: direct.requestId, ...offer };
    expect((await builder.send("POST", "/api/quote-responses", quote)).status).toBe(201);

    const stored = (id: string) =>
      app.sql(
        "select status, quoted_amount, estimated_timeline, response_message, revision from quote_response where quote_request_id = $1",
        [id],
      );
    const sent = (id: string) =>
      app.sql("select kind from message where quote_request_id = $1 order by kind", [id]);
    expect(await stored(linked.requestId)).toEqual(await stored(direct.requestId));
    expect(await sent(linked.requestId)).toEqual(await sent(direct.requestId));
    const { body } = await (await app.as(max)).get(
      `/api/admin/audit?kind=quote-request&id=${linked.requestId}`,
    );
    expect(JSON.stringify(body)).toContain("by the link in the invitation");

    const revised = { quotedAmount: 40_000_00 };
    expect((await guest().send("POST", `${linked.path}/revise`, revised)).status).toBe(200);
    expect((await guest().get(linked.path)).body.ownQuote).toMatchObject({
      quotedAmount: 40_000_00,
      revision: 2,
      estimatedTimeline: "6 weeks",
    });
    expect((await guest().send("POST", `${linked.path}/withdraw`)).status).toBe(200);
    expect((await guest().get(linked.path)).body.may).toMatchObject({ quote: true, revise: false });
  });

  test("revisions by link and by dashboard at the same time have one count, and are one email [Y05]", async () => {
    const { path, requestId } = await invited();
    await guest().send("POST", `${path}/quote`, offer);
    const [response] = await app.sql<{ id: string }>(
      "select id from quote_response where quote_request_id = $1",
      [requestId],
    );
    const builder = await app.as(bea);
    const revise = (at: number) =>
      at % 2
        ? guest().send("POST", `${path}/revise`, { quotedAmount: 40_000_00 + at })
        : builder.send("PATCH", `/api/quote-responses/${response?.id}`, {
            quotedAmount: 9_00_00 + at,
          });
    const statuses = new Set<number>();
    for (let round = 0; round < 8; round++) {
      const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => revise(round * 6 + at)));
      for (const { status } of answers) statuses.add(status);
    }
    // 409: others saved first, again and again
    expect([...statuses].filter((status) => ![200, 409, 429].includes(status))).toEqual([]);
    for (const at of [0, 1]) expect((await revise(at)).status).toBe(429);
    expect(
      await app.sql("select revision from quote_response where quote_request_id = $1", [requestId]),
    ).toEqual([{ revision: 30 }]);
    const sent = await app.sql(
      "select kind, count(*)::int as n from message where quote_request_id = $1 and kind like 'response-%' group by 1 order by 1",
      [requestId],
    );
    expect(sent).toEqual([
      { kind: "response-received", n: 1 },
      { kind: "response-revised", n: 1 },
    ]);
  });

  test("what was sent last can be taken back within the hour, and not later [Q23]", async () => {
    const { path, requestId } = await invited();
    const takeBack = () => guest().send("POST", `${path}/take-back`);
    expect((await takeBack()).status).toBe(409);
    await guest().send("POST", `${path}/acknowledge`);
    const offered = (await guest().get(path)).body.lastActVersion;
    const press = (seen: string) => guest().send("POST", `${path}/take-back`, { seen });
    expect((await press("another")).body.type).toBe("/problems/nothing-to-take-back");
    expect((await press(offered)).status).toBe(200);
    // another tab's page still offers it
    expect((await press(offered)).body.type).toBe("/problems/nothing-to-take-back");
    expect((await guest().get(path)).body.may).toMatchObject({
      acknowledge: true,
      takeBack: false,
    });

    await guest().send("POST", `${path}/quote`, offer);
    const owner = await app.as(ada);
    const change = { version: 1, boothSize: "40x40" };
    expect((await owner.send("PATCH", `/api/quote-requests/${requestId}`, change)).status).toBe(
      200,
    );
    const quote = async () => (await guest().get(path)).body.ownQuote;
    expect(await quote()).toMatchObject({ confirmedBrief: 1 });
    await guest().send("POST", `${path}/revise`, { quotedAmount: 1 });
    expect(await quote()).toMatchObject({ confirmedBrief: 2 });
    expect((await takeBack()).status).toBe(200);
    // the quote from before the change waits to be confirmed again
    expect(await quote()).toMatchObject({ quotedAmount: offer.quotedAmount, confirmedBrief: 1 });
    await guest().send("POST", `${path}/withdraw`);
    // nor does a first quote, from a form that was opened before the change
    await guest().send("POST", `${path}/quote`, { ...offer, briefVersion: 1 });
    expect(await quote()).toMatchObject({ confirmedBrief: 1 });
    await guest().send("POST", `${path}/withdraw`);

    await guest().send("POST", `${path}/quote`, offer);
    expect(await quote()).toMatchObject({ confirmedBrief: 2 });
    expect((await takeBack()).status).toBe(200);
    expect((await guest().get(path)).body).toMatchObject({ lastAct: "withdrawn" });
    expect((await takeBack()).body).toMatchObject({
      message: "Quote sent again",
      takenBack: "withdrawn",
    });
    expect((await takeBack()).body).toMatchObject({ message: "Undone", takenBack: "quoted" });
    const recipients = await app.sql(
      "select letter -> 'to' ->> 'address' as address from message where quote_request_id = $1 and letter ->> 'kind' = 'quote-taken-back'",
      [requestId],
    );
    expect(recipients).toEqual([{ address: bea.email }, { address: bea.email }]);

    await guest().send("POST", `${path}/quote`, offer);
    await app.sql(
      "update quote_response set created_at = created_at - interval '61 minutes' where quote_request_id = $1",
      [requestId],
    );
    expect((await guest().get(path)).body.may.takeBack).toBe(false);
    expect((await takeBack()).body.type).toBe("/problems/nothing-to-take-back");
  });

  test("a link that works no longer is replaced by email, with one answer for every token [Q21]", async () => {
    const { path, requestId, link } = await invited({
      createdAt: ago(40 * 24 * 60),
      invitations: [invitation(beasBooths.id, { invitedAt: ago(39 * 24 * 60) })],
    });
    const [stored] = await app.sql<{ at: Date }>(
      "select invited_at as at from invitation where quote_request_id = $1",
      [requestId],
    );
    const first = { ...link, invitedAt: stored?.at ?? link.invitedAt };
    const renew = (link: string) => guest().send("POST", `${link}/new-link`);
    const letters = () =>
      app.sql<{ address: string; version: number }>(
        "select letter -> 'to' ->> 'address' as address, (letter -> 'link' ->> 'linkVersion')::int as version from message where letter ->> 'kind' = 'response-link-renewed' and quote_request_id = $1 order by version desc",
        [requestId],
      );
    const old = `/api/respond/${app.responseToken(first)}`;
    expect((await guest().get(old)).status).toBe(404);
    const answer = await renew(old);
    expect(answer.status).toBe(200);
    const altered = await renew(`${old.slice(0, -1)}x`);
    const foreign = await renew(path);
    expect([altered.status, altered.body]).toEqual([200, answer.body]);
    expect([foreign.status, foreign.body]).toEqual([200, answer.body]);

    const [sent] = await letters();
    expect(sent?.address).toBe(bea.email);
    const fresh = app.responseToken({ ...first, linkVersion: sent?.version ?? 0 });
    expect((await guest().get(`/api/respond/${fresh}`)).body.show).toBeDefined();
    const next = app.responseToken({ ...first, linkVersion: (sent?.version ?? 0) + 1 });
    expect((await guest().get(`/api/respond/${next}`)).status).toBe(404);

    // three in a day, and the answer stays the same
    // an old copy of the email ends no link that works
    expect((await renew(old)).body).toEqual(answer.body);
    expect((await guest().get(`/api/respond/${fresh}`)).status).toBe(200);
    expect(new Set((await letters()).map(({ version }) => version))).toEqual(
      new Set([sent?.version]),
    );
    const before = (await letters()).length;
    for (let more = before; more < 5; more += 1) {
      expect((await renew(old)).body).toEqual(answer.body);
    }
    expect((await letters()).length).toBeLessThanOrEqual(3);

    const closed = await invited({}, "cancelled");
    expect((await renew(closed.path)).body).toEqual(answer.body);
    const nothing = await app.sql(
      "select id from message where letter ->> 'kind' = 'response-link-renewed' and quote_request_id = $1",
      [closed.requestId],
    );
    expect(nothing).toEqual([]);
  });

  test("a decline has its reason; taken back it is a fresh invitation with a link of its own [Q26]", async () => {
    const { path, requestId } = await invited();
    const other = await guest().send("POST", `${path}/decline`, { code: "other" });
    expect([other.status, other.body.errors[0].field]).toEqual([400, "reason"]);
    const unknown = await guest().send("POST", `${path}/decline`, { code: "bored" });
    expect(unknown.status).toBe(400);
    expect((await guest().send("POST", `${path}/decline`, { code: "too-busy" })).status).toBe(200);
    const rows = () =>
      app.sql<{ decline_code: string | null }>(
        "select decline_code from invitation where quote_request_id = $1 order by position",
        [requestId],
      );
    expect(await rows()).toEqual([{ decline_code: "too-busy" }]);
    expect((await guest().get(path)).body.may).toMatchObject({ quote: false, takeBack: true });
    const admin = await app.as(max);
    const declined = (await admin.get(`/api/admin/quotes/${requestId}`)).body.declined;
    expect(declined).toMatchObject([{ builderId: beasBooths.id, code: "too-busy" }]);

    const { status, body } = await guest().send("POST", `${path}/take-back`);
    expect(status).toBe(200);
    expect(await rows()).toEqual([{ decline_code: "too-busy" }, { decline_code: null }]);
    const { body: adminsView } = await admin.get(`/api/admin/quotes/${requestId}`);
    expect(adminsView).toMatchObject({ assignedBuilders: [beasBooths.id], declined: [] });
    const fresh = await guest().get(`/api/respond/${body.token}`);
    expect(Date.parse(fresh.body.respondBy)).toBeGreaterThan(testNow().getTime());
    expect(fresh.body.may).toMatchObject({ acknowledge: true, quote: true });
  });

  test("an old body without a code still declines, as other [Q26]", async () => {
    const { requestId } = await invited();
    const builder = await app.as(bea);
    const decline = `/api/quote-requests/${requestId}/decline`;
    expect((await builder.send("POST", decline, {})).status).toBe(200);
    const rows = "select decline_code from invitation where quote_request_id = $1";
    expect(await app.sql(rows, [requestId])).toEqual([{ decline_code: "other" }]);
  });

  test("all seats taken: 409 with a sentence, and room again when one is free [Q15]", async () => {
    const crowd = Array.from({ length: 7 }, () => crypto.randomUUID());
    const { path, requestId, link } = await invited();
    await setMode("auto");
    await app.sql("update invitation set invited_by = 'system' where quote_request_id = $1", [
      requestId,
    ]);
    const begun = async (count: number) => {
      await app.sql("delete from invitation where quote_request_id = $1 and builder_id <> $2", [
        requestId,
        link.builderId,
      ]);
      for (const [at, id] of crowd.slice(0, count).entries()) {
        await app.sql(
          "insert into builder select (json_populate_record(b, json_build_object('id', $1::uuid, 'user_id', null))).* from builder b where id = $2 on conflict do nothing",
          [id, carlsStands.id],
        );
        await app.sql(
          `insert into invitation select (json_populate_record(i, json_build_object('builder_id', $1::uuid, 'position', $2::int, 'acknowledged_at', ${sqlNow()}, 'id', gen_random_uuid()))).* from invitation i where quote_request_id = $3 and builder_id = $4`,
          [id, at + 1, requestId, link.builderId],
        );
      }
    };
    await begun(7);
    const full = await guest().send("POST", `${path}/acknowledge`);
    expect([full.status, full.body.type]).toEqual([409, "/problems/seats-taken"]);
    expect(full.body.message).toContain("All 7 spots");
    await begun(6);
    expect((await guest().send("POST", `${path}/acknowledge`)).status).toBe(200);
    expect((await guest().get(path)).body.seats).toEqual({ taken: 7, of: 7 });
    await setMode("suggest");
  });

  test("fifty builders who begin at once: each gets a seat or reads that all are taken, and never more than seven [Q13]", async () => {
    const all = Array.from({ length: 50 }, (_, at) =>
      profile(`0190b000-0000-7000-8000-0000000003${at + 10}`, `Crowd ${at}`, null),
    );
    const rows = all.map((each) => toBuilderRow(each));
    await insertRows(app.newEm(), "builder", rows);
    const invitedAt = ago(60);
    const begin = async (crowd: typeof all) => {
      const invitations = crowd.map(({ id }) => invitation(id, { invitedAt, invitedBy: "system" }));
      const assignedBuilders = crowd.map(({ id }) => id);
      const { requestId } = await invited({ invitations, assignedBuilders });
      const answers = await Promise.all(
        crowd.map(({ id: builderId }, at) => {
          const token = app.responseToken({ requestId, builderId, invitedAt, linkVersion: 1 });
          const builder = app.client(undefined, `10.1.0.${at}`);
          return builder.send("POST", `/api/respond/${token}/acknowledge`);
        }),
      );
      const begun = await app.sql(
        "select from invitation where quote_request_id = $1 and acknowledged_at is not null",
        [requestId],
      );
      const said = answers.map(({ status, body }) => `${status} ${body.type ?? "seat"}`);
      return { begun: begun.length, said: Object.groupBy(said, (words) => words) };
    };
    await setMode("auto");
    const bound = await begin(all);
    expect(bound.begun).toBe(7);
    expect(bound.said).toEqual({
      "200 seat": expect.objectContaining({ length: 7 }),
      "409 /problems/seats-taken": expect.objectContaining({ length: 43 }),
    });
    await setMode("suggest");
    // where an admin decides how many work on it, all of them may
    expect((await begin(all.slice(0, 15))).begun).toBe(15);
  });

  test("gives no session and no other request, and wants the same origin [Q24]", async () => {
    const { path, requestId } = await invited();
    const answer = await guest().send("POST", `${path}/acknowledge`);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await guest().get(`/api/quote-requests/${requestId}`)).status).toBe(404);
    expect((await guest().get("/api/dashboard/quotes")).status).toBe(401);
  });

  test("thirty answers an hour of a builder to a request, however often their link changes; refused ones cost nothing", async () => {
    const { token } = await invited();
    const tokens = [token];
    async function answer(act: string) {
      const sent = await guest().send("POST", `/api/respond/${tokens.at(-1)}/${act}`, {});
      if (sent.status === 200) tokens.push(sent.body.token);
      return sent.status;
    }
    const statuses: number[] = [];
    expect(await answer("take-back")).toBe(409);
    for (let each = 0; each < 15; each++) {
      statuses.push(await answer("decline"), await answer("take-back"));
    }
    expect(statuses).toEqual(Array(30).fill(200));
    expect(new Set(tokens).size).toBe(16);
    expect(await answer("decline")).toBe(429);
  });
});
