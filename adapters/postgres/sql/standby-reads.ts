import type { EntityManager } from "@mikro-orm/postgresql";
import type pg from "pg";

/** Asks a standby. Null: none may answer this now, so ask the primary. Never rejects. */
export type AskStandby = <Row extends object>(query: pg.QueryConfig) => Promise<Row[] | null>;

const standbysOf = new WeakMap<EntityManager, AskStandby>();

/** Lets a standby answer the reads of `em` outside transactions. `em` must be one that only reads. */
export function readFromStandby<Em extends EntityManager>(em: Em, ask: AskStandby): Em {
  standbysOf.set(em, ask);
  return em;
}

/** Undefined: the reads of `em` are for the primary. */
export function standbyOf(em: EntityManager): AskStandby | undefined {
  return standbysOf.get(em);
}
