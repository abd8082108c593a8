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

/** A role, or the builder's own number within the request. Never a person's name or id. */
export type PromiseActor = "system" | "admin" | "exhibitor" | `builder ${number}`;

/** Figures and our own words only: nothing typed by a person. */
export type PromiseEventDetail = Record<string, string | number | boolean | null>;
