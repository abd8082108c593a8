import { ada } from "../accounts/examples.ts";
import { beasBooths, carlsStands } from "../builder-profiles/examples.ts";
import type { BuilderId, QuoteRequestId, QuoteResponseId } from "../shared/id.ts";
import { type Invitation, newInvitation, type QuoteRequest } from "./quote-request.ts";
import { blankTexts, type QuoteRequestForm } from "./quote-request-form.ts";
import type { Offer, QuoteResponse } from "./quote-response.ts";

/** The current time in tests. */
export const now = new Date("2027-01-05T10:00:00.000Z");
export const [bea, carl] = [beasBooths.id, carlsStands.id];

export const form: QuoteRequestForm = {
  tradeShowName: "Consumer Electronics Show",
  eventDate: "2027-03-03",
  venue: "Las Vegas Convention Center",
  industry: "island",
  boothSize: "20x20",
  serviceType: "exhibit-stand-rental",
  budget: "35000-75000",
  features: ["meeting-room", "storage"],
  openSides: [],
  preferredBuilders: [],
  brief: {},
  ...blankTexts,
  additionalRequirements: "Two storeys,\nif the hall allows it",
  firstName: "Ada",
  lastName: "Lovelace",
  email: ada.email,
  phone: "+1 555 0100",
  company: "Engines Ltd",
  emailUpdates: false,
};

/** Ada's request, just sent. */
export const pendingRequest: QuoteRequest = {
  ...form,
  id: "0190c000-0000-7000-8000-000000000001" as QuoteRequestId,
  userId: ada.id,
  emailState: "proven",
  eventDay: "2027-03-03",
  status: "pending",
  priority: "normal",
  assignedBuilders: [],
  sentToBuilders: [],
  assignmentDate: null,
  invitations: [],
  notes: null,
  cancelReason: null,
  scopeEdits: { added: [], struck: [] },
  calendarFacts: [],
  findings: [],
  briefVersion: 1,
  closedAt: null,
  erasedAt: null,
  createdAt: new Date("2027-01-05T08:00:00.000Z"),
  updatedAt: new Date("2027-01-05T08:00:00.000Z"),
  version: 1,
};

/** An invitation sent an hour ago and delivered. */
export function invitation(builderId: BuilderId, facts: Partial<Invitation> = {}): Invitation {
  return newInvitation(builderId, new Date("2027-01-05T09:00:00.000Z"), {
    delivery: "sent",
    deliveredAt: new Date("2027-01-05T09:00:01.000Z"),
    ...facts,
  });
}

/** Ada's request with both builders invited. */
export const sentRequest: QuoteRequest = {
  ...pendingRequest,
  status: "quotes_sent",
  assignedBuilders: [bea, carl],
  sentToBuilders: [bea, carl],
  assignmentDate: new Date("2027-01-05T09:00:00.000Z"),
  invitations: [invitation(bea), invitation(carl)],
};

export const offer: Offer = {
  quotedAmount: 42_000_00,
  lines: [],
  logistics: {},
  terms: {},
  ownRates: {},
  currency: "USD",
  exchange: null,
  estimatedTimeline: "6 weeks",
  responseMessage: "With pleasure",
  attachments: ["https://files.example/plan.pdf"],
  validUntil: null,
};

/** Bea's pending offer, sent half an hour ago. */
export const beasResponse: QuoteResponse = {
  ...offer,
  id: "0190d000-0000-7000-8000-000000000001" as QuoteResponseId,
  quoteRequestId: pendingRequest.id,
  builderId: bea,
  status: "pending",
  validUntil: new Date("2027-02-04T09:30:00.000Z"),
  lastDayLagMs: 0,
  revision: 1,
  declineReason: null,
  withdrawnAt: null,
  priceAskedAt: null,
  award: null,
  comparedWith: null,
  debrief: null,
  linesAsked: [],
  linesAskedAt: null,
  updateAskedAt: null,
  confirmedBrief: 1,
  round: null,
  roundDueAt: null,
  createdAt: new Date("2027-01-05T09:30:00.000Z"),
  updatedAt: new Date("2027-01-05T09:30:00.000Z"),
  version: 1,
};

/** Carl's pending offer, sent ten minutes after Bea's. */
export const carlsResponse: QuoteResponse = {
  ...beasResponse,
  id: "0190d000-0000-7000-8000-000000000002" as QuoteResponseId,
  builderId: carl,
  createdAt: new Date("2027-01-05T09:40:00.000Z"),
  updatedAt: new Date("2027-01-05T09:40:00.000Z"),
};

/** Ada's request with two pending offers, newest first. */
export const answeredCase = {
  request: { ...sentRequest, status: "in-progress" } satisfies QuoteRequest,
  responses: [carlsResponse, beasResponse],
};
