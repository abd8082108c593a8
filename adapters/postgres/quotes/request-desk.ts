import type { EntityManager } from "@mikro-orm/postgresql";
import type { AcceptedOffer, NoteMark, RequestDesk } from "../../../domain/assignment/ports.ts";
import type { RequestFilter, RequestSort } from "../../../domain/assignment/request-search.ts";
import { isOpen, requestStatuses, statusGroups } from "../../../domain/quotes/request-state.ts";
import { wholeListLimit } from "../../../domain/shared/page.ts";
import { eventDayRank, priorityRank, requestSearchText } from "../schema/quotes/quote-request.ts";
import { readCursor, toPage } from "../sql/cursor.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import { requestSelection, type SelectedRequest, toQuoteRequest } from "./quote-request-mapper.ts";

/** An order, and the columns that it reads. */
type Order = { by: string; keys: string };
const orders: Record<RequestSort, Order> = {
  newest: { by: "q.created_at desc, q.id desc", keys: "q.id, q.created_at" },
  "event-date": { by: `${eventDayRank("q.")}, q.id`, keys: "q.id, q.event_day" },
  priority: {
    by: `${priorityRank("q.")}, q.created_at, q.id`,
    keys: "q.id, q.created_at, q.priority",
  },
  waiting: { by: "q.created_at, q.id", keys: "q.id, q.created_at" },
};

// A search under three letters has no index: it looks through the newest ones of each status.
const shortReach = 1_000;
const matching = {
  none: "true",
  short: `strpos(${requestSearchText("q.")}, $2) > 0`,
  long: `${requestSearchText("q.")} like $2`,
};
type Matching = keyof typeof matching;

const source = (match: Matching) =>
  match === "short"
    ? `(select * from quote_request s where s.status = wanted.status
        order by s.created_at desc, s.id desc limit ${shortReach}) q`
    : "quote_request q";

// One walk along an index for each status, no farther than the page reaches; whole requests are read for the page alone.
// $1 the statuses, $2 the text.
const stretch = (match: Matching, { by, keys }: Order) => `select ${requestSelection}
  from (
    select q.id from unnest($1::text[]) wanted(status) cross join lateral (
      select ${keys} from ${source(match)}
      where q.status = wanted.status and ${matching[match]} and $2::text is not null
      order by ${by} limit $3::int + $4::int
    ) q order by ${by} offset $3::int limit $4::int
  ) page join quote_request q on q.id = page.id order by ${by}`;

const kept = `select coalesce(sum(amount), 0)::int as total from quote_request_count
  where status = any ($1::text[])`;

const counted = (match: Matching) => `select count(*)::int as total from (
    select q.id from unnest($1::text[]) wanted(status) cross join lateral (
      select q.id from ${source(match)} where q.status = wanted.status and ${matching[match]}
      limit ${wholeListLimit}
    ) q limit ${wholeListLimit}
  ) found`;

const walked = (match: Matching) => `select ${requestSelection}
  from unnest($1::text[]) wanted(status) cross join lateral (
    select q.* from ${source(match)}
    where q.status = wanted.status and ${matching[match]} and $2::text is not null
      and (q.created_at, q.id) < ($3::timestamptz, $4::uuid)
    order by q.created_at desc, q.id desc limit $5
  ) q order by q.created_at desc, q.id desc limit $5`;

const portion = 500;

const marks = `select wanted.id as "requestId", note.at,
    coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as "byName"
  from unnest($1::uuid[]) wanted(id) cross join lateral (
    select e.at, e.actor_id from audit_event e
    where e.object_kind = 'quote-request' and e.object_id = wanted.id::text
      and e.action = 'quote-request.annotated' and e.detail ? 'notes'
    order by e.at desc limit 1
  ) note left join users u on u.id = note.actor_id`;

// amounts are bigint, which the driver reads as text; the largest one is an exact double
const accepted = `select quote_request_id as "requestId", builder_id as "builderId",
    quoted_amount::float8 as amount
  from quote_response where quote_request_id = any ($1::uuid[]) and status = 'accepted'`;

/** Finds requests for admins in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresRequestDesk(em: EntityManager): RequestDesk {
  return {
    async search({ sort, offset, limit, ...filter }) {
      const { match, text } = toMatch(filter);
      const statuses = statusesOf(filter, sort);
      const sql = stretch(match, orders[sort]);
      const rows = await runSql<SelectedRequest>(em, sql, [statuses, text, offset, limit]);
      return rows.map(toQuoteRequest);
    },

    async count({ sort, ...filter }) {
      const { match, text } = toMatch(filter);
      const statuses = statusesOf(filter, sort);
      const [row] =
        match === "none"
          ? await runSql<{ total: number }>(em, kept, [statuses])
          : await runSql<{ total: number }>(em, counted(match), [statuses, text]);
      return row?.total ?? 0;
    },

    async *walk(filter) {
      const { match, text } = toMatch(filter);
      let after: string | null = null;
      do {
        const values: unknown[] = [
          statusesOf(filter, "newest"),
          text,
          ...readCursor(after),
          portion + 1,
        ];
        const rows: SelectedRequest[] = await runSql<SelectedRequest>(em, walked(match), values);
        const page = toPage(rows.map(toQuoteRequest), portion, ({ createdAt, id }) => ({
          at: createdAt,
          id,
        }));
        if (page.items.length > 0) yield page.items;
        after = page.next;
      } while (after !== null);
    },

    async noteMarks(requestIds) {
      const rows = await runSql<Omit<NoteMark, "at"> & { at: string }>(em, marks, [
        requestIds.filter(isUuid),
      ]);
      return rows.map((row) => ({ ...row, at: new Date(row.at) }));
    },

    acceptedOffers(requestIds) {
      return runSql<AcceptedOffer>(em, accepted, [requestIds.filter(isUuid)]);
    },
  };
}

function toMatch({ search }: RequestFilter): { match: Matching; text: string } {
  const text = search.toLowerCase();
  if (text === "") return { match: "none", text };
  if ([...text].length < 3) return { match: "short", text };
  return { match: "long", text: `%${escapeLike(text)}%` };
}

/** Who waits, and for what day, is a question about open requests, unless somebody asks for the closed ones. */
function statusesOf({ group }: Pick<RequestFilter, "group">, sort: RequestSort): string[] {
  if (group) return [...statusGroups[group]];
  return requestStatuses.filter((status) => sort === "newest" || isOpen(status));
}
