import type { Clock } from "../../domain/shared/clock.ts";

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
