import type { User, UserType } from "../../domain/accounts/user.ts";
import type { UserId } from "../../domain/shared/id.ts";

/** One account of each type, all verified: `{type}@example.com`. */
export function sampleUsers(now: Date): Record<UserType, User> {
  function user(userType: UserType, id: string, facts: Partial<User>): User {
    return {
      id: id as UserId,
      email: `${userType}@example.com`,
      emailVerifiedAt: now,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      userType,
      company: null,
      jobTitle: null,
      phone: null,
      suspendedAt: null,
      createdAt: now,
      updatedAt: now,
      ...facts,
    };
  }

  return {
    exhibitor: user("exhibitor", "019b0000-5a01-7000-8000-6d1e0c4f9a21", {
      firstName: "Erin",
      lastName: "Calloway",
      company: "Northbeam Robotics",
      jobTitle: "Head of Events",
      phone: "+1 312 555 0117",
    }),
    builder: user("builder", "019b0000-5a02-7000-8000-2b97d3e85c40", {
      firstName: "Marcus",
      lastName: "Pike",
      company: "Redwood & Pike Exhibits",
      jobTitle: "Managing Director",
      phone: "+1 702 555 0142",
    }),
    admin: user("admin", "019b0000-5a03-7000-8000-f4408c1bd76e", {
      firstName: "Adele",
      lastName: "Moreau",
      jobTitle: "Operations",
    }),
  };
}
