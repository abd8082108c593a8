import { v7 } from "uuid";
import type { Id, Ids } from "../../domain/shared/id.ts";
import type { Clock } from "../../domain/shared/time/clock.ts";

/** UUIDs, version 7: 74 random bits behind the machine's time, so that they sort by age and cannot be guessed. */
export const uuids: Ids = { next: <Kind extends string>() => v7() as Id<Kind> };

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A time that is `from` at the machine's `since` and runs so many times as fast. */
export type ClockSettings = { from: Date; since: Date; speed: number };

/** A clock of its own time, for development and tests; each process with the same settings has the same time. */
function createClock({ from, since, speed }: ClockSettings): Clock {
  const passed = () => Date.now() - since.getTime();
  return { now: () => new Date(Math.round(from.getTime() + passed() * speed)) };
}

/** The clock of these settings; without any, the machine's. */
export const clockOf = (settings: ClockSettings | null): Clock =>
  settings ? createClock(settings) : systemClock;

/** Milliseconds by which a clock is ahead of the machine's, for libraries that know only the machine's. */
export function aheadOfMachine(clock: Clock): number {
  return clock === systemClock ? 0 : clock.now().getTime() - Date.now();
}
