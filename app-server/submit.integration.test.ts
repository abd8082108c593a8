import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "./test-app.ts";
import { testForm } from "./test-form.ts";

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
const email = (length: number) => `a@${x(60)}.${x(60)}.${x(60)}.${x(length - 193)}.example`;
const isControl = "must not contain control characters";

type Bound = [field: string, longest: number, label: string];
const required: Bound[] = [
  ["tradeShowName", 200, "Trade show name"],
  ["eventDate", 100, "Event date"],
  ["venue", 200, "Venue"],
  ["industry", 100, "Exhibit type"],
  ["boothSize", 100, "Booth size"],
  ["serviceType", 100, "Service type"],
  ["budget", 100, "Budget"],
  ["firstName", 50, "First name"],
  ["lastName", 50, "Last name"],
  ["phone", 20, "Phone"],
  ["company", 100, "Company"],
];
const optional: Bound[] = [
  ["jobTitle", 100, "Job title"],
  ["designLink", 500, "Design link"],
  ["additionalRequirements", 2000, "Additional requirements"],
];

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

describe.each(required)("POST /api/quote-requests: %s", (field, longest, label) => {
  test(`has 1 to ${longest} characters [C10] [O02]`, async () => {
    await expectStored({ [field]: "x" }, field, "x");
    await expectStored({ [field]: x(longest) }, field, x(longest));
    await expectStored({ [field]: `  ${x(longest)}\t ` }, field, x(longest));
    await expectRefused(
      { [field]: x(longest + 1) },
      field,
      `${label} must be ${longest} characters or fewer`,
    );
    for (const missing of [undefined, null, "", "   ", "\u00a0\ufeff"]) {
      await expectRefused({ [field]: missing }, field, `${label} is required`);
    }
  });

  test("is one line of text and nothing else [C10]", async () => {
    for (const wrong of [7, true, {}, ["x"]]) {
      await expectRefused({ [field]: wrong }, field, `${label} is required`);
    }
    for (const mark of [
      "\u0000",
      "\u0007",
      "\u001b",
      "\u007f",
      "\u0085",
      "\n",
      "\u2028",
      "\ud800",
      "\udfff",
    ]) {
      await expectRefused({ [field]: `a${mark}b` }, field, `${label} ${isControl}`);
    }
  });

  test("counts an emoji as one character, and keeps it whole [C10]", async () => {
    const most = "🎪".repeat(longest);
    await expectStored({ [field]: most }, field, most);
    await expectRefused({ [field]: `${most}🎪` }, field);
  });
});

describe.each(optional)("POST /api/quote-requests: %s", (field, longest, label) => {
  test(`may be missing, and has at most ${longest} characters [C10] [O02]`, async () => {
    for (const missing of [undefined, null, "", "  "]) {
      await expectStored({ [field]: missing }, field, null);
    }
    await expectStored({ [field]: x(longest) }, field, x(longest));
    await expectRefused(
      { [field]: x(longest + 1) },
      field,
      `${label} must be ${longest} characters or fewer`,
    );
    await expectRefused({ [field]: 7 }, field, `${label} must be text`);
    for (const mark of ["\u0000", "\u001b", "\ud83d"]) {
      await expectRefused({ [field]: `a${mark}b` }, field, `${label} ${isControl}`);
    }
  });
});

describe("POST /api/quote-requests", () => {
  test("additionalRequirements keeps its lines, the others have one [C10]", async () => {
    const lines = "Two storeys,\r\n\tif the hall allows it\nand a bar";
    await expectStored({ additionalRequirements: lines }, "additionalRequirements", lines);
    await expectRefused({ designLink: "https://a.example/\nb" }, "designLink");
  });

  test("email is one address [C10]", async () => {
    const message = "Valid email address is required";
    await expectStored({ email: " Grace@Compilers.Example " }, "email", "grace@compilers.example");
    await expectStored({ email: "a.b+c@d-e.example" }, "email", "a.b+c@d-e.example");
    await expectStored({ email: email(254) }, "email", email(254));
    expect(email(254)).toHaveLength(254);
    for (const wrong of [
      ...[undefined, null, "", 7, [], "grace", "grace@", "@compilers.example", "a b@c.example"],
      ...["a@b", "a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example", "<a@b.example>"],
      ...["a@b.example\u0000", "a\ud800@b.example", '"a b"@c.example', email(255)],
    ]) {
      await expectRefused({ email: wrong }, "email", message);
    }
  });

  test("features is a list of at most 20 [C10] [O02]", async () => {
    const some = (count: number) => Array.from({ length: count }, (_, at) => `feature-${at}`);
    await expectStored({ features: some(20) }, "features", some(20));
    await expectStored({ features: ["storage", "storage"] }, "features", ["storage"]);
    for (const none of [undefined, null, []])
      await expectStored({ features: none }, "features", []);
    await expectRefused({ features: some(21) }, "features", "Features must be 20 or fewer");
    for (const wrong of ["storage", 7, {}, { 0: "storage", length: 1 }, true]) {
      await expectRefused({ features: wrong }, "features", "Features must be a list");
    }
    await expectStored({ features: [x(100)] }, "features", [x(100)]);
    for (const wrong of [x(101), "", 7, null, ["storage"], "a\u0000"]) {
      await expectRefused({ features: ["counter", wrong] }, "features.1");
    }
  });

  test("emailUpdates is true or false, and false when it is missing [C02] [O02]", async () => {
    await expectStored({ emailUpdates: true }, "emailUpdates", true);
    for (const no of [false, null, undefined])
      await expectStored({ emailUpdates: no }, "emailUpdates", false);
    for (const wrong of ["true", 1, "on", []])
      await expectRefused({ emailUpdates: wrong }, "emailUpdates");
  });

  test("eventDate is any text, past days too, and never empty [C10]", async () => {
    for (const text of [
      "2019-01-01",
      "Spring 2027",
      "3–5 March 2027",
      "0000-00-00",
      "9999-99-99",
    ]) {
      await expectStored({ eventDate: text }, "eventDate", text);
    }
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
      expect(fields.sort()).toEqual([...required.map(([field]) => field), "email"].sort());
    }
  });
});
