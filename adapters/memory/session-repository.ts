import type { SessionRepository, UserRepository } from "../../domain/accounts/ports.ts";
import type { Session } from "../../domain/accounts/session.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import { summaryOf } from "../../domain/builder-profiles/summary-of.ts";

/** Keeps sessions in a map, for tests. */
export function createMemorySessionRepository(
  users: UserRepository,
  profiles: BuilderProfile[] = [],
): SessionRepository {
  const sessions = new Map<string, Session>();

  return {
    async find(idHash, now) {
      const session = sessions.get(idHash);
      const user = session && (await users.find(session.userId));
      if (!user || session.expiresAt <= now) return null;
      const profile = profiles.find((each) => each.userId === user.id);
      return structuredClone({ session, user, builder: profile ? summaryOf(profile) : null });
    },
    async save(session) {
      sessions.set(session.idHash, structuredClone(session));
    },
    listOf: async (userId, now) =>
      structuredClone([...sessions.values()])
        .filter((session) => session.userId === userId && session.expiresAt > now)
        .sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime()),
    async end(idHashes) {
      for (const idHash of idHashes) sessions.delete(idHash);
    },
    async slide(session) {
      if (sessions.has(session.idHash)) sessions.set(session.idHash, structuredClone(session));
    },
    async remove(idHash) {
      sessions.delete(idHash);
    },
    async removeExpired(now) {
      const over = [...sessions.values()].filter((session) => session.expiresAt <= now);
      for (const session of over) sessions.delete(session.idHash);
      return over.length;
    },
  };
}
