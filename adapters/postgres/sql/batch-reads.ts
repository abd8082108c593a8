import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import { standbyOf } from "./run.ts";

/** Maximum ids per statement. */
const maxBatchSize = 100;

/**
 * Batches reads by id that are requested in the same tick into one statement: after an edit many
 * pages are checked together. Not a cache. Reads within a transaction, or from a standby, aren't
 * batched.
 */
export function batchReads<Id extends string, Item>(
  read: (em: EntityManager, ids: readonly Id[]) => Promise<Map<Id, Item>>,
): (em: EntityManager, id: Id) => Promise<Item | undefined> {
  const loaders = new WeakMap<object, DataLoader<Id, Item | undefined>>();
  return async (em, id) => {
    if (em.isInTransaction() || standbyOf(em)) return (await read(em, [id])).get(id);
    const connection = em.getConnection();
    let loader = loaders.get(connection);
    if (!loader) {
      loader = new DataLoader(
        async (ids) => {
          const found = await read(em, [...new Set(ids)]);
          return ids.map((each) => found.get(each));
        },
        { cache: false, maxBatchSize },
      );
      loaders.set(connection, loader);
    }
    return loader.load(id);
  };
}
