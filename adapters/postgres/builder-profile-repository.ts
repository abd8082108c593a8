import type { EntityManager } from "@mikro-orm/postgresql";
import type { BuilderProfileRepository } from "../../domain/builder-profiles/ports.ts";
import { summaryOf } from "../../domain/builder-profiles/summary-of.ts";
import { wholeListLimit } from "../../domain/shared/page.ts";
import { toBuilderProfile } from "./builder-profile-mapper.ts";
import { isUuid } from "./is-uuid.ts";
import { runSql } from "./run-sql.ts";
import type { BuilderRow } from "./schema/builder.ts";
import type { Stored } from "./stored.ts";

type Selected = { builder: Stored<BuilderRow> };

/** Keeps builder profiles in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresBuilderProfileRepository(
  em: EntityManager,
): BuilderProfileRepository {
  return {
    async findMany(ids) {
      const known = ids.filter(isUuid);
      if (known.length === 0) return [];
      const rows = await runSql<Selected & { account_email: string | null }>(
        em,
        `select to_json(b) as builder, u.email as account_email
         from builder b left join users u on u.id = b.user_id where b.id = any ($1::uuid[])`,
        [known],
      );
      return rows.map(({ builder, account_email }) => ({
        ...summaryOf(toBuilderProfile(builder)),
        invitationEmail: account_email ?? builder.email,
      }));
    },

    async listApproved() {
      const rows = await runSql<Selected>(
        em,
        `select to_json(b) as builder from builder b
         where review_state = 'approved' and public order by name, id limit ${wholeListLimit}`,
      );
      return rows.map(({ builder }) => toBuilderProfile(builder));
    },

    async countApproved() {
      const [row] = await runSql<{ count: string }>(
        em,
        "select count(*) from builder where review_state = 'approved'",
      );
      return Number(row?.count ?? 0);
    },
  };
}
