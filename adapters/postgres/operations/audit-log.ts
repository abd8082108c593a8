import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, type RawBuilder, sql } from "kysely";
import { type AuditedKind, type AuditLog, auditedKinds } from "../../../domain/assignment/ports.ts";
import { uuidForm } from "../../../domain/shared/id.ts";
import { personName } from "../shared/person-name.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { type GivenPosition, givenPosition, positionGiven, toPage } from "../sql/cursor.ts";
import { compileEach, type QueryValues } from "../sql/run.ts";

type Values = GivenPosition & { kinds: string[]; objectId: string | null; limit: number };
type Shape = { isOfOne: boolean };

/** Audit lines, newest first, with the names of actors and subjects. */
const readLines = compileEach((db, given: QueryValues<Values>, { isOfOne }: Shape) =>
  db
    .selectFrom(({ selectFrom }) =>
      selectFrom("audit_event")
        .select(["id", "at", "actor_id", "action", "object_kind", "object_id", "detail"])
        .select(({ ref }) => objectUuid(ref("object_id")).as("object_uuid"))
        .where("object_kind", "=", sql<string>`any(${given("kinds")})`)
        // a literal, since the partial index has it
        .where((eb) =>
          isOfOne
            ? eb("object_id", "=", sql<string>`${given("objectId")}`)
            : eb("object_kind", "<>", sql.lit("account")),
        )
        .where(({ eb, refTuple }) => eb(refTuple("at", "id"), "<", positionGiven<string>(given)))
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(given("limit"))
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
      const show = selectFrom("trade_show as t")
        .select("t.title")
        .whereRef("t.id", "=", "e.object_uuid");
      const article = selectFrom("blog_post as w")
        .select("w.title")
        .whereRef("w.id", "=", "e.object_uuid");
      const project = selectFrom("portfolio_project as p")
        .select("p.title")
        .whereRef("p.id", "=", "e.object_uuid");
      return [
        "e.id",
        "e.at",
        "e.action",
        "e.detail",
        "e.actor_id as actorId",
        "e.object_id as objectId",
        sql<AuditedKind>`${ref("e.object_kind")}`.as("objectKind"),
        personName(ref("u.first_name"), ref("u.last_name"), ref("u.email")).as("actorName"),
        sql<string | null>`case ${ref("e.object_kind")}
            when 'quote-request' then ${request}
            when 'builder' then ${builder}
            when 'commission' then ${builder}
            when 'person' then ${person}
            when 'security' then ${person.where(({ eb, ref }) => eb("a.id", "is distinct from", ref("e.actor_id")))}
            when 'rates' then coalesce(${show}, case when ${ref("e.object_uuid")} is null then ${ref("e.object_id")} end)
            when 'trade-show' then ${show}
            when 'article' then ${article}
            when 'portfolio-project' then coalesce(${project}, ${ref("e.detail")} ->> 'title')
          end`.as("objectName"),
        sql<boolean>`${ref("e.object_kind")} = 'portfolio-project' and ${project} is null`.as(
          "isGone",
        ),
      ];
    })
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc"),
);

/** The id of a line's subject as a uuid; null for a text that is none. */
function objectUuid(objectId: Expression<string>): RawBuilder<string | null> {
  return sql`case when ${objectId} ~ ${sql.lit(`^${uuidForm}$`)} then ${objectId}::uuid end`;
}

/** The audit log in PostgreSQL. Needs the request's own `em`. */
export function createPostgresAuditLog(em: EntityManager): AuditLog {
  return {
    async list({ objectKind, objectId }, { limit, after }) {
      const kinds = objectKind ? [objectKind] : [...auditedKinds];
      const values = { ...givenPosition(after), kinds, objectId, limit: limit + 1 };
      const events = await readLines(em, { isOfOne: objectId !== null }, values);
      return toPage(events, limit, ({ at, id }) => ({ at, id }));
    },

    addExport: (entry) => writeAuditEvent(em, { kind: "export", id: "quote-requests" }, entry),
  };
}
