import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { type CheckKind, checkKinds } from "../../../domain/shared/check-kinds.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import type { VettingPolicies } from "../../../domain/vetting/ports.ts";
import type { RequiredVetting } from "../../../domain/vetting/required-vetting.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { isListed } from "../sql/published.ts";
import { insertRows } from "../sql/rows.ts";
import { runOne, type Tables } from "../sql/run.ts";

/** The checks that the current policy requires. */
export const requiredVetting = sql<RequiredVetting>`coalesce((select v.required from vetting_policy v
  order by v.version desc limit 1), 'none')`;

const validKinds = (builderId: string) => sql<CheckKind[]>`array(select k.kind from vetting_check k
  where k.builder_id = ${sql.ref(builderId)} and k.state = 'valid' order by k.kind)`;

/** The facts of a builder's checks that matching reads, as JSON. */
export const vettingFacts = (builderId: string) => sql<{
  required: RequiredVetting;
  valid: CheckKind[];
  insuranceEndedOn: string | null;
}>`jsonb_build_object('required', ${requiredVetting}, 'valid', ${validKinds(builderId)}, 'insuranceEndedOn',
  (select max(k.valid_until) from vetting_check k
    where k.builder_id = ${sql.ref(builderId)} and k.kind = 'insurance' and k.state = 'expired'))`;

/** Condition: the builder has the checks that the current policy requires. */
export const isVetted = (builderId: string): RawBuilder<SqlBool> => sql`(case ${requiredVetting}
  when 'none' then true
  when 'insurance' then 'insurance' = any (${validKinds(builderId)})
  else cardinality(${validKinds(builderId)}) = ${sql.lit(checkKinds.length)} end)`;

/** Listed builders with valid checks: all with insurance, and those with every one. */
const withChecks = (db: Kysely<Tables>) =>
  db
    .selectFrom("vetting_check as k")
    .innerJoin("builder as b", "b.id", "k.builder_id")
    .select([
      "k.builder_id",
      sql<number>`count(*)`.as("kinds"),
      sql<boolean>`bool_or(k.kind = 'insurance')`.as("insured"),
    ])
    .where("k.state", "=", sql.lit("valid"))
    .where(isListed)
    .groupBy("k.builder_id");

/** The policy of required checks in PostgreSQL. Needs the request's own `em`. */
export function createPostgresVettingPolicies(em: EntityManager): VettingPolicies {
  return {
    async current() {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("vetting_policy")
          .select(["version", "required"])
          .orderBy("version", "desc")
          .limit(sql.lit(1)),
      );
      return row ?? { version: 0, required: "none" };
    },

    async countLeft() {
      const row = await runOne(em, (db) =>
        db.selectNoFrom(({ selectFrom }) => [
          // listed builders are counted by triggers
          selectFrom("builder_facet")
            .select(sql<number>`amount::int`.as("amount"))
            .where("dimension", "=", sql.lit("all"))
            .where("value", "=", sql.lit(""))
            .as("none"),
          selectFrom(withChecks(db).as("c"))
            .select(sql<number>`(count(*) filter (where c.insured))::int`.as("count"))
            .as("insurance"),
          selectFrom(withChecks(db).as("c"))
            .select(
              sql<number>`(count(*) filter (where c.kinds = ${sql.lit(checkKinds.length)}))::int`.as(
                "count",
              ),
            )
            .as("all"),
        ]),
      );
      return { none: row?.none ?? 0, insurance: row?.insurance ?? 0, all: row?.all ?? 0 };
    },

    async isVetted(builderId) {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("builder as b")
          .select(isVetted("b.id").as("is"))
          .where("b.id", "=", builderId),
      );
      return Boolean(row?.is);
    },

    add: ({ version, required: wanted }, { at, by, audit }) =>
      em.transactional(async (em) => {
        const row = { version, valid_from: at, set_by: by, required: wanted };
        const stored = await insertRows(em, "vetting_policy", [row], once);
        if (stored.length === 0) throw new StaleWriteError("vetting policy");
        await writeAuditEvent(em, { kind: "vetting", id: "policy", at }, audit);
      }),
  };
}

const once: NonNullable<Parameters<typeof insertRows<"vetting_policy", { version: number }>>[3]> = (
  insert,
) => insert.onConflict((conflict) => conflict.doNothing()).returning("version");
