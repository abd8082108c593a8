import {
  emptyManual,
  type ShowManual,
  type ShowManuals,
} from "../../domain/show-plan/show-manual.ts";

/** Manuals of shows in memory; every show exists. */
export function createMemoryShowManuals(): ShowManuals {
  const manuals = new Map<string, ShowManual>();
  const find: ShowManuals["find"] = async (id) => manuals.get(id) ?? emptyManual;
  return {
    find,
    async save(id, part, value) {
      manuals.set(id, { ...(await find(id)), [part]: value });
      return true;
    },
  };
}
