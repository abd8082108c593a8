import type { Passkey } from "../../../domain/accounts/passkeys/passkey.ts";
import type { SessionRepository, UserRepository } from "../../../domain/accounts/ports.ts";
import type { Session } from "../../../domain/accounts/sessions/session.ts";
import type { BuilderProfile } from "../../../domain/builder-profiles/builder-profile.ts";
import { summaryOf } from "../../../domain/builder-profiles/summary-of.ts";

/** In-memory sessions for tests. */
export function createMemorySessionRepository(
  users: UserRepository,
  profiles: BuilderProfile[] = [],
  passkeys: Passkey[] = [],
): SessionRepository {
  const sessions = new Map<string, Session>();
  const replaced = new Set<string>();
  /** The first `idHash` of each session whose secret was replaced. */
  const firsts = new Map<string, string>();
  const firstOf = (idHash: string) => firsts.get(idHash) ?? idHash;

  return {
    async find(idHash, now) {
      const session = sessions.get(idHash);
      const user = session && (await users.find(session.userId));
      if (!user || session.expiresAt <= now) return null;
      const profile = profiles.find((each) => each.userId === user.id);
      const hasPasskey = passkeys.some(({ userId }) => userId === user.id);
      const builder = profile ? summaryOf(profile) : null;
      return structuredClone({ session, user, builder, hasPasskey });
    },
    async save(session) {
      sessions.set(session.idHash, structuredClone(session));
    },
    listOf: async (userId, now) =>
      structuredClone([...sessions.values()])
        .filter((session) => session.userId === userId && session.expiresAt > now)
        .filter(({ idHash }) => !replaced.has(idHash))
        .sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime()),
    async endAll(userId) {
      for (const session of [...sessions.values()]) {
        if (session.userId === userId) sessions.delete(session.idHash);
      }
    },
    async slide(session) {
      if (!sessions.has(session.idHash) || replaced.has(session.idHash)) return;
      sessions.set(session.idHash, structuredClone(session));
    },
    async replace(idHash, next, graceUntil) {
      const old = sessions.get(idHash);
      if (!old || replaced.has(idHash)) return false;
      replaced.add(idHash);
      firsts.set(next.idHash, firstOf(idHash));
      const expiresAt = old.expiresAt < graceUntil ? old.expiresAt : graceUntil;
      sessions.set(idHash, { ...old, expiresAt });
      sessions.set(next.idHash, structuredClone(next));
      return true;
    },
    async end(idHash) {
      const first = firstOf(idHash);
      for (const each of [...sessions.keys()]) if (firstOf(each) === first) sessions.delete(each);
    },
    async removeExpired(now) {
      const over = [...sessions.values()].filter((session) => session.expiresAt <= now);
      for (const session of over) sessions.delete(session.idHash);
      return over.length;
    },
  };
}
