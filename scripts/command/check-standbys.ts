import {
  readStandbyFacts,
  type StandbyFacts,
} from "../../adapters/postgres/operations/read-standby-facts.ts";
import { hostsOf } from "../../adapters/postgres/server/hosts-of.ts";
import { describeFailure } from "../../adapters/postgres/sql/describe-failure.ts";
import type { Check } from "./check.ts";

const about = "standby";
const muchBytes = 64 * 1024 * 1024;

/** A line for each standby that answers public reads. */
export function checkStandbys(
  databaseReadUrl: string | undefined,
  primaryUrl: string,
  read = readStandbyFacts,
): Promise<Check[]> {
  return Promise.all(
    hostsOf(databaseReadUrl ?? "").map(async (url) => {
      const { host } = new URL(url);
      try {
        return standbyCheck(host, await read(url, primaryUrl));
      } catch (error) {
        const found = `${host}: ${describeFailure(error)}`;
        const todo =
          "start it, or take it out of DATABASE_READ_URL; until then the primary answers";
        return { level: "warn", about, found, todo };
      }
    }),
  );
}

function standbyCheck(host: string, { isStandby, behindBytes }: StandbyFacts): Check {
  if (!isStandby) {
    const todo = "name standbys in DATABASE_READ_URL";
    return { level: "warn", about, found: `${host} is no standby`, todo };
  }
  const found = `${host} is ${Math.round(behindBytes / 1024)} kB behind`;
  if (behindBytes < muchBytes) return { level: "ok", about, found };
  const todo = "look at pg_stat_replication, and at the standby's log and disk";
  return { level: "warn", about, found, todo };
}
