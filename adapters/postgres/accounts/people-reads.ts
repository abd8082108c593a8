import type { EntityManager } from "@mikro-orm/postgresql";
import type { PeopleReads } from "../../../domain/accounts/people-reads.ts";
import { hourMs } from "../../../domain/shared/time/time-units.ts";
import { runText } from "../sql/run.ts";

type Taken = { points: number; expire: string };

/**
 * Milliseconds by which servers' clocks may differ. An hour ends an hour after it began: one that
 * ends later, by more than this, began before a clock was set back, and counts as over.
 */
const skewMs = 60_000;

const isOver = `stored.expire <= $4 or stored.expire > excluded.expire + ${skewMs}`;

const take = `
  insert into rate_limit as stored (key, points, expire)
  select $1, $2::int, $4::bigint + ${hourMs} where $2::int <= $3::int
  on conflict (key) do update set
    points = case when ${isOver} then excluded.points else stored.points + excluded.points end,
    expire = case when ${isOver} then excluded.expire else stored.expire end
  where case when ${isOver} then 0 else stored.points end + excluded.points <= $3::int
  returning points, expire`;

/**
 * Stands for "no limit": more people than any admin reads in an hour, within PostgreSQL's integer.
 */
const noLimit = 1_000_000_000;

/** Counts people read in PostgreSQL, in the table of rate limits. Needs the request's own `em`. */
export function createPostgresPeopleReads(em: EntityManager): PeopleReads {
  return {
    async take({ adminId, people, most, at }) {
      const values = [`people-read:${adminId}`, people, most ?? noLimit, at.getTime()];
      const [taken] = await runText<Taken>(em, take, values);
      return taken ? { counted: taken.points, endsAt: new Date(Number(taken.expire)) } : null;
    },
  };
}
