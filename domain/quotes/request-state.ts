import type { ResponseStatus } from "./responses/response-state.ts";

export const requestStatuses = [
  "pending",
  "assigned",
  "quotes_sent",
  "email_failed",
  "in-progress",
  "completed",
  "cancelled",
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Events of a quote request. The table below names the states in which each is allowed. */
export type RequestEvent =
  | "builder-added"
  | "some-builders-removed"
  | "all-builders-removed"
  | "invitations-delivered"
  | "invitations-failed"
  | "builder-responded"
  | "response-accepted"
  | "completed"
  | "cancelled"
  | "reopened-with-answers"
  | "reopened-with-invitations"
  | "reopened-unassigned";

type Arrows = Partial<Record<RequestEvent, RequestStatus>>;

/** All allowed transitions. Every other one is refused. */
const arrows: Record<RequestStatus, Arrows> = {
  pending: {
    "builder-added": "assigned",
    cancelled: "cancelled",
  },
  assigned: {
    "builder-added": "assigned",
    "some-builders-removed": "assigned",
    "all-builders-removed": "pending",
    "invitations-delivered": "quotes_sent",
    "invitations-failed": "email_failed",
    "builder-responded": "in-progress",
    cancelled: "cancelled",
  },
  quotes_sent: {
    "builder-added": "assigned",
    "some-builders-removed": "quotes_sent",
    "all-builders-removed": "pending",
    "builder-responded": "in-progress",
    cancelled: "cancelled",
  },
  email_failed: {
    "builder-added": "assigned",
    "some-builders-removed": "email_failed",
    "all-builders-removed": "pending",
    "invitations-delivered": "quotes_sent",
    "builder-responded": "in-progress",
    cancelled: "cancelled",
  },
  "in-progress": {
    "builder-added": "in-progress",
    "some-builders-removed": "in-progress",
    "all-builders-removed": "pending",
    "builder-responded": "in-progress",
    "response-accepted": "in-progress",
    completed: "completed",
    cancelled: "cancelled",
  },
  completed: {
    "reopened-with-answers": "in-progress",
  },
  cancelled: {
    "reopened-with-answers": "in-progress",
    "reopened-with-invitations": "assigned",
    "reopened-unassigned": "pending",
  },
};

/** The status after the event, or null when the current status doesn't allow it. */
export function nextRequestStatus(from: RequestStatus, event: RequestEvent): RequestStatus | null {
  return arrows[from][event] ?? null;
}

/** Whether the status is neither completed nor canceled. */
export function isOpen(status: RequestStatus): boolean {
  return status !== "completed" && status !== "cancelled";
}

/** The admin's four filters and stat cards. */
export const statusGroups = {
  pending: ["pending"],
  assigned: ["assigned", "quotes_sent", "email_failed", "in-progress"],
  completed: ["completed"],
  cancelled: ["cancelled"],
} as const satisfies Record<string, readonly RequestStatus[]>;
export type StatusGroup = keyof typeof statusGroups;

type Decidable = {
  request: { status: RequestStatus };
  responses: readonly { status: ResponseStatus }[];
};

/**
 * Whether the request is open without an accepted quote: until then questions can be asked and
 * files changed.
 */
export function isUndecided({ request, responses }: Decidable): boolean {
  return isOpen(request.status) && !responses.some(({ status }) => status === "accepted");
}
