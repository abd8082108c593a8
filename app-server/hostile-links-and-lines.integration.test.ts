import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import { invitation } from "../domain/quotes/examples.ts";
import type { MessageId } from "../domain/shared/id.ts";
import { createMessageTokens } from "./services/message-tokens.ts";
import { forgedTokens, hostileLines, oddConditions } from "./test/hostile-payloads.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { testPicture } from "./test/test-picture.ts";
import { testSystem } from "./test/test-system.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A request of now that both builders are asked about, and the link in Bea's email. */
async function invited() {
  const invitedAt = new Date(testNow().getTime() - 3_600_000);
  const { requestId } = await app.given("sent", {
    createdAt: new Date(testNow().getTime() - 7_200_000),
    invitations: [beasBooths.id, carlsStands.id].map((id) => invitation(id, { invitedAt })),
  });
  const link = { requestId, builderId: beasBooths.id, invitedAt, linkVersion: 1 };
  return { requestId, token: app.responseToken(link) };
}

const everything = async () =>
  JSON.stringify(
    await Promise.all(
      ["quote_request", "invitation", "quote_response", "message", "audit_event"].map((table) =>
        app.sql(`select to_json(t) as row from ${table} t order by t::text`),
      ),
    ),
  );

describe("the link in an invitation", () => {
  test("that was changed in any way opens and changes nothing, and is counted nowhere [Q21] [Q24]", async () => {
    const { token } = await invited();
    const before = [await everything(), await app.sql("select * from rate_limit")];
    const client = app.client();
    for (const [name, forge] of Object.entries(forgedTokens)) {
      const forged = forge(token);
      if (forged === token) continue;
      const answers = [
        await client.get(`/api/respond/${forged}`),
        ...(await Promise.all(
          ["acknowledge", "withdraw", "take-back", "decline", "quote", "revise"].map((act) =>
            client.send("POST", `/api/respond/${forged}/${act}`, { quotedAmount: 1 }),
          ),
        )),
      ];
      expect([name, ...new Set(answers.map(({ status }) => status))]).toEqual([name, 404]);
    }
    expect([await everything(), await app.sql("select * from rate_limit")]).toEqual(before);
  });

  test("is signed for its purpose: the token of another link in a mail opens nothing [Q21]", async () => {
    const { requestId, token } = await invited();
    for (const purpose of ["unsubscribe", "mail-link"] as const) {
      const text = token.slice(0, token.lastIndexOf("."));
      const other = createMessageTokens(testSystem(app.env.SESSION_SECRET), purpose);
      for (const signed of [text, requestId]) {
        const forged = other.write(signed as MessageId);
        expect((await app.client().get(`/api/respond/${forged}`)).status).toBe(404);
      }
    }
  });

  test("answers for its own builder and request, whatever the body names [Q24]", async () => {
    const [own, other] = [await invited(), await invited()];
    const body = {
      quotedAmount: 5_00,
      builderId: carlsStands.id,
      quoteRequestId: other.requestId,
      id: crypto.randomUUID(),
      status: "accepted",
      revision: 1,
      token: other.token,
    };
    const path = `/api/respond/${own.token}/quote?token=${other.token}&id=${other.requestId}`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.client().send("POST", path, body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const stored = await app.sql(
      "select quote_request_id, builder_id, status from quote_response where quoted_amount = 500",
    );
    expect(stored).toEqual([
      { quote_request_id: own.requestId, builder_id: beasBooths.id, status: "pending" },
    ]);
  });
});

describe("the lines of a quote", () => {
  test.each(Object.entries(hostileLines))(
    "of %s are refused, by both ways in [R04]",
    async (_, lines) => {
      const { requestId, token } = await invited();
      const builder = await app.as(bea);
      const before = await everything();
      const fields = `"responseMessage":"Gladly","lines":${lines}`;
      const answers = [
        await builder.send(
          "POST",
          "/api/quote-responses",
          `{"quoteRequestId":"${requestId}",${fields}}`,
        ),
        await app.client().send("POST", `/api/respond/${token}/quote`, `{${fields}}`),
      ];
      for (const { status, text } of answers)
        expect([400, 413], text.slice(0, 200)).toContain(status);
      expect({}).not.toHaveProperty("category");
      expect(await everything()).toBe(before);
    },
  );

  test("that begin with a formula are text in every file for a spreadsheet [R34]", async () => {
    const { requestId } = await invited();
    const builder = await app.as(bea);
    const formulas = ["=cmd|'/C calc'!A0", "+1+1", "@SUM(1)", "-2", "\t=1", "x;=1+1"];
    const lines = formulas.map((label) => ({ category: "other", label, note: label, amount: 100 }));
    const quote = { quoteRequestId: requestId, lines, responseMessage: formulas[0] };
    expect((await builder.send("POST", "/api/quote-responses", quote)).status).toBe(201);
    await app.sql("update builder set name = $1 where id = $2", [formulas[0], beasBooths.id]);
    const owner = await app.as(ada);
    const { text, headers } = await owner.get(`/api/quote-requests/${requestId}/comparison.csv`);
    await app.sql("update builder set name = $1 where id = $2", [beasBooths.name, beasBooths.id]);
    expect(headers.get("content-disposition")).toMatch(/^attachment/);
    expect(text).toContain("'=cmd");
    expect(text).not.toMatch(/(^|[",;\n\t])\s*[=+@]/);
  });
});

test("no range and no condition makes an answer larger than the file, or an error of it", async () => {
  const form = new FormData();
  form.set("picture", new File([await testPicture()], "booth.png"));
  const { body } = await (await app.as(bea)).call("/api/pictures", { method: "POST", body: form });
  const client = app.client();
  for (const path of [body.url, "/openapi.json", "/api/builders", "/sitemap.xml"]) {
    const whole = await client.get(path);
    expect(whole.status).toBe(200);
    for (const headers of oddConditions) {
      const { status, text } = await client.get(path, headers);
      expect([200, 206, 304, 406, 412, 416], `${path} ${JSON.stringify(headers)}`).toContain(
        status,
      );
      expect(text.length).toBeLessThanOrEqual(whole.text.length);
    }
  }
});

test("methods that a proxy or an editor knows do nothing here", async () => {
  for (const method of ["PROPFIND", "MKCOL", "LOCK", "SEARCH", "PURGE", "OPTIONS", "HEAD"]) {
    for (const path of ["/api/quote-requests", "/api/admin/quotes", "/respond/x", "/"]) {
      const answer = await app.client().call(path, {
        method,
        headers: { "sec-fetch-site": "same-origin", "x-echo": "evil.example" },
      });
      expect(answer.status, `${method} ${path}`).toBeLessThan(500);
      expect(JSON.stringify([answer.text, ...answer.headers])).not.toContain("evil.example");
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
  }
});
