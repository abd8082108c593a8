import { hostsOf } from "../adapters/postgres/server/hosts-of.ts";
import type { Database } from "../adapters/postgres/server/orm.ts";
import type { ContentState } from "../adapters/postgres/standby/content-position.ts";
import { openStandbys, type Standbys } from "../adapters/postgres/standby/open-standbys.ts";
import type { Config } from "./config.ts";
import { createCallCoalescer } from "./http/cache/coalesce-calls.ts";

type Outside = Pick<Parameters<typeof openStandbys>[0], "timeoutMs" | "probe">;

/** The standbys of `DATABASE_READ_URL`; null: the primary answers everything. */
export async function openReadServers(
  { databaseReadUrl }: Pick<Config, "databaseReadUrl">,
  orm: Database,
  outside: Outside,
): Promise<Standbys | null> {
  if (databaseReadUrl === undefined) return null;
  const share = createCallCoalescer<ContentState>();
  const urls = hostsOf(databaseReadUrl);
  return openStandbys({ ...outside, urls, orm, share: (read) => share("", read) });
}
