import process from "node:process";
import { clockOf } from "../../adapters/system/clock-and-ids.ts";
import { readConfig } from "../../app-server/config.ts";
import type { Clock } from "../../domain/shared/time/clock.ts";

/** The site's clock for a command. Throws when the environment is invalid. */
export const siteClock = (): Clock => clockOf(readConfig(process.env).clock);
