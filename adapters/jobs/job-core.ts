import type { Core } from "../../domain/core.ts";

/** What the background does. Each job gets a core of its own. */
export type NewCore = () => Pick<
  Core,
  | "deliverMessage"
  | "listOverdueMessages"
  | "expireResponses"
  | "removeExpiredSessions"
  | "sweepPictures"
  | "sweepLeftovers"
>;
