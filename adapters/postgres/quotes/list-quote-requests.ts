import type { EntityManager } from "@mikro-orm/postgresql";
import type { QuoteRequestRepository } from "../../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import { requestStatuses, statusGroups } from "../../../domain/quotes/request-state.ts";
import type { Page, PageRequest } from "../../../domain/shared/page.ts";
import { readCursor, toPage } from "../sql/cursor.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import { requestSelection, type SelectedRequest, toQuoteRequest } from "./quote-request-mapper.ts";

type Lists = Pick<
  QuoteRequestRepository,
  "listOfUser" | "listAssigned" | "listAvailable" | "listAll"
>;

const none: Page<never> = { items: [], next: null };

// In each: $1 whose, $2 and $3 the position after which the page begins, $4 how many.
const ofUser = `select ${requestSelection} from quote_request q
  where q.user_id = $1 and (q.created_at, q.id) < ($2::timestamptz, $3::uuid)
  order by q.created_at desc, q.id desc limit $4`;

// $1 is the builder and their person.
const available = `select ${requestSelection} from quote_request q
  where q.status = 'pending' and q.user_id is distinct from ($1::uuid[])[2]
    and not exists (
      select from invitation i where i.quote_request_id = q.id
        and i.builder_id = ($1::uuid[])[1] and i.declined_at is not null
    )
    and (q.created_at, q.id) < ($2::timestamptz, $3::uuid)
  order by q.created_at desc, q.id desc limit $4`;

const assignedAt = "coalesce(q.assignment_date, q.created_at)";
// Whole requests are read for the page alone: a builder of many years has thousands.
const assigned = `select ${requestSelection}
  from (
    select q.id from invitation i join quote_request q on q.id = i.quote_request_id
    where i.builder_id = $1 and i.removed_at is null
      and (${assignedAt}, q.id) < ($2::timestamptz, $3::uuid)
    order by ${assignedAt} desc, q.id desc limit $4
  ) page join quote_request q on q.id = page.id
  order by ${assignedAt} desc, q.id desc`;

// One short walk along the index for each status, however many requests there are.
const ofStatuses = `select ${requestSelection} from unnest($1::text[]) wanted(status)
  cross join lateral (
    select * from quote_request q
    where q.status = wanted.status and (q.created_at, q.id) < ($2::timestamptz, $3::uuid)
    order by q.created_at desc, q.id desc limit $4
  ) q
  order by q.created_at desc, q.id desc limit $4`;

/** The lists of requests, each in one statement. */
export function listQuoteRequests(em: EntityManager): Lists {
  async function list(
    sql: string,
    whose: unknown,
    { limit, after }: PageRequest,
    atOf = createdAt,
  ) {
    const values = [whose, ...readCursor(after), limit + 1];
    const rows = await runSql<SelectedRequest>(em, sql, values);
    return toPage(rows.map(toQuoteRequest), limit, (found) => ({ at: atOf(found), id: found.id }));
  }

  return {
    listOfUser: async (userId, page) => (isUuid(userId) ? list(ofUser, userId, page) : none),
    listAvailable: async ({ userId, builderId }, page) =>
      isUuid(userId) && isUuid(builderId) ? list(available, [builderId, userId], page) : none,
    listAssigned: async (builderId, page) =>
      isUuid(builderId)
        ? list(assigned, builderId, page, (found) => found.assignmentDate ?? found.createdAt)
        : none,
    listAll: ({ group }, page) =>
      list(ofStatuses, group ? [...statusGroups[group]] : [...requestStatuses], page),
  };
}

function createdAt(request: QuoteRequest): Date {
  return request.createdAt;
}
