import { expect, test } from "vitest";
import type { BuilderId, QuoteRequestId } from "../../../domain/shared/id.ts";
import { createResponseLinkTokens } from "../../services/response-link-tokens.ts";
import { testSystem } from "../../test/test-system.ts";
import { redactPath } from "./log-requests.ts";

test.each([
  ["/", "/"],
  ["/api/quote-requests", "/api/quote-requests"],
  ["/api/admin/quotes/0193a5be-7f5e-7cc0-a5fb-5f3f1c1f9f10/assign", "/api/admin/quotes/:id/assign"],
  ["/dashboard.data", "/dashboard.data"],
  ["/api/nora@x.example", "/api/:id"],
  ["/login/email/dGhpcyBpcyBhIHNlY3JldCB0b2tlbg", "/login/email/:id"],
  ["/calendar/dGhpcyBpcyBhIHNlY3JldCB0b2tlbg.ics", "/calendar/:id"],
  ["/a%0Ab/<script>", "/:id/:id"],
  [`/${"x/".repeat(100)}`, "/x/x/x/x/x/x/x/x"],
])("redactPath(%s) keeps plain words alone", (path, route) => {
  expect(redactPath(path)).toBe(route);
});

test("no path with the token of a link in an invitation is logged as it is [Q25]", () => {
  const { write, read } = createResponseLinkTokens(
    testSystem("a secret of more than thirty-two characters"),
  );
  const link = {
    requestId: "0190c000-0000-7000-8000-000000000001" as QuoteRequestId,
    builderId: "0190b000-0000-7000-8000-000000000001" as BuilderId,
    invitedAt: new Date("2027-01-05T10:00:00.000Z"),
    linkVersion: 1,
  };
  const token = write(link);
  expect(read(token)).toEqual(link);
  expect(redactPath(`/respond/${token}`)).toBe("/respond/:id");
  expect(redactPath(`/respond/${token}.data`)).toBe("/respond/:id");
  expect(redactPath(`/api/respond/${token}/take-back`)).toBe("/api/respond/:id/take-back");
});
