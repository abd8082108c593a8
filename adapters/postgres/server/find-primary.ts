import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { certificateHint } from "../../system/certificate-hint.ts";
import { DatabaseProblem } from "../sql/database-problem.ts";
import { describeFailure } from "../sql/describe-failure.ts";
import { hostsOf } from "./hosts-of.ts";

const probeMs = 700;
const pauseMs = 100;

const roleNow = `select pg_is_in_recovery() as standby,
  case when pg_is_in_recovery() then null else pg_walfile_name(pg_current_wal_lsn()) end as segment`;

/**
 * The URL of the host that accepts writes, among those of a URL with several. If two do, the one
 * promoted last: a former primary that came back is never written to. Rejects with a
 * DatabaseProblem when none is found in time.
 */
export async function findPrimary(url: string, withinMs = 1_500): Promise<string> {
  const hosts = hostsOf(url);
  const [only = url] = hosts;
  if (hosts.length <= 1) return only;
  const until = performance.now() + withinMs;
  for (;;) {
    const asked = await Promise.allSettled(hosts.map(timelineOf));
    const found = asked.flatMap((answer, at) =>
      answer.status === "fulfilled" && answer.value !== null
        ? [{ host: hosts[at] ?? only, timeline: answer.value }]
        : [],
    );
    const [latest] = found.sort((one, other) => other.timeline - one.timeline);
    if (latest) return latest.host;
    if (performance.now() + pauseMs > until) throw new NoPrimary(asked);
    await sleep(pauseMs);
  }
}

/** Timeline number, which increases with each promotion; null for a standby. */
async function timelineOf(url: string): Promise<number | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "boothwright check",
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean; segment: string | null }>(roleNow);
    const [role] = rows;
    return role && !role.standby && role.segment
      ? Number.parseInt(role.segment.slice(0, 8), 16)
      : null;
  } finally {
    // not awaited: all connections wait for this result, and a hung host never closes
    client.end().catch(() => {});
  }
}

class NoPrimary extends DatabaseProblem {
  /** The code of a server that accepts no connections for now, so that callers retry */
  readonly code = "57P03";

  constructor(asked: PromiseSettledResult<unknown>[]) {
    const each = asked.map((answer) =>
      answer.status === "rejected" ? describeFailure(answer.reason) : "it is a standby",
    );
    const reasons = asked.flatMap((answer) =>
      answer.status === "rejected" ? [answer.reason] : [],
    );
    const [todo] = reasons.flatMap((reason) => certificateHint(reason)?.todo ?? []);
    super(`No host of the database takes writes: ${each.join("; ")}`, { todo });
  }
}
