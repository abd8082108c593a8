import type { EntityManager } from "@mikro-orm/postgresql";
import { type InsertQueryBuilder, type InsertResult, sql } from "kysely";
import type { PromisePolicies } from "../../../domain/promise/ports.ts";
import {
  defaultPromiseParams,
  type PromiseMode,
  type PromisePolicy,
} from "../../../domain/promise/promise-policy.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { momentOf } from "../sql/moment.ts";
import { insertRows } from "../sql/rows.ts";
import { run, runOne, type Tables } from "../sql/run.ts";
import { toPromisePolicy } from "./promise-mapper.ts";

type InsertPolicy = InsertQueryBuilder<Tables, "promise_policy", InsertResult>;

/** Stores policies of promises in PostgreSQL. */
export function createPostgresPromisePolicies(em: EntityManager): PromisePolicies {
  return {
    current: () => readCurrentPolicy(em),
    async list() {
      await readCurrentPolicy(em);
      const rows = await run(em, (db) =>
        db
          .selectFrom("promise_policy as c")
          .select(({ fn }) => fn.toJson("c").as("policy"))
          .orderBy("c.version", "desc")
          .limit(sql.lit(1_000)),
      );
      return rows.map(({ policy }) => toPromisePolicy(policy));
    },
    async replace(seen, { from, setBy, params }) {
      const version = seen + 1;
      const { version: latest } = await readCurrentPolicy(em);
      if (latest !== seen) throw new StaleWriteError("promise policy");
      const stored = await insertRows(
        em,
        "promise_policy",
        [{ version, valid_from: from, set_by: setBy, params }],
        returningVersion,
      );
      if (stored.length === 0) throw new StaleWriteError("promise policy");
      return { version, from, setBy, params };
    },
  };
}

const returningVersion = (insert: InsertPolicy) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning("version");

/** Stores a first policy with this mode if there is none. Called when the process starts. */
export async function ensureFirstPolicy(em: EntityManager, mode: PromiseMode, now: Date) {
  await insertRows(
    em,
    "promise_policy",
    [
      {
        version: 1,
        valid_from: now,
        set_by: null,
        params: { ...defaultPromiseParams, mode },
      },
    ],
    (insert) => insert.onConflict((conflict) => conflict.doNothing()),
  );
}

/** The latest policy; if there is none, stores the default as the first. */
export async function readCurrentPolicy(em: EntityManager): Promise<PromisePolicy> {
  const row = await runOne(em, (db) =>
    db
      .selectFrom("promise_policy as c")
      .select(({ fn }) => fn.toJson("c").as("policy"))
      .orderBy("c.version", "desc")
      .limit(sql.lit(1)),
  );
  if (row) return toPromisePolicy(row.policy);
  await ensureFirstPolicy(em, defaultPromiseParams.mode, momentOf(em));
  return readCurrentPolicy(em);
}
