import type { EntityManager } from "@mikro-orm/postgresql";
import type { AccountDesk, ListedPerson, PeopleGroup } from "../../../domain/account-desk/ports.ts";
import type { BuilderId, UserId } from "../../../domain/shared/id.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { writeAuditEvent } from "../operations/write-audit-event.ts";
import type { UserRow } from "../schema/accounts/user.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { inTransaction } from "../sql/in-transaction.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toUser } from "./user-mapper.ts";

type Row = {
  user: Stored<UserRow> | null;
  builder: Pick<Stored<BuilderRow>, "id" | "name" | "review_state" | "city" | "country"> | null;
  last_seen_at: string | null;
};

const groups: Record<PeopleGroup, string> = {
  exhibitors: "u.user_type = 'exhibitor'",
  builders: "(u.user_type = 'builder' or b.id is not null)",
  admins: "u.user_type = 'admin'",
  suspended: "u.suspended_at is not null",
  "off-the-site": "b.review_state = 'declined'",
};

const search = (group: string) => `
  select case when found.user_id is not null then to_json(u) end as "user",
    case when found.builder_id is not null then json_build_object('id', b.id, 'name', b.name,
      'review_state', b.review_state, 'city', b.city, 'country', b.country) end as builder,
    (select max(s.sess ->> 'lastSeenAt') from session s where s.user_id = found.user_id) as last_seen_at
  from (
    select u.id as user_id, b.id as builder_id, coalesce(u.created_at, b.created_at) as at
    from users u full join builder b on b.user_id = u.id
    where ${group} and ($1 = '' or concat_ws(' ', u.first_name, u.last_name) ilike $1 or u.email ilike $1
      or u.company ilike $1 or b.name ilike $1 or b.email ilike $1)
    order by at desc, user_id, builder_id limit $2 offset $3
  ) found
  left join users u on u.id = found.user_id
  left join builder b on b.id = found.builder_id
  order by found.at desc, found.user_id, found.builder_id`;

/** People and builders in PostgreSQL, for admins. Wants the `em` of its own request; `enqueue` queues the mails. */
export function createPostgresAccountDesk(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): AccountDesk {
  return {
    async search({ search: text, group, limit, offset }) {
      const pattern = text === "" ? "" : `%${escapeLike(text)}%`;
      const sql = search(group ? groups[group] : "true");
      return (await runSql<Row>(em, sql, [pattern, limit, offset])).map(toPerson);
    },

    suspend: ({ userId, reason, at, decidedBy, letter, audit }) =>
      inTransaction(em, userId, async (em) => {
        const suspended = await runSql(
          em,
          `update users set suspended_at = $2, suspended_reason = $3
           where id = $1 and suspended_at is null and user_type <> 'admin' returning id`,
          [userId, at, reason],
        );
        if (suspended.length === 0) return false;
        await runSql(em, "delete from session where user_id = $1", [userId]);
        await writeAuditEvent(em, { kind: "person", id: userId, at }, audit);
        await writeMessages(em, [letter], enqueue);
        const [builder] = await runSql<{ id: BuilderId }>(
          em,
          `update builder set review_state = 'declined'
           where user_id = $1 and review_state = 'approved' returning id`,
          [userId],
        );
        if (!builder) return true;
        await runSql(
          em,
          `insert into review (builder_id, decided_at, decided_by, reason) values ($1, $2, $3, $4)
           on conflict (builder_id) do update set waiting_since = null, decided_at = $2, decided_by = $3, reason = $4`,
          [builder.id, at, decidedBy, reason],
        );
        const taken = { action: "builder-profile.declined", detail: { from: "approved" } };
        const entry = { actorId: decidedBy, ...taken };
        await writeAuditEvent(em, { kind: "builder", id: builder.id, at }, entry);
        return true;
      }),

    restore: ({ userId, at, letter, audit }) =>
      inTransaction(em, userId, async (em) => {
        const restored = await runSql(
          em,
          `update users set suspended_at = null, suspended_reason = null
           where id = $1 and suspended_at is not null returning id`,
          [userId],
        );
        if (restored.length === 0) return false;
        await writeAuditEvent(em, { kind: "person", id: userId, at }, audit);
        await writeMessages(em, [letter], enqueue);
        return true;
      }),
  };
}

function toPerson({ user, builder, last_seen_at }: Row): ListedPerson {
  return {
    account: user && {
      ...toUser(user),
      id: user.id as UserId,
      suspendedReason: user.suspended_reason,
      lastSeenAt: last_seen_at === null ? null : new Date(last_seen_at),
    },
    profile: builder && {
      id: builder.id as BuilderId,
      name: builder.name,
      reviewState: builder.review_state,
      city: builder.city,
      country: builder.country,
    },
  };
}
