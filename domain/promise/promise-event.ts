export const promiseEventKinds = [
  "received",
  "paused",
  "resumed",
  "invited",
  "delivered",
  "bounced",
  "acknowledged",
  "quoted",
  "answered-without-amount",
  "withdrawn",
  "declined",
  "removed",
  "lapsed",
  "released",
  "reminded",
  "told",
  "alarm",
  "target-kept",
  "target-missed",
  "excluded",
  "policy-override",
] as const;

/** A role, or the builder's own number within the request. Never a name or an id of somebody. */
export type PromiseActor = "system" | "admin" | "exhibitor" | `builder ${number}`;

/** Plain figures and words of our own: nothing that somebody typed. */
export type PromiseEventDetail = Record<string, string | number | boolean | null>;
