import type { Clock } from "../../domain/shared/time/clock.ts";

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
