import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { PictureCopies } from "../../../domain/pictures/linked-picture.ts";
import { readPictureAddress } from "../../../domain/pictures/picture-address.ts";
import { momentOf } from "./moment.ts";
import { anyOf, run, type Tables } from "./run.ts";

/** The row of `content_version` that counts copies. */
export const copiesKind = "linked-pictures";

/** SHA-256 of a URL, hexadecimal. */
export const hashOf = (url: Expression<unknown>) =>
  sql<string>`encode(sha256(convert_to(${url}, 'UTF8')), 'hex')`;

/** Condition: the URL leads to another host. */
export const isLink = (url: Expression<unknown>) => sql<SqlBool>`${url} ~* '^https?://'`;

/** Joins list columns and single URL columns into one list; the first must be a list. */
export const allOf = (...columns: string[]) =>
  sql<string[]>`${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || `,
  )}`;

/** Copies of the links in a `text[]`, as a JSON object of addresses by link; null without any. */
export const copiesOf = (pictures: Expression<unknown>) =>
  sql<PictureCopies | null>`(
    select jsonb_object_agg(l.url, l.copy) from linked_picture l where l.copy is not null and l.hash = any (array(
      select ${hashOf(sql.ref("url"))} from unnest(${pictures}) url where ${isLink(sql.ref("url"))}
    )))`.as("copies");

/** The picture that pages show for a column: a link's copy, or null; other URLs unchanged. */
export const shownPictureOf = (column: string) =>
  sql<string | null>`case when ${isLink(sql.ref(column))}
    then (select l.copy from linked_picture l where l.hash = ${hashOf(sql.ref(column))}) else ${sql.ref(column)} end`;

/** Changes with every new copy. */
export const copiesVersion = sql<
  string | null
>`(select version from content_version where kind = ${sql.lit(copiesKind)})`;

/** Queues the job that copies links, in the transaction of `em` that records them. */
export type QueueCopies = (em: EntityManager) => Promise<void>;

/** Queues nothing, in processes without a worker: the schedule copies the links. */
export const queueNoCopies: QueueCopies = async () => {};

type Pictures = readonly (string | null)[];

/**
 * Records new links among the pictures, in the transaction that saves them. Uploads among them
 * count as uploaded again, so that a concurrent sweep doesn't remove them.
 */
export async function noteLinkedPictures(
  em: EntityManager,
  queueCopies: QueueCopies,
  pictures: Pictures,
  before: Pictures = [],
): Promise<void> {
  const added = pictures.filter((url) => url !== null && !before.includes(url));
  if (added.length === 0) return;
  const keys = added.flatMap((url) => readPictureAddress(url ?? "")?.key ?? []);
  if (keys.length > 0) {
    await run(em, (db) =>
      db
        .updateTable("picture")
        .set({ uploaded_at: momentOf(em) })
        .where("key", "=", anyOf(keys)),
    );
  }
  const noted = await run(em, (db) => note(db, added, momentOf(em)));
  if (noted.length > 0) await queueCopies(em);
}

/** Saving a failed link again starts new attempts. */
function note(db: Kysely<Tables>, added: readonly (string | null)[], at: Date) {
  const url = sql.ref<string>("given.url");
  return db
    .insertInto("linked_picture")
    .columns(["hash", "url", "next_try_at", "created_at"])
    .expression(
      db
        .selectFrom(sql<{ url: string }>`unnest(${added}::text[])`.as<"given">(sql`given(url)`))
        .select([hashOf(url).as("hash"), url.as("url")])
        .select(({ val }) => [val(at).as("next_try_at"), val(at).as("created_at")])
        .where(isLink(url))
        .groupBy("given.url"),
    )
    .onConflict((conflict) =>
      conflict
        .column("hash")
        .doUpdateSet({ state: "waiting", tries: 0, next_try_at: at })
        .where("linked_picture.state", "=", "failed"),
    )
    .returning("linked_picture.hash");
}
