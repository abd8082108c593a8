import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { publicVersion } from "../blog/site-map-repository.ts";
import { compileOnce } from "../sql/run.ts";
import type { ContentState } from "./content-position.ts";
import { type LogPosition, parseLogPosition } from "./log-position.ts";

// the snapshot is taken before the position is read: what the version says was committed before it
const position = sql<string>`pg_current_wal_insert_lsn()::text`.as("position");

const readState = compileOnce((db) => db.selectNoFrom([publicVersion(db).as("version"), position]));

const readPosition = compileOnce((db) => db.selectNoFrom(position));

/** The version of the public content, and a position of the log that is behind its last change. Asks the primary. */
export async function readContentState(em: EntityManager): Promise<ContentState> {
  const [row] = await readState(em, {});
  return { version: row?.version ?? "", position: parseLogPosition(row?.position ?? "") ?? 0n };
}

/** A position of the log behind all that is committed. Asks the primary. */
export async function readLogPosition(em: EntityManager): Promise<LogPosition> {
  const [row] = await readPosition(em, {});
  return parseLogPosition(row?.position ?? "") ?? 0n;
}
