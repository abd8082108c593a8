import type { EntityManager } from "@mikro-orm/postgresql";
import type { PeopleReads } from "../../../domain/accounts/people-reads.ts";
import { hourMs } from "../../../domain/shared/time/time-units.ts";
import { runText } from "../sql/run.ts";

type Taken = { points: number; expire: string };

/** An hour that ends this much later than one that begins now was begun by a clock that has been set back since. */
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

/** No admin reads so many people in an hour, and PostgreSQL's integers hold it. */
const noLimit = 1_000_000_000;

/** Counts people read in PostgreSQL, among the limits. Wants the `em` of its own request. */
export function createPostgresPeopleReads(em: EntityManager): PeopleReads {
  return {
    async take({ adminId, people, most, at }) {
      const values = [`people-read:${adminId}`, people, most ?? noLimit, at.getTime()];
      const [taken] = await runText<Taken>(em, take, values);
      return taken ? { counted: taken.points, endsAt: new Date(Number(taken.expire)) } : null;
    },
  };
}
