import { describe, expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

/** As PostgreSQL says it, with the row that it turned down. */
const refusedRow = Object.assign(
  new Error('invalid input syntax for type uuid: "nora@x.example"'),
  {
    code: "23514",
    severity: "ERROR",
    detail: "Failing row contains (Nora Lind, nora@x.example)",
    table: "quote_request",
    constraint: "quote_request_status_check",
  },
);

describe("describeError()", () => {
  test("has an error's words and where it happened", () => {
    const words = describeError(new TypeError("no such thing"));
    expect(words).toMatch(/^TypeError: no such thing\n +at .*describe-error\.test\.ts/);
  });

  test("has a database's code and names, and nothing that people wrote", () => {
    const wrapped = new Error("Cannot save", { cause: refusedRow });
    const several = new AggregateError([new Error("full"), refusedRow], "2 steps failed");
    for (const words of [refusedRow, wrapped, several].map(describeError)) {
      expect(words).toContain(
        "Database error 23514, quote_request, quote_request_status_check\n    at ",
      );
      expect(words).not.toMatch(/nora/i);
    }
  });

  test("has each error of several", () => {
    const words = describeError(new AggregateError([new Error("one"), "two"], "2 steps failed"));
    expect(words).toMatch(/^AggregateError: 2 steps failed\n/);
    expect(words).toMatch(/\nOne of them: Error: one\n +at /);
    expect(words).toMatch(/\nOne of them: two$/);
  });

  test("takes whatever was thrown", () => {
    expect(describeError("early")).toBe("early");
    expect(describeError(undefined)).toBe("undefined");
  });
});
