import type { EntityManager } from "@mikro-orm/postgresql";
import type { QuoteCase, QuoteRequestRepository } from "../../../domain/quotes/ports.ts";
import { type StatusGroup, statusGroups } from "../../../domain/quotes/request-state.ts";
import { readBuilderFigures } from "../builders/read-builder-figures.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import type { QuoteResponseRow } from "../schema/quotes/quote-response.ts";
import type { QuoteResponseVersionRow } from "../schema/quotes/quote-response-version.ts";
import { readCursor, toPage } from "../sql/cursor.ts";
import { inTransaction } from "../sql/in-transaction.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { listQuoteRequests } from "./list-quote-requests.ts";
import { requestSelection, type SelectedRequest, toQuoteRequest } from "./quote-request-mapper.ts";
import {
  type SelectedAnswer,
  toAnswer,
  toOfferVersion,
  toQuoteResponse,
} from "./quote-response-mapper.ts";
import { saveQuoteChange } from "./save-quote-change.ts";
import { submitQuoteRequest } from "./submit-quote-request.ts";

type SelectedCase = SelectedRequest & { responses: Stored<QuoteResponseRow>[] | null };
type SelectedResponse = SelectedRequest & { response: Stored<QuoteResponseRow> };

const caseSelection = `${requestSelection}, (
  select json_agg(to_json(r) order by r.created_at desc, r.id desc)
  from quote_response r where r.quote_request_id = q.id
) as responses`;

/** Keeps quote requests in PostgreSQL. Wants the `em` of its own request; `enqueue` queues the letters that it writes. */
export function createPostgresQuoteRequestRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): QuoteRequestRepository {
  async function readCase(where: string, id: string): Promise<QuoteCase | null> {
    if (!isUuid(id)) return null;
    const sql = `select ${caseSelection} from quote_request q where q.id = ${where}`;
    const [row] = await runSql<SelectedCase>(em, sql, [id]);
    if (!row) return null;
    return { request: toQuoteRequest(row), responses: (row.responses ?? []).map(toQuoteResponse) };
  }

  return {
    ...listQuoteRequests(em),

    submit: (fresh) =>
      inTransaction(em, fresh.request.id, (em) => submitQuoteRequest(em, fresh, enqueue)),

    save: (change) =>
      inTransaction(em, change.request.id, (em) => saveQuoteChange(em, change, enqueue)),

    async find(id) {
      if (!isUuid(id)) return null;
      const sql = `select ${requestSelection} from quote_request q where q.id = $1`;
      const [row] = await runSql<SelectedRequest>(em, sql, [id]);
      return row ? toQuoteRequest(row) : null;
    },

    findCase: (id) => readCase("$1", id),

    findCaseOfResponse: (id) =>
      readCase("(select quote_request_id from quote_response where id = $1)", id),

    async holdsReceipt(id, receipts, now) {
      const known = receipts.filter(isUuid);
      if (!isUuid(id) || known.length === 0) return false;
      const rows = await runSql(
        em,
        `select id from receipt
         where quote_request_id = $1 and id = any ($2::uuid[]) and expires_at > $3 limit 1`,
        [id, known, now],
      );
      return rows.length > 0;
    },

    async countByGroup() {
      const rows = await runSql<{ status: string; count: string }>(
        em,
        "select status, sum(amount) as count from quote_request_count group by status",
      );
      const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
      const sum = (group: StatusGroup) =>
        statusGroups[group].reduce((total, status) => total + (counts.get(status) ?? 0), 0);
      return {
        pending: sum("pending"),
        assigned: sum("assigned"),
        completed: sum("completed"),
        cancelled: sum("cancelled"),
      };
    },

    async listAnswers(ids) {
      const rows = await runSql<SelectedAnswer>(
        em,
        `select r.quote_request_id, r.builder_id, r.status, r.withdrawn_at, r.updated_at,
           case when r.quoted_amount is not null then (
             select min(case when v.revision = 1 then r.created_at else v.created_at end)
             from quote_response_version v
             where v.quote_response_id = r.id and v.quoted_amount is not null
           ) end as priced_at
         from quote_response r where r.quote_request_id = any ($1::uuid[])`,
        [ids.filter(isUuid)],
      );
      return rows.map(toAnswer);
    },

    async listLive(builderId, ids) {
      if (!isUuid(builderId)) return [];
      const rows = await runSql<Pick<SelectedResponse, "response">>(
        em,
        `select to_json(r) as response from quote_response r
         where r.builder_id = $1 and r.quote_request_id = any ($2::uuid[])
           and r.status = any (array['pending', 'accepted'])`,
        [builderId, ids.filter(isUuid)],
      );
      return rows.map(({ response }) => toQuoteResponse(response));
    },

    async listVersions(id) {
      if (!isUuid(id)) return [];
      const rows = await runSql<Stored<QuoteResponseVersionRow>>(
        em,
        `select revision, quoted_amount, estimated_timeline, response_message, attachments,
           valid_until, created_at
         from quote_response_version where quote_response_id = $1 order by revision desc limit 100`,
        [id],
      );
      return rows.map(toOfferVersion);
    },

    async readFigures(builderId, now) {
      return readBuilderFigures(em, isUuid(builderId) ? builderId : null, now);
    },

    async listResponsesOf(builderId, { limit, after }) {
      if (!isUuid(builderId)) return { items: [], next: null };
      const rows = await runSql<SelectedResponse>(
        em,
        `select to_json(r) as response, ${requestSelection}
         from quote_response r join quote_request q on q.id = r.quote_request_id
         where r.builder_id = $1 and (r.created_at, r.id) < ($2::timestamptz, $3::uuid)
         order by r.created_at desc, r.id desc limit $4`,
        [builderId, ...readCursor(after), limit + 1],
      );
      const items = rows.map((row) => ({
        response: toQuoteResponse(row.response),
        request: toQuoteRequest(row),
      }));
      return toPage(items, limit, ({ response }) => ({ at: response.createdAt, id: response.id }));
    },

    async claim(email, userId) {
      // A new version, so that a save of what was read before decides again.
      const claimed = await runSql(
        em,
        `update quote_request set user_id = $2, version = version + 1
         where user_id is null and lower(email) = lower($1) returning id`,
        [email, userId],
      );
      return claimed.length;
    },

    async expireResponses(now) {
      // Leaves alone what is being saved right now: the next sweep comes by.
      const expired = await runSql(
        em,
        `update quote_response set status = 'expired', updated_at = $1, version = version + 1
         where id in (
           select id from quote_response where status = 'pending' and valid_until <= $1
           for update skip locked
         ) and status = 'pending' returning id`,
        [now],
      );
      return expired.length;
    },
  };
}
