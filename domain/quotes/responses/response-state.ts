export const responseStatuses = ["pending", "accepted", "declined", "expired"] as const;
export type ResponseStatus = (typeof responseStatuses)[number];

/** Events of a quote response. A withdrawn response is stored as declined, with the time of withdrawal. */
export type ResponseEvent =
  | "accepted"
  | "declined"
  | "expired"
  | "withdrawn"
  | "revised"
  | "confirmed"
  | "price-asked";

const arrows: Record<ResponseStatus, Partial<Record<ResponseEvent, ResponseStatus>>> = {
  pending: {
    accepted: "accepted",
    declined: "declined",
    expired: "expired",
    withdrawn: "declined",
    revised: "pending",
    confirmed: "pending",
    "price-asked": "pending",
  },
  accepted: {},
  declined: {},
  expired: {},
};

/** The status after the event, or null when the current status doesn't allow it. */
export function nextResponseStatus(
  from: ResponseStatus,
  event: ResponseEvent,
): ResponseStatus | null {
  return arrows[from][event] ?? null;
}
