import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { testForm } from "./test/test-form.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const submit = (facts: Record<string, unknown>) =>
  app.client().send("POST", "/api/quote-requests", { ...testForm, ...facts });

const stored = async () =>
  (await app.sql<{ count: string }>("select count(*) from quote_request"))[0]?.count;

const x = (length: number) => "x".repeat(length);

async function expectRefused(facts: Record<string, unknown>, field: string, message?: string) {
  const before = await stored();
  const answer = await submit(facts);
  expect(answer.status, JSON.stringify(facts).slice(0, 200)).toBe(400);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  const fields = answer.body.errors.map((error: { field: string }) => error.field);
  expect(new Set(fields)).toEqual(new Set([field]));
  if (message) expect(answer.body.errors[0].message).toBe(message);
  expect(answer.body.message).not.toBe("");
  expect(await stored()).toBe(before);
}

async function expectStored(facts: Record<string, unknown>, field: string, value: unknown) {
  const answer = await submit(facts);
  expect(answer.status, `${field}: ${answer.text}`).toBe(201);
  expect(answer.body.quoteRequest[field]).toEqual(value);
}

// every bound of every field: contract/quote-request-form.test.ts
describe("POST /api/quote-requests", () => {
  test("stores what is at its bound, refuses what is above by its field, and stores nothing of it [C10] [O02]", async () => {
    await expectStored({ tradeShowName: ` ${x(200)}\t ` }, "tradeShowName", x(200));
    const words = "Trade show name must be 200 characters or fewer";
    await expectRefused({ tradeShowName: x(201) }, "tradeShowName", words);
    await expectRefused({ venue: null }, "venue", "Venue is required");
    await expectStored({ designLink: x(500) }, "designLink", x(500));
    await expectRefused({ designLink: x(501) }, "designLink");
    await expectRefused({ features: ["counter", ""] }, "features.1");
    const most = "🎪".repeat(50);
    await expectStored({ firstName: most }, "firstName", most);
  });

  test("takes an address in any letters, and emailUpdates as false when it is missing [C02] [C10]", async () => {
    await expectStored({ email: " Grace@Compilers.Example " }, "email", "grace@compilers.example");
    await expectRefused({ email: "grace@" }, "email", "Valid email address is required");
    await expectStored({ emailUpdates: undefined }, "emailUpdates", false);
    await expectStored({ emailUpdates: true }, "emailUpdates", true);
  });

  test("takes long, odd and hostile text as text", async () => {
    const odd = ["<script>alert(1)</script>", "'; drop table quote_request; --", "{{7*7}}"];
    odd.push(
      "مرحبا بالعالم",
      "e\u0301".repeat(60),
      "👩‍👩‍👧‍👦".repeat(10),
      "\u202eevil",
      "%00%0a",
      "\\u0000",
    );
    for (const text of odd) await expectStored({ tradeShowName: text }, "tradeShowName", text);
  });

  test("an empty body names every required field at once [N08]", async () => {
    for (const body of [undefined, {}, "{}"]) {
      const { status, body: problem } = await app
        .client()
        .send("POST", "/api/quote-requests", body);
      expect(status).toBe(400);
      const fields = problem.errors.map((error: { field: string }) => error.field);
      expect(fields.sort()).toEqual(Object.keys(testForm).sort());
    }
  });
});
