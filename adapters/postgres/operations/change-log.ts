import type { EntityManager } from "@mikro-orm/postgresql";
import type { ChangeLog } from "../../../domain/changes/ports.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";

// A digest of the latest few, not the latest time: clocks of servers differ, and what began first may be saved last.
// Every save makes the request's version grow, its responses' and invitations' too.
const digest = (rows: string) =>
  `select coalesce(md5(string_agg(line, ' ' order by line)), '0') as version from (${rows}) lines`;

const latest = (where: string) => `(
  select q.id || ':' || q.version as line from quote_request q ${where}
  order by q.updated_at desc limit 20)`;

const ofAdmins = digest(`${latest("")}
  union all (select i.quote_request_id || '+' || i.builder_id from interest i
    where i.quote_request_id in (select q.id from quote_request q where q.status = 'pending'
      order by q.created_at desc, q.id desc limit 20))
  union all (select r.id || '@' || r.waiting_since from review r
    where r.waiting_since is not null order by r.waiting_since desc limit 20)`);

const ofUser = digest(latest("where q.user_id = $1"));

const ofBuilder = digest(`(
  select q.id || ':' || q.version as line
  from (
    select * from invitation where builder_id = $1 and removed_at is null
    order by invited_at desc, quote_request_id desc limit 50
  ) i join quote_request q on q.id = i.quote_request_id)
  union all (select q.id || ':' || q.status || exists (
      select from interest i where i.quote_request_id = q.id and i.builder_id = $1
    ) from quote_request q
    where q.status = 'pending' order by q.created_at desc, q.id desc limit 5)
  union all (select b.review_state || b.public || b.updated_at from builder b where b.id = $1)
  union all (select p.id || '/' || p.review_state || p.public || p.featured || p.updated_at
    from portfolio_project p where p.builder_id = $1
    order by p.created_at desc, p.id desc limit 50)`);

/** Reads from PostgreSQL whether anything changed. */
export function createPostgresChangeLog(em: EntityManager): ChangeLog {
  async function version(sql: string, values: unknown[] = []): Promise<string> {
    const [row] = await runSql<{ version: string }>(em, sql, values);
    return row?.version.slice(0, 16) ?? "0";
  }
  return {
    ofAdmins: () => version(ofAdmins),
    ofUser: async (userId) => (isUuid(userId) ? version(ofUser, [userId]) : "0"),
    ofBuilder: async (builderId) => (isUuid(builderId) ? version(ofBuilder, [builderId]) : "0"),
  };
}
