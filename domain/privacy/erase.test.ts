import { expect, test } from "vitest";
import { lineOf } from "../offers/examples.ts";
import type { Award } from "../quotes/award.ts";
import { answeredCase, beasResponse, invitation, now, pendingRequest } from "../quotes/examples.ts";
import { requestStatuses } from "../quotes/request-state.ts";
import { erase } from "./erase.ts";

const written = {
  ...pendingRequest,
  additionalRequirements: "Call Ada",
  designLink: "https://files.example/ada",
  notes: "Ada haggles",
  cancelReason: "Ada left",
  invitations: [invitation(beasResponse.builderId, { declineReason: "Not for Ada" })],
  assignedBuilders: [beasResponse.builderId],
};
const lines = [lineOf("structure", { label: "As Ada wants it", note: "Ada's wish", amount: 5 })];
const award: Award = { reasons: ["design"], note: "Ada loved it", tellPriceBand: true };
const responses = [
  { ...beasResponse, lines, award, responseMessage: "Dear Ada", declineReason: "Ada says no" },
];

test.each(requestStatuses)(
  "erase() leaves no word of the person in a request that is %s",
  (status) => {
    const erased = erase({ request: { ...written, status }, responses }, now);
    expect(JSON.stringify(erased)).not.toMatch(/Ada|Lovelace|Engines|555 0100|plan\.pdf/i);
    expect(erased.request).toMatchObject({
      status: status === "completed" ? "completed" : "cancelled",
      userId: null,
      assignedBuilders: [],
      erasedAt: now,
      boothSize: written.boothSize,
    });
    expect(erased.request.invitations.every(({ removedAt }) => removedAt !== null)).toBe(true);
  },
);

test("erase() keeps what was offered, and what was accepted", () => {
  const accepted = { ...beasResponse, status: "accepted" as const };
  const { responses } = erase({ ...answeredCase, responses: [accepted] }, now);
  expect(responses).toMatchObject([
    { status: "accepted", quotedAmount: 42_000_00, estimatedTimeline: "6 weeks" },
  ]);
});
