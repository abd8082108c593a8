import type { UserId } from "../shared/id.ts";

export const userTypes = ["exhibitor", "builder", "admin"] as const;
export type UserType = (typeof userTypes)[number];

/** Account types that people can choose. Admins are made by the operator. */
export const ownTypes = ["exhibitor", "builder"] as const;
export type OwnType = (typeof ownTypes)[number];

/** A person with an account. `email` is lower case and unique; all else may be unknown. */
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
  /** When an admin suspended the account; null while it can sign in. */
  suspendedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};
