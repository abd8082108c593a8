import { describe, expect, test } from "vitest";
import { bea, carl, pendingRequest } from "../../../domain/quotes/examples.ts";
import { testForm } from "../../test/test-form.ts";
import { quoteRequestForm, toAssignedQuoteBody, toQuoteRequestBody } from "./quote-requests.ts";

const read = (facts: Record<string, unknown>) =>
  quoteRequestForm.safeParse({ ...testForm, ...facts });

const x = (length: number) => "x".repeat(length);
const email = (length: number) => `a@${x(60)}.${x(60)}.${x(60)}.${x(length - 193)}.example`;
const isControl = "must not contain control characters";

type Bound = [field: string, longest: number, label: string];
const required: [...Bound, missing: string][] = [
  ["tradeShowName", 200, "Trade show name", "Enter the show's name"],
  ["eventDate", 100, "Event date", "Enter the event date"],
  ["venue", 200, "Venue", "Enter the venue or its city"],
  ["industry", 100, "Exhibit type", "Choose an exhibit type"],
  ["boothSize", 100, "Booth size", "Choose a booth size"],
  ["serviceType", 100, "Service type", "Choose a service"],
  ["budget", 100, "Budget", "Choose a budget"],
  ["firstName", 50, "First name", "Enter your first name"],
  ["lastName", 50, "Last name", "Enter your last name"],
  ["phone", 20, "Phone", "Enter your phone number"],
  ["company", 100, "Company", "Enter your company"],
];
const optional: Bound[] = [
  ["jobTitle", 100, "Job title"],
  ["designLink", 500, "Design link"],
  ["additionalRequirements", 2000, "Additional requirements"],
];

function expectRefused(facts: Record<string, unknown>, field: string, message?: string) {
  const issues = read(facts).error?.issues ?? [];
  const fields = new Set(issues.map(({ path }) => path.join(".")));
  expect(fields, JSON.stringify(facts).slice(0, 200)).toEqual(new Set([field]));
  if (message) expect(issues[0]?.message).toBe(message);
}

function expectTaken(facts: Record<string, unknown>, field: string, value: unknown) {
  const { success, data } = read(facts);
  expect(success, field).toBe(true);
  expect((data as Record<string, unknown> | undefined)?.[field] ?? null).toEqual(value);
}

describe.each(required)("quoteRequestForm: %s", (field, longest, label, words) => {
  test(`has 1 to ${longest} characters`, () => {
    expectTaken({ [field]: "x" }, field, "x");
    expectTaken({ [field]: x(longest) }, field, x(longest));
    expectTaken({ [field]: `  ${x(longest)}\t ` }, field, x(longest));
    expectRefused(
      { [field]: x(longest + 1) },
      field,
      `${label} must be ${longest} characters or fewer`,
    );
    for (const missing of [undefined, null, "", "   ", "\u00a0\ufeff", "\u200b", "\u3164 \u2800"]) {
      expectRefused({ [field]: missing }, field, words);
    }
  });

  test("is one line of text and nothing else", () => {
    for (const wrong of [7, true, {}, ["x"]]) {
      const words =
        field === "eventDate" ? "Enter the date as YYYY-MM-DD" : `${label} must be text`;
      expectRefused({ [field]: wrong }, field, words);
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
      expectRefused({ [field]: `a${mark}b` }, field, `${label} ${isControl}`);
    }
  });

  test("counts an emoji as one character, and keeps it whole", () => {
    const most = "🎪".repeat(longest);
    expectTaken({ [field]: most }, field, most);
    expectRefused({ [field]: `${most}🎪` }, field);
  });
});

describe.each(optional)("quoteRequestForm: %s", (field, longest, label) => {
  test(`may be missing, and has at most ${longest} characters`, () => {
    for (const missing of [undefined, null, "", "  "]) {
      expectTaken({ [field]: missing }, field, null);
    }
    expectTaken({ [field]: x(longest) }, field, x(longest));
    expectRefused(
      { [field]: x(longest + 1) },
      field,
      `${label} must be ${longest} characters or fewer`,
    );
    expectRefused({ [field]: 7 }, field, `${label} must be text`);
    for (const mark of ["\u0000", "\u001b", "\ud83d"]) {
      expectRefused({ [field]: `a${mark}b` }, field, `${label} ${isControl}`);
    }
  });
});

