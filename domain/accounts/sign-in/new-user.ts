import type { UserId } from "../../shared/id.ts";
import type { User } from "../user.ts";

/** A new account with only an address; an exhibitor until they choose otherwise. */
export function newUser(id: UserId, email: string, now: Date): User {
  return {
    id,
    email,
    emailVerifiedAt: null,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    userType: "exhibitor",
    company: null,
    jobTitle: null,
    phone: null,
    suspendedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}
