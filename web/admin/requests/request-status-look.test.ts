import { expect, test } from "vitest";
import { requestStatusLook } from "./request-status-look.ts";

test("requestStatusLook() shows the exact state", () => {
  expect(requestStatusLook("quotes_sent")).toEqual({ label: "Quotes Sent", tone: "info" });
  expect(requestStatusLook("email_failed")).toEqual({ label: "Email Failed", tone: "critical" });
});

test("requestStatusLook() takes a missing status for pending", () => {
  expect(requestStatusLook(null).label).toBe("Pending");
  expect(requestStatusLook("").label).toBe("Pending");
});

test("requestStatusLook() shows an unknown value raw", () => {
  expect(requestStatusLook("on_hold")).toEqual({ label: "on_hold", tone: "neutral" });
});