describe("quoteRequestForm", () => {
  test("additionalRequirements keeps its lines, the others have one", () => {
    const lines = "Two storeys,\r\n\tif the hall allows it\nand a bar";
    expectTaken({ additionalRequirements: lines }, "additionalRequirements", lines);
    expectRefused({ designLink: "https://a.example/\nb" }, "designLink");
  });

  test("email is one address", () => {
    const message = "Valid email address is required";
    expectTaken({ email: " Grace@Compilers.Example " }, "email", "grace@compilers.example");
    expectTaken({ email: "a.b+c@d-e.example" }, "email", "a.b+c@d-e.example");
    expectTaken({ email: email(254) }, "email", email(254));
    expect(email(254)).toHaveLength(254);
    for (const wrong of [
      undefined,
      null,
      "",
      7,
      [],
      "grace",
      "grace@",
      "@compilers.example",
      "a b@c.example",
      "a@b",
      "a@b.example, c@d.example",
      "a@b.example\r\nBcc: c@d.example",
      "<a@b.example>",
      "a@b.example\u0000",
      "a\ud800@b.example",
      '"a b"@c.example',
      email(255),
    ]) {
      expectRefused({ email: wrong }, "email", message);
    }
  });

  test("openSides is a list of sides, each once and in one order", () => {
    const sides = ["front", "left", "front"];
    expectTaken({ openSides: sides }, "openSides", ["left", "front"]);
    for (const none of [undefined, null, []]) expectTaken({ openSides: none }, "openSides", []);
    expectRefused({ openSides: ["top"] }, "openSides.0");
    expectRefused({ openSides: "left" }, "openSides", "Open sides must be a list");
  });

  test("features is a list of at most 20", () => {
    const some = (count: number) => Array.from({ length: count }, (_, at) => `feature-${at}`);
    expectTaken({ features: some(20) }, "features", some(20));
    expectTaken({ features: ["storage", "storage"] }, "features", ["storage"]);
    for (const none of [undefined, null, []]) expectTaken({ features: none }, "features", []);
    expectRefused({ features: some(21) }, "features", "Features must be 20 or fewer");
    for (const wrong of ["storage", 7, {}, { 0: "storage", length: 1 }, true]) {
      expectRefused({ features: wrong }, "features", "Features must be a list");
    }
    expectTaken({ features: [x(100)] }, "features", [x(100)]);
    for (const wrong of [x(101), "", 7, null, ["storage"], "a\u0000"]) {
      expectRefused({ features: ["counter", wrong] }, "features.1");
    }
  });

  test("preferredBuilders are up to five ids, each once, and none when they are missing", () => {
    const ids = Array.from({ length: 6 }, (_, n) => `0190b000-0000-7000-8000-00000000000${n}`);
    expectTaken({ preferredBuilders: ids.slice(1) }, "preferredBuilders", ids.slice(1));
    expectTaken({ preferredBuilders: [ids[0], ids[0]] }, "preferredBuilders", [ids[0]]);
    for (const none of [undefined, null, []]) {
      expectTaken({ preferredBuilders: none }, "preferredBuilders", []);
    }
    expectRefused({ preferredBuilders: ids }, "preferredBuilders");
    expectRefused({ preferredBuilders: ids[0] }, "preferredBuilders");
    expectRefused({ preferredBuilders: ["Acme"] }, "preferredBuilders.0");
  });

  test("an invited builder reads only itself in preferredBuilders, as its description says", () => {
    const { description } = quoteRequestForm.shape.preferredBuilders.meta() ?? {};
    expect(description).toBe(
      "Asked first where they fit. Read by the exhibitor and admins; an invited builder reads only itself",
    );
    const request = { ...pendingRequest, preferredBuilders: [bea, carl] };
    expect(toQuoteRequestBody(request).preferredBuilders).toEqual([bea, carl]);
    expect(toAssignedQuoteBody(request, bea).preferredBuilders).toEqual([bea]);
    const others = { ...request, preferredBuilders: [carl] };
    expect(toAssignedQuoteBody(others, bea).preferredBuilders).toEqual([]);
  });

  test("emailUpdates is true or false, and false when it is missing", () => {
    expectTaken({ emailUpdates: true }, "emailUpdates", true);
    for (const no of [false, null, undefined])
      expectTaken({ emailUpdates: no }, "emailUpdates", false);
    for (const wrong of ["true", 1, "on", []])
      expectRefused({ emailUpdates: wrong }, "emailUpdates");
  });

  test("eventDate is any text, past days too, and never empty", () => {
    for (const text of [
      "2019-01-01",
      "Spring 2027",
      "3–5 March 2027",
      "0000-00-00",
      "9999-99-99",
    ]) {
      expectTaken({ eventDate: text }, "eventDate", text);
    }
  });
});
