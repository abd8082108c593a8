import type { IdentityRepository, UserRepository } from "../../../domain/accounts/ports.ts";
import type { Identity } from "../../../domain/accounts/providers/identity.ts";
import type { Message } from "../../../domain/messages/ports.ts";

type StoredIdentity = Identity & { isRemoved: boolean };

/** In-memory identities for tests. `outbox` may be shared with other repositories that write messages. */
export function createMemoryIdentityRepository(
  users: UserRepository,
  outbox: Message[] = [],
): IdentityRepository {
  const identities = new Map<string, StoredIdentity>();
  const keyOf = (issuer: string, subject: string) => JSON.stringify([issuer, subject]);
  const list = (userId: string, areRemoved: boolean) =>
    [...identities.values()]
      .filter((each) => each.userId === userId && each.isRemoved === areRemoved)
      .map(({ isRemoved: _, ...identity }) => structuredClone(identity));

  function mark({ issuer, subject, userId }: Identity, isRemoved: boolean, letter: Message) {
    const found = identities.get(keyOf(issuer, subject));
    if (found?.userId !== userId || found.isRemoved === isRemoved) return false;
    found.isRemoved = isRemoved;
    outbox.push(letter);
    return true;
  }

  return {
    async findPerson(issuer, subject, now) {
      const identity = identities.get(keyOf(issuer, subject));
      const user = identity && (await users.find(identity.userId));
      if (!identity || identity.isRemoved || !user) return null;
      identity.lastUsedAt = now;
      return user;
    },
    isRemoved: async (issuer, subject) =>
      identities.get(keyOf(issuer, subject))?.isRemoved ?? false,
    async join({ identity, newUser, letter }) {
      const key = keyOf(identity.issuer, identity.subject);
      if (identities.has(key)) return false;
      if (newUser && (await users.findByEmail(newUser.email))) return false;
      const owner = newUser ? await users.save(newUser) : await users.find(identity.userId);
      if (!owner?.emailVerifiedAt || identities.has(key)) return false;
      identities.set(key, { ...structuredClone(identity), isRemoved: false });
      if (letter) outbox.push(letter);
      return true;
    },
    listOf: async (userId) => list(userId, false),
    listRemovedOf: async (userId) => list(userId, true),
    remove: async (identity, _event, letter) => mark(identity, true, letter),
    restore: async (identity, _event, letter) => mark(identity, false, letter),
  };
}
