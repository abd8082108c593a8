import type { Identity } from "../../domain/accounts/identity.ts";
import type { IdentityRepository, UserRepository } from "../../domain/accounts/ports.ts";

/** Keeps identities in a map, for tests. */
export function createMemoryIdentityRepository(users: UserRepository): IdentityRepository {
  const identities = new Map<string, Identity>();
  const keyOf = (issuer: string, subject: string) => JSON.stringify([issuer, subject]);

  return {
    async findPerson(issuer, subject, now) {
      const identity = identities.get(keyOf(issuer, subject));
      const user = identity && (await users.find(identity.userId));
      if (!identity || !user) return null;
      identity.lastUsedAt = now;
      return user;
    },
    async join({ identity, newUser }) {
      const key = keyOf(identity.issuer, identity.subject);
      if (identities.has(key)) return false;
      if (newUser && (await users.findByEmail(newUser.email))) return false;
      const owner = newUser ? await users.save(newUser) : await users.find(identity.userId);
      if (!owner?.emailVerifiedAt || identities.has(key)) return false;
      identities.set(key, structuredClone(identity));
      return true;
    },
    listOf: async (userId) =>
      structuredClone([...identities.values()].filter((each) => each.userId === userId)),
    async remove({ issuer, subject, userId }) {
      const key = keyOf(issuer, subject);
      return identities.get(key)?.userId === userId && identities.delete(key);
    },
  };
}
