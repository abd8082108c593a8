import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type AuditEvent,
  type AuditTrail,
  auditedKinds,
} from "../../../domain/assignment/ports.ts";
import { readCursor, toPage } from "../sql/cursor.ts";
import { runSql } from "../sql/run-sql.ts";
import { writeAuditEvent } from "./write-audit-event.ts";

type Row = Omit<AuditEvent, "at"> & { at: string };

// What each line is about has its name in another table; a text that is no id names nothing.
const selection = `select e.id, e.at, e.actor_id as "actorId", e.action, e.object_kind as "objectKind",
    e.object_id as "objectId", e.detail,
    coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as "actorName",
    case e.object_kind
      when 'quote-request' then (select q.company || ', ' || q.trade_show_name from quote_request q where q.id = e.object_uuid)
      when 'builder' then (select b.name from builder b where b.id = e.object_uuid)
      when 'person' then (
        select coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email) from users a
        where a.id = e.object_uuid
      )
      when 'security' then (
        select coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email) from users a
        where a.id = e.object_uuid and a.id is distinct from e.actor_id
      )
      when 'portfolio-project' then coalesce((select p.title from portfolio_project p where p.id = e.object_uuid), e.detail->>'title')
    end as "objectName"`;

const lines = (where: string) => `${selection}
  from (
    select *, case when object_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then object_id::uuid end as object_uuid
    from audit_event where ${where} and (at, id) < ($3::timestamptz, $4::uuid)
    order by at desc, id desc limit $5
  ) e left join users u on u.id = e.actor_id order by e.at desc, e.id desc`;

const ofAll = lines(
  "object_kind <> 'account' and object_kind = any ($1::text[]) and $2::text is null",
);
const ofObject = lines("object_kind = any ($1::text[]) and object_id = $2");

/** Reads who did what from PostgreSQL. Wants the `em` of its own request. */
export function createPostgresAuditTrail(em: EntityManager): AuditTrail {
  return {
    async list({ objectKind, objectId }, { limit, after }) {
      const kinds = objectKind ? [objectKind] : [...auditedKinds];
      const sql = objectId === null ? ofAll : ofObject;
      const values = [kinds, objectId, ...readCursor(after), limit + 1];
      const rows = await runSql<Row>(em, sql, values);
      const events = rows.map((row) => ({ ...row, at: new Date(row.at) }));
      return toPage(events, limit, ({ at, id }) => ({ at, id }));
    },

    addExport: (entry) => writeAuditEvent(em, { kind: "export", id: "quote-requests" }, entry),
  };
}
