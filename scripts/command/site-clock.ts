import process from "node:process";
import { clockOf } from "../../adapters/system/clock-and-ids.ts";
import { readConfig } from "../../app-server/config.ts";
import type { Clock } from "../../domain/shared/time/clock.ts";

/** The clock of the site that a command works for. Throws when the environment cannot be read. */
export const siteClock = (): Clock => clockOf(readConfig(process.env).clock);
