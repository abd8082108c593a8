import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type pg from "pg";
import { publicVersion } from "../blog/site-map-repository.ts";
import { type Database, openDatabase } from "../server/orm.ts";
import { compileOnce, readFromStandby } from "../sql/run.ts";
import { type ContentState, createContentPosition } from "./content-position.ts";
import {
  type LogPosition,
  parseLogPosition,
  primaryOnly,
  writeLogPosition,
} from "./log-position.ts";
import { createStandby, type Standby } from "./standby.ts";

// the snapshot is taken before the position, so that everything the version covers was committed
// before the position
const position = sql<string>`pg_current_wal_insert_lsn()::text`.as("position");

const readState = compileOnce((db) => db.selectNoFrom([publicVersion(db).as("version"), position]));

const readPosition = compileOnce((db) => db.selectNoFrom(position));

/**
 * The version of the public content, and a log position at or after its last change, from the
 * primary.
 */
async function readContentState(em: EntityManager): Promise<ContentState> {
  const [row] = await readState(em, {});
  return { version: row?.version ?? "", position: parseLogPosition(row?.position ?? "") ?? 0n };
}

/** A log position at or after everything committed, from the primary. */
async function readLogPosition(em: EntityManager): Promise<LogPosition> {
  const [row] = await readPosition(em, {});
  return parseLogPosition(row?.position ?? "") ?? 0n;
}

type Options = {
  urls: readonly string[];
  /** The primary. */
  orm: Database;
  /** Shares a read between concurrent callers; none of them gets a result read before its call. */
  share: (read: () => Promise<ContentState>) => Promise<ContentState>;
  report?: (words: string) => void;
  /**
   * Timeout of a standby's read, after which the primary is queried; a hung standby delays a
   * request by at most a second.
   */
  timeoutMs?: number;
  /** For tests: delay between probes of an unavailable server, and how to read its position. */
  probe?: Pick<Parameters<typeof createStandby>[0], "retryMs" | "readPosition">;
};

/** Hot standbys for public reads. Positions are texts like PostgreSQL's: `16/B374D848`. */
export type Standbys = {
  /**
   * An `em` for reads only. A standby answers if it has all public content of now and everything
   * written before `since`; else the primary.
   */
  reader(since: string | null): ReturnType<Database["em"]["fork"]>;
  /**
   * A position at or after everything committed; one that only the primary satisfies when it can't
   * be read.
   */
  position(): Promise<string>;
  /** Counts of reads since the start, by the server that answered. */
  answered(): { standby: number; primary: number };
  close(): Promise<void>;
};

/**
 * Connects to the standbys and distributes reads over those that have replayed enough. Rejects when
 * one can't be opened.
 */
export async function openStandbys({
  urls,
  orm,
  share,
  report = console.warn,
  timeoutMs = 1_000,
  probe = {},
}: Options): Promise<Standbys> {
  const opened = await Promise.all(urls.map((url) => open(url)));
  const contentPosition = createContentPosition({
    read: () => readContentState(orm.em.fork()),
    share,
  });
  let turn = 0;
  const answered = { standby: 0, primary: 0 };

  async function open(url: string): Promise<{ standby: Standby; close(): Promise<void> }> {
    const database = openDatabase(url, {
      applicationName: "boothwright reads",
      statementTimeoutMs: timeoutMs,
    });
    const pool = await database.em.getConnection().getNativeClient();
    const standby = createStandby({ pool, report, ...probe });
    return {
      standby,
      async close() {
        await standby.close();
        await database.close();
      },
    };
  }

  async function ask<Row extends object>(query: pg.QueryConfig, since: LogPosition) {
    const content = await contentPosition();
    const from = content > since ? content : since;
    const first = turn++;
    for (let tried = 0; tried < opened.length; tried++) {
      const rows = await opened[(first + tried) % opened.length]?.standby.read<Row>(query, from);
      if (!rows) continue;
      answered.standby += 1;
      return rows;
    }
    answered.primary += 1;
    return null;
  }

  return {
    reader(since) {
      const position = since === null ? 0n : (parseLogPosition(since) ?? primaryOnly);
      return readFromStandby(orm.em.fork(), (query) => ask(query, position));
    },
    position: () =>
      readLogPosition(orm.em.fork())
        .catch(() => primaryOnly)
        .then(writeLogPosition),
    answered: () => answered,
    async close() {
      for (const { close } of opened) await close();
    },
  };
}
