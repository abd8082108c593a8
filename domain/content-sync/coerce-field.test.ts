import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coerceField, type RawValue } from "./coerce-field.ts";
import { rulesOf } from "./content-fields.ts";
import { contentKinds } from "./content-kind.ts";

const rule = (kind: (typeof contentKinds)[number], field: string) => {
  const found = rulesOf(kind)[field];
  if (!found) throw new Error(`There is no ${kind}.${field}`);
  return found;
};
const fitted = (kind: (typeof contentKinds)[number], field: string, raw: RawValue) => {
  const result = coerceField(rule(kind, field), raw);
  return result.ok ? result.value : `! ${result.reason}`;
};

/** Made once, since it takes a second to make. */
const webUrl = fc.webUrl({ validSchemes: ["https"] });

describe("coerceField()", () => {
  test.each([
    ["trade-shows", "status", "Registration Open", "registration-open"],
    ["trade-shows", "status", "Postponed to May", "Postponed to May"],
    ["trade-shows", "status", null, "upcoming"],
    ["trade-shows", "expectedAttendees", "140,000+", 140_000],
    ["trade-shows", "expectedAttendees", "many", '! is not a number: "many"'],
    ["trade-shows", "startDate", "2027-01-06T09:00:00Z", "2027-01-06"],
    ["trade-shows", "startDate", "2027-02-30", '! is not a day: "2027-02-30"'],
    ["trade-shows", "startDate", "0000-01-01", '! is not a day: "0000-01-01"'],
    ["blog", "createdAt", "0000-01-01T10:00:00Z", '! is not a date: "0000-01-01T10:00:00Z"'],
    ["blog", "createdAt", "+010000-01-01", '! is not a date: "+010000-01-01"'],
    [
      "trade-shows",
      "eventWebsite",
      "javascript:alert(1)",
      '! is not a web address: "javascript:alert(1)"',
    ],
    [
      "trade-shows",
      "floorPlanMap",
      "//evil.example/a.png",
      '! is not a web address: "//evil.example/a.png"',
    ],
    [
      "trade-shows",
      "featuredImage",
      "/img/../secret",
      '! is not a picture address: "/img/../secret"',
    ],
    ["builders", "name", " ", "! is needed"],
    ["builders", "country", "U.S.A.", "United States"],
    ["builders", "country", " Freedonia", "Freedonia"],
    ["builders", "public", "No", false],
    ["builders", "public", null, true],
    ["builders", "rating", 5.1, "! must be from 0 to 5, not 5.1"],
    ["builders", "specialties", "Wood; Steel, Glass\nWood", ["Wood", "Steel, Glass"]],
    ["builders", "specialties", "Wood, Steel,Glass", ["Wood", "Steel", "Glass"]],
    ["builders", "coverageAreas", "Las Vegas, NV; Orlando, FL", ["Las Vegas, NV", "Orlando, FL"]],
    ["builders", "coverageAreas", "Las Vegas, NV\nReno", ["Las Vegas, NV", "Reno"]],
    ["builders", "minimumProjectBudget", "$5,000", 5_000],
    ["builders", "minimumProjectBudget", 12_000, 12_000],
    ["builders", "email", "Hello@Alder.Example", "hello@alder.example"],
    ["portfolio", "year", 2025, "2025"],
    ["portfolio", "title", "x".repeat(101), "! is longer than 100 characters"],
    ["portfolio", "title", "a\u0000b", "! has characters that cannot be kept"],
    [
      "portfolio",
      "videoContent",
      "https://a.example/1 https://a.example/2",
      ["https://a.example/1", "https://a.example/2"],
    ],
  ] as const)("%s.%s of %j is %j", (kind, field, raw, expected) => {
    expect(fitted(kind, field, raw as RawValue)).toEqual(expected);
  });

  test.each([
    ["140,000", 140_000],
    ["140\u2009000", 140_000],
    ["140\u202f000", 140_000],
    ["140\u2007000", 140_000],
    ["1’250’000", 1_250_000],
    ["1ʼ250ʼ000", 1_250_000],
    ["140.00", 140],
    ["140.000", '! is ambiguous, write it without a point: "140.000"'],
    ["1.250.000", '! is ambiguous, write it without a point: "1.250.000"'],
    ["140.000+", '! is ambiguous, write it without a point: "140.000+"'],
    ["140,00", '! is not a number: "140,00"'],
    ["0,125", '! is not a number: "0,125"'],
    ["1,40,000", '! is not a number: "1,40,000"'],
    ["1,250 000", '! is not a number: "1,250 000"'],
    ["0x10", '! is not a number: "0x10"'],
    ["1e5", '! is not a number: "1e5"'],
    ["0b11", '! is not a number: "0b11"'],
    ["0o17", '! is not a number: "0o17"'],
    ["1_000", '! is not a number: "1_000"'],
    ["Infinity", '! is not a number: "Infinity"'],
    ["12.5", "! must be whole, not 12.5"],
  ] as const)("reads the number %j as %j [X04]", (text, expected) => {
    expect(fitted("trade-shows", "expectedAttendees", text)).toBe(expected);
  });

  test.each([
    ["builders", "teamSize", "25-Oct", "a date"],
    ["builders", "teamSize", "Nov-50", "a date"],
    ["builders", "teamSize", "45955", "a date"],
    ["builders", "teamSize", "10/25/2026", "a date"],
    ["builders", "teamSize", "25. Okt", "a date"],
    ["builders", "phone", "1.77556E+10", "a number with an exponent"],
    ["builders", "phone", "-1356", "the result of a sum"],
    ["builders", "city", "#NAME?", "an error of a formula"],
    ["builders", "yearsInBusiness", "12-Jan", "a date"],
    ["portfolio", "budget", "5-Oct", "a date"],
    ["trade-shows", "boothCostRange", "25. Okt 26", "a date"],
  ] as const)("%s.%s refuses %j, which a spreadsheet changed [X06]", (kind, field, text, like) => {
    const reason = `! looks like ${like}: the spreadsheet changed it: "${text}"`;
    expect(fitted(kind, field, text)).toBe(reason);
  });

  test.each(["Booths; #NAME?", ["#NAME?", ""]])(
    "one entry that a spreadsheet changed refuses the list %j [X06]",
    (list) => {
      expect(fitted("builders", "servicesOffered", list)).toBe(
        '! looks like an error of a formula: the spreadsheet changed it: "#NAME?"',
      );
    },
  );

  test.each([
    ["builders", "website", "http://firm.example.com", "http://firm.example.com"],
    ["builders", "website", "firm.example.com/booths", "https://firm.example.com/booths"],
    ["builders", "website", "https://пример.рф", "https://пример.рф"],
    [
      "builders",
      "website",
      "ftp://firm.example.com",
      '! is not a web address: "ftp://firm.example.com"',
    ],
    [
      "builders",
      "website",
      "https://kim:pw@a.example",
      '! is not a web address: "https://kim:pw@a.example"',
    ],
    ["builders", "website", "http://localhost", '! is not a web address: "http://localhost"'],
    ["trade-shows", "featuredImage", "http://a.example/1.jpg", "http://a.example/1.jpg"],
    [
      "portfolio",
      "videoContent",
      "http://a.example/1; b.example/2",
      ["http://a.example/1", "https://b.example/2"],
    ],
  ] as const)(
    "takes the addresses that forms take: %s.%s %j [X15]",
    (kind, field, raw, expected) => {
      expect(fitted(kind, field, raw)).toEqual(expected);
    },
  );

  test("no field takes the sign of characters that were lost [X03]", () => {
    for (const kind of contentKinds) {
      for (const [field, { kind: of }] of Object.entries(rulesOf(kind))) {
        const value =
          of === "urls" || of === "pictures" ? "https://a.example/\uFFFD" : "Z\uFFFDrich";
        expect(`${field}: ${fitted(kind, field, value)}`).toContain(
          "characters that can't be read",
        );
      }
    }
  });

  test("is settled: what it made fits again and stays as it is, whatever came in", () => {
    const raw = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.string(), { maxLength: 4 }),
      webUrl,
    );
    const rules = contentKinds.flatMap((kind) => Object.values(rulesOf(kind)));
    fc.assert(
      fc.property(fc.constantFrom(...rules), raw, (each, value) => {
        const once = coerceField(each, value);
        if (!once.ok) return;
        expect(coerceField(each, once.value)).toEqual(once);
      }),
    );
  });

  test("takes a number as it is meant, however its thousands are parted", () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom("", ",", " ", "\u00a0", "\u202f", "'"),
        (amount, between) => {
          const written = amount.toLocaleString("en-US").replaceAll(",", between);
          expect(fitted("builders", "minimumProjectBudget", written)).toBe(amount);
          expect(fitted("builders", "minimumProjectBudget", amount)).toBe(amount);
        },
      ),
    );
  });
});
