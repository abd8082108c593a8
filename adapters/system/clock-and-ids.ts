import { v7 } from "uuid";
import type { Id, Ids } from "../../domain/shared/id.ts";
import type { Clock } from "../../domain/shared/time/clock.ts";

/** UUIDv7: time-ordered, with 74 random bits, so that they can't be guessed. */
export const uuids: Ids = { next: <Kind extends string>() => v7() as Id<Kind> };

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that showed `from` when the machine's showed `since`, and runs `speed` times as fast. */
export type ClockSettings = { from: Date; since: Date; speed: number };

/**
 * A clock with its own time, for development and tests; equal in all processes with the same
 * settings.
 */
function createClock({ from, since, speed }: ClockSettings): Clock {
  const passed = () => Date.now() - since.getTime();
  return { now: () => new Date(Math.round(from.getTime() + passed() * speed)) };
}

/** The clock of these settings; null: the machine's. */
export const clockOf = (settings: ClockSettings | null): Clock =>
  settings ? createClock(settings) : systemClock;

/**
 * Milliseconds by which a clock is ahead of the machine's, for libraries that use the machine's
 * time.
 */
export function aheadOfMachine(clock: Clock): number {
  return clock === systemClock ? 0 : clock.now().getTime() - Date.now();
}
