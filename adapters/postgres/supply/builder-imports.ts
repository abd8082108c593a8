import type { EntityManager } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import type { BuilderProfile } from "../../../domain/builder-profiles/builder-profile.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import type { BuilderImports } from "../../../domain/supply/ports.ts";
import { toBuilderProfile, toBuilderRow } from "../builders/builder-profile-mapper.ts";
import { insertRows } from "../sql/rows.ts";
import { run } from "../sql/run.ts";

const { ref } = sql;
const inLowerCase = (texts: (string | null)[]) =>
  texts.filter((text) => text !== null).map((text) => text.toLowerCase());
const isOneOf = (column: string, texts: string[]) =>
  sql<SqlBool>`lower(${ref(column)}) = any (${texts}::text[])`;

/** Lock number that serializes imports, so that two of the same file create each builder once. */
const lockNumber = sql.lit(7_260_111);

/** Imports of builders in PostgreSQL. */
export function createPostgresBuilderImports(em: EntityManager): BuilderImports {
  return {
    async listKnown({ emails, names }) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("builder as b")
          .select(({ fn }) => fn.toJson("b").as("builder"))
          .select("b.notion_id")
          .where(({ or }) =>
            or([isOneOf("b.email", inLowerCase(emails)), isOneOf("b.name", inLowerCase(names))]),
          )
          .orderBy("b.created_at")
          .orderBy("b.id"),
      );
      return rows.map(({ builder, notion_id }) => ({
        profile: toBuilderProfile(builder),
        isSynced: notion_id !== null,
      }));
    },

    save: ({ created, changed, at, actorId }) =>
      em.transactional(async (em) => {
        await run(em, (db) =>
          db.selectNoFrom(sql`pg_advisory_xact_lock(${lockNumber})`.as("lock")),
        );
        await refuseKnown(em, created);
        await insertRows(
          em,
          "builder",
          created.map((profile) => toBuilderRow(profile)),
        );
        for (const { profile, before } of changed) await change(em, profile, before);
        const waiting = created.filter(({ reviewState }) => reviewState === "pending-review");
        await insertRows(
          em,
          "review",
          waiting.map(({ id }) => ({ builder_id: id, waiting_since: at })),
        );
        const lines = [
          ...created.map(({ id }) => ({ id, detail: { created: true } })),
          ...changed.map(({ profile: { id } }) => ({ id, detail: { created: false } })),
        ];
        await insertRows(
          em,
          "audit_event",
          lines.map(({ id, detail }) => ({
            actor_id: actorId,
            action: "builder-profile.imported",
            object_kind: "builder",
            object_id: id,
            detail,
            at,
          })),
        );
      }),
  };
}

/** Throws StaleWriteError when another import has created these builders meanwhile. */
async function refuseKnown(em: EntityManager, created: BuilderProfile[]): Promise<void> {
  const emails = inLowerCase(created.map(({ email }) => email));
  const [known] = await run(em, (db) =>
    db.selectFrom("builder").select("id").where(isOneOf("email", emails)).limit(1),
  );
  if (known) throw new StaleWriteError(known.id);
}

async function change(em: EntityManager, profile: BuilderProfile, before: BuilderProfile) {
  const { notion_id: _, portfolio_images: _images, ...row } = toBuilderRow(profile);
  const saved = await run(em, (db) =>
    db
      .updateTable("builder")
      .set(row)
      .where("id", "=", profile.id)
      .where("updated_at", "=", before.updatedAt)
      .where("user_id", "is", null)
      .returning("id"),
  );
  if (saved.length === 0) throw new StaleWriteError(profile.id);
}
