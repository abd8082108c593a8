import type { SeenQuoteRepository } from "../../domain/quotes/ports.ts";

/** In-memory record of quotes that readers have seen, for tests. */
export function createMemorySeenQuoteRepository(): SeenQuoteRepository {
  const stored = new Map<string, number>();
  const keyOf = (userId: string, id: string) => `${userId}/${id}`;
  return {
    async note(userId, seen) {
      for (const { id, revision } of seen) {
        const key = keyOf(userId, id);
        stored.set(key, Math.max(revision, stored.get(key) ?? 0));
      }
    },
    async revisions(userId, ids) {
      return new Map(
        ids.flatMap((id) => {
          const revision = stored.get(keyOf(userId, id));
          return revision === undefined ? [] : [[id, revision]];
        }),
      );
    },
  };
}
