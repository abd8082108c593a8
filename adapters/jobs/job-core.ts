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

/** Content sync, where it is configured to happen by the clock. */
export type ContentJob = {
  everyMinutes: number;
  isDue(minutes: number): Promise<boolean>;
  sync(request: Record<string, never>): Promise<unknown>;
};
