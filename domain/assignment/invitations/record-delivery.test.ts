import { expect, it } from "vitest";
import { bea, carl, invitation, now, sentRequest } from "../../quotes/examples.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { RequestStatus } from "../../quotes/request-state.ts";
import { recordDelivery } from "./record-delivery.ts";

const queued = { delivery: "queued" as const, deliveredAt: null };
const underWay = (status: RequestStatus): QuoteRequest => ({
  ...sentRequest,
  status,
  sentToBuilders: [],
  invitations: [invitation(bea, queued), invitation(carl, queued)],
});

// Initial status and outcomes of both invitations, in either order: the status afterwards.
it.each([
  ["assigned", "sent", "sent", "quotes_sent"],
  ["assigned", "sent", "failed", "quotes_sent"],
  ["assigned", "failed", "sent", "quotes_sent"],
  ["assigned", "failed", "failed", "email_failed"],
  ["email_failed", "sent", "failed", "quotes_sent"],
  ["email_failed", "failed", "failed", "email_failed"],
  ["quotes_sent", "failed", "failed", "quotes_sent"],
  ["in-progress", "sent", "sent", "in-progress"],
  ["in-progress", "failed", "failed", "in-progress"],
  ["cancelled", "sent", "failed", "cancelled"],
] as const)("recordDelivery() from %s with %s and %s leads to %s", (from, beas, carls, to) => {
  const halfway = recordDelivery(underWay(from), bea, beas, null, now);
  expect(halfway).toMatchObject({ status: from, sentToBuilders: [] });
  const after = recordDelivery(halfway, carl, carls, null, now);
  expect(after.status).toBe(to);
  const reached = [...(beas === "sent" ? [bea] : []), ...(carls === "sent" ? [carl] : [])];
  expect(after.sentToBuilders).toEqual(reached);
});

it("recordDelivery() keeps when and why it failed", () => {
  const [record] = recordDelivery(underWay("assigned"), bea, "failed", "550 no", now).invitations;
  const stored = { delivery: "failed", deliveredAt: now, deliveryError: "550 no" };
  expect(record).toMatchObject(stored);
});

it("recordDelivery() answers the very same request when no invitation of theirs is under way", () => {
  expect(recordDelivery(sentRequest, bea, "failed", null, now)).toBe(sentRequest);
  const removed = { ...queued, removedAt: now };
  const request = { ...underWay("assigned"), invitations: [invitation(bea, removed)] };
  expect(recordDelivery(request, bea, "sent", null, now)).toBe(request);
});
