import { expect, test } from "vitest";
import { outcomeOfError } from "./smtp-mailbox.ts";

const error = (facts: object) => Object.assign(new Error("Message failed"), facts);

test.for([
  ["RCPT TO", 550, "refused"],
  ["DATA", 554, "refused"],
  ["RCPT TO", 450, "unavailable"],
  ["DATA", 421, "unavailable"],
  ["RCPT TO", 503, "unavailable"],
  ["MAIL FROM", 550, "unavailable"],
  ["AUTH PLAIN", 535, "unavailable"],
  ["CONN", undefined, "unavailable"],
] as const)("outcomeOfError() of %s %s is %s", ([command, responseCode, kind]) => {
  const response = `${responseCode} as the server says`;
  expect(outcomeOfError(error({ command, responseCode, response }))).toEqual({
    kind,
    error: response,
  });
});

test("outcomeOfError() has words for anything thrown", () => {
  expect(outcomeOfError(error({ code: "ESOCKET" })).kind).toBe("unavailable");
  expect(outcomeOfError(undefined)).toEqual({ kind: "unavailable", error: "Unknown mail error" });
});
