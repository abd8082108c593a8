import type { EntityManager } from "@mikro-orm/postgresql";
import type {
  BuilderToMatch,
  ShowToMatch,
} from "../../../domain/assignment/matching/match-facts.ts";
import type { MatchingRepository } from "../../../domain/assignment/ports.ts";
import { allQuotesHours } from "../../../domain/quotes/limits.ts";
import { toBuilderProfile } from "../builders/builder-profile-mapper.ts";
import { listed, rank } from "../builders/search-builders.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";

type Row = {
  builder: Stored<BuilderRow>;
  account_email: string | null;
  projects: BuilderToMatch["projects"];
} & Pick<
  BuilderToMatch,
  "invited" | "answered" | "waiting" | "underWay" | "isInterested" | "hasDeclined"
>;

const hourMs = 3_600_000;
/** Who is taken off again within this time had none to answer: nothing is held against them. */
const soonRemovedHours = 24;
const yearMs = 365 * 24 * hourMs;

// The title is the first part of what a search looks through, the venue the last. The next one before those that were.
const show = `select title, city, state, region, industry from trade_show
  where search_text like any (select lower(title collate "und-x-icu") || chr(31) || '%' from unnest($1::text[]) title)
    or search_text like '%' || chr(31) || lower($2 collate "und-x-icu")
  order by not exists (select from unnest($1::text[]) title
      where search_text like lower(title collate "und-x-icu") || chr(31) || '%'),
    last_day < $3::date, case when last_day < $3::date then $3::date - start_date end, start_date, id limit 1`;

const project = (p: string) => `json_build_object('eventName', ${p}.event_name, 'size', ${p}.size,
  'projectType', ${p}.project_type, 'industry', ${p}.industry, 'projectTimeline', ${p}.project_timeline)`;
const published = "p.review_state = 'approved' and p.public";

// Each way to be a candidate is a short walk along an index, and so is each fact of one.
const candidates = `with at_show as (
    select p.* from portfolio_project p
    where ${published} and $6::text <> '' and lower(p.event_name) like lower($6::text) || '%'
    order by p.created_at desc limit 200
  ), ids as (
    select unnest($2::uuid[]) as id
    union (select i.builder_id from interest i where i.quote_request_id = $1::uuid limit 40)
    union (select i.builder_id from invitation i where i.quote_request_id = $1::uuid and i.declined_at is not null limit 40)
    union (select b.id from builder b where ${listed} and b.city = any ($3::text[]) order by ${rank} limit 40)
    union (select b.id from builder b where ${listed} and b.coverage_areas && $4::text[] order by ${rank} limit 40)
    union (select b.id from builder b where ${listed} and b.region = any ($5::text[]) order by ${rank} limit 40)
    union (select b.id from builder b where ${listed} order by ${rank} limit 40)
    union (select distinct builder_id from at_show where builder_id is not null limit 40)
    union (select b.id from builder b where b.review_state = 'pending-review' and b.public
      and (b.region = any ($5::text[]) or b.city = any ($3::text[])) order by b.name limit 10)
  )
  select to_json(b) as builder, u.email as account_email,
    exists (select from interest i where i.quote_request_id = $1::uuid and i.builder_id = b.id) as "isInterested",
    exists (select from invitation i where i.quote_request_id = $1::uuid and i.builder_id = b.id
      and i.declined_at is not null) as "hasDeclined",
    (select coalesce(json_agg(${project("past")}), '[]') from (
      (select p.id from portfolio_project p
        where p.builder_id = b.id and ${published} order by p.created_at desc, p.id desc limit 20)
      union (select s.id from at_show s where s.builder_id = b.id limit 3)
    ) pasts join portfolio_project past on past.id = pasts.id) as projects,
    asked.*, standing.*
  from ids join builder b on b.id = ids.id left join users u on u.id = b.user_id
  cross join lateral (
    select count(*)::int as invited, (count(*) filter (where r.is_priced))::int as answered
    from (
      select * from invitation i where i.builder_id = b.id
      order by i.invited_at desc, i.quote_request_id desc limit 40
    ) i
    cross join lateral (
      select exists (select from quote_response r
        where r.quote_request_id = i.quote_request_id and r.builder_id = b.id
          and r.quoted_amount is not null and r.created_at >= i.invited_at
          and (i.removed_at is null or r.created_at <= i.removed_at)) as is_priced
    ) r
    where i.invited_at >= $7::timestamptz and (i.invited_at <= $8::timestamptz or i.declined_at is not null)
      and (i.removed_at < i.invited_at + interval '${soonRemovedHours} hours' and i.declined_at is null
        and not r.is_priced) is not true
  ) asked
  cross join lateral (
    select count(*) filter (where q.is_open and r.status is null)::int as waiting,
      count(*) filter (where q.is_open and r.status = 'accepted')::int as "underWay"
    from (
      select * from invitation i where i.builder_id = b.id and i.removed_at is null
      order by i.invited_at desc, i.quote_request_id desc limit 40
    ) i
    cross join lateral (
      select q.status not in ('completed', 'cancelled') as is_open
      from quote_request q where q.id = i.quote_request_id
    ) q
    left join lateral (
      select r.status from quote_response r
      where r.quote_request_id = i.quote_request_id and r.builder_id = b.id
      order by r.status = 'accepted' desc limit 1
    ) r on true
  ) standing`;

/** Reads the facts for a choice of builders from PostgreSQL, in one statement for the show and one for the builders. */
export function createPostgresMatchingRepository(em: EntityManager): MatchingRepository {
  return {
    async findShow({ titles, venue, today }) {
      const wanted = [titles.map(escapeLike), escapeLike(venue), today];
      const [found] = await runSql<ShowToMatch>(em, show, wanted);
      return found ?? null;
    },

    async listCandidates({ requestId, assigned, cities, areas, regions, showName, now }) {
      const year = [now.getTime() - yearMs, now.getTime() - allQuotesHours * hourMs];
      const rows = await runSql<Row>(em, candidates, [
        ...[requestId, assigned, cities, areas, regions, escapeLike(showName)],
        ...year.map((time) => new Date(time)),
      ]);
      return rows.map(({ builder, account_email, ...facts }) => ({
        ...facts,
        ...toBuilderProfile(builder),
        isReachable: (account_email ?? builder.email) !== null,
      }));
    },
  };
}
