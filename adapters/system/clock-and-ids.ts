import { v7 } from "uuid";
import type { Id, Ids } from "../../domain/shared/id.ts";
import type { Clock } from "../../domain/shared/time/clock.ts";

/** UUIDs, version 7: 74 random bits behind the time, so that they sort by age and cannot be guessed. */
export const uuids: Ids = { next: <Kind extends string>() => v7() as Id<Kind> };

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
