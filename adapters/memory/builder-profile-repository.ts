import type { User } from "../../domain/accounts/user.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import type { BuilderProfileRepository } from "../../domain/builder-profiles/ports.ts";

/** Reads builder profiles from a list, for tests. `people` are whose addresses their invitations go to. */
export function createMemoryBuilderProfileRepository(
  profiles: BuilderProfile[] = [],
  people: User[] = [],
): BuilderProfileRepository {
  const addressOf = (profile: BuilderProfile) =>
    people.find((user) => user.id === profile.userId)?.email ?? profile.email;
  const approved = () =>
    profiles
      .filter((profile) => profile.reviewState === "approved" && profile.public)
      .sort((a, b) => a.name.localeCompare(b.name));

  return {
    findMany: async (ids) =>
      profiles
        .filter((profile) => ids.includes(profile.id))
        .map((profile) => ({ ...profile, invitationEmail: addressOf(profile) })),
    listApproved: async () => structuredClone(approved()),
    countApproved: async () => approved().length,
  };
}
