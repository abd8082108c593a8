import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import {
  type AuditedKind,
  type AuditFilter,
  type AuditTrail,
  auditedKinds,
} from "../../../domain/assignment/ports.ts";
import { personName } from "../accounts/person-name.ts";
import { positionAfter, toPage } from "../sql/cursor.ts";
import { anyOf, run, type Tables } from "../sql/run.ts";
import { writeAuditEvent } from "./write-audit-event.ts";

type Wanted = AuditFilter & { after: string | null; limit: number };

/** Audit lines, newest first, with the names of actors and subjects. */
function lines(db: Kysely<Tables>, { objectKind, objectId, after, limit }: Wanted) {
  const kinds: string[] = objectKind ? [objectKind] : [...auditedKinds];
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom("audit_event")
        .select(["id", "at", "actor_id", "action", "object_kind", "object_id", "detail"])
        .select(({ ref }) => objectUuid(ref("object_id")).as("object_uuid"))
        .where("object_kind", "=", anyOf(kinds))
        // a literal, as the index has it
        .where((eb) =>
          objectId === null
            ? eb("object_kind", "<>", sql.lit("account"))
            : eb("object_id", "=", objectId),
        )
        .where(({ eb, refTuple }) => eb(refTuple("at", "id"), "<", positionAfter<string>(after)))
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .as("e"),
    )
    .leftJoin("users as u", "u.id", "e.actor_id")
    .select(({ ref, selectFrom }) => {
      const person = selectFrom("users as a")
        .select(({ ref }) =>
          personName(ref("a.first_name"), ref("a.last_name"), ref("a.email")).as("name"),
        )
        .whereRef("a.id", "=", "e.object_uuid");
      const request = selectFrom("quote_request as q")
        .select(({ ref }) =>
          sql<string>`${ref("q.company")} || ', ' || ${ref("q.trade_show_name")}`.as("name"),
        )
        .whereRef("q.id", "=", "e.object_uuid");
      const builder = selectFrom("builder as b")
        .select("b.name")
        .whereRef("b.id", "=", "e.object_uuid");
      const project = selectFrom("portfolio_project as p")
        .select("p.title")
        .whereRef("p.id", "=", "e.object_uuid");
      return [
        ...(["e.id", "e.at", "e.action", "e.detail"] as const),
        "e.actor_id as actorId",
        "e.object_id as objectId",
        sql<AuditedKind>`${ref("e.object_kind")}`.as("objectKind"),
        personName(ref("u.first_name"), ref("u.last_name"), ref("u.email")).as("actorName"),
        sql<string | null>`case ${ref("e.object_kind")}
            when 'quote-request' then ${request}
            when 'builder' then ${builder}
            when 'person' then ${person}
            when 'security' then ${person.where(({ eb, ref }) => eb("a.id", "is distinct from", ref("e.actor_id")))}
            when 'portfolio-project' then coalesce(${project}, ${ref("e.detail")} ->> 'title')
          end`.as("objectName"),
      ];
    })
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc");
}

/** The id of what a line is about; null for a text that is none. */
function objectUuid(objectId: Expression<string>): RawBuilder<string | null> {
  return sql`case when ${objectId} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${objectId}::uuid end`;
}

/** Reads who did what from PostgreSQL. Wants the `em` of its own request. */
export function createPostgresAuditTrail(em: EntityManager): AuditTrail {
  return {
    async list(filter, { limit, after }) {
      const events = await run(em, (db) => lines(db, { ...filter, after, limit: limit + 1 }));
      return toPage(events, limit, ({ at, id }) => ({ at, id }));
    },

    addExport: (entry) => writeAuditEvent(em, { kind: "export", id: "quote-requests" }, entry),
  };
}
