import { expect, test } from "vitest";
import { bea, carl } from "../examples.ts";
import { type RequestStatus, requestStatuses } from "../request-state.ts";
import type { ResponseStatus } from "../responses/response-state.ts";
import { invitationOutcome } from "./invitation-outcome.ts";

const from = (builderId: typeof bea, status: ResponseStatus) => ({ builderId, status });
const open = requestStatuses.filter(
  (status) => status !== "completed" && status !== "cancelled",
) as RequestStatus[];

test.for(open)(
  "invitationOutcome() of a request that is %s depends on what was accepted",
  (status) => {
    const outcome = (...responses: ReturnType<typeof from>[]) =>
      invitationOutcome(status, responses, bea);
    expect(outcome()).toBe("open");
    expect(outcome(from(bea, "declined"), from(carl, "pending"))).toBe("open");
    expect(outcome(from(bea, "accepted"), from(carl, "declined"))).toBe("won");
    expect(outcome(from(bea, "declined"), from(carl, "accepted"))).toBe("not-chosen");
    expect(outcome(from(carl, "accepted"))).toBe("not-chosen");
  },
);

test("invitationOutcome() of a completed request is won or not chosen, of a canceled one canceled", () => {
  expect(invitationOutcome("completed", [from(bea, "accepted")], bea)).toBe("won");
  expect(invitationOutcome("completed", [from(bea, "accepted")], carl)).toBe("not-chosen");
  expect(invitationOutcome("cancelled", [from(bea, "accepted")], bea)).toBe("cancelled");
});
