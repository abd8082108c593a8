import type { UserRepository } from "../../domain/accounts/ports.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import type { Message } from "../../domain/messages/ports.ts";
import { type BuilderInvite, isOpen } from "../../domain/supply/invite/builder-invite.ts";
import type { BuilderInvites } from "../../domain/supply/ports.ts";

/** In-memory invites of builders for tests. */
export function createMemoryBuilderInvites(
  profiles: BuilderProfile[],
  users: Pick<UserRepository, "find" | "save">,
  outbox: Message[] = [],
): BuilderInvites {
  const stored: BuilderInvite[] = [];
  const named = (invite: BuilderInvite) => ({
    ...structuredClone(invite),
    builderName: profiles.find(({ id }) => id === invite.builderId)?.name ?? null,
  });
  const isUnused = ({ usedAt, revokedAt }: BuilderInvite) => usedAt === null && revokedAt === null;
  return {
    async create({ invite, letter }) {
      for (const each of stored) {
        if (each.email === invite.email && isUnused(each)) each.revokedAt = invite.createdAt;
      }
      stored.push(structuredClone(invite));
      outbox.push(letter);
    },
    list: async (limit) => stored.toReversed().slice(0, limit).map(named),
    async findByToken(tokenHash) {
      const found = stored.find((each) => each.tokenHash === tokenHash);
      return found ? named(found) : null;
    },
    async revoke({ id, at }) {
      const found = stored.find((each) => each.id === id && isUnused(each));
      if (found) found.revokedAt = at;
      return found !== undefined;
    },
    async accept({ tokenHash, event: { userId, at } }) {
      const user = await users.find(userId);
      if (!user || user.userType === "admin") return "admin";
      const invite = stored.find((each) => each.tokenHash === tokenHash);
      if (invite?.usedBy === userId) return "done";
      if (!invite || !isOpen(invite, at)) return "gone";
      if (invite.builderId !== null) {
        if (profiles.some((each) => each.userId === userId)) return "own-profile";
        const profile = profiles.find(({ id }) => id === invite.builderId);
        if (!profile || profile.userId !== null) return "gone";
        profile.userId = userId;
      }
      Object.assign(invite, { usedAt: at, usedBy: userId });
      if (user.userType === "builder") return "done";
      await users.save({ ...user, userType: "builder" });
      return "switched";
    },
  };
}
