import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type BuilderFigures,
  dueSoonHours,
  figuresReach,
} from "../../../domain/quotes/builder-figures.ts";
import { allQuotesHours } from "../../../domain/quotes/limits.ts";
import { runSql } from "../sql/run-sql.ts";

// Each part walks an index of this builder's own rows, and stops.
const figures = `with standing as (
    select q.id, q.created_at
    from (
      select quote_request_id from invitation
      where builder_id = $1 and removed_at is null
      order by invited_at desc limit ${figuresReach.invitations}
    ) i join quote_request q on q.id = i.quote_request_id
    where q.status not in ('completed', 'cancelled') and not exists (
      select from quote_response r where r.quote_request_id = q.id and (
        r.status = 'accepted'
        or (r.builder_id = $1 and r.status = 'pending' and r.valid_until > $2::timestamptz)
      )
    )
  ), answered as (
    select extract(epoch from r.created_at - i.invited_at) * 1000 as ms
    from (
      select quote_request_id, min(created_at) as created_at from (
        select quote_request_id, created_at from quote_response
        where builder_id = $1 order by created_at desc, id desc limit ${figuresReach.answers}
      ) latest group by quote_request_id
    ) r join lateral (
      select invited_at from invitation
      where quote_request_id = r.quote_request_id and builder_id = $1 and invited_at <= r.created_at
      order by invited_at desc limit 1
    ) i on true
  )
  select (select count(*)::int from standing) as "openInvitations",
    (select count(*)::int from standing
      where created_at + interval '${allQuotesHours} hours' <= $2::timestamptz + interval '${dueSoonHours} hours'
    ) as "dueSoon",
    (select count(*)::int from quote_response where builder_id = $1 and status = 'accepted') as won,
    (select round(percentile_cont(0.5) within group (order by ms))::float8 from answered)
      as "medianAnswerMs"`;

/** How a builder stands, in one statement. */
export async function readBuilderFigures(
  em: EntityManager,
  builderId: string | null,
  now: Date,
): Promise<BuilderFigures> {
  const [row] = await runSql<BuilderFigures>(em, figures, [builderId, now]);
  return row ?? { openInvitations: 0, dueSoon: 0, won: 0, medianAnswerMs: null };
}
