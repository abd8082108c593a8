import type { UserId } from "../shared/id.ts";

export const userTypes = ["exhibitor", "builder", "admin"] as const;
export type UserType = (typeof userTypes)[number];

/** The types that people choose between themselves. Nobody makes themselves an admin. */
export const ownTypes = ["exhibitor", "builder"] as const;
export type OwnType = (typeof ownTypes)[number];

/** Somebody with an account. `email` is lower case and unique; nothing is known of a new person but that. */
export type User = {
  id: UserId;
  email: string;
  emailVerifiedAt: Date | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  userType: UserType;
  company: string | null;
  jobTitle: string | null;
  phone: string | null;
  /** Since when an admin keeps everybody from signing in to it. */
  suspendedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};
