import type { UserRepository } from "../../../domain/accounts/ports.ts";
import type { User } from "../../../domain/accounts/user.ts";
import type { BuilderProfile } from "../../../domain/builder-profiles/builder-profile.ts";
import type { UserId } from "../../../domain/shared/id.ts";

/**
 * In-memory accounts for tests. `profiles`: builder profiles that accounts may be linked to; may be
 * shared. `hasRequests`: whether the person has sent a request.
 */
export function createMemoryUserRepository(
  people: User[] = [],
  profiles: BuilderProfile[] = [],
  hasRequests: (id: UserId) => Promise<boolean> = async () => false,
): UserRepository {
  const users = new Map<UserId, User>(structuredClone(people).map((user) => [user.id, user]));
  const byEmail = (email: string) => [...users.values()].find((user) => user.email === email);

  return {
    find: async (id) => structuredClone(users.get(id) ?? null),
    findByEmail: async (email) => structuredClone(byEmail(email) ?? null),
    async save(user) {
      const known = byEmail(user.email);
      if (known && known.id !== user.id) return structuredClone(known);
      users.set(user.id, structuredClone(user));
      return structuredClone(user);
    },
    async prove(id, at) {
      const user = users.get(id);
      if (user && !user.emailVerifiedAt) {
        users.set(id, { ...user, emailVerifiedAt: at, updatedAt: at });
      }
      return structuredClone(users.get(id) ?? null);
    },
    listByType: async (type) =>
      structuredClone([...users.values()].filter((user) => user.userType === type)),
    async attachBuilder(email, userId) {
      const theirs = profiles.find(
        (profile) => profile.userId === null && profile.email?.toLowerCase() === email,
      );
      const hasOne = profiles.some((profile) => profile.userId === userId);
      if (!theirs || hasOne) return null;
      theirs.userId = userId;
      const user = users.get(userId);
      if (user?.userType !== "exhibitor" || (await hasRequests(userId))) return null;
      users.set(userId, { ...user, userType: "builder" });
      return structuredClone(users.get(userId) ?? null);
    },
  };
}
